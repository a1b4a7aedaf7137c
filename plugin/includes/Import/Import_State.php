<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Lock;

defined( 'ABSPATH' ) || exit;

/** The progress of the import. Stored after each step. */
final class Import_State {

	/** Phases, in order. READY: the owner chooses the authors. Those of RUNNING are worked through in batches. */
	public const NONE     = '';
	public const READY    = 'ready';
	public const POSTS    = 'posts';
	public const COMMENTS = 'comments';
	public const THREADS  = 'threads';
	public const FILES    = 'files';
	public const LINKS    = 'links';
	public const COUNTS   = 'counts';
	public const DONE     = 'done';
	public const UNDO     = 'undo';
	public const UNDONE   = 'undone';
	public const RUNNING  = [ self::POSTS, self::COMMENTS, self::THREADS, self::FILES, self::LINKS, self::COUNTS, self::UNDO ];

	public const OPTION = 'hien_import';

	/** Option that is set while the import is to stop. Separate from OPTION, which a batch overwrites again and again. */
	public const STOP = 'hien_import_stop';

	/** Errors that are listed. */
	private const ERRORS = 100;

	public string $phase = self::NONE;

	/** Path of the file, the name under which the owner knows it, and the number of its entries. */
	public string $file = '';
	public string $name = '';
	public int $total   = 0;

	/**
	 * The last finished entry of this phase (in the phase COUNTS: the id of the last term), and the last finished item of the entry after
	 * it; -1 for none.
	 */
	public int $entry = -1;
	public int $place = -1;

	/** The current step, and how often it was begun. */
	public string $unit = '';
	public int $tries   = 0;

	/** The user who imports; the author of the posts; authors for some authors of the file. */
	public int $user   = 0;
	public int $author = 0;
	/** @var array<string,int> */
	public array $authors = [];
	/** @var array<string,string> Their names in the file. */
	public array $names = [];

	/** @var list<string> Hosts of the other site. */
	public array $hosts = [];

	/** @var array<string,string> What it is about => sentence. */
	public array $errors = [];

	/** How many rows Import_Map had before this import: as many afterwards mean that nothing in the file was new. */
	public int $before = 0;

	public static function load(): self {
		$state = new self();
		wp_cache_delete( self::OPTION, 'options' ); // Another request may have written it since.
		foreach ( (array) get_option( self::OPTION, [] ) as $name => $value ) {
			if ( is_string( $name ) && property_exists( $state, $name ) && gettype( $state->$name ) === gettype( $value ) ) {
				$state->$name = $value;
			}
		}
		return $state;
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	public function is_running(): bool {
		return in_array( $this->phase, self::RUNNING, true );
	}

	/** Makes the current batch, or the next one, stop the import. */
	public static function ask_to_stop(): void {
		update_option( self::STOP, 1, false );
	}

	/** Whether the import is to stop. Reads the database, since options in memory are as they were when the request began. */
	public static function is_to_stop(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->options} WHERE option_name = %s", self::STOP ) );
	}

	/** Ends the import before the end of the file; what is imported already stays. */
	public function stop( string $phase ): void {
		Import_Files::discard( $this->file );
		$this->file = '';
		$this->enter( $phase );
		$this->save();
	}

	/** Goes on with another phase. */
	public function enter( string $phase ): void {
		$this->phase = $phase;
		$this->entry = -1;
		$this->place = -1;
		$this->unit  = '';
		$this->tries = 0;
	}

	/**
	 * Stores that a step is begun, and renews the lock of the batch.
	 *
	 * @return int How often it was begun, now included: the requests before have died.
	 */
	public function begin( string $unit ): int {
		Lock::renew( Import_Run::LOCK );
		$this->tries = $this->unit === $unit ? $this->tries + 1 : 1;
		$this->unit  = $unit;
		$this->save();
		return $this->tries;
	}

	/** Adds an error to the list, once. */
	public function fail( string $about, string $sentence ): void {
		if ( count( $this->errors ) < self::ERRORS ) {
			$this->errors[ $about ] = $sentence;
		}
	}
}
