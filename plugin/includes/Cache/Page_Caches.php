<?php
declare(strict_types=1);

namespace Hien\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the caches of whole pages that other plugins keep, or keeps a response out of them. A cached page names hashed files of the
 * theme's build, which an update removes, and contains the settings, lists and side columns of its time: cache plugins know only the
 * archives of public types, and a click would show another list than loading the page.
 */
final class Page_Caches {

	/** Action; see clear(). */
	public const EMPTIED = 'hien_page_caches_emptied';

	/** Actions of LiteSpeed Cache, Cache Enabler and Nginx Helper. */
	private const ACTIONS = [ 'litespeed_purge_all', 'cache_enabler_clear_site_cache', 'rt_nginx_helper_purge_all' ];

	/** Whether this class keeps the response of this process out of the caches. */
	private static bool $is_forbidden_here = false;

	/** Called on an update, on activation and deactivation, and when content or a setting that pages show changes (Cache_Invalidation). */
	public static function clear(): void {
		foreach ( array_filter( self::functions(), 'is_callable' ) as $function ) {
			$function();
		}
		array_map( 'do_action', self::ACTIONS );
		/** Fires after the known caches were emptied, for the cache of a host or a CDN to do the same. */
		do_action( self::EMPTIED ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
	}

	/** Keeps the response out of the caches. */
	public static function forbid(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Named by the cache plugins.
			define( 'DONOTCACHEPAGE', true );
			self::$is_forbidden_here = true;
		}
	}

	/** Whether another plugin keeps the response out of the caches. */
	public static function are_forbidden_by_others(): bool {
		return defined( 'DONOTCACHEPAGE' ) && ! self::$is_forbidden_here;
	}

	/** @return list<string> Functions of WP Super Cache, W3 Total Cache and WP Rocket. */
	private static function functions(): array {
		return [ 'wp_cache_clear_cache', 'w3tc_flush_posts', 'rocket_clean_domain' ];
	}
}
