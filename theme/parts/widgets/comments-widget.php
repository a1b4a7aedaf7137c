<?php
/**
 * The latest comments of the site. $args: the response `comments`.
 *
 * Twin: src/components/widgets/comments-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, [ 'title' => __( 'Bình luận mới', 'hien' ) ] ); ?>
	<ul class="hien-latest-comments">
		<?php
		foreach ( $args['data'] as $entry ) :
			/* translators: %s: title of a post. */
			$place = sprintf( __( 'Trong bài: %s', 'hien' ), $entry['title'] );
			?>
			<li class="hien-latest-comments__item">
				<?php hien_avatar( $entry['avt'], 'is-small' ); ?>
				<div>
					<p class="hien-latest-comments__author">
						<?php if ( '' === $entry['comment_author_url'] ) : ?>
							<?php echo hien_escape( $entry['comment_author'] ); ?>
						<?php else : ?>
							<a href="<?php echo esc_url( $entry['comment_author_url'] ); ?>" rel="nofollow ugc noopener external"><?php echo hien_escape( $entry['comment_author'] ); ?></a>
						<?php endif; ?>
					</p>
					<a class="hien-latest-comments__text hien-clamp-2" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>" title="<?php echo hien_escape( $place ); ?>"><?php echo hien_escape( $entry['comment_content'] ); ?></a>
					<?php hien_relative_date( $entry['date'], 'hien-latest-comments__date' ); ?>
				</div>
			</li>
		<?php endforeach; ?>
	</ul>
</section>
