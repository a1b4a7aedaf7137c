<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Shell;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the shell's responses in one option, which costs one query, or none with an object cache.
 *
 * What is kept belongs to a turn. drop() begins the next one; who was still making the old one's responses stores
 * them under a key that nobody asks for any more.
 */
final class Shell_Cache {

	private const OPTION = 'hien_shell';

	private const TURN_OPTION = 'hien_shell_turn';

	/** What responses made now would be kept under: the turn, and what no hook tells of. */
	public static function key(): string {
		return implode( '|', [ (string) get_option( self::TURN_OPTION, '' ), HIEN_CORE_VERSION, home_url(), get_locale() ] );
	}

	/** @return array<string,array<string,mixed>>|null */
	public static function get( string $key ): ?array {
		$kept = self::is_off() ? false : get_option( self::OPTION );
		return is_array( $kept ) && $kept['key'] === $key && ( null === $kept['until'] || time() < $kept['until'] ) ? $kept['responses'] : null;
	}

	/**
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 * @param int|null                          $until     Unix time from which they no longer hold.
	 */
	public static function set( string $key, array $responses, ?int $until ): void {
		if ( ! self::is_off() ) {
			update_option( self::OPTION, compact( 'key', 'until', 'responses' ), false );
		}
	}

	/** Has the next page make the responses anew. */
	public static function drop(): void {
		update_option( self::TURN_OPTION, bin2hex( random_bytes( 8 ) ), true );
	}

	/** Who works on the plugin sees an edit at once. */
	private static function is_off(): bool {
		return wp_is_development_mode( 'plugin' );
	}
}
