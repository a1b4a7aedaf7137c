<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Runs work on several sites of a network. Also loaded by uninstall.php, without the autoloader. */
final class Network {

	private const BATCH = 100;

	/**
	 * Runs a function on each site of the network, switched to that site; without a network, once.
	 *
	 * @param callable():void $work Function.
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
	 * Runs a function on each other site of a user, switched to that site, then on the current one.
	 *
	 * @param callable():void $work Function, which may delete the user.
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
