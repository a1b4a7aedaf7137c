<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

use Hien\Content\As_Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Caches responses that are the same for all visitors, each in a transient: reading one costs a query, or none with a persistent
 * object cache.
 *
 * There is one transient for each language and home URL. Each contains the version in which it was made. clear() starts a new
 * version, so that responses from before, or which are still being made, are no longer used.
 */
final class Response_Cache {

	/** The responses around every screen (Shell). */
	public const SHELL = 'shell';

	/** The responses of the home page. Their view counts are updated when the list of the most viewed posts is (Top_Views). */
	public const HOME = 'home';

	/**
	 * Maximum lifetime of an entry in seconds. Other plugins' filters have shaped the responses, and no hook tells when an option of
	 * theirs changes what they do.
	 */
	private const LIFETIME = MINUTE_IN_SECONDS;

	private const VERSION_OPTION = 'hien_cache_version';

	/** State of clear(): null before the first call in this request, '' after it; after further calls, a version for this request only. */
	private static ?string $own = null;

	/**
	 * Returns the cached responses, or makes and caches them as for a visitor who is not signed in and has entered no password.
	 * Previews bypass the cache.
	 *
	 * @template T
	 * @param string                                 $name One of the constants above.
	 * @param callable():array{array<string,T>,?int} $make Returns the responses, and the Unix time at which they expire, or null.
	 * @return array<string,T>
	 */
	public static function remember( string $name, callable $make ): array {
		if ( self::is_preview() ) {
			return $make()[0]; // As the current user, since visitors may not read unsaved settings (WP_Customize_Manager).
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

	/** The current version; see clear(). */
	public static function version(): string {
		$own = self::is_on_another_site() ? '' : (string) self::$own;
		return ( '' === $own ? get_option( self::VERSION_OPTION, '' ) : $own ) . '|' . HIEN_CORE_VERSION;
	}

	/** @return array<string,mixed>|null Null if the cache has no entry of this version. */
	public static function get( string $name, string $version ): ?array {
		$entry = self::is_off() ? false : get_transient( self::transient( $name ) );
		return is_array( $entry ) && ( $entry['version'] ?? '' ) === $version ? $entry['responses'] : null;
	}

	/**
	 * Loads entries into WordPress's options cache with one query, together with the shell and the option `site_logo` (for
	 * body_class()), which every page reads.
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
	 * @param int|null            $expires   Unix time at which they expire; null if they are valid until data changes.
	 */
	public static function set( string $name, string $version, array $responses, ?int $expires ): void {
		if ( ! self::is_off() ) {
			$lifetime = min( self::LIFETIME, null === $expires ? self::LIFETIME : $expires - time() );
			set_transient( self::transient( $name ), compact( 'version', 'responses' ), max( 1, $lifetime ) );
		}
	}

	/**
	 * Invalidates all cached responses and counts (Count_Cache). The first call in a request stores a new version at once. Further
	 * calls, of which an import makes thousands, only change the version that this request uses, so that it reads nothing older;
	 * finish() then stores a new version for all requests.
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

	/**
	 * At the end of a request that has called clear() more than once: stores a new version. Not the request's own one, under which it
	 * may have cached responses that other requests have outdated since.
	 */
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

	/** Whether the request works on another site of the network (switch_to_blog()). */
	private static function is_on_another_site(): bool {
		return is_multisite() && ms_is_switched();
	}

	/** Name of the transient. Texts depend on the language and links on the home URL, which plugins may filter. */
	private static function transient( string $name ): string {
		return "hien_{$name}_" . md5( determine_locale() . ' ' . home_url() );
	}

	/** Whether this request previews unsaved changes. */
	public static function is_preview(): bool {
		return is_customize_preview() || is_preview() || get_option( 'stylesheet' ) !== get_stylesheet();
	}

	/** Whether the cache is off: for developers of the plugin, so that changes of its code take effect at once. */
	private static function is_off(): bool {
		return wp_is_development_mode( 'plugin' );
	}
}
