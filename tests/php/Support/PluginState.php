<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Tests\Support;

use Hien\Plugin;
use ReflectionObject;

/**
 * What the plugin's objects hold after they were made. They live for one request, so each request that a test
 * plays starts by restoring it.
 */
final class PluginState {

	/** @var array<int,array{object,array<string,mixed>}> Object id => the object and its changeable properties. */
	private array $objects = [];

	public function __construct() {
		$this->take( Plugin::instance() );
	}

	public function restore(): void {
		foreach ( $this->objects as [ $instance, $values ] ) {
			foreach ( $values as $name => $value ) {
				( new ReflectionObject( $instance ) )->getProperty( $name )->setValue( $instance, $value );
			}
		}
	}

	private function take( mixed $value ): void {
		if ( is_array( $value ) ) {
			array_map( $this->take( ... ), $value );
			return;
		}
		if ( ! is_object( $value ) || ! str_starts_with( $value::class, 'Hien\\' ) || isset( $this->objects[ spl_object_id( $value ) ] ) ) {
			return;
		}
		$this->objects[ spl_object_id( $value ) ] = [ $value, [] ];
		foreach ( ( new ReflectionObject( $value ) )->getProperties() as $property ) {
			if ( $property->isStatic() || ! $property->isInitialized( $value ) ) {
				continue;
			}
			$held = $property->getValue( $value );
			if ( ! $property->isReadOnly() ) {
				$this->objects[ spl_object_id( $value ) ][1][ $property->getName() ] = $held;
			}
			$this->take( $held );
		}
	}
}
