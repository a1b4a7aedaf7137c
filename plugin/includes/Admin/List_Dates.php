<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Admin;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Dates in the lists of a Vietnamese wp-admin as they are written in Vietnam. Core has their format as a text to translate. */
final class List_Dates implements Module {

	/** Core's text => ours. */
	private const FORMATS = [
		'Y/m/d' => 'd/m/Y',
		'g:i a' => 'H:i',
	];

	public function register(): void {
		add_action( 'admin_init', [ $this, 'start' ] );
	}

	/** Also for a row that is printed again after Quick Edit, through admin-ajax.php. */
	public function start(): void {
		if ( str_starts_with( determine_locale(), 'vi' ) ) {
			add_filter( 'gettext_default', [ $this, 'format' ], 10, 2 );
		}
	}

	/**
	 * @param mixed  $translation Another plugin's filter may have returned anything.
	 * @param string $text        Core's text.
	 */
	public function format( mixed $translation, string $text ): mixed {
		return self::FORMATS[ $text ] ?? $translation;
	}
}
