<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Scope;
use Hien\Atomic_Option;
use Hien\Module;
use Hien\Rest\Resources;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Mails unread chat messages to the author, and unread answers to members who want such mails, while they are away. After a mail,
 * the recipient gets no other one before visiting the site again.
 *
 * WP-Cron runs this every five minutes while the chat is used, and for a day after somebody was last connected.
 */
final class Unread_Mails implements Module {

	/** WP-Cron's hook. */
	public const EVENT = 'hien_chat_mails';

	private const SCHEDULE = 'hien_five_minutes';

	/** Seconds without a connection after which a user counts as away. */
	private const AWAY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Seconds that a member has to read an answer before the mail. */
	private const ANSWER_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Seconds after the latest message after which a conversation is ignored. */
	private const WINDOW = 3 * DAY_IN_SECONDS;

	/** Maximum number of conversations that a run reads, and of connections of one user: the latest ones. */
	private const MOST_THREADS     = 500;
	private const MOST_CONNECTIONS = 100;

	/** Maximum number of mails to members in one run. The next run sends the others. */
	private const MOST_MAILS = 20;

	/** Option: Unix time until which a run holds the lock. Shorter than the interval between runs. */
	private const LOCK         = 'hien_chat_mails_lock';
	private const LOCK_SECONDS = 4 * MINUTE_IN_SECONDS;

	/** Option: Unix time until which WP-Cron keeps running. */
	private const UNTIL = 'hien_chat_mails_until';

	public function __construct(
		private readonly Chat_Config $config,
		private readonly Database $database,
		private readonly Unread_Mail_Sender $sender,
	) {}

	public function register(): void {
		add_filter( 'cron_schedules', [ $this, 'add_schedule' ] ); // phpcs:ignore WordPress.WP.CronInterval -- Few seconds of work, while the chat is used.
		add_action( 'hien_chat_token_issued', [ $this, 'begin' ] );
		add_action( self::EVENT, [ $this, 'run' ] );
	}

	/**
	 * @param array<string,array{interval:int,display:string}> $schedules By name.
	 * @return array<string,array{interval:int,display:string}>
	 */
	public function add_schedule( array $schedules ): array {
		return $schedules + [
			self::SCHEDULE => [
				'interval' => 5 * MINUTE_IN_SECONDS,
				'display'  => 'Hiên: 5 phút', // Not translated: the filter runs before translations may be loaded.
			],
		];
	}

	/** Starts the event. Runs when a user gets a token, as each connected browser does once an hour. */
	public function begin(): void {
		if ( ! $this->is_on() ) {
			return;
		}
		if ( (int) get_option( self::UNTIL ) < time() + DAY_IN_SECONDS - HOUR_IN_SECONDS ) {
			update_option( self::UNTIL, time() + DAY_IN_SECONDS, false );
		}
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + 5 * MINUTE_IN_SECONDS, self::SCHEDULE, self::EVENT );
		}
	}

	private function is_on(): bool {
		return $this->config->is_ready() && $this->config->mails();
	}

	/** Finds and mails unread messages, unless another run is doing so. */
	public function run(): void {
		if ( ! $this->is_on() || time() > (int) get_option( self::UNTIL ) ) {
			wp_clear_scheduled_hook( self::EVENT ); // begin() schedules it again.
		}
		if ( ! $this->is_on() || ! self::lock() ) {
			return;
		}
		try {
			$threads = $this->threads();
			$log     = new Unread_Mail_Log();
			$log->note_connected( $this->connected( $threads ) );
			$log->keep_only( $threads );
			$this->mail_author( $threads, $log );
			$this->mail_members( $threads, $log );
			$log->save();
		} catch ( Database_Error $error ) {
			Resources::log( 'chat', new WP_Error( $error->kind, $error->getMessage() ) );
		} finally {
			update_option( self::LOCK, 0, false );
		}
	}

	/** Tries to get the lock; returns whether it did. The lock of an aborted run expires. */
	private static function lock(): bool {
		$until = get_option( self::LOCK );
		return (int) $until <= time() && Atomic_Option::replace( self::LOCK, $until, time() + self::LOCK_SECONDS, false );
	}

	/**
	 * Ids of the connected users among those who may get a mail: users who answer, and members with an unread answer. A browser renews
	 * the time of its connection every two minutes; that of a connection that was lost unnoticed is not renewed.
	 *
	 * @param array<int,Thread> $threads By user id.
	 * @return list<int>
	 * @throws Database_Error Where the database does not answer.
	 */
	private function connected( array $threads ): array {
		$users = array_map( 'intval', array_keys( (array) $this->database->get( 'presence', [ 'shallow' => true ] ) ) );
		cache_users( $users );
		$since = ( time() - self::AWAY_SECONDS ) * 1000;
		return array_values(
			array_filter(
				$users,
				fn( int $user ): bool => ( ( $threads[ $user ] ?? null )?->unread_by_member > 0 || user_can( $user, Scope::ANSWER_CHAT ) )
					&& max( 0, ...array_values( $this->connections( $user ) ) ) > $since
			)
		);
	}

	/**
	 * @return array<string,int> Key => time at which the browser last renewed the connection, in milliseconds.
	 * @throws Database_Error Where the database does not answer.
	 */
	private function connections( int $user ): array {
		return (array) $this->database->get(
			"presence/$user",
			[
				'orderBy'     => '$key',
				'limitToLast' => self::MOST_CONNECTIONS,
			]
		);
	}

	/**
	 * @return array<int,Thread> By user id, the latest last.
	 * @throws Database_Error Where the database does not answer.
	 */
	private function threads(): array {
		$stored = $this->database->get(
			'threads',
			[
				'orderBy'     => 'lastAt',
				'startAt'     => ( time() - self::WINDOW ) * 1000,
				'limitToLast' => self::MOST_THREADS,
			]
		);
		return Thread::all( is_array( $stored ) ? $stored : [] );
	}

	/** @param array<int,Thread> $threads By user id. */
	private function mail_author( array $threads, Unread_Mail_Log $log ): void {
		$last_seen = $log->last_seen( static fn( int $user ): bool => user_can( $user, Scope::ANSWER_CHAT ) );
		if ( $last_seen > time() - self::AWAY_SECONDS ) {
			return;
		}
		$unread = array_filter(
			$threads,
			static fn( Thread $thread ): bool => $thread->unread_by_author > 0
				&& $thread->last_at <= time() - self::AWAY_SECONDS
				&& ! $log->is_mailed( Unread_Mail_Log::AUTHOR, $thread, $last_seen )
		);
		foreach ( $this->sender->to_author( $unread ) as $thread ) {
			$log->note_mail( Unread_Mail_Log::AUTHOR, $thread );
		}
		$log->save();
	}

	/** @param array<int,Thread> $threads By user id. */
	private function mail_members( array $threads, Unread_Mail_Log $log ): void {
		$due = array_filter(
			$threads,
			static function ( Thread $thread ) use ( $log ): bool {
				$last_seen = $log->last_seen( static fn( int $user ): bool => $user === $thread->member );
				return $thread->unread_by_member > 0
					&& $thread->is_last_of_author
					&& $thread->last_at <= time() - self::ANSWER_SECONDS
					&& $last_seen <= time() - self::AWAY_SECONDS
					&& ! $log->is_mailed( Unread_Mail_Log::MEMBER, $thread, $last_seen );
			}
		);
		foreach ( array_slice( $due, 0, self::MOST_MAILS ) as $thread ) {
			if ( $this->sender->to_member( $thread ) ) {
				$log->note_mail( Unread_Mail_Log::MEMBER, $thread );
				$log->save(); // Before the next mail: if PHP is stopped, the next run does not send this one again.
			}
		}
	}
}
