<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Active plugins that get in the way of Hiên, by the names of their folders. */
final class Other_Plugins {

	/** Plugins that answer or check the same tokens as Hiên, or sign members in by OpenID Connect too: folder => name. */
	private const RIVALS = [
		'jwt-authentication-for-wp-rest-api' => 'JWT Authentication for WP REST API',
		'jwt-auth'                           => 'JWT Auth',
		'api-bearer-auth'                    => 'API Bearer Auth',
		'simple-jwt-login'                   => 'Simple JWT Login',
		'daggerhart-openid-connect-generic'  => 'OpenID Connect Generic',
		'miniorange-login-openid'            => 'miniOrange Social Login',
		'nextend-facebook-connect'           => 'Nextend Social Login',
	];

	/** @return list<string> Names of active rivals. */
	public static function rivals(): array {
		return array_values( array_intersect_key( self::RIVALS, array_flip( self::folders() ) ) );
	}

	/** @return list<string> For each active plugin that can close the REST API, what to press there. */
	public static function advice_on_guards(): array {
		$namespace = Settings::rest_namespace();
		$advice    = [
			/* translators: %s: beginning of REST paths */
			'disable-json-api'                    => __(
				'Disable REST API: mở Cài đặt > Disable REST API, đánh dấu mọi dòng bắt đầu bằng /%s cho người chưa đăng nhập.',
				'hien-core'
			),
			'disable-wp-rest-api'                 => __(
				'Disable WP REST API: plugin này không có ngoại lệ, hãy ngừng dùng.',
				'hien-core'
			),
			'better-wp-security'                  => __(
				'Solid Security: mở Security > Settings > WordPress Tweaks, đặt REST API là “Default Access”.',
				'hien-core'
			),
			/* translators: %s: beginning of REST paths */
			'all-in-one-wp-security-and-firewall' => __(
				'All-In-One Security: mở WP Security > Firewall, ở mục REST API cho phép %s, hoặc bỏ chọn mục ấy.',
				'hien-core'
			),
			/* translators: %s: beginning of REST paths */
			'wp-cerber'                           => __(
				'WP Cerber: mở WP Cerber > Hardening, thêm %s vào các namespace được phép của REST API.',
				'hien-core'
			),
			'wordfence'                           => __(
				'Wordfence: mở Wordfence > Firewall, chuyển sang “Learning Mode”, đăng nhập thử ở trang rồi chuyển lại.',
				'hien-core'
			),
			'perfmatters'                         => __(
				'Perfmatters: mở Settings > Perfmatters, đặt “Disable REST API” là “Default”.',
				'hien-core'
			),
		];
		$active    = array_intersect_key( $advice, array_flip( self::folders() ) );
		return array_values( array_map( static fn( string $sentence ): string => sprintf( $sentence, $namespace ), $active ) );
	}

	/** @return list<string> Folders of the active plugins, of this site and of the network. */
	private static function folders(): array {
		$files = array_values( (array) get_option( 'active_plugins', [] ) );
		if ( is_multisite() ) {
			$files = [ ...$files, ...array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) ];
		}
		return array_map( static fn( mixed $file ): string => strtok( (string) $file, '/' ) ?: '', $files );
	}
}
