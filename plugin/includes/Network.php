<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Runs work on all sites of a network. Also loaded by uninstall.php, without the autoloader. */
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
			Memory::free();
			$offset += self::BATCH;
		} while ( isset( $sites[ self::BATCH - 1 ] ) );
	}
}
