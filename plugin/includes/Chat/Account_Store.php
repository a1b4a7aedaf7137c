<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Module;
use Hien\Settings\Sections;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the Firebase service account that the owner pasted. It is moved out of the settings before WordPress saves them, into an
 * option that is not autoloaded and that no response contains. The settings contain Constants::KEPT_SECRET in its place.
 */
final class Account_Store implements Module {

	/** Option: the JSON in an array, because wp-admin/options.php shows the values of string options. */
	private const OPTION = 'hien_chat_account';

	/** Constant in wp-config.php that replaces the option: the JSON, the path of the JSON file, or an array. */
	private const CONSTANT = 'HIEN_CHAT_SERVICE_ACCOUNT';

	public function register(): void {
		add_filter( 'pre_update_option_' . Sections::NAME, [ $this, 'extract_account' ] );
	}

	/** The service account from wp-config.php, otherwise the pasted one. The error message is for the owner. */
	public static function account(): Service_Account|WP_Error {
		$constant = self::constant();
		return null !== $constant
			? self::parse_constant( $constant )
			: Service_Account::parse( ( (array) get_option( self::OPTION, [] ) )[0] ?? '' );
	}

	/** The value of the constant; null if wp-config.php does not define it. */
	public static function constant(): mixed {
		return defined( self::CONSTANT ) ? constant( self::CONSTANT ) : null;
	}

	/** Whether the constant has a value, and the file can be read if the value is a path. */
	public static function is_readable( #[\SensitiveParameter] mixed $constant ): bool {
		return self::is_path( $constant ) ? is_readable( $constant ) : (bool) $constant;
	}

	/** @param mixed $constant Value of the constant. */
	public static function parse_constant( #[\SensitiveParameter] mixed $constant ): Service_Account|WP_Error {
		if ( ! self::is_path( $constant ) ) {
			return Service_Account::parse( $constant );
		}
		return is_readable( $constant )
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file on this server.
			? Service_Account::parse( (string) file_get_contents( $constant ) )
			: new WP_Error(
				'hien_chat_account',
				__( 'HIEN_CHAT_SERVICE_ACCOUNT trong wp-config.php không phải JSON, mà trang cũng không đọc được tệp nào ở đường dẫn đó. Bạn xem lại đường dẫn và quyền đọc tệp nhé.', 'hien-core' )
			);
	}

	/** @phpstan-assert-if-true string $constant */
	private static function is_path( #[\SensitiveParameter] mixed $constant ): bool {
		return is_string( $constant ) && '' !== trim( $constant ) && ! str_starts_with( ltrim( $constant ), '{' );
	}

	/**
	 * @param mixed $site The new value of the option `hien_site`.
	 */
	public function extract_account( mixed $site ): mixed {
		$given = is_array( $site ) ? $site[ Chat_Config::FIREBASE ]['account'] ?? null : null;
		if ( ! is_string( $given ) || Constants::KEPT_SECRET === $given ) {
			return $site;
		}
		if ( '' === $given ) {
			delete_option( self::OPTION );
			return $site;
		}
		update_option( self::OPTION, [ $given ], false );
		$site[ Chat_Config::FIREBASE ]['account'] = Constants::KEPT_SECRET;
		return $site;
	}
}
