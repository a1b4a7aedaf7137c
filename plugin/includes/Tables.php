<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** The plugin's database tables of a site. uninstall.php loads this file alone, so it uses no other class. */
final class Tables {

	private const NAMES = [ 'hien_views', 'hien_view_visits', 'hien_throttle', 'hien_idempotency', 'hien_search', 'hien_members', 'hien_refresh_tokens', 'hien_favorites', 'hien_redirects', 'hien_not_found', 'hien_imported' ];

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
