<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Module;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Removes query variables with which WordPress's query fails instead of finding nothing: dates with numbers that are too large for PHP,
 * and lists in place of one name (both end in a fatal error), search words that are not UTF-8 (some databases refuse them), and the slug
 * "0". Also Blogger's `m`, with which nothing would be found.
 */
final class Invalid_Query_Vars implements Module {

	private const DATES = [ 'year', 'monthnum', 'day', 'w', 'hour', 'minute', 'second' ];

	/** No date has a larger number. */
	private const LARGEST = 9999;

	/** Variables whose value is one name. So are those of post types. */
	private const NAMES = [ 'feed', 'attachment', 'author_name', 'category_name', 'name', 'post_format', 'cpage' ];

	public function register(): void {
		add_filter( 'request', [ $this, 'remove' ], 1 );
	}

	/** @param mixed $arguments WordPress's query variables; another plugin may have returned something else. */
	public function remove( mixed $arguments ): mixed {
		if ( ! is_array( $arguments ) ) {
			return $arguments;
		}
		$in_path = [];
		if ( ! is_admin() ) {
			wp_parse_str( (string) $GLOBALS['wp']->matched_query, $in_path );
		}
		// Blogger's addresses for phones have m=1; WordPress would read the year 1.
		if ( in_array( $arguments['m'] ?? null, [ '0', '1' ], true ) ) {
			unset( $arguments['m'] );
		}
		foreach ( $arguments as $name => $value ) {
			$is_no_slug = self::is_no_slug( (string) $name, $value );
			if ( ! $is_no_slug && ! self::is_broken( (string) $name, $value ) ) {
				continue;
			}
			unset( $arguments[ $name ] );
			if ( ! $is_no_slug || isset( $in_path[ $name ] ) ) {
				$arguments['error'] = '404';
			}
		}
		if ( '0' === $GLOBALS['wp']->request ) {
			$arguments['error'] = '404'; // WordPress takes this path for none, and looks at no rules.
		}
		if ( is_string( $arguments['s'] ?? null ) ) {
			$arguments['s'] = wp_check_invalid_utf8( $arguments['s'] );
		}
		return $arguments;
	}

	private static function is_broken( string $name, mixed $value ): bool {
		return is_array( $value )
			? self::names_one( $name ) || ( [] !== array_filter( $value, 'is_array' ) && self::is_read_by_wordpress( $name ) )
			: self::is_no_date( $name, $value );
	}

	private static function is_no_date( string $name, mixed $value ): bool {
		return in_array( $name, self::DATES, true ) && is_numeric( $value ) && abs( (float) $value ) > self::LARGEST;
	}

	/**
	 * Whether the value is the slug "0", which WordPress's query takes for no slug: such a path would show the home page. In a query
	 * string, "0" means "all" (wp_dropdown_categories() sends it), so it is only removed.
	 */
	private static function is_no_slug( string $name, mixed $value ): bool {
		return '0' === $value
			&& ! in_array( $name, [ 'feed', 'cpage' ], true )
			&& ( self::names_one( $name ) || 'pagename' === $name || self::is_taxonomy( $name ) );
	}

	/** Whether WordPress reads the variable, which fails with lists of lists. Other plugins may use them in variables of their own. */
	private static function is_read_by_wordpress( string $name ): bool {
		return in_array( $name, get_class_vars( WP::class )['public_query_vars'], true ) || self::is_taxonomy( $name );
	}

	private static function is_taxonomy( string $name ): bool {
		return [] !== get_taxonomies( [ 'query_var' => $name ] );
	}

	private static function names_one( string $argument ): bool {
		return in_array( $argument, self::NAMES, true ) || [] !== get_post_types( [ 'query_var' => $argument ] );
	}
}
