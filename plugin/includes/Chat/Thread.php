<?php
declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** The summary of a conversation, stored in the database at `threads/{user id}`. */
final class Thread {

	/** @param int $last_at Unix time of the last message. */
	private function __construct(
		public readonly int $member,
		public readonly string $name,
		public readonly string $last,
		public readonly int $last_at,
		public readonly bool $is_last_of_author,
		public readonly int $unread_by_author,
		public readonly int $unread_by_member,
	) {}

	/**
	 * The conversations with the latest messages.
	 *
	 * @param int $since Unix time of the oldest message that counts.
	 * @param int $count Maximum number of conversations.
	 * @return array<int,self> User id => thread, the latest last.
	 * @throws Database_Error Where the database does not answer.
	 */
	public static function latest( int $since, int $count ): array {
		$stored  = Database::get(
			'threads',
			[
				'orderBy'     => 'lastAt',
				'startAt'     => $since * 1000,
				'limitToLast' => $count,
			]
		);
		$threads = [];
		foreach ( (array) $stored as $id => $values ) {
			if ( is_array( $values ) ) {
				$threads[ (int) $id ] = self::of( (int) $id, $values );
			}
		}
		uasort( $threads, static fn( self $one, self $other ): int => $one->last_at <=> $other->last_at );
		return $threads;
	}

	/** @param array<string,mixed> $values As stored. */
	private static function of( int $id, array $values ): self {
		return new self(
			$id,
			(string) ( $values['name'] ?? '' ),
			(string) ( $values['last'] ?? '' ),
			intdiv( (int) ( $values['lastAt'] ?? 0 ), 1000 ),
			Chat_Message::AUTHOR === ( $values['lastType'] ?? '' ),
			(int) ( $values['unreadAdmin'] ?? 0 ),
			(int) ( $values['unreadUser'] ?? 0 ),
		);
	}
}
