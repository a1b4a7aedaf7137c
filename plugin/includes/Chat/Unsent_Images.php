<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Jobs\Jobs;
use Hien\Module;
use Hien\Rest\Resources;

defined( 'ABSPATH' ) || exit;

/** Deletes images that were uploaded for a message which was not sent within a week. */
final class Unsent_Images implements Module {

	/** Age in seconds until which an image may still be sent: browsers keep unsent messages until they are connected. */
	private const GRACE_SECONDS = WEEK_IN_SECONDS;

	/**
	 * Age in seconds beyond which an image was checked before. Exceeds GRACE_SECONDS by the time for which WP-Cron or the database may
	 * fail.
	 */
	private const WINDOW_SECONDS = 2 * WEEK_IN_SECONDS;

	public function register(): void {
		add_action( Jobs::DAILY, [ $this, 'run' ] );
	}

	public function run(): void {
		if ( ! Chat_Config::is_set_up() ) {
			return;
		}
		$stored = Chat_Images::stored_between( time() - self::WINDOW_SECONDS, time() - self::GRACE_SECONDS );
		foreach ( $stored as $conversation => $times ) {
			try {
				$sent = $this->sent( $conversation, min( $times ) );
				Chat_Images::delete( $conversation, array_diff( array_keys( $times ), $sent ) );
			} catch ( Database_Error $error ) {
				Resources::log_error( 'chat', $error ); // Tomorrow's run tries again.
				if ( Database_Error::REQUEST !== $error->kind ) {
					return; // All others would fail too.
				}
			}
		}
	}

	/**
	 * File names of the images in messages since a given time.
	 *
	 * @param int $since Unix time.
	 * @return list<string>
	 * @throws Database_Error Where the database does not answer.
	 */
	private function sent( int $conversation, int $since ): array {
		$messages = Chat_Message::all(
			Database::get(
				"chats/$conversation",
				[
					'orderBy' => 'createdAt',
					'startAt' => ( $since - DAY_IN_SECONDS ) * 1000, // Firebase's clock may differ from the site's.
				]
			)
		);
		return array_values( array_map( static fn( Chat_Message $message ): string => basename( $message->image ), $messages ) );
	}
}
