<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Daily_Tasks;
use Hien\Module;
use Hien\Rest\Resources;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Removes the pictures that were uploaded for a message and never sent with one, a week later. */
final class Unsent_Images implements Module {

	/** Seconds within which a message with the picture may still be sent: browsers keep it until they have a connection. */
	private const GRACE_SECONDS = WEEK_IN_SECONDS;

	/** Pictures that are older have been looked at, also where WP-Cron or the database failed for some days. */
	private const WINDOW_SECONDS = 2 * WEEK_IN_SECONDS;

	public function __construct(
		private readonly Chat_Config $config,
		private readonly Database $database,
	) {}

	public function register(): void {
		add_action( Daily_Tasks::EVENT, [ $this, 'run' ] );
	}

	public function run(): void {
		if ( ! $this->config->is_ready() ) {
			return;
		}
		try {
			foreach ( Chat_Images::stored_between( time() - self::WINDOW_SECONDS, time() - self::GRACE_SECONDS ) as $conversation => $times ) {
				$sent = $this->sent( $conversation, min( $times ) );
				array_map( 'wp_delete_file', array_filter( array_keys( $times ), static fn( string $path ): bool => ! in_array( basename( $path ), $sent, true ) ) );
			}
		} catch ( Database_Error $error ) {
			Resources::log( 'chat', new WP_Error( $error->kind, $error->getMessage() ) ); // Tomorrow they are looked at again.
		}
	}

	/**
	 * The names of the pictures that messages since a time have.
	 *
	 * @param int $since Seconds.
	 * @return list<string>
	 * @throws Database_Error Where the database does not answer.
	 */
	private function sent( int $conversation, int $since ): array {
		$messages = Chat_Message::all(
			$this->database->get(
				"chats/$conversation",
				[
					'orderBy' => '$key',
					'startAt' => Chat_Message::first_key_of( $since - DAY_IN_SECONDS ), // Browsers make the keys, by their clocks.
				]
			)
		);
		return array_values( array_map( static fn( Chat_Message $message ): string => basename( $message->image ), $messages ) );
	}
}
