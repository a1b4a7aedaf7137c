<?php
declare(strict_types=1);

namespace Hien\Import;

use Closure;
use Hien\Lock;
use Hien\Lost_Lock;
use Hien\Memory;
use Hien\Module;
use Hien\Search\Search_Rebuild;
use Hien\Search\Search_Sync;
use stdClass;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the import in batches: called by the page in wp-admin while it is open, otherwise by WP-Cron. First makes all posts, then their
 * comments, then what needs both: parents of comments, pictures, and links in the texts.
 */
final class Import_Run implements Module {

	public const EVENT = 'hien_import';

	/** Seconds for which a batch works, below the 30 that hosts allow; a picture may take longer. */
	private const SECONDS = 12;

	/** Seconds without a batch after which WP-Cron goes on. */
	private const PAUSE = MINUTE_IN_SECONDS;

	public const LOCK          = 'hien_import';
	private const LOCK_SECONDS = MINUTE_IN_SECONDS;

	/** An item is skipped after so many attempts: each one has ended the request. */
	public const TRIES = 5;

	/** Steps after which memory is freed. */
	private const FLUSH = 25;

	/** Comments, or terms, of one step. */
	private const ROWS = 100;

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
			$end = microtime( true ) + $seconds;
			do {
				if ( Import_State::COUNTS !== $state->phase && Import_State::is_to_stop() ) {
					$state->stop( Import_State::COUNTS );
				}
				$this->step( $state, $end );
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
		Import_State::forget_stop();
	}

	/** Whether the batch must end: its time is over, or the import is to stop. */
	private static function is_over( float $end ): bool {
		return microtime( true ) >= $end || Import_State::is_to_stop();
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

	private function step( Import_State $state, float $end ): void {
		$pictures = new Picture_Maker( $state );
		match ( $state->phase ) {
			Import_State::POSTS, Import_State::COMMENTS => $this->read( $state, $pictures, $end ),
			Import_State::THREADS                       => $this->thread( $state ),
			Import_State::FILES                         => $this->fetch( $state, $pictures ),
			Import_State::LINKS                         => $this->join( $state, $pictures, $end ),
			Import_State::COUNTS                        => $this->finish( $state ),
			default                                     => self::undo( $state ),
		};
		Lock::renew( self::LOCK );
		$state->save();
	}

	/** Makes the next items of the file: in the first phase all but the comments, in the second the comments. */
	private function read( Import_State $state, Picture_Maker $pictures, float $end ): void {
		$is_first = Import_State::POSTS === $state->phase;
		$make     = [
			Import_Item::POST    => ( new Post_Maker( $state ) )->make( ... ),
			Import_Item::FILE    => $pictures->note( ... ),
			Import_Item::COMMENT => ( new Comment_Maker( $state ) )->make( ... ),
		];
		try {
			$source = Xml_Source::of( $state->file );
			foreach ( $source->entries( $state->entry ) as $number => $items ) {
				$state->hosts = array_values( array_unique( [ ...$state->hosts, ...$source->hosts() ] ) );
				$items        = array_filter(
					$items,
					static fn( Import_Item $item ): bool => ( Import_Item::COMMENT === $item->kind ) !== $is_first
				);
				if ( 0 === $number && $is_first ) {
					Term_Maker::make_all( array_values( $items ) );
					foreach ( array_keys( $source->authors() ) as $login ) {
						Imported_Addresses::keep_author( (string) $login, $state->authors[ $login ] ?? $state->author );
					}
					$items = [];
				}
				foreach ( $items as $place => $item ) {
					if ( $place <= $state->place ) {
						continue;
					}
					if ( isset( $make[ $item->kind ] ) ) {
						self::make( $state, $make[ $item->kind ], $item, $number, $place );
					}
					$state->place = $place;
					if ( self::is_over( $end ) ) {
						return;
					}
				}
				$state->entry = $number;
				$state->place = -1;
				if ( 0 === $number % self::FLUSH ) {
					Memory::free();
				}
				if ( self::is_over( $end ) ) {
					return;
				}
			}
		} catch ( Broken_File $error ) {
			$state->fail( 'file', $error->getMessage() );
		}
		$state->enter( $is_first ? Import_State::COMMENTS : Import_State::THREADS );
	}

	/**
	 * Makes what an item describes. Stores an error if that fails, or if it has ended the request too often.
	 *
	 * @param Closure(Import_Item):void $make   Makes things of its kind.
	 * @param int                       $number Of its entry in the file.
	 * @param int                       $place  In the entry.
	 */
	private static function make( Import_State $state, Closure $make, Import_Item $item, int $number, int $place ): void {
		try {
			if ( $state->begin( "$state->phase $number $place" ) > self::TRIES ) {
				throw new Failed_Item( esc_html__( 'máy chủ ngừng giữa chừng nhiều lần, nên đã bỏ qua', 'hien-core' ) );
			}
			$make( $item );
		} catch ( Failed_Item $error ) {
			$state->fail(
				$item->hash(),
				sprintf(
					/* translators: 1: number of an entry of the file, 2: title, 3: error */
					__( 'Mục %1$d (%2$s): %3$s.', 'hien-core' ),
					$number,
					wp_html_excerpt( $item->get( 'title' ) ?: $item->get( 'name' ), 60, '…' ),
					rtrim( $error->getMessage(), '.' )
				)
			);
		}
	}

	private function thread( Import_State $state ): void {
		$rows = Import_Map::next( Import_Item::COMMENT, Import_Map::MADE, self::ROWS );
		array_map( Comment_Maker::thread( ... ), $rows );
		if ( [] === $rows ) {
			$state->enter( Import_State::FILES );
		}
	}

	/** Fetches the next picture of the other media library. */
	private function fetch( Import_State $state, Picture_Maker $pictures ): void {
		$row = Import_Map::next( Import_Item::FILE, Import_Map::RESERVED, 1 )[0] ?? null;
		if ( null === $row ) {
			$state->enter( Import_State::LINKS );
			return;
		}
		$this->picture( $state, $pictures, $row );
	}

	private function picture( Import_State $state, Picture_Maker $pictures, stdClass $row ): void {
		$tries = $state->begin( "picture $row->hash" );
		if ( $tries > self::TRIES ) {
			Picture_Maker::fail( $row, __( 'máy chủ này không đủ sức xử lý ảnh', 'hien-core' ) );
			return;
		}
		$pictures->make( $row, $tries );
	}

	/** Fetches the pictures of the next post; when they are there, sets its links (Post_Links). */
	private function join( Import_State $state, Picture_Maker $pictures, float $end ): void {
		$row = Import_Map::next( Import_Item::POST, Import_Map::MADE, 1 )[0] ?? null;
		if ( null === $row ) {
			$state->enter( Import_State::COUNTS );
			return;
		}
		$links = new Post_Links( $state );
		foreach ( $links->missing( $row ) as $picture ) {
			$this->picture( $state, $pictures, $picture );
			if ( self::is_over( $end ) ) {
				return;
			}
		}
		if ( $state->begin( "join $row->hash" ) > self::TRIES ) {
			Import_Map::set( $row->hash, [ 'state' => Import_Map::DONE ] );
			return;
		}
		$links->join( $row );
	}

	private static function undo( Import_State $state ): void {
		if ( ! ( new Import_Undo( $state ) )->step() ) {
			$state->enter( Import_State::UNDONE );
		}
	}

	/** Counts the posts of the next terms again, in case that was cut off; then ends the import, and rebuilds the search index. */
	private function finish( Import_State $state ): void {
		$rows = Import_Map::next( Import_Item::TERM, Import_Map::DONE, self::ROWS, after: $state->entry );
		foreach ( $rows as $row ) {
			$term = get_term( (int) $row->object_id );
			if ( $term instanceof WP_Term ) {
				wp_update_term_count_now( [ $term->term_taxonomy_id ], $term->taxonomy );
			}
			$state->entry = (int) $row->object_id;
		}
		if ( [] !== $rows ) {
			return;
		}
		Search_Rebuild::request();
		// After an early end, a file that the owner has put into the folder stays.
		if ( isset( $state->errors['file'] ) ) {
			Import_Files::discard( $state->file );
		} else {
			Import_Files::delete( $state->file );
		}
		$state->file = '';
		$state->enter( Import_State::DONE );
	}
}
