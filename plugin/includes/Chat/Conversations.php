<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Members\Public_Name;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Removes conversations: messages, list entry, counters and pictures. What the database does not remove now is noted before
 * and tried again by WP-Cron; wp-admin shows it.
 */
final class Conversations implements Module {

	/** WP-Cron's hook. */
	public const EVENT = 'hien_chat_remove';

	/** Options, one for each conversation whose removal is not done: `since` (seconds), `error`, `ended` (the account is gone). */
	private const OPTION = 'hien_chat_removal_';

	/** Paths of the database that have a child for each member. Not presence: whoever is connected stays so. */
	private const PATHS = [ 'chats', 'threads', 'throttle' ];

	private const RETRY_SECONDS = 10 * MINUTE_IN_SECONDS;

	public function __construct(
		private readonly Chat_Config $config,
		private readonly Database $database,
	) {}

	public function register(): void {
		add_action( self::EVENT, [ $this, 'run' ] );
		add_action( 'delete_user', [ $this, 'end' ] );
		add_action( 'wpmu_delete_user', [ $this, 'end' ] );
	}

	/** Removes the conversation of a member. Returns why it is not wholly removed yet; null where it is. */
	public function remove( int $user_id ): ?Database_Error {
		$this->note( $user_id, false );
		$this->plan( self::RETRY_SECONDS ); // Should this request break off.
		Chat_Images::remove( $user_id );
		delete_user_meta( $user_id, Chat_Boot::BEGUN );
		return $this->remove_from_database( $user_id, false );
	}

	/** An account ends: the same by WP-Cron, and whoever still has a token of it may not write any more. */
	public function end( int $user_id ): void {
		if ( $this->config->is_ready() || '' !== get_user_meta( $user_id, Chat_Boot::BEGUN, true ) ) {
			$this->note( $user_id, true );
			$this->plan( 0 );
		}
		Chat_Images::remove( $user_id );
	}

	/** Tries again what was not removed. */
	public function run(): void {
		foreach ( array_keys( self::waiting() ) as $user_id ) {
			if ( null !== $this->remove_from_database( $user_id, true ) ) {
				$this->plan( self::RETRY_SECONDS );
				return; // The others would fail as well.
			}
		}
	}

	/** @return array<int,array{since:int,error:string,ended:bool}> By id of the member, the oldest first. */
	public static function waiting(): array {
		global $wpdb;
		$names   = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id", $wpdb->esc_like( self::OPTION ) . '%' ) );
		$waiting = [];
		foreach ( $names as $name ) {
			$user_id             = (int) substr( (string) $name, strlen( self::OPTION ) );
			$waiting[ $user_id ] = self::noted( $user_id );
		}
		return array_filter( $waiting );
	}

	/** The name of a member whose conversation is being removed. */
	public static function name( int $user_id ): string {
		$user = get_userdata( $user_id );
		/* translators: %d: number of an account */
		return $user instanceof WP_User ? Public_Name::of( $user ) : sprintf( __( 'Tài khoản cũ số %d', 'hien-core' ), $user_id );
	}

	/** @return array{since:int,error:string,ended:bool}|null Null where nothing of the member waits to be removed. */
	private static function noted( int $user_id ): ?array {
		$stored = get_option( self::OPTION . $user_id );
		return is_array( $stored ) ? [
			'since' => (int) $stored['since'],
			'error' => (string) $stored['error'],
			'ended' => (bool) $stored['ended'],
		] : null;
	}

	private function note( int $user_id, bool $ended ): void {
		update_option(
			self::OPTION . $user_id,
			[
				'since' => time(),
				'error' => '',
				'ended' => $ended || ( self::noted( $user_id )['ended'] ?? false ),
			],
			false
		);
	}

	private function remove_from_database( int $user_id, bool $is_later ): ?Database_Error {
		$note = self::noted( $user_id );
		if ( null === $note ) {
			return null; // Another request has removed it.
		}
		try {
			$this->database->patch( '', $this->removed( $user_id, $note['ended'], $is_later ? $note['since'] : PHP_INT_MAX ) );
		} catch ( Database_Error $error ) {
			update_option( self::OPTION . $user_id, [ 'error' => $error->getMessage() ] + $note, false );
			return $error;
		}
		delete_option( self::OPTION . $user_id );
		[] === self::waiting() && wp_clear_scheduled_hook( self::EVENT );
		return null;
	}

	/**
	 * What is written to remove a conversation. Messages that came after it was removed here are a new one, and stay.
	 *
	 * @param int $since When it was removed, in seconds.
	 * @return array<string,int|null> Path => value.
	 * @throws Database_Error Where the database does not answer.
	 */
	private function removed( int $user_id, bool $ended, int $since ): array {
		$all = array_fill_keys( array_map( static fn( string $path ): string => "$path/$user_id", self::PATHS ), null );
		if ( $ended ) {
			return $all + [
				"presence/$user_id" => null,
				"blocked/$user_id"  => Blocks::FOR_EVER,
			];
		}
		$keys  = PHP_INT_MAX === $since ? [] : array_map( 'strval', array_keys( (array) $this->database->get( "chats/$user_id", [ 'shallow' => true ] ) ) );
		$older = array_filter( $keys, static fn( string $key ): bool => Chat_Message::time_of_key( $key ) <= $since );
		return $keys === $older ? $all : array_fill_keys( array_map( static fn( string $key ): string => "chats/$user_id/$key", $older ), null );
	}

	private function plan( int $seconds ): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + $seconds, self::EVENT );
	}
}
