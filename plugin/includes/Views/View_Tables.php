<?php
declare(strict_types=1);

namespace Hien\Views;

defined( 'ABSPATH' ) || exit;

/**
 * The tables of the view counter: `hien_views`, views of an object by day, and `hien_view_visits`, hashes of today's
 * views, so that no visitor is counted twice a day.
 */
final class View_Tables {

	/** Creates the tables, or updates their columns to this version. */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = $wpdb->get_charset_collate();
		// dbDelta() wants each column on a line of its own and two spaces after PRIMARY KEY.
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}hien_views (
				object_id bigint(20) unsigned NOT NULL,
				day date NOT NULL,
				views int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (object_id,day),
				KEY recent (day,object_id,views)
			) $charset;
			CREATE TABLE {$wpdb->prefix}hien_view_visits (
				hash char(32) NOT NULL,
				day date NOT NULL,
				PRIMARY KEY  (hash,day),
				KEY day (day)
			) $charset;"
		);
	}
}
