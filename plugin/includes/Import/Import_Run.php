<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Lock;
use Hien\Lost_Lock;
use Hien\Memory;
use Hien\Module;
use Hien\Search\Search_Sync;

defined( 'ABSPATH' ) || exit;

/** Runs the import in batches: called by the page in wp-admin while it is open, otherwise by WP-Cron. What is done: Import_Steps. */
final class Import_Run implements Module {

	public const EVENT = 'hien_import';

	/** Seconds for which a batch works, below the 30 that hosts allow; a picture may take longer. */
	private const SECONDS = 12;

	/** Seconds without a batch after which WP-Cron goes on. */
	private const PAUSE = MINUTE_IN_SECONDS;

	public const LOCK          = 'hien_import';
	private const LOCK_SECONDS = MINUTE_IN_SECONDS;

	public function register(): void {
		add_action( self::EVENT, [ $this, 'work' ] );
		add_action( 'admin_post_' . Import_Page::ACTION, [ self::class, 'be_importer' ], 5 );
	}

	/** The WP-Cron event. Works at the end of the request, after all other events, for which WP_IMPORTING must not be set. */
	public function work(): void {
		add_action(
			'shutdown',
			function (): void {
				self::be_importer();
				$this->batch();
			},
			PHP_INT_MAX
		);
	}

	/** Sets WP_IMPORTING, as WordPress's page for importers does: plugins then do not announce what is added. */
	public static function be_importer(): void {
		if ( ! defined( 'WP_IMPORTING' ) ) {
			define( 'WP_IMPORTING', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		}
		wp_raise_memory_limit( 'admin' );
	}

	/**
	 * Works for some seconds, as the user who has begun the import.
	 *
	 * @return bool Whether something is left to do, here or in another request that works now.
	 */
	public function batch( float $seconds = self::SECONDS ): bool {
		if ( ! Import_State::load()->is_running() ) {
			self::end();
			return false;
		}
		self::plan();
		$is_left = true;
		$work    = function () use ( $seconds, &$is_left ): void {
			$is_left = $this->work_for( $seconds );
		};
		try {
			Lock::run( self::LOCK, self::LOCK_SECONDS, $work );
		} catch ( Lost_Lock ) {
			return true; // One step took longer than the lock lasts, and another request works now.
		}
		if ( ! $is_left ) {
			self::end();
		}
		return $is_left;
	}

	/** Seconds until a batch can begin at the latest, if another request is working or was killed while it did; 0 if none is. */
	public static function wait(): int {
		return Lock::seconds_left( self::LOCK, self::LOCK_SECONDS );
	}

	private function work_for( float $seconds ): bool {
		$user      = get_current_user_id();
		$state     = Import_State::load();
		$is_import = Import_State::UNDO !== $state->phase;
		try {
			wp_set_current_user( $state->user );
			self::be_quiet();
			if ( $is_import ) {
				do_action( 'import_start' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of WordPress's importer.
			}
			// A picture is the longest step: a request to another host, then a version of it in each size.
			add_filter( 'http_request_args', [ self::class, 'renew_lock' ] );
			add_filter( 'wp_update_attachment_metadata', [ self::class, 'renew_lock' ] );
			$end   = microtime( true ) + $seconds;
			$steps = new Import_Steps( $state, $end );
			do {
				if ( Import_State::COUNTS !== $state->phase && Import_State::is_to_stop() ) {
					$state->stop( Import_State::COUNTS );
				}
				$steps->next();
				Memory::free();
			} while ( $state->is_running() && microtime( true ) < $end );
		} finally {
			if ( $is_import ) {
				do_action( 'import_end' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of WordPress's importer.
			}
			wp_set_current_user( $user );
			remove_action( 'shutdown', [ Search_Sync::class, 'index_changed' ], 20 ); // The search index is made at the end of the import.
			remove_filter( 'wp_revisions_to_keep', '__return_zero' );
			remove_filter( 'http_request_args', [ self::class, 'renew_lock' ] );
			remove_filter( 'wp_update_attachment_metadata', [ self::class, 'renew_lock' ] );
		}
		return $state->is_running();
	}

	/** A filter that returns its value unchanged, and keeps the lock during long steps. */
	public static function renew_lock( mixed $value ): mixed {
		Lock::renew( self::LOCK );
		return $value;
	}

	/** Cleans up when nothing is left to do. */
	private static function end(): void {
		wp_clear_scheduled_hook( self::EVENT );
		delete_option( Import_State::STOP );
	}

	/** Schedules WP-Cron, in case the page in wp-admin is closed. */
	private static function plan(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + self::PAUSE, self::EVENT );
	}

	/** Prevents pings to other sites, and revisions. */
	private static function be_quiet(): void {
		remove_action( 'publish_post', '_publish_post_hook', 5 );
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
	}
}
