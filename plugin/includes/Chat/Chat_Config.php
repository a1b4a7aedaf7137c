<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** The owner's settings for the chat. Constants in wp-config.php replace the fields for Firebase. */
final class Chat_Config {

	/** Keys of the sections of the settings. */
	public const CHAT     = 'chat';
	public const FIREBASE = 'firebase';

	/** The owner has closed the chat. */
	public const CLOSED = 'closed';

	/** Without a Firebase project, the widget is a contact form. */
	public const FORM = 'form';

	/** Members and the author chat through Firebase. */
	public const READY = 'ready';

	/** Values of on/off settings. */
	public const ON  = 'on';
	public const OFF = 'off';

	/** Value of the setting `days` => days of the week, 1 for Monday. */
	private const DAYS = [
		'all'      => [ 1, 2, 3, 4, 5, 6, 7 ],
		'weekdays' => [ 1, 2, 3, 4, 5 ],
		'saturday' => [ 1, 2, 3, 4, 5, 6 ],
	];

	/** CLOSED, FORM or READY. Costs no query; does not check whether the service account works. */
	public static function state(): string {
		return match ( true ) {
			self::OFF === self::fields()['enabled'] => self::CLOSED,
			self::is_set_up()                       => self::READY,
			default                                  => self::FORM,
		};
	}

	public static function is_ready(): bool {
		return self::READY === self::state();
	}

	/** Whether there is a Firebase project, which keeps its conversations while the chat is closed. */
	public static function is_set_up(): bool {
		return [] !== self::public_config() && self::has_account();
	}

	/** @return array{apiKey:string,authDomain:string,projectId:string,databaseURL:string,appId:string}|array{} Empty if there is none. */
	public static function public_config(): array {
		$config = Public_Config::parse( defined( 'HIEN_CHAT_CONFIG' ) ? HIEN_CHAT_CONFIG : Sections::fields( self::FIREBASE )['config'] );
		return is_array( $config ) ? $config : [];
	}

	/**
	 * The service account, after a check that it belongs to the project of the public configuration.
	 *
	 * @throws Database_Error Where one of the two is missing or invalid, or their projects differ.
	 */
	public static function account(): Service_Account {
		$project = self::public_config()['projectId']
			?? throw Database_Error::config( __( 'Trang chưa có cấu hình Firebase (firebaseConfig).', 'hien-core' ) );
		$account = Account_Store::account();
		if ( is_wp_error( $account ) ) {
			throw Database_Error::without_key( $account->get_error_message() );
		}
		return $account->project === $project ? $account : throw Database_Error::other_project( $account->project, $project );
	}

	/** The database's REST URL without a trailing slash; '' without a configuration. */
	public static function database_url(): string {
		return untrailingslashit( self::emulator() ?? self::public_config()['databaseURL'] ?? '' );
	}

	/** The URL of the development server that replaces Firebase; null in production. */
	public static function emulator(): ?string {
		return defined( 'HIEN_CHAT_EMULATOR' ) && '' !== HIEN_CHAT_EMULATOR ? untrailingslashit( HIEN_CHAT_EMULATOR ) : null;
	}

	/** @return array{days:list<int>,from:string,to:string}|null The author's hours, in the site's time zone; null for always. */
	public static function hours(): ?array {
		$fields = self::fields();
		$hours  = [
			'days' => self::DAYS[ $fields['days'] ] ?? self::DAYS['all'],
			'from' => $fields['from'] ?: '00:00',
			'to'   => $fields['to'] ?: '24:00',
		];
		return [ self::DAYS['all'], '00:00', '24:00' ] === array_values( $hours ) ? null : $hours;
	}

	private static function has_account(): bool {
		$constant = Account_Store::constant();
		return null === $constant
			? Constants::KEPT_SECRET === Sections::fields( self::FIREBASE )['account']
			: Account_Store::is_readable( $constant );
	}

	/** @return array<string,string> The section CHAT. */
	public static function fields(): array {
		return Sections::fields( self::CHAT );
	}
}
