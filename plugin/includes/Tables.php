<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** The plugin's database tables of a site. uninstall.php loads this file alone, so it uses no other class. */
final class Tables {

	private const NAMES = [
		'hien_views',
		'hien_viewers',
		'hien_throttle',
		'hien_idempotency',
		'hien_search',
		'hien_members',
		'hien_refresh_tokens',
		'hien_favorites',
		'hien_redirects',
		'hien_not_found',
		'hien_imported',
		'hien_chat_images',
	];

	/**
	 * Creates a table, or updates its columns to this version.
	 *
	 * @param string $name    One of NAMES.
	 * @param string $columns With keys, as dbDelta() wants them: each on a line of its own, and two spaces after PRIMARY KEY.
	 * @param string $charset With the collation; '' for the site's.
	 */
	public static function create( string $name, string $columns, string $charset = '' ): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( "CREATE TABLE $wpdb->prefix$name (\n$columns\n) " . ( $charset ?: $wpdb->get_charset_collate() ) . ';' );
	}

	/** @return list<string> Names with the site's prefix. */
	public static function all(): array {
		global $wpdb;
		return array_map( static fn( string $name ): string => $wpdb->prefix . $name, self::NAMES );
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
