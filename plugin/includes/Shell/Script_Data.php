<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Shell;

use Hien\Module;
use Hien\Routing\Document;

defined( 'ABSPATH' ) || exit;

/**
 * Delays two functions of core that add data to scripts of the editor and the date picker until a script is enqueued. Both
 * call wp_scripts(), whose first call registers all of core's scripts; a page without scripts saves a thirtieth of its time.
 */
final class Script_Data implements Module {

	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'delay' ], 999 );
	}

	/** Only on pages of a theme that prints screens; pages of other themes enqueue scripts. */
	public function delay(): void {
		if ( isset( $GLOBALS['wp_scripts'] ) || ! current_theme_supports( Document::THEME_FEATURE ) ) {
			return;
		}
		remove_action( 'wp_print_scripts', 'wp_just_in_time_script_localization' );
		remove_action( 'wp_enqueue_scripts', 'wp_localize_jquery_ui_datepicker', 1000 );
		add_action( 'wp_print_scripts', [ $this, 'add' ] ); // Before the scripts of the head are printed.
		add_action( 'wp_footer', [ $this, 'add' ] );
	}

	public function add(): void {
		if ( isset( $GLOBALS['wp_scripts'] ) ) {
			remove_action( 'wp_footer', [ $this, 'add' ] );
			wp_just_in_time_script_localization();
			wp_localize_jquery_ui_datepicker();
		}
	}
}
