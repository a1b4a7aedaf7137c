<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Uses Vietnamese date formats in the lists of a Vietnamese wp-admin, by filtering core's translatable formats. */
final class List_Dates implements Module {

	/** Core's format => ours. */
	private const FORMATS = [
		'Y/m/d' => 'd/m/Y',
		'g:i a' => 'H:i',
	];

	public function register(): void {
		add_action( 'admin_init', [ $this, 'start' ] );
	}

	/** On `admin_init`, which also runs in admin-ajax.php, where Quick Edit prints a row again. */
	public function start(): void {
		if ( str_starts_with( determine_locale(), 'vi' ) ) {
			add_filter( 'gettext_default', [ $this, 'format' ], 10, 2 );
		}
	}

	/**
	 * @param mixed  $translation Another plugin's filter may have returned anything.
	 * @param string $text        Core's untranslated text.
	 */
	public function format( mixed $translation, string $text ): mixed {
		return self::FORMATS[ $text ] ?? $translation;
	}
}
