<?php

declare(strict_types=1);

namespace Hien\Tests;

use PHPUnit\Framework\TestCase;

/** docs/hosting.md quotes the configuration that the bench runs. */
final class HostingTest extends TestCase {

	public function test_each_configuration_is_the_one_of_the_bench(): void {
		$root     = dirname( __DIR__, 2 );
		$document = (string) file_get_contents( "$root/docs/hosting.md" );
		preg_match_all( '/^<!-- (bench\/\S+) -->\n```\w+\n(.*?)^```$/ms', $document, $quotes, PREG_SET_ORDER );
		self::assertNotSame( [], $quotes );
		foreach ( $quotes as [ , $file, $quote ] ) {
			self::assertSame( file_get_contents( "$root/$file" ), $quote, $file );
		}
		$quoted = array_column( $quotes, 1 );
		foreach (
			[
				...( glob( "$root/bench/farm/*.conf" ) ?: [] ),
				...( glob( "$root/bench/farm/*.cnf" ) ?: [] ),
				...( glob( "$root/bench/farm/*.ini" ) ?: [] ),
				...( glob( "$root/bench/cache/*" ) ?: [] ),
			] as $path
		) {
			self::assertContains( substr( $path, strlen( "$root/" ) ), $quoted, 'What the bench runs is in the document.' );
		}
	}

	/** OPcache takes its memory when PHP-FPM starts, before it reads a pool: there such a setting is shown, but has no effect. */
	public function test_a_pool_sets_nothing_that_is_settled_before_it(): void {
		$pool = (string) file_get_contents( dirname( __DIR__, 2 ) . '/bench/farm/php-fpm.conf' );
		preg_match_all( '/^php_(?:admin_)?value\[(\S+)\]/m', $pool, $settings );
		self::assertNotSame( [], $settings[1] );
		foreach ( $settings[1] as $name ) {
			self::assertNotSame( INI_SYSTEM, ini_get_all()[ $name ]['access'] ?? null, $name );
		}
	}
}
