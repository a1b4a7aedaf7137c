<?php
declare(strict_types=1);

namespace Hien\Export;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

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

	/** @throws RuntimeException Where the folder has other files, or cannot be written. */
	public function __construct( private readonly string $folder ) {
		if ( ! wp_mkdir_p( $folder ) || ! is_writable( $folder ) ) {
			/* translators: %s: a folder */
			throw new RuntimeException( sprintf( esc_html__( 'Không ghi được vào thư mục %s.', 'hien-core' ), $folder ) );
		}
		if ( ! is_file( $folder . self::LOG ) && ! is_file( $folder . self::LIST ) && [] !== array_diff( scandir( $folder ) ?: [], [ '.', '..' ] ) ) {
			/* translators: %s: a folder */
			throw new RuntimeException( sprintf( esc_html__( 'Thư mục %s đã có tệp khác. Hãy chọn một thư mục trống.', 'hien-core' ), $folder ) );
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
		if ( ! wp_mkdir_p( dirname( $path ) ) || strlen( $content ) !== file_put_contents( "$path.tmp", $content ) || ! rename( "$path.tmp", $path ) ) {
			/* translators: %s: a file */
			throw new RuntimeException( sprintf( esc_html__( 'Không ghi được tệp %s.', 'hien-core' ), $path ) );
		}
		++$this->written;
	}

	/** @param array<string,mixed> $step What was done; steps() of the next run returns it, if this one does not come to its end. */
	public function log( array $step ): void {
		file_put_contents( $this->folder . self::LOG, wp_json_encode( $step + [ 'files' => array_keys( $this->files ) ] ) . "\n", FILE_APPEND );
		$this->files = [];
	}

	/** @return list<array<string,mixed>> What an earlier run had done before it was ended. */
	public function steps(): array {
		$lines = is_file( $this->folder . self::LOG ) ? file( $this->folder . self::LOG ) : [];
		$steps = array_map( static fn( string $line ): mixed => json_decode( $line, true ), $lines ?: [] );
		return array_values( array_filter( $steps, 'is_array' ) ); // The last line may be a part of one.
	}

	/** Removes the files of the last complete run that the site no longer has. */
	public function finish(): void {
		$this->log( [] );
		$this->files = array_fill_keys( array_merge( ...array_column( $this->steps(), 'files' ) ), true );
		$before      = is_file( $this->folder . self::LIST ) ? json_decode( (string) file_get_contents( $this->folder . self::LIST ), true ) : [];
		foreach ( array_diff( is_array( $before ) ? $before : [], array_keys( $this->files ) ) as $gone ) {
			wp_delete_file( $this->folder . $gone );
			++$this->removed;
		}
		file_put_contents( $this->folder . self::LIST, wp_json_encode( array_keys( $this->files ) ) );
		wp_delete_file( $this->folder . self::LOG );
	}

	public function count(): int {
		return count( $this->files );
	}
}
