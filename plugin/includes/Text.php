<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** WordPress stores names and texts as HTML; responses hold plain text, which is escaped where it is printed. */
final class Text {

	/** A name or title in which WordPress wrote `&` as an entity. */
	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** HTML without its tags. */
	public static function plain( string $html ): string {
		return trim( self::decode( wp_strip_all_tags( $html ) ) );
	}

	/** The site's name. */
	public static function site_name(): string {
		return self::decode( get_bloginfo( 'name', 'raw' ) );
	}
}
