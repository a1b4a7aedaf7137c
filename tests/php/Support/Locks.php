<?php

declare(strict_types=1);

namespace Hien\Tests\Support;

use Hien\Lock;
use ReflectionProperty;

/** Locks (Lock) in the database. */
trait Locks {

	/** What a lock has stored; null if it is free. */
	private static function lock( string $name ): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", "$name.lock" ) );
	}

	/** Seconds since a lock was taken or renewed. */
	private static function lock_age( string $name ): int {
		return time() - (int) self::lock( $name );
	}

	/** As if so many seconds had passed since this request has taken the lock, or renewed it. */
	private static function let_lock_grow_old( string $name, int $seconds ): void {
		$written = new ReflectionProperty( Lock::class, 'written' );
		$since   = time() - $seconds;
		$written->setValue( null, [ $name => $since ] + $written->getValue() );
		self::write_lock( $name, $since );
	}

	/** As if another request had taken a lock. */
	private static function write_lock( string $name, int $since ): void {
		global $wpdb;
		$wpdb->replace(
			$wpdb->options,
			[
				'option_name'  => "$name.lock",
				'option_value' => $since,
				'autoload'     => 'off',
			]
		);
	}
}
