<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Conversations;
use Hien\Chat\Unread_Mails;
use Hien\Import\Import_Run;
use Hien\Jobs\Jobs;
use Hien\Network;
use Hien\Routing\Permalinks;
use Hien\Schema;
use Hien\Search\Search_Rebuild;
use Hien\Views\Top_Views;

defined( 'ABSPATH' ) || exit;

/** Runs when the plugin is activated or deactivated, on one site or on all sites of a network. */
final class Activation {

	/** Sites of a network that one request sets up. */
	private const SITES = 50;

	/**
	 * Sets up the site. WordPress's settings are changed at once on a new site only; on others, and after activation for a whole
	 * network, Hiên > Bắt đầu asks the owner.
	 *
	 * @param bool $network_wide Whether it is activated for the network. Of many sites, each is set up by its own WP-Cron
	 *                           (Schema::check()).
	 */
	public static function activate( bool $network_wide = false ): void {
		if ( ! $network_wide ) {
			self::set_up();
			Site_Defaults::apply_to_new_site();
		} elseif ( get_blog_count() <= self::SITES ) {
			Network::on_each_site( self::set_up( ... ) );
		}
	}

	private static function set_up(): void {
		( new Schema() )->restore();
		Site_Defaults::apply_again();
		Search_Rebuild::request(); // Posts that were saved while the plugin was inactive are not in the index.
		Conversations::plan_waiting(); // Deactivation has removed the event.
		Permalinks::request_flush();
	}

	/** @param bool $network_wide Whether it is deactivated on all sites. */
	public static function deactivate( bool $network_wide = false ): void {
		if ( $network_wide ) {
			Network::on_each_site( self::clean_up( ... ) );
		} else {
			self::clean_up();
		}
	}

	/** Removes rewrite rules and WP-Cron events. Deletes no data, and leaves WordPress's settings but the default avatar. */
	private static function clean_up(): void {
		Site_Defaults::reset_avatar();
		Jobs::unschedule();
		array_map( 'wp_unschedule_hook', [ Unread_Mails::EVENT, Conversations::EVENT, Blocked_Members::EVENT, Import_Run::EVENT ] );
		wp_clear_scheduled_hook( Schema::EVENT );
		wp_clear_scheduled_hook( Top_Views::EVENT );
		Permalinks::request_flush();
		delete_option( 'rewrite_rules' );
	}
}
