<?php
/**
 * A course in a list. $args: entry; heading, a tag name; eager, whether it is visible without scrolling.
 *
 * Twin: src/components/cards/course-card/course-card.tsx
 */

declare(strict_types=1);

$entry   = $args['entry'];
$address = hien_url( $entry['path'] );
?>
<article class="hien-card hien-course-card">
	<a class="hien-cover hien-course-card__cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>" href="<?php echo esc_url( $address ); ?>" tabindex="-1" aria-hidden="true">
		<?php hien_cover_image( $entry, '(max-width: 600px) 100vw, 380px', eager: $args['eager'] ?? false ); ?>
		<?php if ( $entry['percent'] > 0 ) : ?>
			<?php /* translators: %d: how many per cent cheaper. */ ?>
			<span class="hien-badge hien-course-card__off"><?php echo esc_html( sprintf( __( 'Giảm %d%%', 'hien' ), $entry['percent'] ) ); ?></span>
		<?php endif; ?>
	</a>
	<div class="hien-course-card__body">
		<<?php echo tag_escape( $args['heading'] ); ?> class="hien-course-card__title"><a href="<?php echo esc_url( $address ); ?>"><?php echo hien_escape( hien_title( $entry['text'] ) ); ?></a></<?php echo tag_escape( $args['heading'] ); ?>>
		<?php if ( '' !== $entry['excerpt'] ) : ?>
			<p class="hien-course-card__text hien-clamp-3"><?php echo hien_escape( $entry['excerpt'] ); ?></p>
		<?php endif; ?>
		<?php if ( null !== $entry['sale_until'] ) : ?>
			<?php /* translators: %s: last day of a sale. */ ?>
			<p class="hien-meta"><?php echo esc_html( sprintf( __( 'Ưu đãi đến %s', 'hien' ), $entry['sale_until'] ) ); ?></p>
		<?php endif; ?>
		<div class="hien-course-card__foot">
			<?php get_template_part( 'parts/ui/price', null, $entry ); ?>
			<?php /* translators: %s: name of a course. */ ?>
			<a class="hien-button is-soft is-small" href="<?php echo esc_url( $address ); ?>" aria-label="<?php echo hien_escape( sprintf( __( 'Xem: %s', 'hien' ), $entry['text'] ) ); ?>"><?php esc_html_e( 'Xem', 'hien' ); ?></a>
		</div>
	</div>
</article>
