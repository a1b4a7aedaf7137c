<?php
/**
 * The functions by which other plugins empty their page caches. Each records its call.
 */

declare(strict_types=1);

use Hien\Tests\Cache\PageCachesTest;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- Names of other plugins.

function wp_cache_clear_cache( int $blog_id = 0 ): void {
	PageCachesTest::$emptied[] = __FUNCTION__;
}

function w3tc_flush_posts( mixed $extras = null ): void {
	PageCachesTest::$emptied[] = __FUNCTION__;
}

function rocket_clean_domain( string $language = '' ): void {
	PageCachesTest::$emptied[] = __FUNCTION__;
}
