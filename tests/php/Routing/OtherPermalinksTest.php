<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use DOMDocument;
use DOMElement;
use DOMXPath;
use FilesystemIterator;
use Hien\Accounts\Tokens\Refresh_Cookie;
use Hien\Addresses\Paths;
use Hien\Plugin;
use Hien\Health\Site_Checks;
use Hien\Routing\Permalinks;
use Hien\Settings\Settings;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * With any permalink structure of the owner, posts and categories are where WordPress puts them, our own paths have URLs that answer, and
 * pages link to these.
 */
final class OtherPermalinksTest extends TestCase {

	use Site;
	use ScreenRequests;

	/** @return array<string,array{string,1?:bool,2?:string}> Structure, whether the server splits PATH_INFO, subdirectory of the site. */
	public static function structures(): array {
		return [
			'of the theme'                         => [ Permalinks::STRUCTURE ],
			'with a slash at the end'              => [ '/%postname%/' ],
			'with dates'                           => [ '/%year%/%monthnum%/%postname%' ],
			'with a prefix'                        => [ '/bai/%postname%' ],
			'index.php'                            => [ '/index.php/%postname%/' ],
			'index.php and PATH_INFO'              => [ '/index.php/%postname%/', true ],
			'of the theme, index.php, PATH_INFO'   => [ '/index.php' . Permalinks::STRUCTURE, true ],
			'plain'                                => [ '' ],
			'in a subdirectory, index.php'         => [ '/index.php' . Permalinks::STRUCTURE, true, '/blog' ],
			'in a subdirectory, plain'             => [ '', true, '/blog' ],
		];
	}

	/** Makes the site with a structure. */
	private function use_structure( string $structure, bool $splits_path_info = false, string $folder = '' ): void {
		global $wp_rewrite;
		$this->splits_path_info = $splits_path_info;
		update_option( 'home', "http://example.org$folder" );
		update_option( 'siteurl', "http://example.org$folder" );
		$wp_rewrite->set_permalink_structure( $structure );
		$wp_rewrite->extra_rules_top = [];
		foreach ( [ ...get_post_types( [], 'objects' ), ...get_taxonomies( [], 'objects' ) ] as $registered ) {
			$registered->remove_rewrite_rules();
			$registered->add_rewrite_rules();
		}
		( new Permalinks( Plugin::instance()->routes ) )->add_rules();
		$this->make_site();
		$this->fill( 'wordpress', 30 );
		flush_rewrite_rules( false );
	}

	#[DataProvider( 'structures' )]
	public function test_links_lead_to_what_they_name_and_paths_of_routes_and_all_links_of_pages_are_answered(
		string $structure,
		bool $splits_path_info = false,
		string $folder = ''
	): void {
		$this->use_structure( $structure, $splits_path_info, $folder );
		$this->assert_links_lead_to_what_they_name();
		$this->assert_every_link_of_a_page_is_answered();
		$this->assert_every_path_of_a_route_has_an_address();
	}

	private function assert_links_lead_to_what_they_name(): void {
		foreach (
			[
				'category' => get_term_link( $this->id['lap-trinh-plugin'], 'category' ),
				'tag'      => get_term_link( 'rest-api', 'post_tag' ),
				'post'     => get_permalink( $this->id['bai-con'] ),
				'page'     => get_permalink( $this->id['doi-ngu'] ),
				'image'    => get_permalink( $this->id['anh'] ),
				'video'    => get_permalink( $this->id['hook'] ),
				'friend'   => get_permalink( $this->id['khai'] ),
			] as $route => $link
		) {
			self::assertIsString( $link );
			$screen = $this->visit( substr( $link, strlen( home_url() ) ) );
			self::assertSame( [ $route, 200 ], [ $screen->route, $screen->status ], $link );
			self::assertSame( $link, Paths::url( $screen->path ) );
			self::assertSame( $link, $screen->head['canonical'] );
		}
	}

	private function assert_every_path_of_a_route_has_an_address(): void {
		foreach ( RoutesTest::FOUND as $path => [ $route ] ) {
			if ( ! Plugin::instance()->routes->get( $route )->has_own_path() || '/wordpress/page/2' === $path ) {
				continue;
			}
			wp_set_current_user( in_array( $route, [ 'account', 'admin' ], true ) ? 1 : 0 );
			$url    = Paths::url( $path );
			$screen = $this->visit( substr( $url, strlen( home_url() ) ) );
			self::assertSame( [ $route, $path ], [ $screen->route, $screen->path ], $url );
			self::assertSame( $path, Paths::relative( $url ) );
		}
	}

	private function assert_every_link_of_a_page_is_answered(): void {
		$found = [];
		foreach ( [ '/', '/tin-moi', '/menu', '/hinh-anh', '/dang-nhap', '/?s=bai' ] as $path ) {
			$found += $this->links_at( Paths::url( $path ) );
		}
		foreach (
			[
				get_permalink( $this->id['bai-cha'] ),
				get_permalink( $this->id['anh'] ),
				get_term_link( $this->id['wordpress'], 'category' ),
			] as $url
		) {
			$found += $this->links_at( (string) $url );
		}
		self::assertGreaterThan( 40, count( $found ) );
		$unanswered = [];
		foreach ( $found as $url => $page ) {
			$status = $this->answer( $url );
			if ( 200 !== $status ) {
				$unanswered[] = "$status: $url on $page";
			}
		}
		self::assertSame( [], $unanswered );
	}

	public function test_what_the_owner_types_is_below_index_php_unless_it_is_a_file(): void {
		update_option( 'permalink_structure', '/index.php/%postname%/' );
		foreach (
			[
				'/tin-moi'                    => 'http://example.org/index.php/tin-moi/',
				'/tin-moi/?a=b#c'             => 'http://example.org/index.php/tin-moi/?a=b#c',
				'/index.php/tin-moi/'         => 'http://example.org/index.php/tin-moi/',
				'/'                           => 'http://example.org/',
				'/?p=1'                       => 'http://example.org/?p=1',
				'/wp-admin/profile.php'       => 'http://example.org/wp-admin/profile.php',
				'/wp-content/uploads/a/b.pdf' => 'http://example.org/wp-content/uploads/a/b.pdf',
				'//example.net/tin-moi'       => 'http://example.net/tin-moi',
				'https://example.net/a'       => 'https://example.net/a',
			] as $typed => $url
		) {
			self::assertSame( $url, Paths::typed( $typed ) );
		}
	}

	public function test_rest_and_its_cookie_are_below_the_site(): void {
		update_option( 'home', 'http://example.org/blog' );
		foreach (
			[
				'/%postname%/'           => [ 'http://example.org/blog/wp-json/', '/blog/wp-json/' ],
				'/index.php/%postname%/' => [ 'http://example.org/blog/index.php/wp-json/', '/blog/index.php/wp-json/' ],
				''                       => [ 'http://example.org/blog/index.php?rest_route=/', '/blog/index.php' ],
			] as $structure => $expected
		) {
			$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
			$cookie = Refresh_Cookie::attributes( 0 );
			self::assertSame( $expected, [ Settings::api_url(), $cookie['path'] ] );
		}
	}

	public function test_site_health_says_where_permalinks_are_plain(): void {
		self::assertSame( 'good', Site_Checks::permalinks()->status );
		update_option( 'permalink_structure', '' );
		$result = Site_Checks::permalinks();
		self::assertSame( 'recommended', $result->status );
		self::assertStringContainsString( admin_url( 'options-permalink.php' ), (string) key( $result->links ) );
	}

	public function test_no_other_code_makes_the_url_of_a_path(): void {
		$root  = dirname( __DIR__, 3 );
		$found = [];
		foreach ( [ 'plugin/includes', 'theme' ] as $folder ) {
			foreach (
				new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/$folder", FilesystemIterator::SKIP_DOTS ) ) as $file
			) {
				$name = substr( (string) $file, strlen( "$root/" ) );
				if ( str_ends_with( $name, '.php' ) && 'plugin/includes/Addresses/Paths.php' !== $name && 'theme/inc/core.php' !== $name
					&& preg_match( "~home_url\( (?!\)|'/' \)|'/\?s=' \))~", (string) file_get_contents( (string) $file ) )
				) {
					$found[] = $name;
				}
			}
		}
		self::assertSame( [], $found, 'Paths::url() and hien_url() know what permalinks add.' );
	}

	/** @return array<string,string> URLs of this site that a page links to => the page. Not those of files. */
	private function links_at( string $url ): array {
		try {
			$page = $this->page_at( $url );
		} catch ( RedirectException $redirect ) {
			self::fail( "$url redirects to $redirect->location" );
		}
		self::assertSame( 200, $page->status, $url );
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $page->html, LIBXML_NOERROR );
		$found = [];
		foreach (
			( new DOMXPath( $document ) )->query( '//a[@href] | //link[@rel="canonical" or @rel="next" or @rel="prev"]' ) ?: [] as $link
		) {
			$target = $link instanceof DOMElement ? strtok( $link->getAttribute( 'href' ), '#' ) : false;
			if (
				is_string( $target )
				&& str_starts_with( "$target/", home_url( '/' ) )
				&& ! preg_match( '#/wp-(?:login\.php|admin|content|json)|rest_route=#', $target )
			) {
				$found[ $target ] = $url;
			}
		}
		return $found;
	}

	/** The status of the answer to a URL, after redirects. */
	private function answer( string $url, int $redirects = 0 ): int {
		try {
			$this->go_to( $url );
			do_action( 'template_redirect' );
		} catch ( RedirectException $redirect ) {
			self::assertLessThan( 3, $redirects, "$url redirects in a loop." );
			self::assertStringStartsWith( home_url(), $redirect->location );
			return $this->answer( $redirect->location, $redirects + 1 );
		}
		return is_feed() ? 200 : Plugin::instance()->current_screen->screen()->status ?? 0;
	}
}
