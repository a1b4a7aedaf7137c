<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** What the plugin asks of the theme. */
final class Theme {

	/** Feature of a theme that prints screens: `add_theme_support( 'hien-screens' )`. */
	public const FEATURE = 'hien-screens';

	/** Whether the theme prints screens. With any other, pages stay as WordPress and that theme make them. */
	public static function prints_screens(): bool {
		return current_theme_supports( self::FEATURE );
	}
}
