<?php
declare(strict_types=1);

namespace Hien\Import;

use php_user_filter;

defined( 'ABSPATH' ) || exit;

/**
 * A stream filter that removes from UTF-8 what XML does not allow and exports contain: control characters and broken bytes. It also
 * removes comments, and makes CDATA ordinary text: libxml reads many megabytes of text in a second, but of CDATA in minutes.
 */
final class Clean_Xml extends php_user_filter {

	public const NAME = 'hien_clean_xml';

	/** Control characters and U+FFFE, U+FFFF, as characters or as numeric entities. */
	private const FORBIDDEN =
		'/[\x00-\x08\x0B\x0C\x0E-\x1F]|\xEF\xBF[\xBE\xBF]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[0-9a-f]));/i';

	/** A character at the end of a part that continues in the next part. */
	private const UNFINISHED = '/(?:[\xC2-\xDF]|[\xE0-\xEF][\x80-\xBF]?|[\xF0-\xF4][\x80-\xBF]{0,2})\z/';

	/** CDATA and comments, which may continue in the next part. */
	private const SECTIONS = '/(?|(<!\[CDATA\[)(.*?)(\]\]>|\z)|(<!--)(.*?)(-->|\z))/s';
	private const CDATA    = '<![CDATA[';

	/** An incomplete `<![CDATA[`, `]]>`, `<!--` or `-->` at the end of a part. */
	private const MARK = '/(?:<(?:!(?:-{1,3}|\[(?:C(?:D(?:A(?:TA?)?)?)?)?)?)?|\]\]?|--?)\z/';

	private string $rest = '';

	/** `<![CDATA[` or `<!--` if the last part ended inside such a section, '' otherwise; and the incomplete mark at its end (MARK). */
	private string $section = '';
	private string $mark    = '';

	/** Whether the file is in UTF-8; null before its first part. libxml reads other encodings. */
	private ?bool $is_utf8 = null;

	/**
	 * @param resource $in       Parts that come in.
	 * @param resource $out      Parts that go out.
	 * @param int      $consumed Bytes that were read.
	 */
	public function filter( $in, $out, &$consumed, bool $closing ): int {
		$result = PSFS_FEED_ME;
		// phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition -- PHP's way of reading a stream.
		while ( null !== ( $bucket = stream_bucket_make_writeable( $in ) ) ) {
			$consumed      = (int) ( $consumed + $bucket->datalen );
			$bucket->data  = $this->clean( (string) $bucket->data );
			$result        = PSFS_PASS_ON;
			stream_bucket_append( $out, $bucket );
		}
		return $result;
	}

	private function clean( string $data ): string {
		$this->is_utf8 ??= ! str_starts_with( $data, "\xFF\xFE" ) && ! str_starts_with( $data, "\xFE\xFF" )
			&& ( 1 !== preg_match( '/^[^>]{0,200}\sencoding=["\']([\w-]+)/', $data, $found ) || 'utf-8' === strtolower( $found[1] ) );
		if ( ! $this->is_utf8 ) {
			return $data;
		}
		$data       = $this->rest . $data;
		$this->rest = 1 === preg_match( self::UNFINISHED, $data, $found ) ? $found[0] : '';
		$data       = '' === $this->rest ? $data : substr( $data, 0, -strlen( $this->rest ) );
		return $this->without_sections(
			(string) preg_replace( self::FORBIDDEN, '', mb_check_encoding( $data, 'UTF-8' ) ? $data : mb_scrub( $data, 'UTF-8' ) )
		);
	}

	private function without_sections( string $data ): string {
		$data          = $this->mark . $data;
		$this->mark    = 1 === preg_match( self::MARK, $data, $found ) ? $found[0] : '';
		$data          = $this->section . ( '' === $this->mark ? $data : substr( $data, 0, -strlen( $this->mark ) ) );
		$this->section = '';
		return (string) preg_replace_callback(
			self::SECTIONS,
			function ( array $found ): string {
				[ , $begin, $text, $end ] = $found;
				if ( '' === $end ) {
					$this->section = $begin;
				}
				// Keeps the line breaks of a comment, for the line numbers of errors.
				return self::CDATA === $begin
					? htmlspecialchars( $text, ENT_NOQUOTES | ENT_XML1 )
					: str_repeat( "\n", substr_count( $text, "\n" ) ) . ( '' === $end ? '' : ' ' );
			},
			$data
		);
	}
}
