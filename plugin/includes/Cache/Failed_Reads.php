<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Module;
use Hien\Rest\Failed_Queries;

defined( 'ABSPATH' ) || exit;

/**
 * Empties a persistent object cache once the database reads again. What WordPress could not read (lists, metadata, options) it keeps there
 * as if it did not exist, until something is saved. Not more often than every PAUSE: a database that fails again and again would have to
 * read everything anew each time. Until then, and in a request that could not read, no cache may keep the page.
 */
final class Failed_Reads implements Module {

	/** Group of the cache's entries: in a network those of all sites, which share its members and are emptied together. */
	public const GROUP = 'hien_failed_reads';

	/** Entry of the cache: Unix time of the last request that could not read. */
	public const KEY = 'last_failed_read';

	/** Entry: Unix time at which the caches were emptied; and for how many seconds they are not emptied again. */
	public const EMPTIED_KEY = 'emptied_after_failed_read';
	public const PAUSE       = 5 * MINUTE_IN_SECONDS;

	public function register(): void {
		wp_cache_add_global_groups( self::GROUP );
		add_action( 'init', [ $this, 'repair' ], PHP_INT_MIN );
		add_action( 'template_redirect', [ $this, 'forbid_keeping' ], PHP_INT_MAX ); // What a page is made of was read by now.
		add_action( 'shutdown', [ $this, 'remember' ] );
	}

	/** Empties the caches, if it is time; keeps what is made until then out of caches of pages. */
	public function repair(): void {
		$last = self::time( self::KEY );
		if ( 0 === $last ) {
			return;
		}
		self::forbid();
		$is_time = time() - $last >= Failed_Queries::RETRY_AFTER && time() - self::time( self::EMPTIED_KEY ) >= self::PAUSE;
		// Of the requests that come together, the one that deletes the entry empties the caches.
		if ( $is_time && wp_cache_delete( self::KEY, self::GROUP ) ) {
			wp_cache_flush();
			wp_cache_set( self::EMPTIED_KEY, time(), self::GROUP, self::PAUSE );
			Page_Caches::clear();
		}
	}

	/** Keeps a page or a feed out of caches that may lack something, since this request could not read. */
	public function forbid_keeping(): void {
		if ( null !== Failed_Queries::read_error( 0 ) ) {
			self::forbid();
		}
	}

	/** Keeps the response out of the caches of plugins and of those before WordPress. */
	private static function forbid(): void {
		Page_Caches::forbid();
		nocache_headers();
	}

	/** Remembers that this request could not read. */
	public function remember(): void {
		if ( wp_using_ext_object_cache() && null !== Failed_Queries::read_error( 0 ) ) {
			wp_cache_set( self::KEY, time(), self::GROUP );
		}
	}

	/** Whether the database could not read a moment ago, or in this request, so that what is made now may lack something. */
	public static function are_recent(): bool {
		return self::time( self::KEY ) > 0 || null !== Failed_Queries::read_error( 0 );
	}

	/** The Unix time in an entry; 0 if the object cache was emptied since. */
	private static function time( string $key ): int {
		return wp_using_ext_object_cache() ? (int) wp_cache_get( $key, self::GROUP ) : 0;
	}
}
