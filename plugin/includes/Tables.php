<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** The tables of a site that are the plugin's own. Also loaded by uninstall.php, alone. */
final class Tables {

	private const NAMES = [ 'hien_views', 'hien_view_visits', 'hien_throttle', 'hien_idempotency', 'hien_search', 'hien_search_prose', 'hien_members', 'hien_refresh_tokens', 'hien_favorites' ];

	/** @return list<string> Their names in the database. */
	public static function all(): array {
		global $wpdb;
		return array_map( static fn( string $name ): string => $wpdb->prefix . $name, self::NAMES );
	}

	/**
	 * Filters the tables of a site of a network that is deleted.
	 *
	 * @param mixed $tables Those of WordPress.
	 * @return string[]
	 */
	public static function add( mixed $tables ): array {
		return [ ...(array) $tables, ...self::all() ];
	}
}
