<?php
declare(strict_types=1);

namespace Hien\Import;

use Closure;
use Hien\Lock;
use Hien\Memory;
use Hien\Search\Search_Rebuild;
use stdClass;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The steps of an import. First makes all posts, then their comments, then what needs both: parents of comments, pictures, and links in the
 * texts.
 */
final class Import_Steps {

	/** An item is skipped after so many attempts: each one has ended the request. */
	public const TRIES = 5;

	/** Entries of the file after which memory is freed. */
	private const FLUSH = 25;

	/** Comments, or terms, of one step. */
	private const ROWS = 100;

	private readonly Picture_Maker $pictures;

	/** @param float $end Unix time, with microseconds, at which the batch ends. */
	public function __construct(
		private readonly Import_State $state,
		private readonly float $end,
	) {
		$this->pictures = new Picture_Maker( $state );
	}

	/** Does the next step, and stores how far it came. */
	public function next(): void {
		match ( $this->state->phase ) {
			Import_State::POSTS, Import_State::COMMENTS => $this->read(),
			Import_State::THREADS                       => $this->thread(),
			Import_State::FILES                         => $this->fetch(),
			Import_State::LINKS                         => $this->join(),
			Import_State::COUNTS                        => $this->finish(),
			default                                     => $this->undo(),
		};
		Lock::renew( Import_Run::LOCK );
		$this->state->save();
	}

	/** Whether the batch must end: its time is over, or the import is to stop. */
	private function is_over(): bool {
		return microtime( true ) >= $this->end || Import_State::is_to_stop();
	}

	/** Makes the next items of the file: in the first phase all but the comments, in the second the comments. */
	private function read(): void {
		$is_first = Import_State::POSTS === $this->state->phase;
		$make     = [
			Import_Item::POST    => ( new Post_Maker( $this->state ) )->make( ... ),
			Import_Item::FILE    => $this->pictures->note( ... ),
			Import_Item::COMMENT => ( new Comment_Maker( $this->state ) )->make( ... ),
		];
		try {
			$source = Xml_Source::of( $this->state->file );
			foreach ( $source->entries( $this->state->entry ) as $number => $items ) {
				$this->state->hosts = array_values( array_unique( [ ...$this->state->hosts, ...$source->hosts() ] ) );
				$items              = array_filter(
					$items,
					static fn( Import_Item $item ): bool => ( Import_Item::COMMENT === $item->kind ) !== $is_first
				);
				if ( 0 === $number && $is_first ) {
					Term_Maker::make_all( array_values( $items ) );
					foreach ( array_keys( $source->authors() ) as $login ) {
						Imported_Addresses::keep_author( (string) $login, $this->state->authors[ $login ] ?? $this->state->author );
					}
					$items = [];
				}
				foreach ( $items as $place => $item ) {
					if ( $place <= $this->state->place ) {
						continue;
					}
					if ( isset( $make[ $item->kind ] ) ) {
						$this->make( $make[ $item->kind ], $item, $number, $place );
					}
					$this->state->place = $place;
					if ( $this->is_over() ) {
						return;
					}
				}
				$this->state->entry = $number;
				$this->state->place = -1;
				if ( 0 === $number % self::FLUSH ) {
					Memory::free();
				}
				if ( $this->is_over() ) {
					return;
				}
			}
		} catch ( Broken_File $error ) {
			$this->state->fail( 'file', $error->getMessage() );
		}
		$this->state->enter( $is_first ? Import_State::COMMENTS : Import_State::THREADS );
	}

	/**
	 * Makes what an item describes. Stores an error if that fails, or if it has ended the request too often.
	 *
	 * @param Closure(Import_Item):void $make   Makes things of its kind.
	 * @param int                       $number Of its entry in the file.
	 * @param int                       $place  In the entry.
	 */
	private function make( Closure $make, Import_Item $item, int $number, int $place ): void {
		try {
			if ( $this->state->begin( "{$this->state->phase} $number $place" ) > self::TRIES ) {
				throw new Failed_Item( esc_html__( 'máy chủ ngừng giữa chừng nhiều lần, nên đã bỏ qua', 'hien-core' ) );
			}
			$make( $item );
		} catch ( Failed_Item $error ) {
			$this->state->fail(
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

	private function thread(): void {
		$rows = Import_Map::next( Import_Item::COMMENT, Import_Map::MADE, self::ROWS );
		array_map( Comment_Maker::thread( ... ), $rows );
		if ( [] === $rows ) {
			$this->state->enter( Import_State::FILES );
		}
	}

	/** Fetches the next picture of the other media library. */
	private function fetch(): void {
		$row = Import_Map::next( Import_Item::FILE, Import_Map::RESERVED, 1 )[0] ?? null;
		if ( null === $row ) {
			$this->state->enter( Import_State::LINKS );
			return;
		}
		$this->picture( $row );
	}

	private function picture( stdClass $row ): void {
		$tries = $this->state->begin( "picture $row->hash" );
		if ( $tries > self::TRIES ) {
			Picture_Maker::fail( $row, __( 'máy chủ này không đủ sức xử lý ảnh', 'hien-core' ) );
			return;
		}
		$this->pictures->make( $row, $tries );
	}

	/** Fetches the pictures of the next post; when they are there, sets its links (Post_Links). */
	private function join(): void {
		$row = Import_Map::next( Import_Item::POST, Import_Map::MADE, 1 )[0] ?? null;
		if ( null === $row ) {
			$this->state->enter( Import_State::COUNTS );
			return;
		}
		$links = new Post_Links( $this->state );
		foreach ( $links->missing( $row ) as $picture ) {
			$this->picture( $picture );
			if ( $this->is_over() ) {
				return;
			}
		}
		if ( $this->state->begin( "join $row->hash" ) > self::TRIES ) {
			Import_Map::set( $row->hash, [ 'state' => Import_Map::DONE ] );
			return;
		}
		$links->join( $row );
	}

	private function undo(): void {
		if ( ! ( new Import_Undo( $this->state ) )->step() ) {
			$this->state->enter( Import_State::UNDONE );
		}
	}

	/** Counts the posts of the next terms again, in case that was cut off; then ends the import, and rebuilds the search index. */
	private function finish(): void {
		$rows = Import_Map::next( Import_Item::TERM, Import_Map::DONE, self::ROWS, after: $this->state->entry );
		foreach ( $rows as $row ) {
			$term = get_term( (int) $row->object_id );
			if ( $term instanceof WP_Term ) {
				wp_update_term_count_now( [ $term->term_taxonomy_id ], $term->taxonomy );
			}
			$this->state->entry = (int) $row->object_id;
		}
		if ( [] !== $rows ) {
			return;
		}
		Search_Rebuild::request();
		// After an early end, a file that the owner has put into the folder stays.
		if ( isset( $this->state->errors['file'] ) ) {
			Import_Files::discard( $this->state->file );
		} else {
			Import_Files::delete( $this->state->file );
		}
		$this->state->file = '';
		$this->state->enter( Import_State::DONE );
	}
}
