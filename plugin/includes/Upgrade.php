<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Members\Author_Slugs;
use Hien\Members\Name_Index;
use Hien\Search\Search_Index;
use Hien\Search\Search_Rebuild;
use Hien\Throttle\Throttle;
use Hien\Views\View_Tables;

defined( 'ABSPATH' ) || exit;

/** What the plugin needs in the database beside WordPress's own: made when it is switched on, and by an update. */
final class Upgrade implements Module {

	/** Goes up when there is something new to make. */
	private const LEVEL = '3';

	private const OPTION = 'hien_level';

	public function register(): void {
		add_action( 'wp_loaded', [ self::class, 'run' ] );
	}

	/** Does its work once; all steps can run again. In a network, each site comes here with its first request. */
	public static function run(): void {
		$level = get_option( self::OPTION );
		if ( false === $level ) {
			Activation::set_defaults();
		}
		if ( self::LEVEL !== $level ) {
			View_Tables::install();
			Throttle::install();
			Daily_Tasks::schedule();
			Author_Slugs::replace_revealing();
			Name_Index::index_all();
			Search_Index::install();
			Search_Rebuild::request();
			update_option( self::OPTION, self::LEVEL, true );
		}
	}
}
