<?php
/**
 * The newest posts of a category. $args: category; data, a list of posts; row, whether they are small cards in a row; eager, whether
 * the first card is visible without scrolling.
 *
 * Twin: src/components/cards/category-section/category-section.tsx
 */

declare(strict_types=1);

[ 'category' => $category, 'data' => $entries ] = $args;
$is_eager = $args['eager'] ?? false;

$head = [ 'title' => $category['name'], 'id' => "hien-section-{$category['id']}" ];
if ( hien_current_path() !== $category['path'] ) {
	/* translators: %s: name of a category. */
	$label        = sprintf( __( 'Xem tất cả: %s', 'hien' ), $category['name'] );
	$head['more'] = [ __( 'Xem tất cả', 'hien' ), $category['path'], $label ];
}
?>
<section class="hien-layout__section" aria-labelledby="<?php echo esc_attr( $head['id'] ); ?>">
	<?php get_template_part( 'parts/ui/section-head', null, $head ); ?>
	<?php if ( $args['row'] ?? false ) : ?>
		<?php get_template_part( 'parts/cards/post-row', null, [ 'entries' => $entries ] ); ?>
	<?php else : ?>
		<div class="hien-feed">
			<?php
			// Two posts have full cards; the others are compact.
			foreach ( $entries as $index => $entry ) {
				get_template_part(
					'parts/cards/post-card',
					$index < 2 ? null : 'compact',
					[ 'entry' => $entry, 'eager' => $is_eager && 0 === $index ]
				);
			}
			?>
		</div>
	<?php endif; ?>
</section>
