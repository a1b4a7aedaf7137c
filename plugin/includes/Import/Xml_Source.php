<?php
declare(strict_types=1);

namespace Hien\Import;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Properties of PHP's classes.

use DOMDocument;
use DOMElement;
use Generator;
use XMLReader;

defined( 'ABSPATH' ) || exit;

/**
 * A file with the content of another site, one class for each format. Reads it as a stream of XML. Loads nothing from elsewhere and
 * replaces no entities: a file with a DOCTYPE, where entities are declared, is refused.
 */
abstract class Xml_Source {

	/** Name of the elements that are entries, and depth of the elements that describe the site. */
	protected const ENTRY = '';
	protected const DEPTH = 1;

	/** Bytes at the start of a file by which its format is known; bytes that are read at once to count its entries. */
	private const START = 64 * KB_IN_BYTES;
	private const PART  = MB_IN_BYTES;

	/**
	 * Start of a file with a DOCTYPE. libxml must not get it: it reads the whole DOCTYPE, and some versions never end if entities in it
	 * contain each other often.
	 */
	private const DOCTYPE = '~^(?:\xEF\xBB\xBF)?(?:\s++|<\?.*?\?>|<!--.*?-->)*+<!DOCTYPE~s';

	/** Start of a file that certainly has no DOCTYPE: UTF-8 up to the first element. Only then libxml is set to read texts over 10 MB. */
	private const USUAL = '~^(?:\xEF\xBB\xBF)?(?:<\?xml\s(?:(?!encoding)[^>])*(?:encoding=["\']utf-8["\'][^>]*)?>)?'
		. '(?:\s++|<\?(?!xml).*?\?>|<!--.*?-->)*+<[a-z]~is';

	final public function __construct( private readonly string $path ) {}

	/** @throws Broken_File For a file of another format, and where PHP cannot read XML. */
	public static function of( string $path ): self {
		foreach ( [ 'xmlreader', 'dom' ] as $extension ) {
			if ( ! extension_loaded( $extension ) ) {
				throw new Broken_File(
					esc_html(
						sprintf(
							/* translators: %s: name of an extension of PHP */
							__( 'Máy chủ thiếu phần mở rộng %s của PHP, nên Hiên không đọc được tệp nào. Bạn bật nó trong phần “Select PHP Version” của bảng điều khiển máy chủ, hoặc nhờ nhà cung cấp, rồi chọn lại tệp nhé.', 'hien-core' ),
							$extension
						)
					)
				);
			}
		}
		$start = self::start( $path );
		return match ( true ) {
			1 === preg_match( self::DOCTYPE, $start )                                                => throw self::has_doctype(),
			// phpcs:ignore WordPress.WP.CapitalPDangit.Misspelled -- A domain.
			1 === preg_match( '~<rss\b[^>]*wordpress\.org/export/~', $start )                        => new Wxr_Source( $path ),
			1 === preg_match( '~<feed\b[^>]*http://www\.w3\.org/2005/Atom.*blogger\.com~s', $start ) => new Blogger_Source( $path ),
			str_starts_with( $start, 'PK' ), str_starts_with( $start, "\x1F\x8B" )                   => throw new Broken_File(
				esc_html__( 'Đây là tệp nén. Bạn giải nén rồi chọn tệp .xml hay feed.atom ở trong nhé.', 'hien-core' )
			),
			default => throw new Broken_File( esc_html__( 'Đây không phải tệp xuất của WordPress (WXR) hay của Blogger.', 'hien-core' ) ),
		};
	}

	/** The start of a file; '' if it cannot be read. */
	private static function start( string $path ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		return is_readable( $path ) ? (string) file_get_contents( $path, false, null, 0, self::START ) : '';
	}

	private static function has_doctype(): Broken_File {
		return new Broken_File(
			esc_html__( 'Tệp có khai báo DOCTYPE, mà tệp xuất thật thì không có. Vì an toàn, Hiên không đọc tệp này.', 'hien-core' )
		);
	}

	/** The number of its entries. */
	public function count(): int {
		$file  = fopen( $this->path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in parts.
		$count = 0;
		$tail  = '';
		$tag   = '<' . static::ENTRY;
		while ( false !== $file && ! feof( $file ) ) {
			$part   = $tail . fread( $file, self::PART ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
			$count += preg_match_all( "~$tag(?=[\\s>])~", $part );
			$tail   = substr( $part, - strlen( $tag ) );
		}
		return $count;
	}

	/**
	 * Reads the file, one entry in memory at a time.
	 *
	 * @param int $after Number of the entry after which to begin; -1 for all.
	 * @return Generator<int,list<Import_Item>> Number of an entry of the file, from 1, => its items. 0: those before the first entry.
	 * @throws Broken_File Where the file cannot be read any further.
	 */
	public function entries( int $after ): Generator {
		$errors = libxml_use_internal_errors( true );
		libxml_clear_errors();
		$reader = new XMLReader();
		$number = 0; // Of the entry that is read, and of the last one that is whole.
		$whole  = 0;
		try {
			if ( ! in_array( Clean_Xml::NAME, stream_get_filters(), true ) ) {
				stream_filter_register( Clean_Xml::NAME, Clean_Xml::class );
			}
			$reader->open(
				'php://filter/read=' . Clean_Xml::NAME . '/resource=' . $this->path,
				null,
				LIBXML_NONET | LIBXML_COMPACT | LIBXML_BIGLINES
					| ( 1 === preg_match( self::USUAL, self::start( $this->path ) ) ? LIBXML_PARSEHUGE : 0 )
			);
			$head = [];
			$goes = $reader->read();
			while ( $goes ) {
				if ( XMLReader::DOC_TYPE === $reader->nodeType ) {
					throw self::has_doctype();
				}
				if ( XMLReader::ELEMENT !== $reader->nodeType || ( static::ENTRY !== $reader->name && static::DEPTH !== $reader->depth ) ) {
					$goes = $reader->read();
					continue;
				}
				$is_entry = static::ENTRY === $reader->name;
				if ( $is_entry && 1 === ++$number ) {
					$terms = $this->read_head( $head );
					if ( $after < 0 ) {
						yield 0 => $terms;
					}
				}
				$is_read = $is_entry && $number <= $after;
				$element = $is_read ? null : self::element( $reader );
				$whole   = $number - (int) ( $is_entry && ! $is_read && null === $element );
				$goes    = ( $is_read || null !== $element ) && $reader->next();
				if ( $is_entry && null !== $element ) {
					yield $number => $this->read_entry( $element );
				} elseif ( null !== $element && 0 === $number ) {
					$head[] = $element;
				}
			}
			if ( 0 === $number && $after < 0 ) {
				yield 0 => $this->read_head( $head );
			}
			$error = self::error();
			if ( null !== $error ) {
				throw new Broken_File(
					esc_html(
						sprintf(
							/* translators: 1: number of an entry, 2: number of a line, 3: error of the XML parser, in English */
							__( 'Tệp hỏng ở mục %1$d (dòng %2$d: %3$s). Những mục trước đó vẫn được nhập.', 'hien-core' ),
							$whole + 1,
							$error[0],
							$error[1]
						)
					)
				);
			}
		} finally {
			$reader->close();
			libxml_clear_errors();
			libxml_use_internal_errors( $errors );
		}
	}

	/** @return array<string,string> Name by which posts mention an author => name to show. Empty if the file has no list of authors. */
	abstract public function authors(): array;

	/** @return list<string> Hosts of the site from which the file comes. */
	abstract public function hosts(): array;

	/**
	 * Reads the description of the site.
	 *
	 * @param list<DOMElement> $elements What stands before the first entry.
	 * @return list<Import_Item>
	 */
	abstract protected function read_head( array $elements ): array;

	/** @return list<Import_Item> */
	abstract protected function read_entry( DOMElement $entry ): array;

	/** @return list<DOMElement> The children with a name, as it is written in the file. */
	protected static function children( DOMElement $parent, string $name ): array {
		$found = [];
		foreach ( $parent->childNodes as $child ) {
			if ( $child instanceof DOMElement && $child->nodeName === $name ) {
				$found[] = $child;
			}
		}
		return $found;
	}

	/** The text of the first child with a name. */
	protected static function text( DOMElement $parent, string $name ): string {
		return trim( self::children( $parent, $name )[0]->textContent ?? '' );
	}

	/** The path of a URL, or '' for the address of a post without permalinks. */
	protected static function path( string $url ): string {
		$path = (string) preg_replace( '~^(?:https?:)?//[^/?#]*|[?#].*$~s', '', $url );
		return '/' === $path ? '' : $path;
	}

	/** The element at the reader's position; null if the file is broken. */
	private static function element( XMLReader $reader ): ?DOMElement {
		$node = @$reader->expand(); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- error() says what is wrong.
		$copy = false === $node ? false : ( new DOMDocument() )->importNode( $node, true );
		return $copy instanceof DOMElement ? $copy : null;
	}

	/** @return array{int,string}|null Line and message of the error at which the parser stopped. */
	private static function error(): ?array {
		foreach ( libxml_get_errors() as $error ) {
			if ( $error->level >= LIBXML_ERR_FATAL ) {
				return [ $error->line, trim( $error->message ) ];
			}
		}
		return null;
	}
}
