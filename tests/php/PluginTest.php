<?php

declare(strict_types=1);

namespace Hien\Tests;

use FilesystemIterator;
use Hien\Module;
use Hien\Plugin;
use Hien\Tests\Support\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;

/** The list of modules (Plugin). */
final class PluginTest extends TestCase {

	/** By Plugin, by the Modules of a folder, or by another module. */
	public function test_every_module_is_created_somewhere(): void {
		$folder = (string) realpath( dirname( ( new ReflectionClass( Plugin::class ) )->getFileName() ) );
		$code   = '';
		$found  = [];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$class = 'Hien\\' . strtr( substr( (string) $file, strlen( $folder ) + 1, -4 ), '/', '\\' );
			$code .= file_get_contents( (string) $file );
			if ( class_exists( $class ) && is_subclass_of( $class, Module::class ) && ! ( new ReflectionClass( $class ) )->isAbstract() ) {
				$found[] = $class;
			}
		}
		self::assertGreaterThan( 100, count( $found ) );
		foreach ( $found as $class ) {
			$name = substr( (string) strrchr( $class, '\\' ), 1 );
			self::assertTrue(
				1 === preg_match( "/new (?:\\w+\\\\)*$name\\(/", $code ),
				"$class is in no list of modules, so its hooks are never added."
			);
		}
	}

	public function test_what_guards_signing_in_is_there_from_the_start(): void {
		foreach ( [ 'authenticate', 'check_password', 'determine_current_user', 'rest_authentication_errors' ] as $hook ) {
			$ours = array_filter(
				array_merge( ...$GLOBALS['wp_filter'][ $hook ]->callbacks ),
				static fn( array $callback ): bool => is_array( $callback['function'] ) && $callback['function'][0] instanceof Module
			);
			self::assertNotSame( [], $ours, $hook );
		}
	}
}
