<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Members\Portraits;
use Hien\Routing\Permalinks;
use Hien\Search\Search_Rebuild;
use Hien\Settings\Settings;
use Hien\Settings\Site_Option;

defined( 'ABSPATH' ) || exit;

/** What happens once, when the plugin is switched on or off. */
final class Activation {

	/** In a network, this runs for the site at hand only; see Upgrade::run(). */
	public static function activate(): void {
		self::set_defaults();
		Upgrade::run();
		Daily_Tasks::schedule();
		Search_Rebuild::request(); // What was written while the plugin was off is not in its index.
	}

	/** Sets the addresses that the site stands on, and defaults where the owner has not chosen otherwise. */
	public static function set_defaults(): void {
		if ( Permalinks::STRUCTURE !== get_option( 'permalink_structure' ) ) {
			update_option( 'permalink_structure', Permalinks::STRUCTURE );
		}
		add_option( Settings::HANDLE_OPTION, Settings::DEFAULT_HANDLE );
		add_option( Site_Option::NAME, [] );
		if ( ! get_option( 'page_comments' ) ) {
			update_option( 'page_comments', '1' );
			update_option( 'comments_per_page', Constants::COMMENT_THREADS_LIMIT );
			update_option( 'default_comments_page', 'oldest' );
		}
		if ( in_array( get_option( 'avatar_default', 'mystery' ), [ '', 'mystery' ], true ) ) {
			update_option( 'avatar_default', Portraits::NAME );
		}
		Permalinks::request_flush();
	}

	/** Leaves all data; what only works with the plugin goes: rewrite rules of our routes, drawn portraits, appointments. */
	public static function deactivate(): void {
		delete_option( 'rewrite_rules' );
		if ( Portraits::NAME === get_option( 'avatar_default' ) ) {
			update_option( 'avatar_default', 'mystery' );
		}
		Search_Rebuild::pause();
		Daily_Tasks::unschedule();
		Permalinks::request_flush();
	}
}
