<?php
/**
 * A post in a list, in short. $args: entry; heading, a tag name ('h3' by default); eager, as in cover-link.php.
 *
 * Twin: src/components/cards/post-card/post-card.tsx
 */

declare(strict_types=1);

$entry   = $args['entry'];
$heading = $args['heading'] ?? 'h3';
?>
<article class="hien-card hien-post-card is-compact">
	<?php
	get_template_part(
		'parts/cards/cover-link',
		null,
		[ 'entry' => $entry, 'sizes' => '(max-width: 600px) 116x165px, 224x170px', 'eager' => $args['eager'] ]
	);
	?>
	<div class="hien-post-card__body">
		<<?php echo tag_escape( $heading ); ?> class="hien-post-card__title"><a class="hien-clamp-3" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></a></<?php echo tag_escape( $heading ); ?>>
		<?php
		if ( $entry['protected'] ) {
			get_template_part( 'parts/ui/meta/locked' );
		}
		?>
		<?php if ( '' !== $entry['excerpt'] ) : ?>
			<p class="hien-post-card__excerpt hien-clamp-2"><?php echo hien_escape( $entry['excerpt'] ); ?></p>
		<?php endif; ?>
		<p class="hien-meta">
			<?php hien_time( $entry['date'] ); ?>
			<?php if ( null !== $entry['category'] ) : ?>
				<span class="hien-meta__dot"><?php echo hien_escape( $entry['category']['name'] ); ?></span>
			<?php endif; ?>
			<span class="hien-meta__dot is-extra"><?php echo esc_html( hien_reading_time( $entry['minutes'] ) ); ?></span>
			<?php if ( $entry['views'] > 0 ) : ?>
				<span class="hien-meta__dot is-extra"><?php echo esc_html( hien_view_count( $entry['views'] ) ); ?></span>
			<?php endif; ?>
		</p>
	</div>
</article>
