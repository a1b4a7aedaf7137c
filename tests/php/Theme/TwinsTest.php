<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Each template names the React component that shows the same, and template parts that exist. */
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

	/** WordPress prints nothing, and says nothing, where a template part is missing. */
	public function test_every_template_part_that_templates_name_exists(): void {
		$theme   = dirname( __DIR__, 3 ) . '/theme';
		$missing = [];
		$count   = 0;
		foreach ( [ ...glob( "$theme/*.php" ), ...glob( "$theme/*/*.php" ), ...glob( "$theme/*/*/*.php" ) ] as $file ) {
			preg_match_all( "#get_template_part\( '([^']+)'(?:, '([^']+)')?[ ,]#", (string) file_get_contents( $file ), $calls, PREG_SET_ORDER );
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
