<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Scope;
use Hien\Module;
use Hien\Rest\Resources;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Mails what waits unread in the chat while its reader is away: to the author, and to members who want it. One mail for
 * each silence: the next one is about what was written after the reader has been there again.
 *
 * WP-Cron looks every five minutes for as long as the chat is used, and for a day after it was.
 */
final class Unread_Mails implements Module {

	/** WP-Cron's hook. */
	public const EVENT = 'hien_chat_mails';

	private const SCHEDULE = 'hien_five_minutes';

	/** Who was not connected for so long is away. */
	private const AWAY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** How long the member may take to read an answer. */
	private const ANSWER_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Conversations in which nothing was written for longer are not looked at. */
	private const WINDOW = 3 * DAY_IN_SECONDS;

	private const MOST_THREADS = 500;

	/** Option: until when WP-Cron looks, in seconds. */
	private const UNTIL = 'hien_chat_mails_until';

	public function __construct(
		private readonly Chat_Config $config,
		private readonly Database $database,
		private readonly Unread_Letters $letters,
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
				'display'  => 'Hiên: 5 phút', // Not translated: WordPress asks before translations may be loaded.
			],
		];
	}

	/** Somebody came into the chat. */
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

	public function run(): void {
		if ( ! $this->is_on() || time() > (int) get_option( self::UNTIL ) ) {
			wp_clear_scheduled_hook( self::EVENT ); // begin() schedules it again, also below for who has stayed connected.
		}
		if ( ! $this->is_on() ) {
			return;
		}
		try {
			$threads = $this->threads();
			$present = $this->present();
		} catch ( Database_Error $error ) {
			Resources::log( 'chat', new WP_Error( $error->kind, $error->getMessage() ) );
			return;
		}
		if ( [] !== $present ) {
			$this->begin();
		}
		$silences = new Silences();
		$silences->saw( $present );
		$silences->keep_only( $threads );
		$this->mail_author( $threads, $silences );
		$this->mail_members( $threads, $silences );
		$silences->save();
	}

	/**
	 * Who is connected. A browser renews its time every two minutes; one that the database has lost without a word leaves an
	 * old time behind.
	 *
	 * @return list<int>
	 */
	private function present(): array {
		$since  = ( time() - self::AWAY_SECONDS ) * 1000;
		$stored = $this->database->get( 'presence' );
		return array_keys( array_filter( is_array( $stored ) ? $stored : [], static fn( mixed $connections ): bool => is_array( $connections ) && max( 0, ...array_values( $connections ) ) > $since ) );
	}

	/** @return array<int,Thread> By id of the member, the latest last. */
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

	/** @param array<int,Thread> $threads */
	private function mail_author( array $threads, Silences $silences ): void {
		$last_seen = $silences->last_seen( static fn( int $user ): bool => user_can( $user, Scope::ANSWER_CHAT ) );
		if ( $last_seen > time() - self::AWAY_SECONDS ) {
			return;
		}
		$unread = array_filter(
			$threads,
			static fn( Thread $thread ): bool => $thread->unread_by_author > 0
				&& $thread->last_at <= time() - self::AWAY_SECONDS
				&& ! $silences->is_told( Silences::AUTHOR, $thread, $last_seen )
		);
		foreach ( $this->letters->to_author( $unread ) as $thread ) {
			$silences->told( Silences::AUTHOR, $thread );
		}
		$silences->save();
	}

	/** @param array<int,Thread> $threads */
	private function mail_members( array $threads, Silences $silences ): void {
		foreach ( $threads as $thread ) {
			$last_seen = $silences->last_seen( static fn( int $user ): bool => $user === $thread->member );
			$is_due    = $thread->unread_by_member > 0
				&& $thread->is_last_of_author
				&& $thread->last_at <= time() - self::ANSWER_SECONDS
				&& $last_seen <= time() - self::AWAY_SECONDS
				&& ! $silences->is_told( Silences::MEMBER, $thread, $last_seen );
			if ( $is_due && $this->letters->to_member( $thread ) ) {
				$silences->told( Silences::MEMBER, $thread );
				$silences->save(); // Before the next mail, lest this one is sent again.
			}
		}
	}
}
