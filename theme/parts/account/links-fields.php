<?php
/**
 * Links of a member's profile. $args: account.
 *
 * Twin: src/screens/account/links-fields.tsx
 */

declare(strict_types=1);

$links = $args['account']['links'];
$rows  = max( 1, count( $links ) );
$most  = hien_constant( 'PROFILE_LINKS_LIMIT' );
/* translators: %d: number of links. */
$legend = sprintf( __( 'Liên kết khác, nhiều nhất %d', 'hien' ), $most );
?>
<fieldset class="hien-account__links">
	<legend class="hien-field__label"><?php echo esc_html( $legend ); ?></legend>
	<?php for ( $row = 0; $row < $rows; $row++ ) : ?>
		<div class="hien-account__grid">
			<?php
			/* translators: %d: number of a link. */
			$title_label = sprintf( __( 'Tên liên kết %d', 'hien' ), $row + 1 );
			/* translators: %d: number of a link. */
			$url_label = sprintf( __( 'Địa chỉ liên kết %d', 'hien' ), $row + 1 );
			hien_field( 'account', "links.$row.title", $title_label, value: $links[ $row ]['title'] ?? '' );
			hien_field( 'account', "links.$row.url", $url_label, 'url', value: $links[ $row ]['url'] ?? '' );
			?>
		</div>
	<?php endfor; ?>
	<?php if ( $rows < $most ) : ?>
		<button class="hien-button is-outline is-small" type="button"><?php esc_html_e( 'Thêm liên kết', 'hien' ); ?></button>
	<?php endif; ?>
</fieldset>
