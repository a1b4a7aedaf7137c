<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Each template is beside the React component that shows the same, and names template parts that exist. */
final class TwinsTest extends TestCase {

	/**
	 * A template is at the path of its component, without the layer and without a folder that repeats the component's name:
	 * parts/cards/course-card.php and components/cards/course-card/course-card.tsx. One that prints a part of it has a longer name:
	 * parts/site/auth-card-open.php. A screen is screens/home.php and screens/home/home-screen.tsx.
	 */
	public function test_every_template_is_at_the_path_of_the_component_that_it_names(): void {
		$root  = dirname( __DIR__, 3 );
		$files = [ ...glob( "$root/theme/parts/{,*/,*/*/,*/*/*/}*.php", GLOB_BRACE ), ...glob( "$root/theme/screens/*.php" ) ];
		self::assertGreaterThan( 100, count( $files ) );

		$elsewhere = [];
		foreach ( $files as $file ) {
			$path = substr( $file, strlen( "$root/theme/" ), -strlen( '.php' ) );
			preg_match( '#^ \* Twin: (?:src/(\S+)\.tsx|none, (.+))$#m', (string) file_get_contents( $file ), $found );
			$twin     = $found[1] ?? '';
			$expected = self::template_of( $twin );
			$is_there = str_starts_with( $path, 'screens/' )
				? $twin === "$path/" . basename( $path ) . '-screen'
				: $path === $expected || str_starts_with( $path, "$expected-" );
			if ( ! isset( $found[2] ) && ( ! $is_there || ! is_file( "$root/src/$twin.tsx" ) ) ) {
				$elsewhere[] = "$path: $twin";
			}
		}
		self::assertSame( [], $elsewhere );
	}

	/** @param string $twin Path of a component below src/, without its extension. */
	private static function template_of( string $twin ): string {
		$folders = array_slice( explode( '/', $twin ), 1, -1 );
		$name    = basename( $twin );
		if ( str_starts_with( $twin, 'components/' ) && end( $folders ) === $name ) {
			array_pop( $folders );
		}
		return implode( '/', [ 'parts', ...$folders, $name ] );
	}

	/** WordPress prints nothing, and says nothing, where a template part is missing. */
	public function test_every_template_part_that_templates_name_exists(): void {
		$theme   = dirname( __DIR__, 3 ) . '/theme';
		$missing = [];
		$count   = 0;
		foreach (
			[ ...glob( "$theme/*.php" ), ...glob( "$theme/*/*.php" ), ...glob( "$theme/parts/*/{,*/}*.php", GLOB_BRACE ) ] as $file
		) {
			preg_match_all(
				"#get_template_part\( '([^']+)'(?:, '([^']+)')?[ ,]#",
				(string) file_get_contents( $file ),
				$calls,
				PREG_SET_ORDER
			);
			foreach ( $calls as $call ) {
				++$count;
				$name = $call[1] . ( isset( $call[2] ) ? "-$call[2]" : '' );
				if ( ! str_ends_with( $name, '/' ) && ! is_file( "$theme/$name.php" ) ) {
					$missing[] = substr( $file, strlen( $theme ) + 1 ) . ": $name";
				}
			}
		}
		self::assertGreaterThan( 70, $count );
		self::assertSame( [], $missing );
	}
}
