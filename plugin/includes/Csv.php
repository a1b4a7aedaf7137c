<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** CSV files for spreadsheet programs, written row by row. */
final class Csv {

	/** Makes spreadsheet programs read the file as UTF-8. */
	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/**
	 * Sends a file as the response.
	 *
	 * @param string                 $name Name of the file, without its date and extension.
	 * @param iterable<list<string>> $rows Plain text, the headings first.
	 */
	public static function send( string $name, iterable $rows ): never {
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"$name-" . wp_date( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		$file = fopen( 'php://output', 'w' );
		if ( false !== $file ) {
			self::write( $file, $rows );
		}
		exit;
	}

	/**
	 * @param resource               $file File handle, open for writing.
	 * @param iterable<list<string>> $rows Plain text.
	 */
	public static function write( $file, iterable $rows ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- The response itself, not a file on the server.
		fwrite( $file, self::BYTE_ORDER_MARK );
		foreach ( $rows as $row ) {
			fputcsv( $file, array_map( self::cell( ... ), $row ), ',', '"', '' );
		}
	}

	/**
	 * Escapes a cell: one that begins like a formula gets an apostrophe before it.
	 *
	 * @see https://owasp.org/www-community/attacks/CSV_Injection
	 */
	private static function cell( string $text ): string {
		$text = Text::valid( $text );
		return 1 === preg_match( '/^[\s\p{Z}\p{C}]*[=+\-@|%＝＋－＠]/u', $text ) ? "'$text" : $text;
	}
}
