<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Content\Field;
use Hien\Module;
use Hien\Settings\Site_Option;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the service account that the owner pasted. It is taken out of the settings before they are stored, into an option
 * that is not autoloaded and that nothing gives out; the settings only say that there is one.
 */
final class Account_Store implements Module {

	private const OPTION = 'hien_chat_account';

	public function register(): void {
		add_filter( 'pre_update_option_' . Site_Option::NAME, [ $this, 'take' ] );
	}

	/** The JSON of the constant HIEN_CHAT_SERVICE_ACCOUNT, which may also be an array or the path of a file; else what the owner pasted. */
	public static function get(): mixed {
		if ( ! defined( 'HIEN_CHAT_SERVICE_ACCOUNT' ) ) {
			return ( (array) get_option( self::OPTION, [] ) )[0] ?? '';
		}
		$given   = HIEN_CHAT_SERVICE_ACCOUNT;
		$is_path = is_string( $given ) && ! str_starts_with( ltrim( $given ), '{' ) && is_readable( $given );
		return $is_path ? (string) file_get_contents( $given ) : $given; // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file on this server.
	}

	/**
	 * @param mixed $site The new value of the option.
	 */
	public function take( mixed $site ): mixed {
		$given = is_array( $site ) ? $site[ Chat_Config::FIREBASE ]['account'] ?? null : null;
		if ( ! is_string( $given ) || Field::KEPT === $given ) {
			return $site;
		}
		if ( '' === $given ) {
			delete_option( self::OPTION );
			return $site;
		}
		update_option( self::OPTION, [ $given ], false ); // wp-admin/options.php prints texts, not lists.
		$site[ Chat_Config::FIREBASE ]['account'] = Field::KEPT;
		return $site;
	}
}
