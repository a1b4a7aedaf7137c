<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Atomic_Option;
use Hien\Checks\Finding;
use Hien\Content\Public_Name;
use Hien\Jobs\Jobs;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Removes conversations: messages, thread summaries and images. Each removal first stores a note, and deletes it when everything is
 * removed. Until then, WP-Cron tries again, and wp-admin shows the note.
 */
final class Conversations implements Module {

	/** WP-Cron's hook. */
	public const EVENT = 'hien_chat_remove';

	/**
	 * Prefix of the options with the notes, one for each member: `since` (Unix time), `error` (of the last try), `ended` (whether the
	 * member has left the site).
	 */
	private const OPTION = 'hien_chat_removal_';

	/** Database paths with a child for each member. Without `presence`, since the member may be connected. */
	private const PATHS = [ 'chats', 'threads', 'throttle' ];

	private const RETRY_SECONDS = 10 * MINUTE_IN_SECONDS;

	public function register(): void {
		add_action( self::EVENT, [ $this, 'run' ] );
		add_action( Jobs::DAILY, [ self::class, 'plan_waiting' ] );
		add_action( 'delete_user', [ $this, 'end' ] );
		add_action( 'remove_user_from_blog', [ $this, 'end' ] );
	}

	/** Removes a member's conversation. Returns a message about why some of it is left; '' if everything is removed. */
	public static function remove( int $user_id ): string {
		self::store_note( $user_id, false );
		self::plan( self::RETRY_SECONDS ); // In case PHP is stopped before the end.
		delete_user_option( $user_id, Chat_Boot::BEGUN );
		self::attempt( $user_id, keeps_later: false );
		return self::read_note( $user_id )['error'] ?? '';
	}

	/** Runs when a user is deleted or leaves the site. WP-Cron removes the conversation, so that the request does not wait for Firebase. */
	public function end( int $user_id ): void {
		$has_begun = Chat_Boot::has_begun( $user_id );
		$pictures  = Chat_Images::remove( $user_id, time() );
		delete_user_option( $user_id, Chat_Boot::BEGUN );
		if ( Chat_Config::is_ready() || $has_begun || $pictures > 0 ) {
			self::store_note( $user_id, true );
			self::plan( 0 );
		}
	}

	/** Tries all unfinished removals again. */
	public function run(): void {
		$waiting = self::waiting();
		if ( [] === $waiting ) {
			return;
		}
		self::plan( self::RETRY_SECONDS ); // First, in case PHP is stopped before the end.
		foreach ( array_keys( $waiting ) as $user_id ) {
			if ( ! self::attempt( $user_id, keeps_later: true ) ) {
				return; // The others would fail too.
			}
		}
	}

	/** Schedules the next try where removals are unfinished and no event is scheduled, such as after a reactivation. */
	public static function plan_waiting(): void {
		if ( [] !== self::waiting() && false === wp_next_scheduled( self::EVENT ) ) {
			self::plan( 0 );
		}
	}

	/** @return array<int,array{since:int,error:string,ended:bool}> User id => note of an unfinished removal, the oldest first. */
	public static function waiting(): array {
		global $wpdb;
		$names   = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id",
				$wpdb->esc_like( self::OPTION ) . '%'
			)
		);
		$waiting = [];
		foreach ( $names as $name ) {
			$user_id             = (int) substr( (string) $name, strlen( self::OPTION ) );
			$waiting[ $user_id ] = self::read_note( $user_id );
		}
		return array_filter( $waiting );
	}

	/** The name of a member whose conversation is being removed, for wp-admin. */
	public static function name( int $user_id ): string {
		$user = get_userdata( $user_id );
		/* translators: %d: number of an account */
		return $user instanceof WP_User ? Public_Name::of( $user ) : sprintf( __( 'Tài khoản cũ số %d', 'hien-core' ), $user_id );
	}

	/** Removals of conversations that have not been finished. */
	public static function check(): Finding {
		$waiting = self::waiting();
		if ( [] === $waiting ) {
			return Finding::good( __( 'Mọi cuộc trò chuyện bị xóa đã mất hẳn', 'hien-core' ) );
		}
		return Finding::recommended(
			__( 'Có cuộc trò chuyện đã xóa mà chưa mất hẳn', 'hien-core' ),
			sprintf(
				/* translators: %d: minutes */
				__( 'Xóa một cuộc trò chuyện hay một tài khoản thì tin nhắn trên Firebase và ảnh trên máy chủ cũng bị xóa. Chưa được thì cứ %d phút trang tự thử lại một lần.', 'hien-core' ),
				self::RETRY_SECONDS / MINUTE_IN_SECONDS
			),
			[],
			array_map(
				static fn( int $id, array $removal ): string => sprintf(
					'%s, %s. %s',
					self::name( $id ),
					wp_date( 'd/m/Y H:i', $removal['since'] ),
					$removal['error']
				),
				array_keys( $waiting ),
				$waiting
			)
		);
	}

	/** @return array{since:int,error:string,ended:bool}|null Null if the member has no note. */
	private static function read_note( int $user_id ): ?array {
		$stored = get_option( self::OPTION . $user_id );
		return is_array( $stored ) ? [
			'since' => (int) $stored['since'],
			'error' => (string) $stored['error'],
			'ended' => (bool) $stored['ended'],
		] : null;
	}

	private static function store_note( int $user_id, bool $has_ended ): void {
		update_option(
			self::OPTION . $user_id,
			[
				'since' => time(),
				'error' => '',
				'ended' => $has_ended || ( self::read_note( $user_id )['ended'] ?? false ),
			],
			false
		);
	}

	/**
	 * Tries to remove a member's images and messages. Deletes the note, or stores the error in it. A note that another request has changed
	 * meanwhile stays and is tried again: the member has left, or the conversation is to be removed once more.
	 *
	 * @param bool $keeps_later Whether messages stay that were sent since the removal was requested, unless the member has left. So it is
	 *                          in a later try; at the moment of the request there are none, and all is removed without reading it.
	 * @return bool Whether removals of other conversations may succeed.
	 */
	private static function attempt( int $user_id, bool $keeps_later ): bool {
		$stored = get_option( self::OPTION . $user_id );
		$note   = self::read_note( $user_id );
		if ( null === $note ) {
			return true; // Another request has finished it.
		}
		$pictures = Chat_Images::remove( $user_id, $note['ended'] ? time() : $note['since'] );
		$failure  = '';
		$goes_on  = true;
		try {
			if ( $note['ended'] ) {
				// First, so that a page that is still open writes nothing that would stay.
				Blocked_Members::announce( $user_id );
			}
			Database::patch(
				'',
				$keeps_later && ! $note['ended']
					? self::changes_until( $user_id, $note['since'] )
					: self::changes_for_all( $user_id, $note['ended'] )
			);
		} catch ( Database_Error $error ) {
			$failure = $error->getMessage();
			// The problem is a missing index, which not every removal needs, or this conversation only.
			$goes_on = in_array( $error->kind, [ Database_Error::RULES, Database_Error::REQUEST ], true );
		}
		$note['error'] = trim(
			/* translators: %d: number of pictures */
			( 0 === $pictures ? '' : sprintf( __( 'Còn %d ảnh trên máy chủ của trang chưa xóa được.', 'hien-core' ), $pictures ) )
				. " $failure"
		);
		if ( '' === $note['error'] ) {
			Atomic_Option::delete( self::OPTION . $user_id, $stored );
		} else {
			Atomic_Option::replace( self::OPTION . $user_id, $stored, $note, false );
		}
		if ( [] === self::waiting() ) {
			wp_clear_scheduled_hook( self::EVENT );
		}
		return $goes_on;
	}

	/**
	 * Database changes that remove a whole conversation.
	 *
	 * @param bool $has_ended Whether the member has left the site.
	 * @return array<string,null> Path => value.
	 */
	private static function changes_for_all( int $user_id, bool $has_ended ): array {
		$paths = [ ...self::PATHS, ...( $has_ended ? [ 'presence' ] : [] ) ];
		return array_fill_keys( array_map( static fn( string $path ): string => "$path/$user_id", $paths ), null );
	}

	/**
	 * Database changes that remove the messages until a given time. Later messages form a new conversation, which is kept.
	 *
	 * @param int $since Unix time.
	 * @return array<string,int|null> Path => value.
	 * @throws Database_Error Where the database does not answer.
	 */
	private static function changes_until( int $user_id, int $since ): array {
		$kept = Chat_Message::all(
			Database::get(
				"chats/$user_id",
				[
					'orderBy' => 'createdAt', // Not by key, whose time is that of the browser's clock.
					'startAt' => ( $since + 1 ) * 1000,
				]
			)
		);
		if ( [] === $kept ) {
			return self::changes_for_all( $user_id, false );
		}
		$keys    = array_map( 'strval', array_keys( (array) Database::get( "chats/$user_id", [ 'shallow' => true ] ) ) );
		$changes = array_fill_keys(
			array_map( static fn( string $key ): string => "chats/$user_id/$key", array_diff( $keys, array_keys( $kept ) ) ),
			null
		);
		foreach ( [ true, false ] as $of_author ) {
			$messages = array_filter( $kept, static fn( Chat_Message $message ): bool => $message->is_of_author === $of_author );
			$unread   = array_filter( $messages, static fn( Chat_Message $message ): bool => ! $message->is_read );
			$changes[ "threads/$user_id/" . ( $of_author ? 'unreadUser' : 'unreadAdmin' ) ] = count( $unread );
			if ( [] === $messages ) {
				$changes[ "threads/$user_id/" . ( $of_author ? 'lastAdminKey' : 'lastUserKey' ) ] = null;
			}
		}
		return $changes;
	}

	private static function plan( int $seconds ): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + $seconds, self::EVENT );
	}
}
