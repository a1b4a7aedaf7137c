<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Plugin;
use Hien\Tests\Support\TestCase;

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
				preg_match_all( "/\/\*\*((?:(?!\*\/).)*)\*\/(?:(?!\/\*\*)[^;])*?(?:apply_filters|do_action)\( '(hien\w*)'/s", (string) file_get_contents( $file->getPathname() ), $found, PREG_SET_ORDER );
				foreach ( $found as [ , $comment, $name ] ) {
					preg_match_all( '/@param +\S+ +(\$\w+)/', $comment, $arguments );
					$hooks[ $name ] = $arguments[1];
				}
			}
		}
		preg_match_all( '/^\| `(hien_\w+)` \| `([^`]+)`/m', (string) file_get_contents( "$root/docs/hooks.md" ), $rows, PREG_SET_ORDER );
		$documented = [];
		foreach ( $rows as [ , $name, $arguments ] ) {
			preg_match_all( '/\$\w+/', $arguments, $names );
			$documented[ $name ] = $names[0];
		}
		ksort( $hooks );
		ksort( $documented );
		self::assertSame( $hooks, $documented );
	}

	public function test_a_response_is_filtered_in_rest_and_on_screens(): void {
		$post = $this->make->post();
		$shout = static fn( array $response, string $path ): array => "posts/$post" === $path ? [ 'title' => 'Mới' ] + $response : $response;
		add_filter( 'hien_response', $shout, 10, 2 );
		self::assertSame( 'Mới', $this->rest( 'GET', "/hien/v1/posts/$post" )->get_data()['title'] );
		$response = Plugin::instance()->resources->respond( "posts/$post" );
		self::assertIsArray( $response );
		self::assertSame( 'Mới', $response['title'] );
	}
}
