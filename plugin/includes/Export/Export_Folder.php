<?php
declare(strict_types=1);

namespace Hien\Export;

use RuntimeException;
use SplFileObject;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/**
 * The folder of an export. Beside the files it has a log of the run: a process that is killed leaves whole files and a log of what was
 * done until then.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions -- Files of who runs the command, outside of WordPress's.
 */
final class Export_Folder {

	/** The log of a run that is not complete, and the list of the files of the last complete one. */
	private const LOG  = '/.hien-export.log';
	private const LIST = '/.hien-export.json';

	public int $written = 0;
	public int $removed = 0;

	/** @var array<string,true> The files of this run. */
	private array $files = [];

	/**
	 * @param string $target URL of the export, to which the log belongs.
	 * @throws RuntimeException Where the folder has other files, or cannot be written.
	 */
	public function __construct(
		private readonly string $folder,
		private readonly string $target,
	) {
		if ( ! wp_mkdir_p( $folder ) || ! is_writable( $folder ) ) {
			/* translators: %s: a folder */
			throw new RuntimeException( sprintf( esc_html__( 'Không ghi được vào thư mục %s.', 'hien-core' ), $folder ) );
		}
		if (
			! is_file( $folder . self::LOG )
			&& ! is_file( $folder . self::LIST )
			&& [] !== array_diff( scandir( $folder ) ?: [], [ '.', '..' ] )
		) {
			throw new RuntimeException(
				/* translators: %s: a folder */
				sprintf( esc_html__( 'Thư mục %s đã có tệp khác. Hãy chọn một thư mục trống.', 'hien-core' ), $folder )
			);
		}
		foreach ( $this->steps() as $step ) {
			if ( ( $step['target'] ?? '' ) !== $target ) {
				// Of a run for another target: its files are left to this one to replace or remove.
				$this->list( $this->listed() + $this->logged() );
				break;
			}
		}
	}

	/** Writes a file, unless it is there already with the same content. */
	public function write( string $file, string $content ): void {
		$path                 = $this->folder . $file;
		$this->files[ $file ] = true;
		if ( is_file( $path ) && file_get_contents( $path ) === $content ) {
			return;
		}
		// Renamed when it is whole, so that a process that is killed leaves no part of a file.
		if (
			! wp_mkdir_p( dirname( $path ) )
			|| strlen( $content ) !== file_put_contents( "$path.tmp", $content )
			|| ! rename( "$path.tmp", $path )
		) {
			/* translators: %s: a file */
			throw new RuntimeException( sprintf( esc_html__( 'Không ghi được tệp %s.', 'hien-core' ), $path ) );
		}
		++$this->written;
	}

	/** @param array<string,mixed> $step What was done; steps() of the next run returns it, if this one does not come to its end. */
	public function log( array $step ): void {
		// On a line of its own, also where a process was killed while it wrote the last one.
		file_put_contents(
			$this->folder . self::LOG,
			"\n" . wp_json_encode( $step + [ 'target' => $this->target, 'files' => array_keys( $this->files ) ] ),
			FILE_APPEND
		);
		$this->files = [];
	}

	/** @return iterable<array<string,mixed>> What an earlier run had done before it was ended, one by one. */
	public function steps(): iterable {
		foreach ( is_file( $this->folder . self::LOG ) ? new SplFileObject( $this->folder . self::LOG ) : [] as $line ) {
			$step = is_string( $line ) ? json_decode( $line, true ) : null;
			if ( is_array( $step ) ) {
				yield $step;
			}
		}
	}

	/**
	 * Ends the run.
	 *
	 * @param bool $removes Whether the files of the last complete run that this one has not written are removed.
	 */
	public function finish( bool $removes ): void {
		$this->log( [] );
		$this->files = $this->logged();
		$gone        = array_diff_key( $this->listed(), $this->files );
		if ( $removes ) {
			foreach ( array_keys( $gone ) as $file ) {
				wp_delete_file( $this->folder . $file );
				++$this->removed;
			}
			$gone = [];
		}
		$this->list( $this->files + $gone );
	}

	/** @return array<string,true> The files in the log. */
	private function logged(): array {
		$files = [];
		foreach ( $this->steps() as $step ) {
			$files += array_fill_keys( $step['files'], true );
		}
		return $files;
	}

	/** @return array<string,true> The files of the last complete run. */
	private function listed(): array {
		$files = is_file( $this->folder . self::LIST )
			? json_decode( (string) file_get_contents( $this->folder . self::LIST ), true )
			: [];
		return array_fill_keys( is_array( $files ) ? $files : [], true );
	}

	/** @param array<string,true> $files Those that the next run replaces or removes. The log is done with. */
	private function list( array $files ): void {
		file_put_contents( $this->folder . self::LIST, wp_json_encode( array_keys( $files ) ) );
		wp_delete_file( $this->folder . self::LOG );
	}

	public function count(): int {
		return count( $this->files );
	}
}
