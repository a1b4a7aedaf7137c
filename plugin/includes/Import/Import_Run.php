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
 * Runs the import in batches, by the page in wp-admin while it is open, otherwise by WP-Cron. First all posts, then their comments, then
 * what needs both: answers, pictures, and links in the texts.
 */
final class Import_Run implements Module {

	public const EVENT = 'hien_import';

	/** Seconds for which a batch works, below the 30 that hosts allow; a picture may take longer. */
	private const SECONDS = 12;

	/** Seconds after which WP-Cron goes on when the page does not. */
	private const PAUSE = MINUTE_IN_SECONDS;

	public const LOCK          = 'hien_import';
	private const LOCK_SECONDS = MINUTE_IN_SECONDS;

	/** How often something is begun before it is left out: each attempt before has ended the request. */
	public const TRIES = 5;

	/** Steps after which memory is freed. */
	private const FLUSH = 25;

	/** Answers, or terms, of a step. */
	private const ROWS = 100;

	public function register(): void {
		add_action( self::EVENT, [ $this, 'work' ] );
		add_action( 'admin_post_' . Import_Page::ACTION, [ self::class, 'be_importer' ], 5 );
	}

	/** The WP-Cron event. Works when the other events of the request are done, and all that they leave to its end: they are no import. */
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

	/** Lets the request be one that imports, as WordPress's own page for importers does: by this, plugins know that nothing is new. */
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
			return true; // One step took longer than a lock lasts, and another request has gone on.
		}
		if ( ! $is_left ) {
			self::end();
		}
		return $is_left;
	}

	/** Seconds for which an import waits at most for another request that works at it, or was killed while it did; 0 for none. */
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
			remove_action( 'shutdown', [ Search_Sync::class, 'run' ], 20 ); // The whole index is made in the end.
			remove_filter( 'wp_revisions_to_keep', '__return_zero' );
			remove_filter( 'http_request_args', [ self::class, 'renew_lock' ] );
			remove_filter( 'wp_update_attachment_metadata', [ self::class, 'renew_lock' ] );
		}
		return $state->is_running();
	}

	/** A filter that changes nothing: no other request takes the lock while this one works. */
	public static function renew_lock( mixed $value ): mixed {
		Lock::renew( self::LOCK );
		return $value;
	}

	/** Nothing is left to do. */
	private static function end(): void {
		wp_clear_scheduled_hook( self::EVENT );
		Import_State::forget_stop();
	}

	/** Whether the batch must not begin anything more. */
	private static function is_over( float $end ): bool {
		return microtime( true ) >= $end || Import_State::is_to_stop();
	}

	/** Lets WP-Cron go on in a while. */
	private static function plan(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + self::PAUSE, self::EVENT );
	}

	/** Old posts are not announced to other sites, and have no revisions. */
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

	/** Reads on in the file: first all but the comments, then these. */
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
	 * Makes what an item describes; notes it as failed where that cannot be made, or has ended the request too often.
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

	/** The next picture of the other media library. */
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

	/** Joins the next post, after its pictures are there. */
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

	/** Counts the next terms again, which may have been cut off; then ends the import, and lets the search index everything. */
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
		// A file that was not read to its end stays, if the owner has put it there.
		if ( isset( $state->errors['file'] ) ) {
			Import_Files::discard( $state->file );
		} else {
			Import_Files::delete( $state->file );
		}
		$state->file = '';
		$state->enter( Import_State::DONE );
	}
}
