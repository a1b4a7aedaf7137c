<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** The state of Unread_Mails between runs: when users were last connected, and which conversations were mailed. */
final class Unread_Mail_Log {

	/** The recipients of mails about a conversation. */
	public const AUTHOR = 'author';
	public const MEMBER = 'member';

	private const OPTION = 'hien_chat_mail_log';

	/** @var array<int,int> User id => Unix time at which a run last found the user connected. */
	private array $seen;

	/** @var array<string,array<int,array{last:int,at:int}>> Recipient => user id of the member => Unix times of the latest message in the mail, and of the mail. */
	private array $mailed;

	public function __construct() {
		$stored       = get_option( self::OPTION );
		$this->seen   = is_array( $stored ) ? $stored['seen'] : [];
		$this->mailed = is_array( $stored ) ? $stored['mailed'] : [];
	}

	public function save(): void {
		update_option(
			self::OPTION,
			[
				'seen'   => $this->seen,
				'mailed' => $this->mailed,
			],
			false
		);
	}

	/** @param list<int> $users Ids of the users who are connected now. */
	public function note_connected( array $users ): void {
		$this->seen = array_fill_keys( $users, time() ) + array_filter( $this->seen, static fn( int $time ): bool => $time > time() - WEEK_IN_SECONDS );
	}

	/**
	 * Unix time at which one of several users was last connected; 0 if none was within a week.
	 *
	 * @param callable(int):bool $is_meant Whether a user id is one of them.
	 */
	public function last_seen( callable $is_meant ): int {
		return max( [ 0, ...array_values( array_filter( $this->seen, $is_meant, ARRAY_FILTER_USE_KEY ) ) ] );
	}

	/**
	 * Removes entries about messages that were read since, and about deleted conversations.
	 *
	 * @param array<int,Thread> $threads By user id.
	 */
	public function keep_only( array $threads ): void {
		$this->mailed = [
			self::AUTHOR => array_intersect_key( $this->mailed[ self::AUTHOR ] ?? [], array_filter( $threads, static fn( Thread $thread ): bool => $thread->unread_by_author > 0 ) ),
			self::MEMBER => array_intersect_key( $this->mailed[ self::MEMBER ] ?? [], array_filter( $threads, static fn( Thread $thread ): bool => $thread->unread_by_member > 0 ) ),
		];
	}

	/**
	 * Whether a recipient needs no further mail about a conversation: the last mail contained all unread messages, or the recipient has
	 * not been connected since.
	 */
	public function is_mailed( string $side, Thread $thread, int $last_seen ): bool {
		$mail = $this->mailed[ $side ][ $thread->member ] ?? null;
		return null !== $mail && ( $mail['last'] >= $thread->last_at || $last_seen <= $mail['at'] );
	}

	public function note_mail( string $side, Thread $thread ): void {
		$this->mailed[ $side ][ $thread->member ] = [
			'last' => $thread->last_at,
			'at'   => time(),
		];
	}
}
