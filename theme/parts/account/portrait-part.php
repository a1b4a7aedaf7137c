<?php
/**
 * A member's portrait. $args: account.
 *
 * Twin: src/screens/account/portrait-part.tsx
 */

declare(strict_types=1);

$account = $args['account'];
?>
<div class="hien-account__avatar">
	<div class="hien-account__portrait">
		<img class="hien-account__picture" src="<?php echo esc_url( $account['avt'] ); ?>" alt="" width="112" height="112">
		<button class="hien-account__camera" type="button" aria-label="<?php esc_attr_e( 'Chọn ảnh đại diện', 'hien' ); ?>"><?php hien_icon( 'camera' ); ?></button>
	</div>
	<div class="hien-account__portrait-side">
		<p class="hien-account__name"><?php esc_html_e( 'Ảnh đại diện', 'hien' ); ?></p>
		<p class="hien-account__since"><?php esc_html_e( 'JPG, PNG hoặc WebP. Ảnh lớn cũng được, bạn sẽ cắt lại.', 'hien' ); ?></p>
		<div class="hien-account__buttons">
			<button class="hien-button is-outline is-small" type="button"><?php esc_html_e( 'Chọn ảnh khác', 'hien' ); ?></button>
			<?php if ( $account['has_portrait'] ) : ?>
				<button class="hien-button is-quiet is-small" type="button"><?php esc_html_e( 'Bỏ ảnh', 'hien' ); ?></button>
			<?php endif; ?>
		</div>
		<p class="hien-account__outcome" role="status"></p>
		<input type="file" accept="image/jpeg,image/png,image/webp" aria-label="<?php esc_attr_e( 'Ảnh đại diện', 'hien' ); ?>" hidden>
	</div>
</div>
