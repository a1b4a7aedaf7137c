<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request of a site at a time do some work. A lock is an option, as those of WordPress's updates are: the time at which it was
 * taken or renewed. A request changes and deletes it only while it is as this request wrote it, since another one may have taken it.
 */
final class Lock {

	/** @var array<string,int> Name => what this request has written, of the locks that it has. */
	private static array $written = [];

	/**
	 * Does the work, unless another request has the lock.
	 *
	 * @param string            $name    Name of the lock.
	 * @param int               $seconds After which the lock of a process that was killed is free. Longer than the work takes.
	 * @param callable():mixed  $work    The work.
	 * @return bool Whether it was done here.
	 */
	public static function run( string $name, int $seconds, callable $work ): bool {
		$since = self::since( $name );
		$now   = time();
		// Grown old, or from when the clock was ahead.
		if ( null !== $since && ( $since <= $now - $seconds || $since > $now + $seconds ) ) {
			self::delete( $name, $since );
		}
		if ( ! self::take( $name, $now ) ) {
			return false;
		}
		$release = static fn() => self::release( $name );
		add_action( 'shutdown', $release, 0 ); // After a fatal error, which leaves out `finally`.
		try {
			$work();
		} finally {
			remove_action( 'shutdown', $release, 0 );
			$release();
		}
		return true;
	}

	/**
	 * Does the work, once other requests have released the lock: a second click of somebody comes while the first is still answered. The
	 * work must look into the database for what they have done.
	 *
	 * @param string           $name    Name of the lock.
	 * @param int              $seconds As of run(), and how long it waits.
	 * @param callable():mixed $work    The work.
	 * @return bool Whether it was done here.
	 */
	public static function wait( string $name, int $seconds, callable $work ): bool {
		$tries = $seconds;
		$fresh = static function () use ( $work ): void {
			Memory::free(); // From before the others' work.
			$work();
		};
		while ( ! self::run( $name, $seconds, $fresh ) ) {
			if ( --$tries < 1 ) {
				return false;
			}
			sleep( 1 );
		}
		return true;
	}

	/** Seconds until the lock that another request has is free, if that one was killed; 0 if none has it. */
	public static function seconds_left( string $name, int $seconds ): int {
		$since = self::since( $name );
		return null === $since ? 0 : max( 0, min( $seconds, $since + $seconds - time() ) );
	}

	/**
	 * Lets the lock grow old from now on, if this request has it.
	 *
	 * @throws Lost_Lock Where it had it.
	 */
	public static function renew( string $name ): void {
		global $wpdb;
		$written = self::$written[ $name ] ?? null;
		$now     = time();
		if ( null === $written || $written >= $now ) {
			return;
		}
		$own = [
			'option_name'  => self::option( $name ),
			'option_value' => $written,
		];
		if ( 1 !== $wpdb->update( $wpdb->options, [ 'option_value' => $now ], $own ) ) {
			throw new Lost_Lock( esc_html( $name ) );
		}
		self::$written[ $name ] = $now;
	}

	private static function option( string $name ): string {
		return "$name.lock";
	}

	/** When a lock was taken or renewed, from the database: WordPress's cache may be older. Null if it is free. */
	private static function since( string $name ): ?int {
		global $wpdb;
		$since = $wpdb->get_var(
			$wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::option( $name ) )
		);
		return null === $since ? null : (int) $since;
	}

	/** Takes a lock if it is free. */
	private static function take( string $name, int $now ): bool {
		global $wpdb;
		$is_taken = 1 === $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %d, 'off')",
				self::option( $name ),
				$now
			)
		);
		if ( $is_taken ) {
			self::$written[ $name ] = $now;
		}
		return $is_taken;
	}

	private static function release( string $name ): void {
		$since = self::$written[ $name ] ?? 0;
		unset( self::$written[ $name ] );
		self::delete( $name, $since );
	}

	/** Deletes a lock, if it is still of that time. */
	private static function delete( string $name, int $since ): void {
		global $wpdb;
		$wpdb->delete(
			$wpdb->options,
			[
				'option_name'  => self::option( $name ),
				'option_value' => $since,
			]
		);
	}
}
