<?php
/**
 * A post in a list, in full size. $args: entry; eager, as in cover-link.php.
 *
 * Twin: src/components/cards/post-card/post-card.tsx
 */

declare(strict_types=1);

$entry    = $args['entry'];
$url      = hien_url( $entry['path'] );
$category = $entry['category'];
/* translators: %s: title of a post. */
$read = sprintf( __( 'Đọc tiếp: %s', 'hien' ), $entry['title'] );
/* translators: %s: title of a post. */
$discuss = sprintf( __( 'Bình luận: %s', 'hien' ), $entry['title'] );

$beside_date = static function () use ( $entry, $category ): void {
	if ( null !== $category ) {
		printf(
			'<span class="hien-meta__dot"><a href="%s">%s</a></span>',
			esc_url( hien_url( $category['path'] ) ),
			hien_escape( $category['name'] )
		);
	}
	printf( '<span class="hien-meta__dot is-wide-only">%s</span>', esc_html( hien_reading_time( $entry['minutes'] ) ) );
};
?>
<article class="hien-card hien-post-card">
	<?php
	get_template_part(
		'parts/cards/post-card/card-head',
		null,
		[ 'author' => $entry['author'], 'date' => $entry['date'], 'print' => $beside_date ]
	);
	?>
	<div class="hien-post-card__body">
		<h3 class="hien-post-card__title"><a href="<?php echo esc_url( $url ); ?>"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></a></h3>
		<?php
		if ( $entry['protected'] ) {
			get_template_part( 'parts/ui/meta/locked' );
		}
		?>
		<?php if ( '' !== $entry['excerpt'] ) : ?>
			<p class="hien-post-card__excerpt hien-clamp-3"><?php echo hien_escape( $entry['excerpt'] ); ?></p>
		<?php endif; ?>
	</div>
	<?php
	get_template_part(
		'parts/cards/cover-link',
		null,
		[ 'entry' => $entry, 'sizes' => '(max-width: 768px) 94x53vw, 720x335px', 'eager' => $args['eager'] ]
	);
	?>
	<div class="hien-post-card__stats"><span><?php echo esc_html( hien_view_count( $entry['views'] ) ); ?></span><span><?php echo esc_html( hien_comment_count( $entry['comments'] ) ); ?></span></div>
	<div class="hien-post-card__actions">
		<a class="hien-post-card__action" href="<?php echo esc_url( $url ); ?>" aria-label="<?php echo hien_escape( $read ); ?>"><?php hien_icon( 'book-open' ); ?><?php esc_html_e( 'Đọc tiếp', 'hien' ); ?></a>
		<a class="hien-post-card__action" href="<?php echo esc_url( "$url#comments" ); ?>" aria-label="<?php echo hien_escape( $discuss ); ?>"><?php hien_icon( 'message-square' ); ?><?php esc_html_e( 'Bình luận', 'hien' ); ?></a>
		<?php
		get_template_part(
			'parts/favorites/save-button',
			null,
			[ 'type' => 'posts', 'title' => $entry['title'], 'class' => 'hien-post-card__action' ]
		);
		?>
	</div>
</article>
