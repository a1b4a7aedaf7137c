<?php
declare(strict_types=1);

namespace Hien\Export;

use Hien\Addresses\Paths;
use WP_HTML_Tag_Processor;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * What the site sends, as an export has it: without scripts, as for browsers that run none, with links to the export's own files and
 * no address of the live site. Methods return the content and the URLs in it.
 */
final class Exported_Page {

	/** Attributes with a URL. */
	private const URLS = [ 'href', 'src', 'action', 'poster', 'xlink:href' ];

	/** Attributes with several URLs, each with a size. */
	private const SETS = [ 'srcset', 'imagesrcset' ];

	/** Links in the head for programs that write, or read by REST. */
	private const LINKS_OUT = '~<link\b(?=[^>]*(?:\brel=["\']?(?:https://api\.w\.org/|EditURI|pingback|shortlink|modulepreload)|\btype=["\'](?:application/json|[a-z/]+\+oembed)))[^>]*>\s*~i';

	/** Scripts, but for structured data; the search of the export adds its own. */
	private const SCRIPTS =
		'~<script\b(?![^>]*\bapplication/ld\+json)[^>]*>.*?</script\s*>\s*|<link\b[^>]*\bas=["\']?script[^>]*>\s*|</?noscript\b[^>]*>~is';

	public function __construct( private readonly Export_Addresses $addresses ) {}

	/** @return array{string,list<string>} */
	public function html( string $html ): array {
		$html = self::without_scripts( $html );
		$tags = new WP_HTML_Tag_Processor( $html );
		$urls = [];
		while ( $tags->next_tag() ) {
			foreach ( self::URLS as $name ) {
				$url = $tags->get_attribute( $name );
				if ( is_string( $url ) && '' !== $url ) {
					$urls[]   = $url;
					$describes = 'LINK' === $tags->get_tag()
						&& in_array( $tags->get_attribute( 'rel' ), [ 'canonical', 'alternate' ], true );
					$tags->set_attribute( $name, $describes ? $this->addresses->url( $url ) : $this->addresses->link( $url ) );
				}
			}
			if ( 'FORM' === $tags->get_tag() ) { // The search, or a form that only the live site takes.
				$is_search = 'get' === strtolower( (string) $tags->get_attribute( 'method' ) );
				$tags->set_attribute(
					'action',
					$this->addresses->link( Paths::typed( $is_search ? Export_Addresses::SEARCH : Export_Addresses::LIVE ) )
				);
				$tags->set_attribute( 'method', 'get' );
			}
			foreach ( self::SETS as $name ) {
				$set = $tags->get_attribute( $name );
				if ( is_string( $set ) ) {
					$tags->set_attribute( $name, $this->in_set( $set, $urls ) );
				}
			}
			$style = $tags->get_attribute( 'style' );
			if ( is_string( $style ) ) {
				[ $changed, $found ] = $this->css( $style, home_url( '/' ) );
				$tags->set_attribute( 'style', $changed );
				$urls = [ ...$urls, ...$found ];
			}
			$described = 'META' === $tags->get_tag() ? $tags->get_attribute( 'content' ) : null;
			if ( is_string( $described ) && str_starts_with( $described, 'http' ) ) {
				$urls[] = $described; // A picture for social media.
				$tags->set_attribute( 'content', $this->addresses->url( $described ) );
			}
		}
		$html = (string) preg_replace_callback(
			'~(<style\b[^>]*>)(.*?)(</style\s*>)~is',
			function ( array $found ) use ( &$urls ): string {
				[ $changed, $in_style ] = $this->css( $found[2], home_url( '/' ) );
				$urls                   = [ ...$urls, ...$in_style ];
				return $found[1] . $changed . $found[3];
			},
			$tags->get_updated_html()
		);
		return [ $this->text( $html ), $urls ];
	}

	/**
	 * Style sheets, and the styles in a page.
	 *
	 * @param string $base URL that relative ones begin from.
	 * @return array{string,list<string>}
	 */
	public function css( string $css, string $base ): array {
		$urls = [];
		$css  = (string) preg_replace_callback(
			'~url\(\s*(["\']?)(?!data:|\#|%23)([^"\')]+)\1\s*\)~i',
			function ( array $found ) use ( $base, &$urls ): string {
				$urls[] = WP_Http::make_absolute_url( $found[2], $base );
				return "url($found[1]" . $this->addresses->link( $found[2] ) . "$found[1])";
			},
			$css
		);
		// As for browsers without scripts.
		return [
			(string) preg_replace(
				[ '/\(\s*scripting\s*:\s*none\s*\)/', '/\(\s*scripting\s*:\s*enabled\s*\)/' ],
				[ '(min-width: 0)', '(max-width: 0)' ],
				$css
			),
			$urls,
		];
	}

	/** @return array{string,list<string>} Of a feed or a sitemap. */
	public function xml( string $xml ): array {
		$urls = [];
		$xml  = (string) preg_replace( '~\s*<(wfw:commentRss|comments)>[^<]*</\1>~', '', $xml );
		$xml  = (string) preg_replace_callback(
			'~(<(?:loc|link|image:loc)\b[^>]*>|\bhref=["\'])(https?://[^<"\']+)~i',
			function ( array $found ) use ( &$urls ): string {
				$url    = html_entity_decode( $found[2], ENT_QUOTES | ENT_XML1 );
				$urls[] = $url;
				return $found[1] . esc_xml( $this->addresses->url( $url ) );
			},
			$xml
		);
		return [ $this->text( $xml ), $urls ];
	}

	/** Any text with the address of the export in place of that of the site, also as JSON and in URLs. */
	public function text( string $text ): string {
		$home = untrailingslashit( home_url() );
		$own  = $this->addresses->target;
		$new  = [
			$home                           => $own,
			str_replace( '/', '\/', $home ) => str_replace( '/', '\/', $own ),
			rawurlencode( $home )           => rawurlencode( $own ),
		];
		// Not where the name of another host begins with it.
		$any = implode( '|', array_map( static fn( string $old ): string => preg_quote( $old, '~' ), array_keys( $new ) ) );
		return (string) preg_replace_callback( "~(?:$any)(?!\w|[.:-]\w)~", static fn( array $found ): string => $new[ $found[0] ], $text );
	}

	/** The page of results: with the script that fills it. */
	public static function with_search( string $html ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
		$script = (string) file_get_contents( dirname( HIEN_CORE_FILE ) . '/assets/export-search.js' );
		$words  = [
			/* translators: %d: number of results */
			'count' => __( '%d kết quả', 'hien-core' ),
			'none'  => __( 'Không tìm thấy gì', 'hien-core' ),
			'hint'  => __( 'Gõ có dấu hay không dấu đều được. Bạn thử ít từ hơn, hoặc từ khác nhé.', 'hien-core' ),
			'error' => __( 'Không tải được danh mục tìm kiếm. Bạn tải lại trang nhé.', 'hien-core' ),
		];
		return str_replace(
			'</body>',
			'<script type="application/json" id="hien-search-words">' . wp_json_encode( $words, JSON_HEX_TAG )
				. "</script>\n<script>\n$script</script>\n</body>",
			$html
		);
	}

	/** The page that says where the site is on which one can write. The only one with its address. */
	public static function that_names_the_live_site( string $html ): string {
		$title = __( 'Bản sao chỉ để đọc', 'hien-core' );
		$text  = __(
			'Đây là bản sao của trang. Muốn đăng nhập, bình luận, lưu bài hay nhắn tin, bạn đến trang đang hoạt động:',
			'hien-core'
		);
		$main  = sprintf(
			'<section class="hien-card" style="max-width:640px;margin:48px auto"><div class="hien-empty"><h1 class="hien-empty__title">%1$s</h1><p class="hien-empty__text">%2$s</p><a class="hien-button is-primary" href="%3$s">%4$s</a></div></section>',
			esc_html( $title ),
			esc_html( $text ),
			esc_url( home_url( '/' ) ),
			esc_html( (string) preg_replace( '~^https?://~', '', untrailingslashit( home_url() ) ) )
		);
		$html  = (string) preg_replace( '~<title>.*?</title>~s', '<title>' . esc_html( $title ) . '</title>', $html, 1 );
		return (string) preg_replace_callback(
			'~(<main\b[^>]*>).*(</main>)~s',
			static fn( array $found ): string => $found[1] . $main . $found[2],
			$html,
			1
		);
	}

	/** A page that leads to another at once, for what the server redirects. */
	public static function leads_to( string $link ): string {
		return sprintf(
			'<!DOCTYPE html><html lang="vi"><meta charset="utf-8"><title>%1$s</title><meta http-equiv="refresh" content="0;url=%2$s"><p><a href="%2$s">%1$s</a></p></html>',
			esc_html__( 'Đến trang này', 'hien-core' ),
			esc_attr( $link )
		);
	}

	private static function without_scripts( string $html ): string {
		$note = sprintf(
			'<p class="hien-needs-script">%s <a class="hien-auth__link" href="%s">%s</a></p>',
			esc_html__( 'Đây là bản sao chỉ để đọc.', 'hien-core' ),
			esc_url( Paths::typed( Export_Addresses::LIVE ) ),
			esc_html__( 'Viết ở trang đang hoạt động', 'hien-core' )
		);
		return (string) preg_replace(
			[ self::SCRIPTS, self::LINKS_OUT, '~<p class="hien-needs-script">.*?</p>~s' ],
			[ '', '', $note ],
			$html
		);
	}

	/** @param list<string> $urls Gets those of the set. */
	private function in_set( string $set, array &$urls ): string {
		return implode(
			', ',
			array_map(
				function ( string $entry ) use ( &$urls ): string {
					[ $url, $size ] = [ ...explode( ' ', trim( $entry ), 2 ), '' ];
					$urls[]         = $url;
					return trim( $this->addresses->link( $url ) . " $size" );
				},
				preg_split( '/,\s+/', $set ) ?: []
			)
		);
	}
}
