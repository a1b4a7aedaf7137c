<?php
/**
 * The functions that a theme may call.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * The screen at the current address.
 *
 * @return Hien\Routing\Screen|null Null if the request is not for a page (a feed, an embed, wp-admin).
 */
function hien_screen(): ?Hien\Routing\Screen {
	return Hien\Plugin::instance()->current_screen->screen();
}

/**
 * The address of a path of the site, whatever its permalinks are.
 *
 * @param string $path Path below home, with query and fragment.
 */
function hien_screen_url( string $path ): string {
	return Hien\Addresses\Paths::url( $path );
}

/** Whether a text is being rendered for a screen or its REST response; false in feeds, in core's REST routes and for other plugins. */
function hien_is_rendering_text(): bool {
	return Hien\Posts\Post_Content::is_for_screen();
}

/** Whether the current screen has texts that need WordPress's style sheets of blocks. */
function hien_needs_block_styles(): bool {
	return Hien\Posts\Block_Styles::are_needed( hien_screen()->data ?? [] );
}

/**
 * The responses that the header, the footer and the side columns of every screen show.
 *
 * @return array<string,array<string,mixed>> Name => response.
 */
function hien_shell(): array {
	return Hien\Plugin::instance()->shell->responses();
}

/**
 * The user who is signed in.
 *
 * @return array{id:int,name:string,avatar_urls:array<int,string>,scope:list<string>,reply_mail:bool,saved:list<string>,
 *     chat_begun:bool}|null Null for a visitor.
 */
function hien_user(): ?array {
	return Hien\Accounts\Signed_In_User::current();
}

/**
 * The sessions of the user who is signed in: the present one first, then the last used.
 *
 * @return list<array<string,mixed>> Items of the response `account/sessions`.
 */
function hien_sessions(): array {
	return ( new Hien\Accounts\Sign_In\Sessions( new Hien\Accounts\Tokens\Bearer() ) )->all( get_current_user_id() );
}

/** Whether pages offer the chat; false if the owner has closed it. */
function hien_has_chat(): bool {
	return Hien\Chat\Chat_Config::CLOSED !== Hien\Chat\Chat_Config::state();
}

/** The address that signs the user out. */
function hien_logout_url(): string {
	return Hien\Plugin::instance()->boot_data->logout_url();
}

/**
 * What the app needs to start: addresses, the visitor, the shell's responses and the screen.
 *
 * @return array<string,mixed> See Hien\Routing\Boot_Data::schema(). Empty without a screen.
 */
function hien_boot_data(): array {
	$screen = hien_screen();
	return null === $screen ? [] : Hien\Plugin::instance()->boot_data->for_screen( $screen );
}

/** JSON for a script element. */
function hien_json( mixed $data ): string {
	return Hien\Text::json( $data );
}

/**
 * Addresses at which a visitor shares a page. Twin: shareLinks() in src/lib/share-links.ts
 *
 * @param string $url   Address of the page.
 * @param string $title Its title.
 * @return array{facebook:string,zalo:string,mail:string}
 */
function hien_share_links( string $url, string $title ): array {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The form that Zalo reads.
	$zalo = base64_encode( (string) wp_json_encode( [ 'url' => $url ], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	return [
		'facebook' => 'https://www.facebook.com/sharer/sharer.php?u=' . rawurlencode( $url ),
		'zalo'     => 'https://button-share.zalo.me/share_external?d=' . rawurlencode( $zalo ),
		'mail'     => 'mailto:?subject=' . rawurlencode( $title ) . '&body=' . rawurlencode( $url ),
	];
}
