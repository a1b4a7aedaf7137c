<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** What Unread_Mails remembers from one run to the next: who was connected when, and what was mailed. */
final class Silences {

	public const AUTHOR = 'author';
	public const MEMBER = 'member';

	private const OPTION = 'hien_chat_silences';

	/** @var array<int,int> Id of a user => when a run last saw them connected, in seconds. */
	private array $seen;

	/** @var array<string,array<int,array{last:int,at:int}>> Side => id of the conversation's member => its last message at the time of the mail, and that time. */
	private array $told;

	public function __construct() {
		$stored     = get_option( self::OPTION );
		$this->seen = is_array( $stored ) ? $stored['seen'] : [];
		$this->told = is_array( $stored ) ? $stored['told'] : [];
	}

	public function save(): void {
		update_option(
			self::OPTION,
			[
				'seen' => $this->seen,
				'told' => $this->told,
			],
			false
		);
	}

	/** @param list<int> $users Who is connected now. */
	public function saw( array $users ): void {
		$this->seen = array_fill_keys( $users, time() ) + array_filter( $this->seen, static fn( int $time ): bool => $time > time() - WEEK_IN_SECONDS );
	}

	/**
	 * When one of these users was last connected, in seconds; 0 for not lately.
	 *
	 * @param callable(int):bool $is_meant
	 */
	public function last_seen( callable $is_meant ): int {
		return max( [ 0, ...array_values( array_filter( $this->seen, $is_meant, ARRAY_FILTER_USE_KEY ) ) ] );
	}

	/**
	 * Forgets the mails about what was read since, and about conversations that are not there.
	 *
	 * @param array<int,Thread> $threads By id of the member.
	 */
	public function keep_only( array $threads ): void {
		$this->told = [
			self::AUTHOR => array_intersect_key( $this->told[ self::AUTHOR ] ?? [], array_filter( $threads, static fn( Thread $thread ): bool => $thread->unread_by_author > 0 ) ),
			self::MEMBER => array_intersect_key( $this->told[ self::MEMBER ] ?? [], array_filter( $threads, static fn( Thread $thread ): bool => $thread->unread_by_member > 0 ) ),
		];
	}

	/** Whether a side knows by mail what is unread: all of it, or some of it and it has not been there since. */
	public function is_told( string $side, Thread $thread, int $last_seen ): bool {
		$told = $this->told[ $side ][ $thread->member ] ?? null;
		return null !== $told && ( $told['last'] >= $thread->last_at || $last_seen <= $told['at'] );
	}

	public function told( string $side, Thread $thread ): void {
		$this->told[ $side ][ $thread->member ] = [
			'last' => $thread->last_at,
			'at'   => time(),
		];
	}
}
