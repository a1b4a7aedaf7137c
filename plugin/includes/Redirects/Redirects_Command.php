<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Module;
use SplTempFileObject;
use stdClass;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `wp hien redirects`: the owner's redirects on the command line. */
final class Redirects_Command implements Module {

	private const FIELDS = [ 'id', 'from', 'to', 'hits' ];

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien redirects list', [ $this, 'list' ] );
			WP_CLI::add_command( 'hien redirects add', [ $this, 'add' ] );
			WP_CLI::add_command( 'hien redirects delete', [ $this, 'delete' ] );
			WP_CLI::add_command( 'hien redirects import', [ $this, 'import' ] );
		}
	}

	/**
	 * Lists the redirects.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<text>]
	 * : Part of an address.
	 *
	 * [--format=<format>]
	 * : How they are printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - ids
	 *   - count
	 * ---
	 *
	 * @param list<string>         $args    None.
	 * @param array<string,string> $options Options.
	 */
	public function list( array $args, array $options ): void {
		$rows = array_map(
			static fn( stdClass $row ): array => array_combine(
				self::FIELDS,
				[ (int) $row->id, $row->name, $row->target, (int) $row->hits ]
			),
			Owner_Redirects::page( $options['search'] ?? '', 'name', true, PHP_INT_MAX )['rows']
		);
		$format = $options['format'] ?? 'table';
		WP_CLI\Utils\format_items( $format, 'ids' === $format ? array_column( $rows, 'id' ) : $rows, self::FIELDS );
	}

	/**
	 * Adds a redirect.
	 *
	 * ## OPTIONS
	 *
	 * <from>
	 * : Path of this site, such as /bai-cu.
	 *
	 * <to>
	 * : Path of this site, or a URL.
	 *
	 * @param list<string> $args From and to.
	 */
	public function add( array $args ): void {
		$saved = Owner_Redirects::save( $args[0], $args[1] );
		if ( is_wp_error( $saved ) ) {
			WP_CLI::error( self::problems( $saved ) );
		} else {
			WP_CLI::success( (string) $saved );
		}
	}

	/**
	 * Deletes redirects.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Their ids.
	 *
	 * @param list<string> $args Ids.
	 */
	public function delete( array $args ): void {
		$unknown = array_filter( $args, static fn( string $id ): bool => null === Owner_Redirects::get( (int) $id ) );
		if ( [] !== $unknown ) {
			/* translators: %s: ids */
			WP_CLI::error( sprintf( __( 'Không có chuyển hướng số %s.', 'hien-core' ), implode( ', ', $unknown ) ) );
		}
		Owner_Redirects::delete( array_map( 'intval', $args ) );
		WP_CLI::success( implode( ' ', $args ) );
	}

	/**
	 * Adds the redirects of a CSV file with two columns: from, to. Lines that are wrong are named and left out, and those that are there
	 * already, too: the file can be imported again. Does not ask the site whether something is at the paths. Semicolons may stand in the
	 * place of commas, as Excel writes them in Vietnam, and the first line may be a heading.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file.
	 *
	 * @param list<string> $args File.
	 */
	public function import( array $args ): void {
		if ( ! is_file( $args[0] ) || ! is_readable( $args[0] ) ) {
			/* translators: %s: a file */
			WP_CLI::error( sprintf( __( 'Không đọc được %s.', 'hien-core' ), $args[0] ) );
			return;
		}
		$text = (string) file_get_contents( $args[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file on this machine.
		$text = (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ); // Excel begins a file with a byte order mark.
		$head = (string) strtok( $text, "\r\n" );
		$file = new SplTempFileObject();
		$file->fwrite( $text );
		$added = 0;
		$wrong = 0;
		$file->setFlags( SplTempFileObject::READ_CSV | SplTempFileObject::READ_AHEAD | SplTempFileObject::SKIP_EMPTY );
		$file->setCsvControl( str_contains( $head, ';' ) && ! str_contains( $head, ',' ) ? ';' : ',', '"', '' );
		foreach ( $file as $line => $cells ) {
			[ $from, $to ] = [ ...array_map( 'strval', (array) $cells ), '', '' ];
			if ( 0 === $line && 1 !== preg_match( '#^\s*(?:/|https?://)#i', $to ) ) {
				continue; // A heading.
			}
			$saved = Owner_Redirects::save( $from, $to, 0, false );
			if ( is_wp_error( $saved ) ) {
				++$wrong;
				WP_CLI::warning( ( $line + 1 ) . ': ' . self::problems( $saved ) );
			} else {
				++$added;
			}
		}
		/* translators: 1: a number, 2: a number */
		WP_CLI::log( sprintf( __( 'Đã thêm %1$d, bỏ qua %2$d.', 'hien-core' ), $added, $wrong ) );
		if ( $wrong > 0 ) {
			WP_CLI::halt( 1 );
		}
	}

	private static function problems( WP_Error $error ): string {
		return implode( ' ', (array) ( $error->get_error_data()['params'] ?? [ $error->get_error_message() ] ) );
	}
}
