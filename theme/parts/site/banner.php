<?php
/**
 * The owner's slides or, without any, sticky posts: a row that scrolls and snaps by CSS. In the app it is a carousel. $args: slides,
 * posts.
 *
 * Twin: src/components/site/banner/banner.tsx
 */

declare(strict_types=1);

$slides = $args['slides'];
if ( [] === $slides ) {
	$slides = array_map(
		static fn( array $entry ): array => [
			'text'   => $entry['excerpt'],
			'link'   => hien_url( $entry['path'] ),
			'button' => __( 'Đọc bài', 'hien' ),
		] + $entry,
		$args['posts']
	);
}
if ( [] === $slides ) {
	return;
}
$sizes = '(max-width: 480px) 388x232px, (max-width: 600px) 568x232px, 760x264px';
?>
<section class="hien-carousel" aria-roledescription="<?php esc_attr_e( 'trình chiếu', 'hien' ); ?>" aria-label="<?php esc_attr_e( 'Nổi bật', 'hien' ); ?>">
	<div class="hien-carousel__row">
		<?php foreach ( $slides as $index => $slide ) : ?>
			<article class="hien-carousel__slide hien-banner<?php echo esc_attr( hien_tile_class( $slide ) ); ?>">
				<?php hien_cover_image( $slide, $sizes, 'hien-banner__image', 0 === $index ); ?>
				<div class="hien-banner__body">
					<h2 class="hien-banner__title"><?php echo hien_escape( hien_title( $slide['title'] ) ); ?></h2>
					<?php if ( '' !== $slide['text'] ) : ?>
						<p class="hien-banner__text"><?php echo hien_escape( $slide['text'] ); ?></p>
					<?php endif; ?>
					<a class="hien-banner__link" href="<?php echo esc_url( $slide['link'] ); ?>" aria-label="<?php echo hien_escape( "{$slide['button']}: {$slide['title']}" ); ?>"><?php echo hien_escape( $slide['button'] ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></a>
				</div>
				<?php if ( count( $slides ) > 1 ) : ?>
					<p class="hien-banner__count"><?php echo esc_html( ( $index + 1 ) . '/' . count( $slides ) ); ?></p>
				<?php endif; ?>
			</article>
		<?php endforeach; ?>
	</div>
</section>
