<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Content\Guest_Context;
use Hien\Rest\Failed_Queries;

defined( 'ABSPATH' ) || exit;

/**
 * Caches responses that are the same for all visitors, each in a transient for each language and home URL, for a minute or until content
 * is saved. Each contains the version in which it was made; clear() starts a new version, so that responses from before, or which are
 * still being made, are no longer used.
 */
final class Response_Cache {

	/** The responses around every screen (Shell). */
	public const SHELL = 'shell';

	/** The responses of the home page. */
	public const HOME = 'home';

	/**
	 * Seconds for which responses are valid. Other plugins' filters have shaped them, and no hook tells when an option of theirs changes
	 * what they do; comments, members and views are seen so much later.
	 */
	private const LIFETIME = MINUTE_IN_SECONDS;

	/**
	 * Not autoloaded: of two requests that save at once, each writes all autoloaded options back into an object cache as it has read them,
	 * and one could restore the version from before.
	 */
	private const VERSION_OPTION = 'hien_cache_version';

	/**
	 * Returns the cached responses, or makes and caches them as for a visitor who is not signed in and has entered no password.
	 * Previews bypass the cache, and developers of the plugin always see what its code makes now.
	 *
	 * @template T
	 * @param string                     $name One of the constants above.
	 * @param callable():array<string,T> $make Returns the responses.
	 * @return array<string,T>
	 */
	public static function remember( string $name, callable $make ): array {
		if ( is_customize_preview() || is_preview() || get_option( 'stylesheet' ) !== get_stylesheet() ) {
			return $make(); // As the current user, since visitors may not read unsaved settings (WP_Customize_Manager).
		}
		self::prime( [ $name ] );
		$transient = self::transient( $name );
		$version   = self::version(); // Read first, so that a change while the responses are made is not missed.
		$cached    = get_transient( $transient );
		if ( is_array( $cached ) && ! wp_is_development_mode( 'plugin' ) && ( $cached['version'] ?? '' ) === $version ) {
			return $cached['responses'];
		}
		$failed    = Failed_Queries::count();
		$responses = Guest_Context::run( $make );
		if ( null === Failed_Queries::read_error( $failed ) ) {
			set_transient( $transient, compact( 'version', 'responses' ), self::LIFETIME );
		}
		return $responses;
	}

	/**
	 * Reads in one query what remember() needs, where the database has it.
	 *
	 * @param list<string> $names   As of remember().
	 * @param list<string> $options Further options, which are read along.
	 */
	public static function prime( array $names, array $options = [] ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		foreach ( array_map( self::transient( ... ), $names ) as $transient ) {
			array_push( $options, "_transient_$transient", "_transient_timeout_$transient" );
		}
		wp_prime_option_caches( [ self::VERSION_OPTION, ...$options ] );
	}

	/** Makes all cached responses invalid, in all requests. */
	public static function clear(): void {
		update_option( self::VERSION_OPTION, bin2hex( random_bytes( 8 ) ), false );
	}

	private static function version(): string {
		$stored = get_option( self::VERSION_OPTION );
		return ( is_string( $stored ) ? $stored : '' ) . '|' . HIEN_CORE_VERSION;
	}

	/** Name of the transient. Texts depend on the language and links on the home URL, which plugins may filter. */
	private static function transient( string $name ): string {
		return "hien_{$name}_" . md5( determine_locale() . ' ' . home_url() );
	}
}
