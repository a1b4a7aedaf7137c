<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Plugin;
use Hien\Tests\Support\TestCase;
use Hien\Throttle\Limit;

/** What other plugins may hook into. */
final class HooksTest extends TestCase {

	public function test_the_document_lists_each_hook_with_its_arguments(): void {
		$root  = dirname( __DIR__, 2 );
		$hooks = [];
		foreach ( [ 'plugin/includes', 'theme' ] as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$root/$folder" ) ) as $file ) {
				if ( 'php' !== $file->getExtension() ) {
					continue;
				}
				$code = (string) file_get_contents( $file->getPathname() );
				preg_match_all(
					"/(?:apply_filters|do_action)\(\s+(?:'(\w+)'|(\w+)::(\w+))/",
					$code,
					$calls,
					PREG_SET_ORDER | PREG_OFFSET_CAPTURE
				);
				foreach ( $calls as $call ) {
					$name = isset( $call[3] ) ? self::constant( $code, $call[2][0], $call[3][0] ) : $call[1][0];
					if ( str_starts_with( $name, 'hien' ) ) {
						// The comment of its statement.
						preg_match( '~/\*\*((?:(?!\*/).)*)\*/(?:(?!/\*\*)[^;])*$~s', substr( $code, 0, $call[0][1] ), $comment );
						preg_match_all( '/@param +\S+ +(\$\w+)/', $comment[1] ?? '', $arguments );
						$hooks[ $name ] = $arguments[1];
					}
				}
			}
		}
		$document = (string) file_get_contents( "$root/docs/hooks.md" );
		preg_match_all( '/^\| `(hien_\w+)` \| (?:`([^`]+)`)?/m', $document, $rows, PREG_SET_ORDER );
		$documented = [];
		foreach ( $rows as $row ) {
			preg_match_all( '/\$\w+/', $row[2] ?? '', $names );
			$documented[ $row[1] ] = $names[0];
		}
		self::assertSame( 1, preg_match( '/^Internal.*?(?=\n\n|\z)/ms', $document, $paragraph ) );
		preg_match_all( '/`(hien_\w+)`/', $paragraph[0], $internal );
		$expected = $documented + array_intersect_key( $hooks, array_flip( $internal[1] ) );
		ksort( $hooks );
		ksort( $expected );
		self::assertSame( $hooks, $expected );
		self::assertSame( [], array_diff( $internal[1], array_keys( $hooks ) ), 'No longer there.' );
	}

	public function test_the_document_names_each_limit(): void {
		$root  = dirname( __DIR__, 2 );
		$names = [];
		foreach (
			new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( "$root/plugin/includes", \FilesystemIterator::SKIP_DOTS )
			) as $file
		) {
			preg_match_all( "/new Limit\( '([a-z-]+)'/", (string) file_get_contents( $file->getPathname() ), $found );
			$names = [ ...$names, ...$found[1] ];
		}
		sort( $names );
		self::assertSame(
			1,
			preg_match( '/^The names of `hien_limit`[^:]*:(.*?)\n\n/ms', (string) file_get_contents( "$root/docs/hooks.md" ), $paragraph )
		);
		preg_match_all( '/`([a-z-]+)`/', $paragraph[1], $listed );
		self::assertSame( array_values( array_unique( $names ) ), $listed[1] );
	}

	public function test_a_plugin_changes_a_limit_also_that_of_a_shared_address(): void {
		add_filter(
			'hien_limit',
			static fn( int $quota, string $name, int $seconds ): mixed => [ 'comment' => 3, 'search' => 0, 'views' => null ][ $name ]
				?? ( 'views' === $name ? null : $quota ),
			10,
			3
		);
		$quota = static fn( string $name ): int => ( new Limit( $name, 50 ) )->quota;
		self::assertSame( [ 3, 1, 50, 50 ], [ $quota( 'comment' ), $quota( 'search' ), $quota( 'views' ), $quota( 'members' ) ] );
		self::assertSame( 20 * 3, ( new Limit( 'comment', 50 ) )->shared()->quota );
	}

	/** The value of a constant that the code of a file names. */
	private static function constant( string $code, string $of, string $name ): string {
		preg_match( '/^namespace ([\w\\\\]+);/m', $code, $namespace );
		preg_match( '/^(?:final |abstract )?class (\w+)/m', $code, $class );
		preg_match( "/^use ([\w\\\\]+\\\\$of);/m", $code, $used );
		return (string) (
			new \ReflectionClassConstant( $used[1] ?? $namespace[1] . '\\' . ( 'self' === $of ? $class[1] : $of ), $name )
		)->getValue();
	}

	public function test_a_response_is_filtered_in_rest_and_on_screens(): void {
		$post = $this->make->post();
		$shout = static fn( array $response, string $path ): array => "posts/$post" === $path
			? [ 'title' => 'Mới' ] + $response
			: $response;
		add_filter( 'hien_response', $shout, 10, 2 );
		self::assertSame( 'Mới', $this->rest( 'GET', "/hien/v1/posts/$post" )->get_data()['title'] );
		$response = Plugin::instance()->resources->respond( "posts/$post" );
		self::assertIsArray( $response );
		self::assertSame( 'Mới', $response['title'] );
	}
}
