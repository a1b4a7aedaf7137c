<?php
/**
 * The error page: no content at this address, no permission, or an error of the server.
 *
 * Twin: src/screens/error/error-screen.tsx
 */

declare(strict_types=1);

$error_status = $args['screen']->status;
?>
<div class="hien-error-page">
	<?php
	get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => [ hien_home_crumb() ], 'current' => __( 'Vào link lỗi rồi', 'hien' ) ] );
	?>
	<?php get_template_part( 'parts/error/error-art' ); ?>
	<?php if ( in_array( $error_status, [ 404, 410 ], true ) ) : ?>
		<?php if ( 410 === $error_status ) : ?>
			<h1 class="hien-error-page__title"><?php esc_html_e( 'Trang này đã được gỡ', 'hien' ); ?></h1>
			<p class="hien-error-page__text"><?php esc_html_e( 'Tác giả không còn giữ trang ở đây nữa. Bạn có thể tìm bài khác hoặc quay về trang chủ.', 'hien' ); ?></p>
		<?php else : ?>
			<h1 class="hien-error-page__title"><?php esc_html_e( 'Trang không tồn tại', 'hien' ); ?></h1>
			<p class="hien-error-page__text"><?php esc_html_e( 'Đường dẫn này không còn, hoặc chưa từng có. Bạn có thể tìm bài khác hoặc quay về trang chủ.', 'hien' ); ?></p>
			<p class="hien-error-page__english" lang="en">This page could not be found</p>
		<?php endif; ?>
		<div class="hien-error-page__actions">
			<a class="hien-button is-primary" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php hien_icon( 'house', 'is-small' ); ?><?php esc_html_e( 'Về trang chủ', 'hien' ); ?></a>
			<a class="hien-button is-outline" href="<?php echo esc_url( hien_url( '/?s=' ) ); ?>"><?php hien_icon( 'search', 'is-small' ); ?><?php esc_html_e( 'Tìm bài viết', 'hien' ); ?></a>
		</div>
	<?php elseif ( 403 === $error_status ) : ?>
		<h1 class="hien-error-page__title"><?php esc_html_e( 'Bạn không có quyền xem trang này.', 'hien' ); ?></h1>
		<p class="hien-error-page__text"><?php esc_html_e( 'Tài khoản này chưa được mở trang ấy. Nếu đó là nhầm lẫn, bạn nhắn cho tác giả nhé.', 'hien' ); ?></p>
		<div class="hien-error-page__actions">
			<a class="hien-button is-primary" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php hien_icon( 'house', 'is-small' ); ?><?php esc_html_e( 'Về trang chủ', 'hien' ); ?></a>
		</div>
	<?php else : ?>
		<?php
		/* translators: <a>: link to the home page. */
		$text = __( 'Đã sảy ra lỗi vui lòng về: <a>Trang chủ</a>', 'hien' );
		?>
		<h1 class="hien-error-page__title"><?php echo hien_text_with_link( $text, home_url( '/' ) ); ?></h1>
		<p class="hien-error-page__text"><?php esc_html_e( 'Trang đang bận hoặc gặp trục trặc, không phải do mạng của bạn. Chờ một lát rồi thử lại nhé.', 'hien' ); ?></p>
		<div class="hien-error-page__actions">
			<a class="hien-button is-primary" href="<?php echo esc_url( hien_url( $args['screen']->path ) ); ?>"><?php hien_icon( 'rotate-cw', 'is-small' ); ?><?php esc_html_e( 'Thử lại', 'hien' ); ?></a>
		</div>
	<?php endif; ?>
</div>
