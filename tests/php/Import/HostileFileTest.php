<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Broken_File;
use Hien\Import\Clean_Xml;
use Hien\Import\Import_State;
use Hien\Import\Xml_Source;

/** Files that are broken, too large, or made to do harm. */
final class HostileFileTest extends ImportTestCase {

	public function test_a_file_that_breaks_off_keeps_what_came_before_and_says_where(): void {
		$wxr   = self::wxr( 60, str_repeat( 'chữ ', 100 ) ); // libxml reads ahead: a short entry right before the end may be lost.
		$state = self::import( $this->written( substr( $wxr, 0, (int) strpos( $wxr, 'Bài 47' ) ) ) );
		self::assertSame( Import_State::DONE, $state->phase );
		self::assertSame(
			1,
			preg_match( '~^Tệp hỏng ở mục (\d+) \(dòng 4\d: .+\)\. Những mục trước đó vẫn được nhập\.$~', $state->errors['file'], $found ),
			$state->errors['file']
		);
		self::assertSame( (int) $found[1] - 1, (int) wp_count_posts()->publish );
		self::assertGreaterThan( 40, (int) $found[1] );
	}

	public function test_entities_are_never_read(): void {
		$secret = $this->written( 'bí mật' );
		$wxr    = str_replace(
			[ '<rss', 'Bài 1' ],
			[ "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file://$secret\">]>\n<rss", '&x;' ],
			self::wxr( 1 )
		);
		$state  = self::import( $this->written( $wxr ) );
		self::assertStringStartsWith( 'Tệp có khai báo DOCTYPE', $state->errors['file'] );
		self::assertSame( 0, (int) wp_count_posts()->publish );
	}

	/** Entities of the DOCTYPE itself, which libxml replaces while it reads on to the first element. */
	public function test_a_doctype_that_would_grow_for_ever_is_refused_at_once(): void {
		$levels = "<!ENTITY % l0 ' '>";
		for ( $level = 1; $level < 30; $level++ ) {
			$levels .= "\n<!ENTITY % l$level '" . str_repeat( '&#37;l' . ( $level - 1 ) . ';', 10 ) . "'>";
		}
		$state = self::import(
			$this->written( str_replace( '<rss', "<!DOCTYPE rss [$levels\n%l29;]>\n<rss", self::wxr( 1 ) ) )
		);
		self::assertNotSame( [], $state->errors );
		self::assertSame( 0, (int) wp_count_posts()->publish );
	}

	public function test_a_text_of_eleven_megabytes_is_read(): void {
		$source = Xml_Source::of( $this->written( self::wxr( 2, str_repeat( 'chữ ', 2 * MB_IN_BYTES ) ) ) );
		$texts  = [];
		foreach ( $source->entries( 0 ) as [ $item ] ) {
			$texts[] = strlen( $item->get( 'content' ) );
		}
		self::assertCount( 2, $texts );
		self::assertGreaterThan( 10 * MB_IN_BYTES, min( $texts ) );
	}

	public function test_cdata_becomes_text_wherever_a_part_of_the_file_ends(): void {
		foreach ( Xml_Source::of( $this->written( self::wxr( 1 ) ) )->entries( -1 ) as $items ) {
			self::assertNotSame( [ null ], $items ); // The filter is there.
		}
		$xml = '<a><!-- <![CDATA[ x' . "\n" . '--><b><![CDATA[ <i>&amp;]]--]]><!----></b><![CDATA[]]></a>' . "\n";
		foreach ( range( 0, strlen( $xml ) - 1 ) as $place ) {
			$before = str_repeat( ' ', 8192 - $place );
			$read   = file_get_contents( 'php://filter/read=' . Clean_Xml::NAME . '/resource=' . $this->written( $before . $xml ) );
			self::assertSame( "<a>\n <b> &lt;i&gt;&amp;amp;]]-- </b></a>\n", substr( (string) $read, strlen( $before ) ), "$place" );
		}
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ 'xmlreader' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'dom' ] )]
	public function test_a_server_that_cannot_read_xml_is_named_as_the_reason( string $extension ): void {
		self::$lacking = [ $extension ];
		$this->expectException( Broken_File::class );
		$this->expectExceptionMessage( "Máy chủ thiếu phần mở rộng $extension của PHP" );
		Xml_Source::of( __DIR__ . '/files/wordpress.xml' );
	}

	public function test_control_characters_and_broken_bytes_do_not_stop_it(): void {
		$state = self::import(
			$this->written( str_replace( [ 'Bài 1', 'Chữ 2' ], [ "Bài\x08 1\x0B", "Chữ &#8;\xC3\x28 2" ], self::wxr( 3 ) ) )
		);
		self::assertSame( [], $state->errors );
		self::assertSame(
			[ 'Bài 1', 'Bài 2', 'Bài 3' ],
			array_column( get_posts( [ 'orderby' => 'title', 'order' => 'ASC' ] ), 'post_title' )
		);
	}

	public function test_a_file_in_another_encoding(): void {
		$state = self::import(
			$this->written(
				mb_convert_encoding(
					str_replace( [ 'UTF-8', 'Bài', 'Chữ' ], [ 'ISO-8859-1', 'Caf' . "\u{E9}", 'Ch' ], self::wxr( 1 ) ),
					'ISO-8859-1',
					'UTF-8'
				)
			)
		);
		self::assertSame( [ 'Café 1' ], array_column( get_posts(), 'post_title' ) );
		self::assertSame( [], $state->errors );
	}

	public function test_slugs_that_are_taken_get_a_number(): void {
		$this->make->post( [ 'post_name' => 'bai-1' ] );
		self::import( $this->written( str_replace( 'bai-2', 'bai-1', self::wxr( 2 ) ) ) );
		self::assertEqualsCanonicalizing( [ 'bai-1', 'bai-1-2', 'bai-1-3' ], array_column( get_posts(), 'post_name' ) );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ "PK\x03\x04", 'tệp nén' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ '<html>', 'không phải tệp xuất' ] )]
	public function test_other_files_are_refused( string $text, string $sentence ): void {
		$this->expectException( Broken_File::class );
		$this->expectExceptionMessage( $sentence );
		Xml_Source::of( $this->written( $text ) );
	}

	public function test_a_script_needs_the_right_to_write_it(): void {
		get_role( 'administrator' )->remove_cap( 'unfiltered_html' );
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		self::import( $this->written( str_replace( 'Chữ 1', '<script>alert(1)</script>Chữ 1', self::wxr( 1 ) ) ) );
		self::assertSame( 'alert(1)Chữ 1', get_posts()[0]->post_content );
	}

	public function test_five_thousand_entries_are_read_one_by_one(): void {
		$file = $this->written( '' );
		file_put_contents( $file, self::wxr( 5000, str_repeat( 'chữ ', 400 ) ) );
		gc_collect_cycles();
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$source = Xml_Source::of( $file );
		$number = 0;
		foreach ( $source->entries( -1 ) as $number => $items ) {
			continue;
		}
		self::assertSame( [ 5000, 5000 ], [ $number, $source->count() ] );
		self::assertLessThan( 4 * MB_IN_BYTES, memory_get_peak_usage() - $before );
	}

	/** The file is larger than the memory, so that nothing could hold it whole. */
	public function test_a_file_of_70_megabytes_is_imported_with_64_megabytes_of_memory_and_30_seconds(): void {
		$file = $this->written( '' );
		file_put_contents( $file, self::wxr( 600, str_repeat( 'chữ ', 20000 ) ) );
		self::assertGreaterThan( 64 * MB_IN_BYTES, filesize( $file ) );
		$output                      = self::output_of( 'large-import.php', [ $file ] );
		[ $entries, $phase, $slugs ] = (array) json_decode( $output, true );
		self::assertSame( [ 600, Import_State::DONE ], [ $entries, $phase ] );
		self::assertSame( [ 'bai-1', 'bai-599', 'bai-600' ], [ $slugs[0], ...array_slice( $slugs, -2 ) ] );
	}

	/** A WXR file with posts. */
	private static function wxr( int $posts, string $more = '' ): string {
		$items = '';
		for ( $number = 1; $number <= $posts; $number++ ) {
			$items .= "<item><title>Bài $number</title><link>https://cu.example.org/bai-$number/</link><content:encoded><![CDATA[Chữ $number$more]]></content:encoded><wp:post_id>$number</wp:post_id><wp:post_date>2020-01-01 00:00:00</wp:post_date><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt><wp:post_name>bai-$number</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n";
		}
		return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" xmlns:content=\"http://purl.org/rss/1.0/modules/content/\" xmlns:wp=\"http://wordpress.org/export/1.2/\"><channel><title>x</title><wp:base_blog_url>https://cu.example.org</wp:base_blog_url>$items</channel></rss>";
	}
}
