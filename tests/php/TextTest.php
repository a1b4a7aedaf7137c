<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Mail\Mail;
use Hien\Routing\Web_Manifest;
use Hien\Tests\Messages\ContactMessages;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\Page;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Text;
use Hien\Theme;

/** Names with every character that HTML encodes are read as they were typed, wherever they are printed. */
final class TextTest extends TestCase {

	use ContactMessages;
	use Site;
	use ScreenRequests;

	private const NAME = 'Bà & Cháu\'s "Lập trình" <Việt>';

	public function test_wordpress_escapes_no_entity_of_ours_again(): void {
		foreach ( [ self::NAME, "O'Neil", '&amp; &apos;', "Tiếng \u{1F33B}", '&lt;b&gt;' ] as $text ) {
			foreach ( [ 'esc_html', 'esc_attr' ] as $escape ) {
				self::assertSame( $text, html_entity_decode( $escape( Text::encode( $text ) ), ENT_QUOTES ), "$escape $text" );
			}
			self::assertSame( $text, Text::decode( Text::encode( $text ) ) );
		}
		self::assertSame( "Lo\u{FFFD}i", Text::encode( "Lo\xC0i" ), 'Broken bytes do not empty a text.' );
	}

	public function test_hosts_with_and_without_intl_compose_alike(): void {
		foreach (
			[
				'Tiếng Việt đẹp, ƯỚC MƠ Ở PHỐ ĐỒNG BẰNG',
				'aáàảãạăắằẳẵặâấầẩẫậ',
				'eéèẻẽẹêếềểễệ',
				'iíìỉĩị',
				'oóòỏõọôốồổỗộơớờởỡợ',
				'uúùủũụưứừửữự',
				'yýỳỷỹỵ',
				'日本語 🏡 x',
			] as $text
		) {
			foreach ( [ $text, mb_strtoupper( $text ) ] as $composed ) {
				// As some keyboards write it.
				$typed = strtr(
					(string) normalizer_normalize( $composed, \Normalizer::NFD ),
					[ "a\u{302}" => 'â', "e\u{302}" => 'ê', "E\u{302}" => 'Ê', "o\u{31B}" => 'ơ' ]
				);
				foreach ( [ $composed, (string) normalizer_normalize( $composed, \Normalizer::NFD ), $typed ] as $form ) {
					self::assertSame( [ $composed, $composed ], [ Text::normalize( $form ), Text::normalize_by_table( $form ) ] );
				}
			}
		}
		self::assertSame( 'ệ', Text::normalize_by_table( "\u{1EB9}\u{302}" ) );
	}

	public function test_hosts_with_and_without_intl_know_full_width_letters(): void {
		foreach ( [ "b\u{FF49}nh", "\u{FF22}INH\u{FF11}\u{FF20}x\u{FF0E}vn", "Bi\u{0300}nh\u{3000}An", "b\xC0inh" ] as $n => $name ) {
			$plain = [ 'binh', 'BINH1@x.vn', 'Bình An', "b\u{FFFD}inh" ][ $n ];
			self::assertSame( [ $plain, $plain ], [ Text::compatible( $name ), Text::compatible_by_table( $name ) ] );
		}
	}

	public function test_names_of_all_forms_have_one_slug(): void {
		foreach ( [ "Tie\u{302}\u{301}ng Vie\u{323}\u{302}t", "Ti\u{EA}\u{301}ng Vi\u{1EB9}\u{302}t", 'Tiếng Việt' ] as $form ) {
			self::assertSame(
				'tieng-viet',
				sanitize_title_with_dashes( apply_filters( 'sanitize_title', $this->with_marks_only( $form ), $form, 'save' ) )
			);
			self::assertSame(
				'Tieng-Viet.png',
				apply_filters( 'sanitize_file_name', $this->with_marks_only( strtr( $form, ' ', '-' ) ) . '.png', "$form.png" )
			);
			$terms[] = wp_insert_term( $form, 'post_tag' );
			self::assertSame( 'Tiếng Việt', get_post( $this->make->post( [ 'post_title' => $form ] ) )->post_title );
		}
		self::assertSame(
			[ 'Tiếng Việt', 'term_exists', 'term_exists' ],
			[ get_term( $terms[0]['term_id'] )->name, $terms[1]->get_error_code(), $terms[2]->get_error_code() ]
		);
	}

	/** What remove_accents() leaves on hosts without intl. */
	private function with_marks_only( string $name ): string {
		return strtr( $name, [ 'ê' => 'e', 'ế' => 'e', 'ệ' => 'e', 'ẹ' => 'e' ] );
	}

	public function test_every_tag_of_the_head_has_the_name_as_it_was_typed(): void {
		$this->name_site();
		foreach ( [ '/', '/tin-moi', '/wordpress', '/wordpress/bai-cha', '/menu', '/ve-hien' ] as $path ) {
			$html = $this->page_at( home_url( $path ) )->html;
			self::assertSame( 0, preg_match( '/&amp;(?:amp|apos|quot|lt|gt|#0?39|#8217);/', $html ), $path );
			preg_match( '/<meta property="og:site_name" content="([^"]*)"/', $html, $found );
			self::assertSame( self::NAME, html_entity_decode( $found[1] ?? '', ENT_QUOTES ), $path );
		}
	}

	public function test_json_in_a_page_has_nothing_that_looks_like_a_comment_or_a_tag(): void {
		$this->name_site();
		$title = 'Chuỗi /* a */ và <!-- b --> </script>';
		$this->make->post(
			[
				'post_title' => $title,
				'post_name' => 'chuoi',
				'post_content' => '<!-- wp:code --><pre class="wp-block-code"><code>/* c */</code></pre><!-- /wp:code -->',
			]
		);
		$html = $this->page_at( home_url( '/chuyen-chung/chuoi' ) )->html;
		preg_match_all( '#<script type="application/(?:ld\+)?json"[^>]*>(.*?)</script>#s', $html, $found );
		self::assertGreaterThan( 1, count( $found[1] ) );
		foreach ( $found[1] as $json ) {
			self::assertFalse( str_contains( $json, '/*' ) || str_contains( $json, '<' ) );
			json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		}
		self::assertSame(
			wp_strip_all_tags( $title ),
			hien_boot_data()['screen']['data'] instanceof \stdClass ? current( (array) hien_boot_data()['screen']['data'] )['title'] : ''
		);
		self::assertSame( [ 'a' => '/* b */' ], json_decode( Text::json( [ 'a' => '/* b */' ] ), true ) );
	}

	public function test_mails_have_the_name_as_it_was_typed(): void {
		$this->name_site();
		Mail::send( 'an@example.org', 'Chào', [ 'Lời' ] );
		self::assertSame( '[' . self::NAME . '] Chào', self::$mails[0]['subject'] );
		self::assertStringContainsString( "\n" . self::NAME . "\n", self::$mails[0]['message'] );
	}

	public function test_the_owner_reads_the_name_of_a_sender_as_it_was_typed(): void {
		$message = $this->written( [ 'name' => "O'Neil & <Cháu>", 'content' => "It's \"đúng\"" ] );
		self::assertSame(
			[ "O'Neil & <Cháu>", "O'Neil & <Cháu>" ],
			[ Text::decode( $message->post_title ), html_entity_decode( esc_html( $message->post_title ), ENT_QUOTES ) ]
		);
	}

	public function test_feeds_have_the_name_as_it_was_typed(): void {
		$this->name_site();
		$this->go_to( home_url( '/feed' ) );
		ob_start();
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Headers cannot be sent. WordPress would load it once in a process.
		@require ABSPATH . WPINC . '/feed-rss2.php';
		$feed = simplexml_load_string( (string) ob_get_clean() );
		self::assertSame( self::NAME, html_entity_decode( (string) $feed->channel->title, ENT_QUOTES ) );
		self::assertSame(
			'Bà & Cháu\'s "Lập trình"',
			(string) $feed->channel->item[0]->children( 'dc', true )->creator,
			'WordPress takes <Việt> out of names of people.'
		);
	}

	public function test_pages_without_the_app_have_the_name_as_it_was_typed(): void {
		$this->name_site();
		$link_page = new Page( 200, self::printed_by( static fn() => hien_plain_page_head( 'Đổi email' ) ) );
		remove_theme_support( Theme::FEATURE );
		$blog = $this->page_at( home_url( '/' ) );
		foreach (
			[ $link_page->text( '//title' ), $blog->text( '//header//a[@class="hien-logo"]/span' ), $blog->text( '//h1' ) ] as $text
		) {
			self::assertStringEndsWith( self::NAME, (string) $text );
		}
	}

	public function test_sites_that_embed_a_post_and_phones_get_the_name_as_it_was_typed(): void {
		$this->name_site();
		$embed = (array) get_oembed_response_data( $this->id['bai-cha'], 600 );
		self::assertSame( [ self::NAME, self::NAME ], [ $embed['provider_name'], Web_Manifest::manifest()['name'] ] );
	}

	/** A site whose name, and whose author's, has all of them. */
	private function name_site(): void {
		$this->make_site();
		update_option( 'blogname', self::NAME );
		update_option( 'blogdescription', self::NAME );
		wp_update_user(
			[
				'ID'           => 1,
				'display_name' => wp_slash( self::NAME ),
			]
		);
		wp_update_term( $this->id['wordpress'], 'category', [ 'name' => wp_slash( self::NAME ) ] );
	}
}
