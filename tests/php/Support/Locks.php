<?php

declare(strict_types=1);

namespace Hien\Tests\Support;

use Closure;
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

	/**
	 * As if another request had a lock, and released it in the end.
	 *
	 * @param int           $seconds After which it does.
	 * @param callable|null $work    What it does until then.
	 * @return Closure(): int The seconds for which it was waited for until now.
	 */
	private static function lock_for( string $name, int $seconds, ?callable $work = null ): Closure {
		$waited = 0;
		self::write_lock( $name, time() );
		self::$meanwhile = static function () use ( $name, $seconds, $work, &$waited ): int {
			if ( ++$waited === $seconds ) {
				if ( null !== $work ) {
					$work();
				}
				delete_option( "$name.lock" );
			}
			return 0;
		};
		return static function () use ( &$waited ): int {
			return $waited;
		};
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
