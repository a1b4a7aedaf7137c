<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Accounts\Open_Id\Login_State;
use Hien\Accounts\Tokens\Refresh_Cookie;
use Hien\Addresses\Paths;
use Hien\Plugin;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** A site in a subdirectory, and one whose WordPress lives elsewhere. */
final class SiteAddressTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		update_option( 'home', 'http://example.org/blog' );
		update_option( 'siteurl', 'http://example.org/blog/wp' );
	}

	public function test_screens_are_found_below_the_subdirectory(): void {
		foreach (
			[
				'/'                                   => 'home',
				'/tin-moi'                            => 'latest',
				'/wordpress'                          => 'wordpress',
				'/tag/rest-api'                       => 'tag',
				'/wordpress/bai-cha'                  => 'post',
				'/wordpress/lap-trinh-plugin/bai-con' => 'post',
				'/quy-tac/doi-ngu'                 => 'page',
				'/khong-co'                           => 'error',
			] as $path => $route
		) {
			$screen = $this->visit( $path );
			self::assertSame( [ $route, $path ], [ $screen->route, $screen->path ] );
			self::assertSame( 'error' === $route ? null : "http://example.org/blog$path", $screen->head['canonical'] );
			self::assertEquals( json_decode( (string) wp_json_encode( $screen->to_array() ), true ), $this->screen_json( $path ), $path );
		}
	}

	public function test_the_owner_may_type_where_signing_out_leads_with_the_subdirectory_or_without(): void {
		foreach ( [ '/blog/tin-moi', '/tin-moi' ] as $typed ) {
			$this->as_user( 'subscriber' );
			update_option(
				'hien_site',
				[ 'login' => [ 'days' => '14', 'logout_to' => $typed, 'cookie_prefix' => 'hien_', 'storage_prefix' => 'hien_' ] ]
			);
			$boot = Plugin::instance()->boot_data->for_screen( $this->visit( '/' ) );
			parse_str( (string) wp_parse_url( $boot['logout'], PHP_URL_QUERY ), $logout );
			$answer = $this->rest( 'POST', '/wp/hien/v1/logout' );
			self::assertSame(
				array_fill( 0, 2, 'http://example.org/blog/tin-moi' ),
				[ $logout['redirect_to'], $answer->get_data()['redirect_to'] ?? null ],
				$typed
			);
		}
	}

	public function test_where_tls_ends_at_a_proxy_addresses_and_cookies_are_for_https(): void {
		update_option( 'home', 'https://example.org' );
		update_option( 'siteurl', 'https://example.org' );
		$screen   = $this->visit( '/tin-moi' );
		$boot     = Plugin::instance()->boot_data->for_screen( $screen );
		self::assertSame( [ 'latest', 'https://example.org/tin-moi' ], [ $screen->route, $screen->head['canonical'] ] );
		self::assertSame( [ 'https://example.org', 'https://example.org/wp-json/' ], [ $boot['home'], $boot['rest'] ] );
		self::assertTrue( Login_State::attributes( 0 )['secure'] );
		self::assertTrue( Refresh_Cookie::attributes( 0 )['secure'] );
	}

	/** By what WordPress's handbook has for wp-config.php: HTTPS is on where X-Forwarded-Proto says so. */
	public function test_where_wordpress_is_told_of_the_proxy_a_page_has_no_address_without_tls(): void {
		update_option( 'home', 'https://example.org' );
		update_option( 'siteurl', 'https://example.org' );
		add_action(
			'parse_request',
			static function (): void {
				$_SERVER['HTTPS'] = 'on';
			}
		);
		foreach ( [ '/', '/tin-moi', '/wordpress/bai-cha', '/dang-nhap' ] as $path ) {
			$page = $this->page_at( $path );
			self::assertSame( 200, $page->status, $path );
			$html = str_replace( WP_CONTENT_URL . '/uploads', '', $page->html ); // The constant of the tests.
			// Of blocks in other tests: WordPress keeps such scripts for the process.
			$html = (string) preg_replace(
				'~<script\b[^>]*\b(?:importmap|module)\b.*?</script>|<link rel="modulepreload"[^>]*>~s',
				'',
				$html
			);
			self::assertStringNotContainsString( 'http://example.org', $html, $path );
		}
	}

	public function test_redirects_stay_below_the_subdirectory(): void {
		self::assertSame( '/wordpress/bai-cha', $this->redirect_of( '/khong-co/bai-cha' ) );
		self::assertSame( '/wordpress/lap-trinh-plugin', $this->redirect_of( '/lap-trinh-plugin' ) );
		self::assertSame( '/tin-moi', $this->redirect_of( '/tin-moi/page/1' ) );
		self::assertSame( '/wordpress/bai-cha?hien-screen=1', $this->redirect_of( '/khong-co/bai-cha?hien-screen=1' ) );
	}

	public function test_a_category_named_as_the_subdirectory_is_told_from_it(): void {
		$this->category( 'Blog', 'blog' );
		$this->post( 'bai-blog', 'blog' );
		self::assertSame( [ 'category', '/blog' ], [ $this->visit( '/blog' )->route, $this->visit( '/blog' )->path ] );
		self::assertSame( 'category', $this->screen_json( '/blog' )['route'] );
		self::assertSame( 'post', $this->visit( '/blog/bai-blog' )->route );
	}

	public function test_the_app_learns_both_addresses(): void {
		$boot = Plugin::instance()->boot_data->for_screen( $this->visit( '/' ) );
		self::assertSame( [ 'http://example.org/blog', '/blog' ], [ $boot['home'], $boot['base'] ] );
		self::assertStringStartsWith( 'http://example.org/blog/', $boot['rest'] );
	}

	public function test_an_address_of_this_site_has_a_path(): void {
		foreach (
			[
				'http://example.org/blog'            => '/',
				'http://example.org/blog/'           => '/',
				'http://example.org/blog/a/b/?x=1#c' => '/a/b?x=1#c',
				'/blog/a'                            => '/a',
				'http://example.org/'                => null,
				'http://example.org/blogger'         => null,
				'http://example.org:8080/blog/a'     => null,
				'https://example.com/blog/a'         => null,
				'http://:80'                         => null,
			] as $url => $path
		) {
			self::assertSame( $path, Paths::relative( $url ), $url );
		}
	}
}
