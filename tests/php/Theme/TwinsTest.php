<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Templates, and the React components that show the same. */
final class TwinsTest extends TestCase {

	public function test_every_template_names_a_component_that_exists(): void {
		$root  = dirname( __DIR__, 3 );
		$files = [ ...glob( "$root/theme/parts/*.php" ), ...glob( "$root/theme/parts/*/*.php" ), ...glob( "$root/theme/screens/*.php" ) ];
		self::assertGreaterThan( 70, count( $files ) );

		$without = [];
		foreach ( $files as $file ) {
			preg_match( '#^ \* Twin: (?:(src/\S+\.tsx)|none, (.+))$#m', (string) file_get_contents( $file ), $found );
			$has_twin = '' !== ( $found[1] ?? '' ) ? is_file( "$root/$found[1]" ) : isset( $found[2] );
			if ( ! $has_twin ) {
				$without[] = substr( $file, strlen( $root ) + 1 );
			}
		}
		self::assertSame( [], $without );
	}

	public function test_every_template_that_is_named_exists(): void {
		$theme = dirname( __DIR__, 3 ) . '/theme';
		$named = [];
		foreach ( [ ...glob( "$theme/*.php" ), ...glob( "$theme/*/*.php" ), ...glob( "$theme/*/*/*.php" ) ] as $file ) {
			preg_match_all( "#get_template_part\( (?:.+ \? )?'([^']+[^/])'(?:, '([^']+)')?#", (string) file_get_contents( $file ), $found, PREG_SET_ORDER );
			foreach ( $found as $call ) {
				$named[] = implode( '-', array_slice( $call, 1 ) ) . '.php';
			}
		}
		self::assertGreaterThan( 100, count( $named ) );
		self::assertSame( [], array_values( array_filter( array_unique( $named ), static fn( string $name ): bool => ! is_file( "$theme/$name" ) ) ) );
	}
}
