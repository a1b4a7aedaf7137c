<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Mail\Mail;
use Hien\Module;
use Hien\Rest\Resources;
use Hien\Settings\Settings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Mails unread chat messages to the author, and unread answers to members who want such mails, while they are not connected. Each
 * conversation is mailed once, until it is read, or until its recipient was connected and something new came.
 *
 * WP-Cron looks every INTERVAL until SECONDS after the latest token was issued, and longer while a message waits.
 *
 * @phpstan-type Mailed array<int,array{last:int,at:int,back:bool}>
 */
final class Unread_Mails implements Module {

	/** WP-Cron's hook. */
	public const EVENT = 'hien_chat_mails';

	private const INTERVAL = 5 * MINUTE_IN_SECONDS;

	/**
	 * Option: Unix time until which it looks, SECONDS after the latest token. With a token one can write for a little over an hour
	 * (plugin/firebase/database.rules.json); the rest is for what waits then, and for Firebase to answer again.
	 */
	private const UNTIL   = 'hien_chat_mails_until';
	private const SECONDS = 90 * MINUTE_IN_SECONDS;

	/** Option: Unix time until which it looks because a message waited at the last look; none where nothing waited. */
	private const WAITS_UNTIL = 'hien_chat_mails_wait_until';

	/** Seconds that the author has to read a message, and minutes that a member has to read an answer, before the mail. */
	private const MESSAGE_SECONDS = 5 * MINUTE_IN_SECONDS;
	public const ANSWER_MINUTES   = 10;

	/** Seconds after the latest message after which a conversation is ignored, and number of the latest ones that are read. */
	private const WINDOW       = 3 * DAY_IN_SECONDS;
	private const MOST_THREADS = 500;

	/** Maximum number of mails to members in one run. The next run sends the others, and tries again last what has failed. */
	private const MOST_MAILS = 20;

	/** Maximum number of quoted messages of a conversation, and number of latest messages that are read to find them. */
	private const QUOTED = 5;
	private const READ   = 30;

	/** Number of conversations whose messages the author's mail quotes. For further ones, it has the last message only. */
	private const QUOTED_THREADS = 10;

	/**
	 * Option: recipient, `author` or `member` => user id of the member => `last`: Unix time of the latest message in the mail, 0 if it
	 * failed; `back`: whether the recipient was connected since, or it failed; `at`: Unix time of the mail.
	 */
	private const LOG = 'hien_chat_mail_log';

	/** @var array{author:Mailed,member:Mailed} The value of LOG. */
	private array $log;

	public function register(): void {
		add_action( 'hien_chat_token_issued', [ $this, 'begin' ] );
		add_action( self::EVENT, [ $this, 'run' ] );
	}

	/** Called when a user gets a token, as each browser does that connects, and then once an hour. */
	public function begin(): void {
		if ( $this->is_on() ) {
			update_option( self::UNTIL, time() + self::SECONDS, false );
			self::schedule();
		}
	}

	private static function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + self::INTERVAL, self::EVENT );
		}
	}

	private function is_on(): bool {
		return Chat_Config::is_ready() && Chat_Config::OFF !== Chat_Config::fields()['mails'];
	}

	/** Mails what waits, and schedules the next run if one is needed. */
	public function run(): void {
		if ( ! $this->is_on() ) {
			return; // begin() schedules it again.
		}
		// First, in case Firebase does not answer, or PHP is stopped.
		if ( time() < max( (int) get_option( self::UNTIL ), (int) get_option( self::WAITS_UNTIL ) ) ) {
			self::schedule();
		}
		try {
			$threads   = Thread::latest( time() - self::WINDOW, self::MOST_THREADS );
			$connected = $this->connected();
		} catch ( Database_Error $error ) {
			Resources::log_error( 'chat', $error );
			return;
		}
		cache_users( array_keys( $connected ) );
		$is_author_here = [] !== array_filter(
			array_keys( $connected ),
			static fn( int $user ): bool => user_can( $user, Capabilities::ANSWER_CHAT )
		);
		$this->read_log( $threads, $connected, $is_author_here );
		if ( ! $is_author_here ) {
			$this->mail_author( $threads );
		}
		$answers = $this->waiting( 'member', array_diff_key( $threads, $connected ), self::ANSWER_MINUTES * MINUTE_IN_SECONDS );
		$tried   = fn( Thread $thread ): int => $this->log['member'][ $thread->member ]['at'] ?? 0;
		uasort( $answers, static fn( Thread $one, Thread $other ): int => $tried( $one ) <=> $tried( $other ) );
		foreach ( array_slice( $answers, 0, self::MOST_MAILS ) as $thread ) {
			$this->note( 'member', $thread, $this->mail_member( $thread ) );
		}
		if ( [] !== $this->waiting( 'author', $threads, 0 ) || [] !== $this->waiting( 'member', $threads, 0 ) ) {
			update_option( self::WAITS_UNTIL, time() + self::WINDOW, false );
			self::schedule();
		} else {
			delete_option( self::WAITS_UNTIL );
		}
	}

	/**
	 * @return array<int,mixed> The ids of the connected users are its keys.
	 * @throws Database_Error Where the database does not answer.
	 */
	private function connected(): array {
		$since = ( time() - Constants::PRESENCE_SECONDS ) * 1000;
		return array_filter(
			(array) Database::get( 'presence' ),
			static fn( mixed $connections ): bool => max( [ 0, ...array_values( (array) $connections ) ] ) > $since
		);
	}

	/**
	 * Reads the log without what was read since, or belongs to a deleted conversation, and notes who is connected.
	 *
	 * @param array<int,Thread> $threads   By user id.
	 * @param array<int,mixed>  $connected By user id.
	 */
	private function read_log( array $threads, array $connected, bool $is_author_here ): void {
		/** @var array{author?:Mailed,member?:Mailed} $stored */
		$stored    = get_option( self::LOG, [] );
		$this->log = [ 'author' => [], 'member' => [] ];
		foreach ( array_keys( $this->log ) as $side ) {
			foreach ( array_intersect_key( $stored[ $side ] ?? [], $threads ) as $member => $mail ) {
				if ( self::unread( $side, $threads[ $member ] ) > 0 ) {
					$is_here                       = 'author' === $side ? $is_author_here : isset( $connected[ $member ] );
					$this->log[ $side ][ $member ] = [ 'back' => $mail['back'] || $is_here ] + $mail + [ 'at' => 0 ];
				}
			}
		}
		update_option( self::LOG, $this->log, false );
	}

	/** @param 'author'|'member' $side The recipient. */
	private function note( string $side, Thread $thread, bool $is_done = true, bool $is_back = false ): void {
		$this->log[ $side ][ $thread->member ] = [
			'last' => $is_done ? $thread->last_at : 0,
			'at'   => time(),
			'back' => $is_back || ! $is_done,
		];
		update_option( self::LOG, $this->log, false );
	}

	/** @param 'author'|'member' $side The recipient. */
	private static function unread( string $side, Thread $thread ): int {
		return 'author' === $side ? $thread->unread_by_author : $thread->unread_by_member;
	}

	/**
	 * The conversations of which a recipient has to be told.
	 *
	 * @param 'author'|'member'  $side    The recipient.
	 * @param array<int,Thread>  $threads By user id.
	 * @param int                $seconds Least age of the last message.
	 * @return array<int,Thread>
	 */
	private function waiting( string $side, array $threads, int $seconds ): array {
		return array_filter(
			$threads,
			function ( Thread $thread ) use ( $side, $seconds ): bool {
				$mail = $this->log[ $side ][ $thread->member ] ?? null;
				return self::unread( $side, $thread ) > 0
					&& ( 'author' === $side || $thread->is_last_of_author )
					&& $thread->last_at <= time() - $seconds
					&& ( null === $mail || ( $mail['back'] && $mail['last'] < $thread->last_at ) );
			}
		);
	}

	/**
	 * Sends the author one mail about all conversations.
	 *
	 * @param array<int,Thread> $threads By user id.
	 */
	private function mail_author( array $threads ): void {
		$paragraphs = [ __( 'Trong lúc bạn vắng, có người nhắn trong khung trò chuyện.', 'hien-core' ) ];
		$mailed     = [];
		foreach ( array_values( $this->waiting( 'author', $threads, self::MESSAGE_SECONDS ) ) as $index => $thread ) {
			$quotes = $index < self::QUOTED_THREADS ? $this->quotes( $thread, false ) : [ $thread->last ];
			if ( [] === $quotes ) {
				$this->note( 'author', $thread, is_back: true ); // The author has read the messages, and marked the conversation as unread.
				continue;
			}
			$mailed[]     = $thread;
			$paragraphs[] = sprintf(
				/* translators: 1: name of a member, 2: number of messages */
				_n( '%1$s, %2$d tin nhắn chưa đọc:', '%1$s, %2$d tin nhắn chưa đọc:', $thread->unread_by_author, 'hien-core' ),
				$thread->name,
				$thread->unread_by_author
			);
			array_push( $paragraphs, ...[ ...$quotes, Paths::url( "/admin/chat/$thread->member" ) ] );
		}
		if ( [] === $mailed ) {
			return;
		}
		$count   = count( $mailed );
		$subject = 1 === $count
			/* translators: %s: name of a member */
			? sprintf( __( '%s nhắn cho bạn', 'hien-core' ), $mailed[0]->name )
			/* translators: %d: number of conversations */
			: sprintf( _n( '%d cuộc trò chuyện chưa đọc', '%d cuộc trò chuyện chưa đọc', $count, 'hien-core' ), $count );
		if ( Mail::send( Mail::author(), $subject, $paragraphs ) ) {
			array_walk( $mailed, fn( Thread $thread ) => $this->note( 'author', $thread ) );
		}
	}

	/** Sends a member a mail about unread answers. Returns whether no further mail is needed: it was sent, or the member wants none. */
	private function mail_member( Thread $thread ): bool {
		$user = get_userdata( $thread->member );
		if ( ! $user instanceof WP_User || ! Chat_Mail_Preference::of_user( $user->ID ) ) {
			return true;
		}
		$author = Public_Name::of_author( Settings::author_id() );
		$quotes = $this->quotes( $thread, true );
		if ( [] === $quotes ) {
			return false; // The member has just read everything; the counter is about to change.
		}
		$end = Chat_Mail_Preference::end_address( $user->ID );
		return Mail::send(
			$user->user_email,
			/* translators: %s: name of the author */
			sprintf( __( '%s đã trả lời bạn', 'hien-core' ), $author ),
			[
				/* translators: %s: name of a member */
				sprintf( __( 'Chào %s,', 'hien-core' ), Public_Name::of( $user ) ),
				/* translators: %s: name of the author */
				sprintf( __( '%s đã trả lời bạn trong khung trò chuyện:', 'hien-core' ), $author ),
				...$quotes,
				__( 'Mở trang để đọc và trả lời:', 'hien-core' ),
				home_url( '/' ),
				__( 'Bạn nhận thư này vì chưa đọc câu trả lời. Muốn thôi nhận, bạn mở liên kết này:', 'hien-core' ),
				$end,
			],
			'',
			$end
		);
	}

	/**
	 * @return list<string> The latest unread messages of one side, the oldest first; the thread's last message if the database does not
	 *                      answer.
	 */
	private function quotes( Thread $thread, bool $of_author ): array {
		try {
			$messages = Chat_Message::all(
				Database::get(
					"chats/$thread->member",
					[
						'orderBy'     => 'createdAt',
						'limitToLast' => self::READ,
					]
				)
			);
		} catch ( Database_Error ) {
			return [ $thread->last ];
		}
		$unread = array_filter(
			$messages,
			static fn( Chat_Message $message ): bool => $message->is_of_author === $of_author && ! $message->is_read
		);
		return array_map(
			static fn( Chat_Message $message ): string => $message->as_text(),
			array_slice( array_values( $unread ), -self::QUOTED )
		);
	}
}
