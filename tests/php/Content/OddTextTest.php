<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use DOMDocument;
use Hien\Content\Feeds;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Texts with characters that XML forbids, or with bytes that are no text: pasted from Word and PDF, imported, damaged. */
final class OddTextTest extends TestCase {

	use ScreenRequests;

	private const CONTROLS = "\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{FFFE}";

	/** @return array<string,array{string}> */
	public static function odd(): array {
		return [
			'control characters' => [ self::CONTROLS . ']]>' . self::CONTROLS ],
			'bytes of Latin-1'   => [ " ch\xE0o \xC0 \xED\xA0\x80 " ],
			'mojibake'           => [ ' HÆ°á»›ng dáº«n ' ],
		];
	}

	#[DataProvider( 'odd' )]
	public function test_pages_and_responses_are_whole( string $odd ): void {
		$this->site_with( $odd );
		foreach ( [ '/', '/tin-moi', '/chuyen-chung', '/chuyen-chung/bai', '/?s=hien', '/video_cat/loai', '/videos' ] as $path ) {
			$page = $this->page_at( home_url( $path ) );
			self::assertSame( 200, $page->status, $path );
			self::assertTrue( mb_check_encoding( $page->html, 'UTF-8' ), $path );
			self::assertSame(
				1,
				preg_match( '#<script type="application/json" id="hien-boot">(.*?)</script>#s', $page->html, $boot ),
				$path
			);
			self::assertIsArray( json_decode( $boot[1], true ), $path );
			preg_match_all( '#<script type="application/ld\+json">(.*?)</script>#s', $page->html, $found );
			array_map( static fn( string $json ): mixed => self::assertIsArray( json_decode( $json, true ), $path ), $found[1] );
			self::assertSame(
				0,
				preg_match( '/[\x0B\x08\x1F\x7F]|\\\\u00(?:0[0-8BbEeFf]|1[0-9A-Fa-f]|7[Ff])|\xEF\xBF\xBE/', $boot[1] ),
				"$path: the app would show other text than the page."
			);
		}
		$post = $this->rest( 'GET', '/hien/v1/posts/bai' )->get_data();
		self::assertSame( [ 'Hiên', 'Hết' ], [ mb_substr( $post['title'], 0, 4 ), mb_substr( $post['title'], -3 ) ] );
		self::assertStringContainsString( 'mở đầu', $post['content'] );
		self::assertStringStartsWith( 'Hiên', $post['excerpt'] );
		self::assertSame( 2, $this->rest( 'GET', '/hien/v1/search', [ 's' => 'hiên mở đầu' ] )->get_data()['count'] );
	}

	#[DataProvider( 'odd' )]
	public function test_feeds_and_sitemaps_are_well_formed( string $odd ): void {
		$this->site_with( $odd );
		foreach (
			[ '/feed' => 'feed-rss2', '/comments/feed' => 'feed-rss2-comments', '/feed/atom' => 'feed-atom' ] as $path => $template
		) {
			$this->go_to( home_url( $path ) );
			self::assertTrue( is_feed(), $path );
			ob_start();
			( new Feeds() )->start();
			@include ABSPATH . WPINC . "/$template.php"; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Headers cannot be sent.
			ob_end_flush();
			$xml = (string) ob_get_clean();
			self::assertStringContainsString( 'mở đầu', $xml, $path );
			self::assert_well_formed( $xml, $path );
		}
		$embed = get_oembed_response_data( get_page_by_path( 'bai', OBJECT, 'post' ), 600 );
		self::assert_well_formed( (string) _oembed_create_xml( (array) $embed ), 'oEmbed' );
	}

	private static function assert_well_formed( string $xml, string $what ): void {
		$before = libxml_use_internal_errors( true );
		$loaded = ( new DOMDocument() )->loadXML( $xml );
		$errors = array_map( static fn( \LibXMLError $error ): string => $error->message, libxml_get_errors() );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		self::assertSame( [ true, [] ], [ $loaded, $errors ], $what );
	}

	/** Past WordPress, which would remove the bytes. */
	private static function store( string $table, string $column, string $text, string $key, int $id ): void {
		global $wpdb;
		if ( self::is_sqlite() ) {
			$GLOBALS['@pdo']->prepare( "UPDATE $table SET $column = ? WHERE $key = ?" )->execute( [ $text, $id ] );
		} else {
			$wpdb->query( $wpdb->prepare( "UPDATE $table SET $column = %s WHERE $key = %d", $text, $id ) );
		}
	}

	/** A post, a comment, an author, a category and a video with an odd text in each, as a damaged import leaves them. */
	private function site_with( string $odd ): void {
		global $wpdb;
		if ( ! self::is_sqlite() && ! mb_check_encoding( $odd, 'UTF-8' ) ) {
			self::markTestSkipped( 'MariaDB refuses what is no text.' );
		}
		$post  = $this->make->post( [ 'post_name' => 'bai' ] );
		$video = $this->make->post(
			[ 'post_type' => 'hien_video', 'post_name' => 'phim', 'meta_input' => [ 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e' ] ]
		);
		$term  = wp_set_object_terms( $video, 'Loại', 'hien_video_cat' )[0];
		$this->end_request();
		$this->make->comment( $post );
		$text = "Hiên $odd Hết";
		foreach ( [ $post, $video ] as $id ) {
			self::store( $wpdb->posts, 'post_title', $text, 'ID', $id );
			self::store(
				$wpdb->posts,
				'post_content',
				"<!-- wp:paragraph --><p>$text mở đầu</p><!-- /wp:paragraph --><!-- wp:heading --><h2>$text</h2><!-- /wp:heading -->",
				'ID',
				$id
			);
		}
		self::store( $wpdb->comments, 'comment_author', "Khách$odd", 'comment_post_ID', $post );
		self::store( $wpdb->comments, 'comment_content', "$text mở đầu", 'comment_post_ID', $post );
		self::store( $wpdb->users, 'display_name', "Tác giả$odd", 'ID', 1 );
		self::store( $wpdb->terms, 'name', "Loại$odd", 'term_id', get_term_by( 'term_taxonomy_id', $term )->term_id );
		self::flush_cache();
		\Hien\Jobs\Jobs::begin( 'search' );
		self::run_jobs();
	}
}
