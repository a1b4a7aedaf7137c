<?php
/**
 * A video as large as a post. $args: entry, author.
 *
 * Twin: src/components/cards/feed-card/feed-video.tsx
 */

declare(strict_types=1);

[ 'entry' => $entry, 'author' => $author ] = $args;

$url = hien_url( $entry['path'] );
/* translators: %s: title of a video. */
$watch = sprintf( __( 'Xem video: %s', 'hien' ), $entry['title'] );
/* translators: %s: title of a post. */
$discuss = sprintf( __( 'Bình luận: %s', 'hien' ), $entry['title'] );

$beside_date = static function (): void {
	printf( '<span class="hien-meta__dot"><a href="%s">%s</a></span>', esc_url( hien_url( '/videos' ) ), esc_html__( 'Video', 'hien' ) );
};
?>
<article class="hien-card hien-post-card">
	<?php
	get_template_part(
		'parts/cards/post-card/card-head',
		null,
		[ 'author' => $author, 'date' => $entry['date'], 'print' => $beside_date ]
	);
	?>
	<div class="hien-post-card__body"><h3 class="hien-post-card__title"><a href="<?php echo esc_url( $url ); ?>"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></a></h3></div>
	<a class="hien-cover hien-video-cover hien-post-card__cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>" href="<?php echo esc_url( $url ); ?>" tabindex="-1" aria-hidden="true"><?php get_template_part( 'parts/cards/video-cover', null, [ 'entry' => $entry, 'sizes' => '(max-width: 768px) 94x53vw, 720x335px', 'play' => true ] ); ?></a>
	<div class="hien-post-card__stats"><span><?php echo esc_html( hien_view_count( $entry['views'] ) ); ?></span></div>
	<div class="hien-post-card__actions">
		<a class="hien-post-card__action" href="<?php echo esc_url( $url ); ?>" aria-label="<?php echo hien_escape( $watch ); ?>"><?php hien_icon( 'play' ); ?><?php esc_html_e( 'Xem video', 'hien' ); ?></a>
		<a class="hien-post-card__action" href="<?php echo esc_url( "$url#comments" ); ?>" aria-label="<?php echo hien_escape( $discuss ); ?>"><?php hien_icon( 'message-square' ); ?><?php esc_html_e( 'Bình luận', 'hien' ); ?></a>
		<?php
		get_template_part(
			'parts/favorites/save-button',
			null,
			[ 'type' => 'videos', 'title' => $entry['title'], 'class' => 'hien-post-card__action' ]
		);
		?>
	</div>
</article>
