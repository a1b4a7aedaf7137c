<?php
/**
 * What templates need from the plugin, beside its template tags (plugin/template-tags.php). What the fallback templates use works without
 * the plugin too.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** The screen of this page; null without the plugin, and the theme then shows a plain loop. */
function hien_current_screen(): ?Hien\Routing\Screen {
	return function_exists( 'hien_screen' ) ? hien_screen() : null;
}

/**
 * The address of a path below home, with its query and fragment. Twin: href() in src/lib/paths.ts
 */
function hien_url( string $path ): string {
	return function_exists( 'hien_screen_url' ) ? hien_screen_url( $path ) : home_url( $path );
}

/** A constant that plugin, theme and app share, by its name in the plugin's Constants.php. */
function hien_constant( string $name ): int {
	return (int) constant( "Hien\\Constants::$name" );
}

/** Whether a text is rendered for a screen, and not for a feed, core's REST routes or another plugin. */
function hien_is_for_screen(): bool {
	return function_exists( 'hien_is_rendering_text' ) && hien_is_rendering_text();
}

/** The path that is compared with those of menu items; '' on archives, whose path may be that of home (`/?day=3`). */
function hien_current_path(): string {
	$screen = hien_current_screen();
	return null === $screen || 'archive' === $screen->route ? '' : $screen->path;
}

/** The routes for signing in and registering. Signing in does not return to them. */
const HIEN_SIGN_IN_ROUTES = [ 'login', 'register', 'password' ];

/**
 * The address of the login screen, with a screen to return to. Twin: loginLink() in src/lib/account-links.ts
 *
 * @param string|null $path Path below home, with its fragment; null for the current screen.
 */
function hien_login_url( ?string $path = null ): string {
	$path ??= hien_current_path();
	$is_sign_in = in_array( hien_current_screen()->route ?? '', HIEN_SIGN_IN_ROUTES, true );
	return wp_login_url( $is_sign_in || in_array( $path, [ '', '/' ], true ) ? '' : hien_url( $path ) );
}

/**
 * The address of another screen for signing in, with the return path of the current one. Twin: withReturn() in
 * src/lib/account-links.ts
 *
 * @param string $path Path below home.
 */
function hien_url_with_return( string $path ): string {
	$return_path = hien_current_screen()->params['redirect_to'] ?? '';
	return hien_url( $path ) . ( '' === $return_path ? '' : '?redirect_to=' . rawurlencode( (string) $return_path ) );
}

/** The address of the user's account; for a visitor, of the login screen. */
function hien_account_url(): string {
	return is_user_logged_in() ? hien_url( '/tai-khoan' ) : hien_login_url();
}

/**
 * The icons that menus, services and social links name. The app bundles the icons of its own components.
 *
 * @return array<string,list<array{string,array<string,string>}>> Name => shapes.
 */
function hien_named_icons(): array {
	$options = hien_shell()['options'];
	$items   = array_merge(
		$options['menu']['primary'],
		$options['services'],
		$options['chat_links'],
		...array_column( $options['menu']['footer'], 'items' )
	);
	$names   = array_column( $items, 'icon' );
	foreach ( $options['author']['social'] as $network ) {
		$names[] = "brand-{$network['icon']}";
	}
	return array_intersect_key( hien_icons(), array_flip( array_filter( $names ) ) );
}

/**
 * The app's texts in the language of the site, from languages/hien-<locale>-hien-app.json.
 *
 * @return array<string,mixed> Text => translations, in the format of Jed; empty in Vietnamese, the language of the source.
 */
function hien_messages(): array {
	// load_script_textdomain() would register all scripts of WordPress.
	$json = load_script_translations(
		get_theme_file_path( 'languages/hien-' . determine_locale() . '-hien-app.json' ),
		'hien-app',
		'hien'
	);
	$data = is_string( $json ) ? ( json_decode( $json, true )['locale_data'] ?? [] ) : [];
	return $data['hien'] ?? $data['messages'] ?? [];
}

/** The boot data as JSON: the plugin's data, the address of the built files, translations and icons. */
function hien_boot_json(): string {
	$data = [
		'assets'   => get_theme_file_uri( 'build/' ),
		'messages' => (object) hien_messages(),
		'icons'    => (object) hien_named_icons(),
	] + hien_boot_data();
	return hien_json( $data );
}

function hien_print_boot_data(): void {
	if ( null !== hien_current_screen() ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without < and >.
		echo '<script type="application/json" id="hien-boot">', hien_boot_json(), "</script>\n";
	}
}
