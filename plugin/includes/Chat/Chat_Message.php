<?php
declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** A chat message, stored in the database at `chats/{user id of the member}/{key}`. */
final class Chat_Message {

	/** `type` of messages from the author or another user who answers. Messages of members have the type `user`. */
	public const AUTHOR = 'Admin';

	/** @param int $date Unix time. */
	private function __construct(
		public readonly string $name,
		public readonly bool $is_of_author,
		public readonly string $text,
		public readonly string $image,
		public readonly int $date,
		public readonly bool $is_read,
	) {}

	/**
	 * @param mixed $stored Messages by key.
	 * @return array<string,self> By key, the oldest first.
	 */
	public static function all( mixed $stored ): array {
		$messages = array_filter( is_array( $stored ) ? $stored : [], 'is_array' );
		ksort( $messages, SORT_STRING );
		uasort( $messages, static fn( array $one, array $other ): int => ( $one['createdAt'] ?? 0 ) <=> ( $other['createdAt'] ?? 0 ) );
		return array_map( self::of( ... ), $messages );
	}

	/** @param array<string,mixed> $values As stored. */
	private static function of( array $values ): self {
		return new self(
			(string) ( $values['username'] ?? '' ),
			self::AUTHOR === ( $values['type'] ?? '' ),
			(string) ( $values['message'] ?? '' ),
			(string) ( $values['img'] ?? '' ),
			intdiv( (int) ( $values['createdAt'] ?? 0 ), 1000 ),
			true === ( $values['isRead'] ?? false ),
		);
	}

	/** The text and the image URL of the message, on lines of their own, as far as it has them. */
	public function as_text(): string {
		return implode( "\n", array_filter( [ $this->text, $this->image ], static fn( string $part ): bool => '' !== trim( $part ) ) );
	}
}
