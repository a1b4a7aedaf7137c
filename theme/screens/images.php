<?php
/**
 * /hinh-anh: a page of all images.
 *
 * Twin: src/screens/images/images-screen.tsx
 */

declare(strict_types=1);

[ 'images' => $list, 'page' => $route_page ] = $args['screen']->data;

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => $route_page,
		'empty'      => [
			'title' => __( 'Chưa có ảnh nào', 'hien' ),
			'text'  => __( 'Tấm ảnh đầu tiên sắp được treo lên. Bạn ghé lại nhé.', 'hien' ),
		],
		'print'      => static function ( array $images ): void {
			?>
			<div class="hien-gallery">
				<?php foreach ( $images as $index => $image ) : ?>
					<a class="hien-cover hien-gallery__item" href="<?php echo esc_url( hien_url( $image['path'] ) ); ?>"><?php hien_cover_image( $image, '(max-width: 600px) 50x38vw, (max-width: 768px) 33x25vw, 250x188px', eager: 0 === $index, described: true ); ?><span class="hien-gallery__caption"><span class="hien-clamp-2"><?php echo hien_escape( hien_title( $image['title'] ) ); ?></span></span></a>
				<?php endforeach; ?>
			</div>
			<?php
		},
	]
);
