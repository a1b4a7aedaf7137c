<?php
/**
 * The image on a dark ground, with its position in the list, and links to the previous and next image and to the list. $args: the
 * response of the image.
 *
 * Twin: src/screens/image/large-image.tsx
 */

declare(strict_types=1);

[ 'position' => $place, 'total' => $total, 'previous' => $previous, 'next' => $next ] = $args;
?>
<div class="hien-large-image">
	<?php hien_cover_image( $args, 'min(100vw, 1080px)', 'hien-large-image__image', eager: true, described: true ); ?>
	<?php if ( $place > 0 ) : ?>
		<span class="hien-large-image__count"><?php echo esc_html( hien_number( $place ) . ' / ' . hien_number( $total ) ); ?></span>
	<?php endif; ?>
	<a class="hien-large-image__link is-close" href="<?php echo esc_url( hien_url( $args['list_path'] ) ); ?>" aria-label="<?php esc_attr_e( 'Về danh sách ảnh', 'hien' ); ?>"><?php hien_icon( 'x' ); ?></a>
	<?php if ( null !== $previous ) : ?>
		<a class="hien-large-image__link is-previous" href="<?php echo esc_url( hien_url( "/hinh-anh/$previous" ) ); ?>" rel="prev" aria-label="<?php esc_attr_e( 'Ảnh trước', 'hien' ); ?>"><?php hien_icon( 'chevron-left' ); ?></a>
	<?php endif; ?>
	<?php if ( null !== $next ) : ?>
		<a class="hien-large-image__link is-next" href="<?php echo esc_url( hien_url( "/hinh-anh/$next" ) ); ?>" rel="next" aria-label="<?php esc_attr_e( 'Ảnh sau', 'hien' ); ?>"><?php hien_icon( 'chevron-right' ); ?></a>
	<?php endif; ?>
</div>
