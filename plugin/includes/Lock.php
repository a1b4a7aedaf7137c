<?php
declare(strict_types=1);

namespace Hien;

use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/** Lets one request of a site at a time do some work, by the locks of WordPress's updates. */
final class Lock {

	/**
	 * Does the work, unless another request has the lock.
	 *
	 * @param string            $name    Name of the lock.
	 * @param int               $seconds After which the lock of a process that was killed is free. Longer than the work takes.
	 * @param callable():mixed  $work    The work.
	 * @return bool Whether it was done here.
	 */
	public static function run( string $name, int $seconds, callable $work ): bool {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( (int) get_option( "$name.lock" ) > time() + $seconds ) {
			WP_Upgrader::release_lock( $name ); // From when the clock was ahead, and would be held for as long.
		}
		if ( ! WP_Upgrader::create_lock( $name, $seconds ) ) {
			return false;
		}
		$release = static fn(): bool => WP_Upgrader::release_lock( $name );
		add_action( 'shutdown', $release, 0 ); // After a fatal error, which leaves out `finally`.
		try {
			$work();
		} finally {
			remove_action( 'shutdown', $release, 0 ); // Another request may have the lock by then.
			$release();
		}
		return true;
	}

	/** Seconds until the lock that another request has is free, if that one was killed; 0 if none has it. */
	public static function seconds_left( string $name, int $seconds ): int {
		global $wpdb;
		// From the database: WordPress's cache may be older than the lock.
		$since = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", "$name.lock" ) );
		return null === $since ? 0 : max( 0, min( $seconds, (int) $since + $seconds - time() ) );
	}

	/** Lets the lock that this request has grow old from now on. */
	public static function renew( string $name ): void {
		update_option( "$name.lock", time(), false ); // As WP_Upgrader names it.
	}
}
