<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Posts\Post_Content;
use Hien\Posts\Public_Text;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;

/** Every block of core, in the forms of today and of before, and HTML pasted from elsewhere: all of it is shown, and read as text. */
final class BlocksOfCoreTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_user( 'administrator' );
	}

	public function test_every_block_renders_beside_others(): void {
		$checked = 0;
		$post    = clone get_post( $this->make->post() );
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( ! str_starts_with( $name, 'core/' ) ) {
				continue;
			}
			$block = str_replace( 'core/', '', $name );
			foreach ( [ "<!-- wp:$block /-->", "<!-- wp:$block --><div>Trong khối</div><!-- /wp:$block -->" ] as $content ) {
				$post->post_content = "<p>Trước</p>$content<p>Sau</p>";

				$html = Post_Content::render( $post, 1 )['content'];
				self::assertSame(
					[ true, true, false ],
					[ str_contains( $html, 'Trước' ), str_contains( $html, 'Sau' ), str_contains( $html, 'chưa hiện được' ) ],
					$name
				);
				++$checked;
			}
		}
		self::assertGreaterThan( 150, $checked );
	}

	/** @return array<string,array{string,string}> Content, and what a reader reads. */
	public static function texts(): array {
		return [
			'a gallery of before'       => [ '<!-- wp:gallery {"ids":[1,2]} --><figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="/a.png" alt=""/><figcaption class="blocks-gallery-item__caption">Lời chú</figcaption></figure></li></ul></figure><!-- /wp:gallery -->', 'Lời chú' ],
			'a cover of before'         => [ '<!-- wp:cover-image {"url":"/a.png"} --><section class="wp-block-cover-image has-background-dim" style="background-image:url(/a.png)"><h2>Trên ảnh</h2></section><!-- /wp:cover-image -->', 'Trên ảnh' ],
			'a subheading of before'    => [ '<!-- wp:subhead --><p class="wp-block-subhead">Tựa phụ</p><!-- /wp:subhead -->', 'Tựa phụ' ],
			'columns of text of before' => [ '<!-- wp:text-columns --><div class="wp-block-text-columns alignundefined columns-2"><div class="wp-block-column"><p>Cột</p></div></div><!-- /wp:text-columns -->', 'Cột' ],
			'a quote of before'         => [ '<!-- wp:quote {"style":2} --><blockquote class="wp-block-quote is-large"><p>Lời hay</p><footer>Người nói</footer></blockquote><!-- /wp:quote -->', 'Lời hay' ],
			'a list of before'          => [ '<!-- wp:list --><ul><li>Một<ul><li>Hai</li></ul></li></ul><!-- /wp:list -->', 'Hai' ],
			'a button of before'        => [ '<!-- wp:button {"align":"center"} --><div class="wp-block-button aligncenter"><a class="wp-block-button__link" href="/a">Bấm</a></div><!-- /wp:button -->', 'Bấm' ],
			'a picture with text'       => [ '<!-- wp:media-text --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="/a.png" alt=""/></figure><div class="wp-block-media-text__content"><!-- wp:paragraph --><p>Bên ảnh</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->', 'Bên ảnh' ],
			'a file of before'          => [ '<!-- wp:file {"href":"/a.pdf"} --><div class="wp-block-file"><a href="/a.pdf">Tệp</a><a href="/a.pdf" class="wp-block-file__button" download>Tải</a></div><!-- /wp:file -->', 'Tệp' ],
			'the classic editor'        => [
				"Dòng một\n\n<strong>Dòng hai</strong>\n[caption width=\"9\"]<img src=\"/a.png\" alt=\"\"/> Dưới ảnh[/caption]",
				'Dòng hai',
			],
			'Word'                      => [
				"<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style>p.MsoNormal {margin:0in;}</style><p class=\"MsoNormal\" style=\"margin-left:.5in;mso-list:l0 level1 lfo1\"><![if !supportLists]><span style=\"mso-list:Ignore\">1.</span><![endif]><span lang=VI style='font-size:13.0pt;font-family:\"Times New Roman\",serif'>Chào các bạn<o:p></o:p></span></p>",
				'Chào các bạn',
			],
			'Google Docs'               => [
				'<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;white-space:pre-wrap;">Chào các bạn</span></p><br /><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Ý một</span></p></li></ul></b>',
				'Chào các bạn',
			],
		];
	}

	#[DataProvider( 'texts' )]
	public function test_it_is_shown_and_read( string $content, string $read ): void {
		$id   = $this->make->post(
			[ 'post_content' => "<!-- wp:paragraph --><p>Trước</p><!-- /wp:paragraph -->\n\n$content\n\n<!-- wp:paragraph --><p>Sau</p><!-- /wp:paragraph -->" ]
		);
		$html = Post_Content::render( get_post( $id ), 1 )['content'];
		foreach ( [ 'Trước', $read, 'Sau' ] as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		$text = Public_Text::render( get_post( $id ) );
		self::assertMatchesRegularExpression( "/^Trước .*$read.* Sau$/u", $text['all'] );
		self::assertDoesNotMatchRegularExpression( '/Normal|Mso|mso-|supportLists|charset/', $text['all'] );
	}
}
