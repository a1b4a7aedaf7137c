<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Module;
use Hien\Rest\Failed_Queries;

defined( 'ABSPATH' ) || exit;

/**
 * Empties a persistent object cache once the database reads again. What WordPress could not read (lists, metadata, options) it keeps there
 * as if it did not exist, until something is saved; and a page cache would keep the pages made of that.
 */
final class Failed_Reads implements Module {

	private const GROUP = 'hien';

	/** Entry of the cache: Unix time of the last request that could not read. */
	public const KEY = 'last_failed_read';

	public function register(): void {
		if ( wp_using_ext_object_cache() ) {
			add_action( 'init', [ $this, 'repair' ], PHP_INT_MIN );
			add_action( 'shutdown', [ $this, 'remember' ] );
		}
	}

	/** Empties the caches, if the database has read long enough; keeps pages out of them until then. */
	public function repair(): void {
		$last = (int) wp_cache_get( self::KEY, self::GROUP );
		if ( time() - $last < Failed_Queries::RETRY_AFTER ) {
			Page_Caches::forbid();
		} elseif ( $last > 0 ) {
			wp_cache_flush();
			Page_Caches::clear();
		}
	}

	/** Remembers that this request could not read. */
	public function remember(): void {
		if ( null !== Failed_Queries::read_error( 0 ) ) {
			wp_cache_set( self::KEY, time(), self::GROUP );
		}
	}
}
