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

$title_id = "hien-section-{$category['id']}";
/* translators: %s: name of a category. */
$label = sprintf( __( 'Xem tất cả: %s', 'hien' ), $category['name'] );
?>
<section class="hien-layout__section" aria-labelledby="<?php echo esc_attr( $title_id ); ?>">
	<header class="hien-section-head">
		<h2 class="hien-section-head__title" id="<?php echo esc_attr( $title_id ); ?>"><?php echo hien_escape( $category['name'] ); ?></h2>
		<?php if ( hien_current_path() !== $category['path'] ) : ?>
			<a class="hien-section-head__link" href="<?php echo esc_url( hien_url( $category['path'] ) ); ?>" aria-label="<?php echo hien_escape( $label ); ?>"><?php esc_html_e( 'Xem tất cả', 'hien' ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></a>
		<?php endif; ?>
	</header>
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
