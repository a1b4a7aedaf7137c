<?php
/**
 * /videos/{slug}: a video with its text, its series, related videos and comments.
 *
 * Twin: src/screens/video/video-screen.tsx
 */

declare(strict_types=1);

[ 'video' => $video, 'comments' => $comment_list ] = $args['screen']->data;
?>
<div class="hien-video<?php echo [] === $video['series_items'] ? ' is-alone' : ''; ?>">
	<article <?php post_class( 'hien-video__main', $video['id'] ); ?>>
		<?php get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => $video['breadcrumbs'], 'current' => $video['title'] ] ); ?>
		<div class="hien-video__player"><?php get_template_part( 'parts/video/player', null, $video ); ?></div>
		<h1 class="hien-video__title"><?php echo hien_escape( hien_title( $video['title'] ) ); ?></h1>
		<?php
		get_template_part( 'parts/post/byline', null, [ 'save' => 'videos', 'notes' => [ hien_view_count( $video['views'] ) ] ] + $video );
		get_template_part( 'parts/post/article', 'text', $video );
		get_template_part( 'parts/post/keywords', null, $video['terms'] );
		?>
	</article>
	<?php get_template_part( 'parts/video/series-list', null, $video ); ?>
	<div class="hien-video__more">
		<?php get_template_part( 'parts/post/post-nav', null, $video ); ?>
		<?php if ( [] !== $video['related'] ) : ?>
			<section class="hien-post__section hien-related" aria-label="<?php esc_attr_e( 'Video liên quan', 'hien' ); ?>">
				<?php get_template_part( 'parts/ui/section-head', null, [ 'title' => __( 'Video liên quan', 'hien' ) ] ); ?>
				<div class="hien-video__related">
					<?php
					foreach ( $video['related'] as $related ) {
						get_template_part( 'parts/cards/video-card', null, [ 'entry' => $related, 'heading' => 'h3' ] );
					}
					?>
				</div>
			</section>
		<?php endif; ?>
		<?php get_template_part( 'parts/comments/comments', null, [ 'entry' => $video, 'list' => $comment_list ] ); ?>
	</div>
</div>
