<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** The memory of a long run: what WordPress keeps in it of each post, user and site that was read. Also loaded by uninstall.php. */
final class Memory {

	/** Frees it. Not every object cache can; core complains of one that cannot. */
	public static function free(): void {
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}
}
