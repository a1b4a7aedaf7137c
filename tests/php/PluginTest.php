<?php

declare(strict_types=1);

namespace Hien\Tests;

use Closure;
use Hien\Module;
use Hien\Plugin;
use Hien\Tests\Support\TestCase;
use ReflectionFunction;

/** The list of modules (Plugin). */
final class PluginTest extends TestCase {

	public function test_modules_that_are_loaded_late_are_there_for_each_of_their_hooks(): void {
		global $wp_filter;
		$checked = 0;
		foreach ( $this->late_modules() as [ $modules, $hooks ] ) {
			foreach ( $modules as $module ) {
				$all       = $wp_filter;
				$wp_filter = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
				$module->register();
				$own    = array_keys( $wp_filter );
				$once   = self::callbacks();
				$module->register();
				$twice     = self::callbacks();
				$wp_filter = $all; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
				self::assertSame( [], array_diff( $own, $hooks ), $module::class );
				self::assertSame( $once, $twice, $module::class . ' registers at each of its hooks: a closure would be there several times.' );
				++$checked;
			}
		}
		self::assertGreaterThan( 20, $checked );
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

	/** How many callbacks all hooks have. */
	private static function callbacks(): int {
		return array_sum( array_map( static fn( \WP_Hook $hook ): int => count( array_merge( ...$hook->callbacks ) ), $GLOBALS['wp_filter'] ) );
	}

	/** @return list<array{list<Module>,list<string>}> Modules that are registered together, and the hooks at which they are (Plugin::register_at()). */
	private function late_modules(): array {
		$groups = [];
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook->callbacks[ PHP_INT_MIN ] ?? [] as $id => $callback ) {
				$function = $callback['function'] instanceof Closure ? new ReflectionFunction( $callback['function'] ) : null;
				if ( Plugin::class === $function?->getClosureScopeClass()?->name ) {
					$groups[ $id ][0] ??= $function->getStaticVariables()['modules']();
					$groups[ $id ][1][] = $name;
				}
			}
		}
		return array_values( $groups );
	}
}
