<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** The security rules of the chat's database: those that the plugin brings, and those that the owner has published. */
final class Rules {

	private const FILE = 'firebase/database.rules.json';

	/** The text that the owner publishes. */
	public static function text(): string {
		return (string) file_get_contents( dirname( HIEN_CORE_FILE ) . '/' . self::FILE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
	}

	/**
	 * Whether the published rules are those of the plugin, however they are written.
	 *
	 * @throws Database_Error Where the database does not answer.
	 */
	public static function are_published( Database $database ): bool {
		// Rules with comments, as Firebase's own first ones, are no JSON: null here.
		return $database->get( '.settings/rules' ) == json_decode( self::text(), true ); // phpcs:ignore WordPress.PHP.StrictComparisons -- The order of keys means nothing.
	}
}
