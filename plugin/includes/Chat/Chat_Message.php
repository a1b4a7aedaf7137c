<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** A message as the database has it at `chats/{id of the member}/{key}`. */
final class Chat_Message {

	/** `type` of messages of the author's side; those of members are `user`. */
	public const AUTHOR = 'Admin';

	/** Characters of the keys that Firebase's push() makes, in their order. The first eight of a key are its time. */
	private const KEY_CHARACTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

	/** @param int $date Seconds. */
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

	/** When a key was made, in seconds. */
	public static function time_of_key( string $key ): int {
		$time = 0;
		foreach ( str_split( substr( $key, 0, 8 ) ) as $character ) {
			$time = $time * strlen( self::KEY_CHARACTERS ) + (int) strpos( self::KEY_CHARACTERS, $character );
		}
		return intdiv( $time, 1000 );
	}

	/** The first key that can be made at a time, in seconds. */
	public static function first_key_of( int $seconds ): string {
		$base = strlen( self::KEY_CHARACTERS );
		$time = $seconds * 1000;
		$key  = '';
		for ( $place = 0; $place < 8; $place++ ) {
			$key  = self::KEY_CHARACTERS[ $time % $base ] . $key;
			$time = intdiv( $time, $base );
		}
		return $key;
	}

	/** The text; the address of the picture where there is none, or after it. */
	public function words(): string {
		return implode( "\n", array_filter( [ $this->text, $this->image ], static fn( string $part ): bool => '' !== trim( $part ) ) );
	}
}
