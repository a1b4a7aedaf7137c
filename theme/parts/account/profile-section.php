<?php
/**
 * The member's public profile, the portrait and the e-mail address. $args: account.
 *
 * Twin: src/screens/account/profile-section.tsx
 */

declare(strict_types=1);

$account = $args['account'];
$waits   = null !== $account['new_email'];
$hint    = match ( $account['waits_for'] ) {
	/* translators: %s: e-mail address. */
	'both'  => __( 'Đang chờ xác nhận bằng liên kết trong thư ở cả hai địa chỉ: địa chỉ này và %s.', 'hien' ),
	/* translators: %s: e-mail address. */
	'old'   => __( 'Địa chỉ %s đã xác nhận. Đang chờ địa chỉ này đồng ý bằng liên kết trong thư.', 'hien' ),
	/* translators: %s: e-mail address. */
	'new'   => __( 'Đang chờ xác nhận %s bằng liên kết trong thư.', 'hien' ),
	default => __( 'Email dùng để đăng nhập, nên đổi thì phải xác nhận.', 'hien' ),
};
?>
<h1 class="hien-account__title"><?php esc_html_e( 'Thông tin của bạn', 'hien' ); ?></h1>
<?php get_template_part( 'parts/account/portrait-part', null, $args ); ?>
<div class="hien-account__part">
	<div class="hien-field">
		<label class="hien-field__label" for="hien-email"><?php esc_html_e( 'Email', 'hien' ); ?></label>
		<input class="hien-field__control" id="hien-email" type="email" readonly aria-describedby="hien-email-hint" value="<?php echo hien_escape( $account['email'] ); ?>">
		<p class="hien-field__hint" id="hien-email-hint"><?php hien_icon( 'lock', 'is-small' ); ?><?php echo hien_escape( sprintf( $hint, (string) $account['new_email'] ) ); ?></p>
	</div>
	<button class="hien-button is-outline is-small" type="button"><?php echo esc_html( $waits ? __( 'Thôi, giữ email cũ', 'hien' ) : __( 'Đổi email', 'hien' ) ); ?></button>
	<p class="hien-account__outcome" role="status"></p>
</div>
<form class="hien-form" method="post">
	<div class="hien-account__grid">
		<?php hien_field( 'account', 'last_name', __( 'Họ và tên đệm', 'hien' ), 'text', 'family-name', value: $account['last_name'] ); ?>
		<?php hien_field( 'account', 'first_name', __( 'Tên', 'hien' ), 'text', 'given-name', value: $account['first_name'] ); ?>
	</div>
	<?php
	$hint_of_name = __( 'Mọi người thấy tên này bên bình luận của bạn.', 'hien' );
	hien_field( 'account', 'name', __( 'Tên hiển thị', 'hien' ), 'text', 'nickname', true, $account['name'], $hint_of_name );
	hien_field( 'account', 'url', __( 'Trang web', 'hien' ), 'url', 'url', value: $account['url'] );
	hien_field( 'account', 'bio', __( 'Giới thiệu ngắn', 'hien' ), 'textarea', value: $account['bio'] );
	?>
	<?php get_template_part( 'parts/account/links-fields', null, $args ); ?>
	<div class="hien-account__actions">
		<p class="hien-account__outcome" role="status"></p>
		<button class="hien-button is-quiet" type="button"><?php esc_html_e( 'Hủy', 'hien' ); ?></button>
		<button class="hien-button is-primary" type="submit"><?php esc_html_e( 'Lưu thay đổi', 'hien' ); ?></button>
	</div>
</form>
