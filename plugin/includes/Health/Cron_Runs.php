<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Remembers when each job that Hiên gives to WP-Cron has run last. */
final class Cron_Runs implements Module {

	/** Beginning of the hooks of our jobs. */
	private const PREFIX = 'hien_';

	/** Option: hook => Unix time. */
	private const OPTION = 'hien_cron_runs';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'listen' ] );
	}

	/** Before WP-Cron runs what is due. */
	public function listen(): void {
		foreach ( array_keys( self::planned() ) as $hook ) {
			add_action( $hook, [ $this, 'note' ], PHP_INT_MAX, 0 );
		}
	}

	public function note(): void {
		update_option( self::OPTION, [ (string) current_action() => time() ] + self::last(), false );
	}

	/** @return array<string,int> Hook => Unix time of its last run. */
	public static function last(): array {
		return array_map( 'intval', (array) get_option( self::OPTION, [] ) );
	}

	/** @return array<string,int> Hook => Unix time for which its next run is planned. */
	public static function planned(): array {
		$planned = [];
		foreach ( _get_cron_array() as $time => $events ) {
			foreach ( array_keys( $events ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::PREFIX ) ) {
					$planned[ (string) $hook ] ??= (int) $time;
				}
			}
		}
		return $planned;
	}
}
