<?php
/**
 * The member's saved items. $args: screen.
 *
 * Twin: src/screens/account/favorites.tsx
 */

declare(strict_types=1);

$saved = $args['screen']->data['favorites'];

$kinds = [
	'posts'     => __( 'Bài viết', 'hien' ),
	'videos'    => __( 'Video', 'hien' ),
	'images'    => __( 'Hình ảnh', 'hien' ),
	'courses'   => __( 'Khóa học', 'hien' ),
	'downloads' => __( 'Tài nguyên', 'hien' ),
];
?>
<h1 class="hien-account__title"><?php esc_html_e( 'Bài viết yêu thích', 'hien' ); ?></h1>
<div class="hien-chip-row" role="group" aria-label="<?php esc_attr_e( 'Lọc theo loại', 'hien' ); ?>">
	<button class="hien-chip is-active" type="button" aria-pressed="true"><?php esc_html_e( 'Tất cả', 'hien' ); ?></button>
	<?php foreach ( $kinds as $name ) : ?>
		<button class="hien-chip" type="button" aria-pressed="false"><?php echo hien_escape( $name ); ?></button>
	<?php endforeach; ?>
</div>
<?php
if ( [] === $saved['data'] ) {
	get_template_part(
		'parts/ui/empty',
		null,
		[ 'title' => __( 'Bạn chưa lưu gì', 'hien' ), 'text' => __( 'Gặp bài nào muốn đọc lại, bạn bấm “Lưu bài” nhé.', 'hien' ) ]
	);
	return;
}
?>
<ul class="hien-account__rows">
	<?php foreach ( $saved['data'] as $item ) : ?>
		<?php
		/* translators: %s: a title. */
		$remove = sprintf( __( 'Bỏ lưu: %s', 'hien' ), $item['title'] );
		?>
		<li class="hien-account__row hien-favorite">
			<a class="hien-cover hien-favorite__cover<?php echo esc_attr( hien_tile_class( $item ) ); ?>" href="<?php echo esc_url( hien_url( $item['path'] ) ); ?>" tabindex="-1" aria-hidden="true"><?php hien_cover_image( $item, '128px', eager: false ); ?></a>
			<div class="hien-account__row-main">
				<a class="hien-account__row-title" href="<?php echo esc_url( hien_url( $item['path'] ) ); ?>"><?php echo hien_escape( hien_title( $item['title'] ) ); ?></a>
				<?php /* translators: 1: kind of content. 2: date. */ ?>
				<p class="hien-account__since"><?php echo esc_html( sprintf( __( '%1$s · Lưu ngày %2$s', 'hien' ), $kinds[ $item['type'] ], hien_date( $item['date'] ) ) ); ?></p>
			</div>
			<button class="hien-button is-outline is-small" type="button" aria-label="<?php echo hien_escape( $remove ); ?>"><?php hien_icon( 'x', 'is-small' ); ?><?php esc_html_e( 'Bỏ lưu', 'hien' ); ?></button>
		</li>
	<?php endforeach; ?>
</ul>
<?php
$url = static fn( int $number ): string => hien_url( hien_page_path( '/tai-khoan', $number ) . '?action=favorite' );
get_template_part( 'parts/ui/pagination', null, compact( 'url' ) + $saved );
?>
<div class="hien-visually-hidden" role="status" aria-live="polite"></div>
