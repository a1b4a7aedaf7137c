<?php
/**
 * /tai-khoan: the account of the signed-in user; the path contains the section. Changes need JavaScript.
 *
 * Twin: src/screens/account/account-screen.tsx
 */

declare(strict_types=1);

$screen  = $args['screen'];
$account = $screen->data['account'];
$section = match ( true ) {
	'comment' === $screen->params['action']  => 'own-comments',
	'favorite' === $screen->params['action'] => 'favorites',
	default                                  => [
		'/tai-khoan/mat-khau' => 'password-section',
		'/tai-khoan/thiet-bi' => 'sessions-section',
		'/tai-khoan/rieng-tu' => 'privacy-section',
	][ $screen->path ] ?? 'profile-section',
};
?>
<div class="hien-account">
	<?php get_template_part( 'parts/account/side', null, [ 'account' => $account, 'path' => $screen->path ] ); ?>
	<section class="hien-card hien-account__panel">
		<noscript><p class="hien-account__note"><?php esc_html_e( 'Trình duyệt này không chạy JavaScript, nên bạn chỉ xem được, chưa đổi được gì ở đây.', 'hien' ); ?></p></noscript>
		<?php hien_suspense_start(); ?>
		<?php if ( null !== $account['deletion'] ) : ?>
			<div class="hien-account__note">
				<?php /* translators: %s: date. */ ?>
				<p><?php echo esc_html( sprintf( __( 'Tài khoản này sẽ bị xóa ngày %s.', 'hien' ), hien_date( $account['deletion'] ) ) ); ?></p>
				<button class="hien-button is-primary is-small" type="button"><?php esc_html_e( 'Giữ lại tài khoản', 'hien' ); ?></button>
				<p class="hien-account__outcome" role="status"></p>
			</div>
		<?php endif; ?>
		<?php get_template_part( "parts/account/$section", null, [ 'screen' => $screen, 'account' => $account ] ); ?>
		<?php hien_suspense_end(); ?>
	</section>
</div>
