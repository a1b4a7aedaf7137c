<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Closure;
use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/** Finds out whether another plugin or a child theme has hooked into WordPress. */
final class Foreign_Hooks {

	/** Hooks with which other plugins change the results of WP_Query. */
	private const OF_QUERIES = [
		...[ 'parse_query', 'pre_get_posts', 'posts_pre_query', 'posts_results', 'the_posts', 'posts_request', 'posts_clauses', 'posts_clauses_request' ],
		...[ 'posts_where', 'posts_where_paged', 'posts_where_request', 'posts_join', 'posts_join_paged', 'posts_join_request' ],
	];

	/** Whether another plugin changes which posts a reader finds. */
	public static function change_queries(): bool {
		return self::exist( self::OF_QUERIES );
	}

	/**
	 * Whether any of these hooks has a callback that is neither ours nor core's.
	 *
	 * @param list<string> $hooks
	 */
	public static function exist( array $hooks ): bool {
		global $wp_filter;
		foreach ( $hooks as $hook ) {
			foreach ( $wp_filter[ $hook ]->callbacks ?? [] as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( ! self::is_known( $callback['function'] ) ) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/** Whether a callback belongs to PHP, WordPress, this plugin or the parent theme. */
	public static function is_known( mixed $callback ): bool {
		static $known = []; // Name of a function => result.
		if ( is_string( $callback ) ) {
			return $known[ $callback ] ??= self::is_ours_or_core( $callback );
		}
		return self::is_ours_or_core( $callback );
	}

	private static function is_ours_or_core( mixed $callback ): bool {
		if ( ! is_callable( $callback ) ) {
			return false;
		}
		$function       = new ReflectionFunction( Closure::fromCallable( $callback ) );
		static $folders = null;
		$folders      ??= array_map( static fn( string $folder ): string => realpath( $folder ) . DIRECTORY_SEPARATOR, [ ABSPATH . WPINC, dirname( HIEN_CORE_FILE ), get_template_directory() ] );
		foreach ( $folders as $folder ) {
			if ( str_starts_with( (string) $function->getFileName(), $folder ) ) {
				return true;
			}
		}
		return $function->isInternal();
	}
}
