<?php
declare(strict_types=1);

namespace Hien\Cache;

use Closure;
use Hien\Module;
use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Shows people what they have just written where the database has replicas, which are some seconds behind (drop-ins LudicrousDB and
 * HyperDB): whoever has written reads from the primary for some seconds, known by a cookie, and so do all requests that are made to write.
 * With WordPress's own database class nothing happens, and no cookie is sent.
 *
 * A shared object cache would keep for everybody what a replica still has of the time before a write. So where there is one, everybody
 * reads from the primary for as long after a write to one of WordPress's own tables, whose rows it caches.
 *
 * @see https://doc.wikimedia.org/mediawiki-core/master/php/classWikimedia_1_1Rdbms_1_1ChronologyProtector.html The same in MediaWiki.
 */
final class Primary_Reads implements Module {

	/** Not named like the cookies by which page caches know people who get pages of their own. */
	public const COOKIE = 'hien-written';

	/** Seconds for which the primary is read after a write; a replica has to be less far behind. */
	private const SECONDS = 10;

	/** Methods of LudicrousDB and HyperDB that send all further reads of a request to the primary. */
	private const METHODS = [ 'send_reads_to_primaries', 'send_reads_to_masters' ];

	/** Tables of ours that visits and calls write by the way, which nobody sees in an answer. */
	private const COUNTERS = '/\w*hien_(?:throttle|idempotency|views|viewers)\b/';

	/** Length of the beginning of a query that names its table. */
	private const START = 200;

	/** Sends all further reads of this request to the primary; null without replicas. */
	private ?Closure $send = null;

	private bool $is_primary = false;

	/** Unix time of the last write after which this request has told the others, by cookie or cache entry: once a second is enough. */
	private int $told = 0;

	public function register(): void {
		add_action( 'plugins_loaded', [ $this, 'begin' ], PHP_INT_MIN );
	}

	/** Looks at the request, and from now on at each of its queries. */
	public function begin(): void {
		global $wpdb;
		$method = array_values( array_filter( self::METHODS, static fn( string $name ): bool => method_exists( $wpdb, $name ) ) )[0]
			?? null;
		$send   = null === $method ? null : Closure::fromCallable( [ $wpdb, $method ] ); // @phpstan-ignore argument.type (Of the drop-in.)
		/**
		 * Filters what sends all further reads of a request to the primary, for other drop-ins.
		 *
		 * @param Closure|null $send Null for a database without replicas.
		 */
		$this->send = apply_filters( 'hien_primary_reads', $send );
		if ( null === $this->send ) {
			return;
		}
		add_filter( 'query', [ $this, 'before_query' ], PHP_INT_MAX );
		add_action( 'set_logged_in_cookie', [ $this, 'remember' ], 10, 0 );
		if ( self::is_made_to_write() || isset( $_COOKIE[ self::COOKIE ] ) ) {
			$this->use_primary();
		}
	}

	/** Before each query, so that no request caches an old row between a write and the news of it. */
	public function before_query( mixed $query ): mixed {
		if ( ! is_string( $query ) ) {
			return $query;
		}
		if ( 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ) {
			$this->on_write( substr( $query, 0, self::START ) );
		} elseif ( ! $this->is_primary && wp_using_ext_object_cache() && false !== wp_cache_get( 'written', 'hien', true ) ) {
			$this->use_primary();
		}
		return $query;
	}

	/** Makes the next requests of this browser read from the primary. */
	public function remember(): void {
		$_COOKIE[ self::COOKIE ] = '1';
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				'1',
				[
					'expires'  => time() + self::SECONDS,
					'path'     => COOKIEPATH,
					'domain'   => (string) COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				]
			);
		}
	}

	/** @param string $query The beginning of a query that writes. */
	private function on_write( string $query ): void {
		global $wpdb;
		if ( 1 === preg_match( self::COUNTERS, $query ) ) {
			return;
		}
		$this->use_primary();
		if ( time() === $this->told ) {
			return;
		}
		$this->told = time();
		// A page that a cache may keep gets no cookie, such as of a visitor who happens to schedule WP-Cron.
		if ( self::is_made_to_write() ) {
			$this->remember();
		}
		if ( wp_using_ext_object_cache() && ! str_contains( $query, "{$wpdb->prefix}hien_" ) ) {
			wp_cache_set( 'written', 1, 'hien', self::SECONDS );
		}
	}

	private function use_primary(): void {
		if ( ! $this->is_primary && null !== $this->send ) {
			$this->is_primary = true;
			( $this->send )();
		}
	}

	/** Also a GET in wp-admin or on wp-login.php, whose links change things. */
	private static function is_made_to_write(): bool {
		return ! in_array( Request::server( 'REQUEST_METHOD' ), [ 'GET', 'HEAD', 'OPTIONS' ], true )
			|| is_admin()
			|| wp_doing_cron()
			|| 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' );
	}
}
