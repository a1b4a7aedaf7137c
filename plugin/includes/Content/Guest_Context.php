<?php
declare(strict_types=1);

namespace Hien\Content;

use WP_Screen;

defined( 'ABSPATH' ) || exit;

/** Runs a function as for a visitor of the public site, who is not signed in and has entered no post password. */
final class Guest_Context {

	/**
	 * @template T
	 * @param callable():T $work
	 * @return T What $work returned.
	 */
	public static function run( callable $work ): mixed {
		$user    = get_current_user_id();
		$cookies = $_COOKIE;
		$screen  = $GLOBALS['current_screen'] ?? null;
		$kses    = remove_action( 'set_current_user', 'kses_init' ); // It would add or remove the filters for saving.
		$_COOKIE = [];
		wp_set_current_user( 0 );
		if ( is_admin() && class_exists( WP_Screen::class ) ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- So that is_admin() is false: in wp-admin other plugins hide nothing. Restored below.
			$GLOBALS['current_screen'] = WP_Screen::get( 'front' );
		}
		try {
			return $work();
		} finally {
			$GLOBALS['current_screen'] = $screen; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			$_COOKIE                   = $cookies;
			wp_set_current_user( $user );
			if ( $kses ) {
				add_action( 'set_current_user', 'kses_init' );
			}
		}
	}
}
