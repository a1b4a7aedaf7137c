<?php
/**
 * The buttons at the end of the header; without scripts each is a link to a page.
 *
 * Twin: src/features/panels/header-panels.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];
$user    = hien_user();
$chat    = $options['chat_links'][0]['link'] ?? null;

// Title, page and icon, in the order of panelsOf() in the twin; without a page there is no button.
$buttons = [
	[ __( 'Dịch vụ', 'hien' ), hien_url( '/menu#dich-vu' ), static fn() => hien_icon( 'layout-grid' ) ],
	[ __( 'Thành viên', 'hien' ), hien_url( '/thanh-vien' ), static fn() => hien_icon( 'users' ) ],
	[ __( 'Trò chuyện', 'hien' ), $chat, static fn() => hien_icon( 'send' ) ],
	[ __( 'Bài mới', 'hien' ), hien_url( '/tin-moi' ), static fn() => hien_icon( 'newspaper' ) ],
];

foreach ( $buttons as [ $label, $url, $icon ] ) :
	if ( null === $url ) {
		continue;
	}
	?>
	<div class="hien-header__slot"><a class="hien-icon-button is-filled" data-no-router="true" href="<?php echo esc_url( $url ); ?>"<?php echo hien_is_external( $url ) ? ' rel="noopener external"' : ''; ?> aria-label="<?php echo hien_escape( $label ); ?>" title="<?php echo hien_escape( $label ); ?>"><?php $icon(); ?></a></div>
<?php endforeach; ?>
<span class="hien-header__divider"></span>
<div class="hien-header__slot is-desktop"><a class="hien-header__account" data-no-router="true" href="<?php echo esc_url( hien_account_url() ); ?>">
	<?php if ( null !== $user ) : ?>
		<?php hien_avatar( $user['avatar_urls'][ hien_constant( 'AVATAR_SIZE' ) ], 'is-small' ); ?>
		<span class="hien-header__name"><?php echo hien_escape( hien_short_name( $user['name'], 1 ) ); ?></span>
	<?php else : ?>
		<span class="hien-avatar is-small is-empty"><?php hien_icon( 'user-round', 'is-small' ); ?></span>
		<span class="hien-header__name"><?php esc_html_e( 'Tài khoản', 'hien' ); ?></span>
	<?php endif; ?>
	<?php hien_icon( 'chevron-down', 'is-small' ); ?>
</a></div>
