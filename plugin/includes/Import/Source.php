<?php
declare(strict_types=1);

namespace Hien\Import;

defined( 'ABSPATH' ) || exit;

/** A file with the content of another site. One class for each format. */
interface Source {

	/**
	 * Reads the file, one entry in memory at a time.
	 *
	 * @param int $after Number of the entry after which to begin; -1 for all.
	 * @return iterable<int,list<Item>> Number of an entry of the file, from 1, => what it contains. 0: what stands before all entries.
	 * @throws Broken_File Where the file cannot be read any further.
	 */
	public function entries( int $after ): iterable;

	/** @return array<string,string> Name by which posts mention an author => name to show. Empty if the file has no list of authors. */
	public function authors(): array;

	/** @return list<string> Hosts of the site from which the file comes. */
	public function hosts(): array;
}
