<?php
/**
 * Small cards of posts, three side by side. $args: entries, a list of posts.
 *
 * Twin: src/components/cards/post-row/post-row.tsx
 */

declare(strict_types=1);

?>
<div class="hien-post-row">
	<?php foreach ( $args['entries'] as $entry ) : ?>
		<a class="hien-card hien-post-row__item" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>">
			<span class="hien-cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>"><?php hien_cover_image( $entry, '(max-width: 600px) 124x110px, 229x143px' ); ?></span>
			<span class="hien-post-row__body">
				<span class="hien-post-row__title hien-clamp-3"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></span>
				<?php
				if ( $entry['protected'] ) {
					get_template_part( 'parts/ui/meta/locked' );
				}
				?>
				<span class="hien-meta"><?php hien_time( $entry['date'] ); ?></span>
			</span>
		</a>
	<?php endforeach; ?>
</div>
