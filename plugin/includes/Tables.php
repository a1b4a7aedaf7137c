<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** The plugin's database tables of a site. uninstall.php loads this file alone, so it uses no other class. */
final class Tables {

	/** Name => columns and keys, as dbDelta() wants them: each on a line of its own, and two spaces after PRIMARY KEY. */
	private const COLUMNS = [
		'hien_views'          => '
			object_id bigint(20) unsigned NOT NULL,
			day date NOT NULL,
			views int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (object_id,day),
			KEY recent (day,object_id,views)',
		'hien_viewers'        => '
			hash char(32) NOT NULL,
			day date NOT NULL,
			PRIMARY KEY  (hash,day),
			KEY day (day)',
		'hien_throttle'       => '
			bucket char(32) NOT NULL,
			hits int(10) unsigned NOT NULL DEFAULT 1,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (bucket),
			KEY expires (expires)',
		'hien_idempotency'    => '
			id char(64) NOT NULL,
			request char(64) NOT NULL,
			status smallint(5) unsigned NOT NULL DEFAULT 0,
			response longtext NOT NULL,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY expires (expires)',
		// Search_Query reads in the order of the key.
		'hien_search'         => '
			word varchar(40) NOT NULL,
			exact varchar(40) NOT NULL,
			place tinyint(3) unsigned NOT NULL,
			day smallint(5) unsigned NOT NULL DEFAULT 0,
			object_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (word,exact,place,day,object_id),
			KEY object_id (object_id)',
		'hien_members'        => '
			part varchar(60) NOT NULL,
			registered datetime NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (part,registered,user_id),
			KEY user_id (user_id)',
		'hien_refresh_tokens' => '
			hash char(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			session char(64) NOT NULL,
			mark char(64) NOT NULL,
			remember tinyint(1) NOT NULL DEFAULT 0,
			used bigint(20) unsigned NOT NULL DEFAULT 0,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (hash),
			KEY session (session),
			KEY expires (expires)',
		'hien_favorites'      => '
			user_id bigint(20) unsigned NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			created datetime NOT NULL,
			PRIMARY KEY  (user_id,post_id),
			KEY post_id (post_id)',
		'hien_redirects'      => '
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			hash char(32) NOT NULL,
			kind varchar(40) NOT NULL,
			parent bigint(20) unsigned NOT NULL DEFAULT 0,
			object_id bigint(20) unsigned NOT NULL DEFAULT 0,
			name text NOT NULL,
			target text NOT NULL,
			hits bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY name (hash,kind,parent,object_id),
			KEY object (object_id,kind)',
		'hien_not_found'      => '
			hash char(32) NOT NULL,
			day date NOT NULL,
			path text NOT NULL,
			hits int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (hash,day),
			KEY day (day)',
		// `made`: whether the import has made the object. `stamp`: `post_modified_gmt` as the import left it.
		'hien_imported'       => "
			hash char(32) NOT NULL,
			kind varchar(20) NOT NULL,
			object_id bigint(20) unsigned NOT NULL DEFAULT 0,
			state tinyint(3) unsigned NOT NULL DEFAULT 0,
			made tinyint(1) unsigned NOT NULL DEFAULT 1,
			stamp varchar(20) NOT NULL DEFAULT '',
			data longtext NOT NULL,
			PRIMARY KEY  (hash),
			KEY kind (kind,state,object_id),
			KEY object_id (object_id,kind)",
		'hien_chat_images'    => '
			name varchar(64) NOT NULL,
			conversation bigint(20) unsigned NOT NULL,
			saved_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (name),
			KEY conversation (conversation),
			KEY saved_at (saved_at)',
	];

	/** Tables of words that are folded before they are stored and compared. */
	private const BINARY = [ 'hien_search', 'hien_members' ];

	/** Creates them, or updates their columns to this version. False where the database refuses the last query of a table. */
	public static function install(): bool {
		global $wpdb;
		$done = true;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( self::COLUMNS as $name => $columns ) {
			$charset = in_array( $name, self::BINARY, true )
				? 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'
				: $wpdb->get_charset_collate();
			dbDelta( "CREATE TABLE $wpdb->prefix$name (\n$columns\n) $charset;" );
			$done = $done && '' === $wpdb->last_error;
		}
		return $done;
	}

	/** @return list<string> Names with the site's prefix. */
	public static function all(): array {
		global $wpdb;
		return array_map( static fn( string $name ): string => $wpdb->prefix . $name, array_keys( self::COLUMNS ) );
	}

	/**
	 * Adds them to the tables that are dropped when a site of a network is deleted (`wpmu_drop_tables`).
	 *
	 * @param mixed $tables WordPress's tables.
	 * @return string[]
	 */
	public static function add( mixed $tables ): array {
		return [ ...(array) $tables, ...self::all() ];
	}
}
