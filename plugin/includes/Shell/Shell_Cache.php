<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Shell;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what all visitors are answered alike: each kind in an option of its own, which costs one query, or none with an
 * object cache.
 *
 * What is kept belongs to a turn. drop() begins the next one; who was still making the old one's responses stores
 * them under a key that nobody asks for any more.
 */
final class Shell_Cache {

	/** The responses of the shell. */
	public const SHELL = 'hien_shell';

	/** What the home page shows, with counts of reads as old as the list of the most read (Top_Views). */
	public const HOME = 'hien_home';

	private const TURN_OPTION = 'hien_shell_turn';

	/**
	 * What is kept, or else made now: as for somebody who is not signed in and has given no password.
	 * A preview has its own, which is not kept.
	 *
	 * @param string                                       $option One of the constants above.
	 * @param callable():(array<string,mixed>|WP_Error)    $make   Makes it; an error is not kept.
	 * @param (callable(array<string,mixed>):?int)|null    $until  Until when it holds: Unix time, null while nothing changes.
	 * @return array<string,mixed>|WP_Error
	 */
	public static function remember( string $option, callable $make, ?callable $until = null ): array|WP_Error {
		if ( self::is_preview() ) {
			return $make(); // For who previews: others may not read unsaved settings (WP_Customize_Manager).
		}
		$key  = self::key(); // Before anything is read, so that a change meanwhile is not missed.
		$kept = self::get( $key, $option );
		if ( null !== $kept ) {
			return $kept;
		}
		$made = self::as_visitor( $make );
		if ( ! is_wp_error( $made ) ) {
			self::set( $key, $made, null === $until ? null : $until( $made ), $option );
		}
		return $made;
	}

	/** What responses made now would be kept under: the turn, and what no hook tells of. */
	public static function key(): string {
		return implode( '|', [ (string) get_option( self::TURN_OPTION, '' ), HIEN_CORE_VERSION, home_url(), get_locale() ] );
	}

	/** @return array<string,mixed>|null */
	public static function get( string $key, string $option = self::SHELL ): ?array {
		$kept = self::is_off() ? false : get_option( $option );
		return is_array( $kept ) && $kept['key'] === $key && ( null === $kept['until'] || time() < $kept['until'] ) ? $kept['responses'] : null;
	}

	/**
	 * @param array<string,mixed> $responses What is kept.
	 * @param int|null            $until     Unix time from which it no longer holds.
	 */
	public static function set( string $key, array $responses, ?int $until, string $option = self::SHELL ): void {
		if ( ! self::is_off() ) {
			update_option( $option, compact( 'key', 'until', 'responses' ), false );
		}
	}

	/** Has the next page make the responses anew. */
	public static function drop(): void {
		update_option( self::TURN_OPTION, bin2hex( random_bytes( 8 ) ), true );
	}

	/**
	 * @param callable():(array<string,mixed>|WP_Error) $work Work.
	 * @return array<string,mixed>|WP_Error
	 */
	private static function as_visitor( callable $work ): array|WP_Error {
		$user    = get_current_user_id();
		$cookies = $_COOKIE;
		$_COOKIE = [];
		wp_set_current_user( 0 );
		try {
			return $work();
		} finally {
			$_COOKIE = $cookies;
			wp_set_current_user( $user );
		}
	}

	/** Whether this request reads what is not saved or not in force: filters of core put it in the place of what is. */
	private static function is_preview(): bool {
		return is_customize_preview() || is_preview() || get_option( 'stylesheet' ) !== get_stylesheet();
	}

	/** Who works on the plugin sees an edit at once. */
	private static function is_off(): bool {
		return wp_is_development_mode( 'plugin' );
	}
}
