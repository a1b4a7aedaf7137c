<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Content\Field;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The chat as the owner has set it up: in wp-config.php, otherwise in the settings. */
final class Chat_Config {

	/** Keys of the sections of the settings. */
	public const CHAT     = 'chat';
	public const FIREBASE = 'firebase';

	/** The owner has closed it. */
	public const CLOSED = 'closed';

	/** No Firebase project: a form leaves a message. */
	public const FORM = 'form';

	public const READY = 'ready';

	/** Values of a setting that is on or off. */
	public const ON  = 'on';
	public const OFF = 'off';

	/** Choices of `days` => days of the week, 1 for Monday. */
	private const DAYS = [
		'all'      => [ 1, 2, 3, 4, 5, 6, 7 ],
		'weekdays' => [ 1, 2, 3, 4, 5 ],
		'saturday' => [ 1, 2, 3, 4, 5, 6 ],
	];

	/** @var array{apiKey:string,authDomain:string,projectId:string,databaseURL:string,appId:string}|array{}|null */
	private ?array $public = null;

	public function __construct( private readonly Settings $settings ) {}

	/** CLOSED, FORM or READY. Reads only what every page has loaded; whether the key works shows when it is used. */
	public function state(): string {
		return match ( true ) {
			self::OFF === $this->fields()['enabled']                 => self::CLOSED,
			[] === $this->public_config() || ! $this->has_account() => self::FORM,
			default                                                  => self::READY,
		};
	}

	public function is_ready(): bool {
		return self::READY === $this->state();
	}

	/** @return array{apiKey:string,authDomain:string,projectId:string,databaseURL:string,appId:string}|array{} Empty where there is none. */
	public function public_config(): array {
		if ( null === $this->public ) {
			$given        = defined( 'HIEN_CHAT_CONFIG' ) ? HIEN_CHAT_CONFIG : $this->settings->site->fields( self::FIREBASE )['config'];
			$config       = '' === $given ? [] : Public_Config::parse( $given );
			$this->public = is_array( $config ) ? $config : [];
		}
		return $this->public;
	}

	/** The service account; null where there is none that can be used. */
	public function account(): ?Service_Account {
		$account = Service_Account::parse( Account_Store::get() );
		return $account instanceof Service_Account ? $account : null;
	}

	/** The address of the database's REST, without a slash at its end; '' without a configuration. */
	public function database_url(): string {
		return untrailingslashit( $this->emulator() ?? $this->public_config()['databaseURL'] ?? '' );
	}

	/** The address of a development server that stands in for all of Firebase; null for the real one. */
	public function emulator(): ?string {
		return defined( 'HIEN_CHAT_EMULATOR' ) && '' !== HIEN_CHAT_EMULATOR ? untrailingslashit( HIEN_CHAT_EMULATOR ) : null;
	}

	/** @return array{days:list<int>,from:string,to:string}|null When the author is there, in the site's time zone; null for always. */
	public function hours(): ?array {
		$fields = $this->fields();
		$hours  = [
			'days' => self::DAYS[ $fields['days'] ] ?? self::DAYS['all'],
			'from' => $fields['from'] ?: '00:00',
			'to'   => $fields['to'] ?: '24:00',
		];
		return [ self::DAYS['all'], '00:00', '24:00' ] === array_values( $hours ) ? null : $hours;
	}

	/** What people read while the author is away. */
	public function away(): string {
		return $this->fields()['away'];
	}

	public function sounds(): bool {
		return self::OFF !== $this->fields()['sounds'];
	}

	/** Whether unread messages are mailed. */
	public function mails(): bool {
		return self::OFF !== $this->fields()['mails'];
	}

	public function author_id(): int {
		return $this->settings->author_id();
	}

	private function has_account(): bool {
		return defined( 'HIEN_CHAT_SERVICE_ACCOUNT' ) || Field::KEPT === $this->settings->site->fields( self::FIREBASE )['account'];
	}

	/** @return array<string,string> */
	private function fields(): array {
		return $this->settings->site->fields( self::CHAT );
	}
}
