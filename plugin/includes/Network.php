<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** The sites of a network. Also loaded by uninstall.php, alone. */
final class Network {

	private const BATCH = 100;

	/**
	 * Does some work on each site of the network, as that site; without a network, on the only one.
	 *
	 * @param callable():void $work Work.
	 */
	public static function on_each_site( callable $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		$offset = 0;
		do {
			$sites = get_sites(
				[
					'fields'                 => 'ids',
					'number'                 => self::BATCH,
					'offset'                 => $offset,
					'orderby'                => 'id',
					'update_site_meta_cache' => false,
				]
			);
			foreach ( $sites as $site ) {
				switch_to_blog( $site );
				$work();
				restore_current_blog();
			}
			$offset += self::BATCH;
		} while ( isset( $sites[ self::BATCH - 1 ] ) );
	}

	/**
	 * Does some work on each other site of a user, as that site, then on this one.
	 *
	 * @param callable():void $work Work, which may delete the user.
	 */
	public static function on_sites_of( int $user_id, callable $work ): void {
		$others = is_multisite() ? array_diff( array_keys( get_blogs_of_user( $user_id, true ) ), [ get_current_blog_id() ] ) : [];
		foreach ( $others as $site ) {
			switch_to_blog( $site );
			$work();
			restore_current_blog();
		}
		$work();
	}
}
