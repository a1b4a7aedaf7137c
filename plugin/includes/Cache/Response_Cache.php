<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

use Hien\Content\As_Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Caches responses that are the same for all visitors, each in a transient, which costs one query to read, or none with
 * a persistent object cache.
 *
 * Every language and home address has a transient of its own. All of them carry the version that they were made in:
 * clear() starts a new version; responses that were made before, or are still being made, are then no longer used.
 */
final class Response_Cache {

	/** The responses around every screen (Shell). */
	public const SHELL = 'shell';

	/** The responses of the home page; their counts of views are as old as the list of the most viewed posts (Top_Views). */
	public const HOME = 'home';

	/** Seconds after which an entry is made again even if no change was noticed. */
	private const LIFETIME = DAY_IN_SECONDS;

	private const VERSION_OPTION = 'hien_cache_version';

	/** What clear() has done in this request: null for nothing, '' once it has stored a version; then the version that this request alone uses. */
	private static ?string $own = null;

	/**
	 * Returns the cached responses, or makes them as for a visitor who is not signed in and has given no password. A
	 * preview neither reads the cache nor writes it.
	 *
	 * @template T
	 * @param string                                 $name One of the constants above.
	 * @param callable():array{array<string,T>,?int} $make Makes the responses; with them, the Unix time at which they expire, or null.
	 * @return array<string,T>
	 */
	public static function remember( string $name, callable $make ): array {
		if ( self::is_preview() ) {
			return $make()[0]; // As the current user: others may not read unsaved settings (WP_Customize_Manager).
		}
		$version = self::version(); // Read first, so that a change while the responses are made is not missed.
		$cached  = self::get( $name, $version );
		if ( null !== $cached ) {
			return $cached;
		}
		[ $responses, $expires ] = As_Visitor::run( $make );
		self::set( $name, $version, $responses, $expires );
		return $responses;
	}

	/** The version of responses that are made now; see clear(). */
	public static function version(): string {
		$own = self::is_on_another_site() ? '' : (string) self::$own;
		return ( '' === $own ? get_option( self::VERSION_OPTION, '' ) : $own ) . '|' . HIEN_CORE_VERSION;
	}

	/** @return array<string,mixed>|null Null where the cache has nothing of this version. */
	public static function get( string $name, string $version ): ?array {
		$entry = self::is_off() ? false : get_transient( self::transient( $name ) );
		return is_array( $entry ) && $entry['version'] === $version ? $entry['responses'] : null;
	}

	/**
	 * Loads entries into WordPress's cache of options with one query, and with them what every page reads: the shell, and the
	 * option `site_logo` (core's body_class()).
	 *
	 * @param list<string> $names Names of the entries.
	 */
	public static function prime( array $names ): void {
		if ( self::is_off() || wp_using_ext_object_cache() ) {
			return;
		}
		$options = [ 'site_logo' ];
		foreach ( [ ...$names, self::SHELL ] as $name ) {
			$transient = self::transient( $name );
			array_push( $options, "_transient_$transient", "_transient_timeout_$transient" );
		}
		wp_prime_option_caches( $options );
	}

	/**
	 * @param array<string,mixed> $responses The responses to cache.
	 * @param int|null            $expires   Unix time from which they are out of date; null where only a change makes them so.
	 */
	public static function set( string $name, string $version, array $responses, ?int $expires ): void {
		if ( ! self::is_off() ) {
			$lifetime = min( self::LIFETIME, null === $expires ? self::LIFETIME : $expires - time() );
			set_transient( self::transient( $name ), compact( 'version', 'responses' ), max( 1, $lifetime ) );
		}
	}

	/**
	 * Makes all cached responses and counts (Count_Cache) out of date. The first call in a request stores a new version at once.
	 * Further ones, of which a save makes some and an import thousands, give this request a version of its own, so that it does
	 * not read what is older; the end of the request stores one for all.
	 */
	public static function clear(): void {
		if ( null === self::$own || self::is_on_another_site() ) {
			self::$own ??= '';
			self::store_version();
			return;
		}
		if ( '' === self::$own ) {
			add_action( 'shutdown', [ self::class, 'finish' ], PHP_INT_MAX );
		}
		self::$own = self::new_version();
	}

	/** At the end of a request that has called clear() again: stores a version that is not its own, in which it may have cached what others have changed since. */
	public static function finish(): void {
		if ( '' !== (string) self::$own ) {
			self::store_version();
		}
		self::$own = null;
	}

	private static function store_version(): void {
		update_option( self::VERSION_OPTION, self::new_version(), true );
	}

	private static function new_version(): string {
		return bin2hex( random_bytes( 8 ) );
	}

	/** In a network, whether the request works on another site than its own (switch_to_blog()). */
	private static function is_on_another_site(): bool {
		return is_multisite() && ms_is_switched();
	}

	/** Texts depend on the language, links on the home address; plugins filter both. */
	private static function transient( string $name ): string {
		return "hien_{$name}_" . md5( determine_locale() . ' ' . home_url() );
	}

	/** Whether this request shows unsaved changes, by core's filters. */
	public static function is_preview(): bool {
		return is_customize_preview() || is_preview() || get_option( 'stylesheet' ) !== get_stylesheet();
	}

	/** The cache is off for developers of the plugin, so that they see an edit of its code at once. */
	private static function is_off(): bool {
		return wp_is_development_mode( 'plugin' );
	}
}
