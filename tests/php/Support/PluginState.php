<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use Closure;
use Hien\Plugin;
use ReflectionClass;
use ReflectionFunction;
use ReflectionProperty;

/**
 * What the plugin's objects, which Plugin or a hook holds, have in them after they were made. They live for one request, so each request
 * that a test plays starts by restoring it.
 */
final class PluginState {

	/** @var list<array{ReflectionProperty,object,mixed}> Changeable properties: the property, its object, its value. */
	private array $values = [];

	/** @var array<int,true> Ids of the objects that were taken. */
	private array $taken = [];

	public function __construct() {
		$this->take( Plugin::instance() );
		foreach ( $GLOBALS['wp_filter'] as $hook ) {
			$this->take( $hook->callbacks );
		}
	}

	public function restore(): void {
		foreach ( $this->values as [ $property, $instance, $value ] ) {
			$property->setValue( $instance, $value );
		}
	}

	private function take( mixed $value ): void {
		if ( is_array( $value ) ) {
			array_map( $this->take( ... ), $value );
			return;
		}
		if ( $value instanceof Closure ) {
			$this->take( ( new ReflectionFunction( $value ) )->getStaticVariables() );
			return;
		}
		if ( ! is_object( $value ) || ! str_starts_with( $value::class, 'Hien\\' ) || isset( $this->taken[ spl_object_id( $value ) ] ) ) {
			return;
		}
		$this->taken[ spl_object_id( $value ) ] = true;
		for ( $class = new ReflectionClass( $value ); false !== $class; $class = $class->getParentClass() ) {
			foreach ( $class->getProperties() as $property ) {
				if ( $property->isStatic() || ! $property->isInitialized( $value ) || $property->class !== $class->name ) {
					continue;
				}
				$held = $property->getValue( $value );
				if ( ! $property->isReadOnly() ) {
					$this->values[] = [ $property, $value, $held ];
				}
				$this->take( $held );
			}
		}
	}
}
