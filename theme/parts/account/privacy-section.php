<?php
/**
 * Mails about replies, export of the member's data, and deletion of the account. $args: account.
 *
 * Twin: src/screens/account/privacy-section.tsx
 */

declare(strict_types=1);

$account = $args['account'];
?>
<h1 class="hien-account__title"><?php esc_html_e( 'Dữ liệu và quyền riêng tư', 'hien' ); ?></h1>
<div class="hien-account__part">
	<h2><?php esc_html_e( 'Thư khi có người trả lời', 'hien' ); ?></h2>
	<label class="hien-check" for="hien-reply-mail">
		<input class="hien-check__box" id="hien-reply-mail" type="checkbox"<?php checked( $account['reply_mail'] ); ?>>
		<span><?php esc_html_e( 'Gửi thư cho tôi khi có người trả lời bình luận của tôi', 'hien' ); ?></span>
	</label>
	<p class="hien-account__outcome" role="status"></p>
	<label class="hien-check" for="hien-chat-mail">
		<input class="hien-check__box" id="hien-chat-mail" type="checkbox"<?php checked( $account['chat_mail'] ); ?>>
		<span><?php esc_html_e( 'Gửi thư cho tôi khi tôi chưa đọc câu trả lời trong khung trò chuyện', 'hien' ); ?></span>
	</label>
	<p class="hien-account__outcome" role="status"></p>
</div>
<div class="hien-account__part">
	<h2><?php esc_html_e( 'Lấy dữ liệu của bạn', 'hien' ); ?></h2>
	<p class="hien-account__text"><?php esc_html_e( 'Hồ sơ, bình luận, lời nhắn, cuộc trò chuyện và các phiên đăng nhập, trong một tệp. Trang gửi liên kết tải về qua email.', 'hien' ); ?></p>
	<button class="hien-button is-outline" type="button"><?php esc_html_e( 'Xin tệp dữ liệu', 'hien' ); ?></button>
	<p class="hien-account__outcome" role="status"></p>
</div>
<?php if ( null === $account['deletion'] ) : ?>
	<div class="hien-account__part">
		<h2><?php esc_html_e( 'Xóa tài khoản', 'hien' ); ?></h2>
		<p class="hien-account__text"><?php esc_html_e( 'Bình luận đã viết vẫn còn, nhưng đứng tên “Thành viên cũ” và không còn email của bạn. Hồ sơ, ảnh chân dung, mục đã lưu và cuộc trò chuyện mất hẳn.', 'hien' ); ?></p>
		<?php /* translators: %d: number of days. */ ?>
		<p class="hien-account__text"><?php echo esc_html( sprintf( __( 'Bạn có %d ngày để đổi ý, bằng liên kết trong thư.', 'hien' ), hien_constant( 'DELETION_DAYS' ) ) ); ?></p>
		<button class="hien-button is-outline" type="button"><?php esc_html_e( 'Xóa tài khoản', 'hien' ); ?></button>
	</div>
<?php endif; ?>
