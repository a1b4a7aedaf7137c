<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The app's call answers what a visit to the same path shows. */
final class ScreensCallTest extends TestCase {

	use Site;
	use Visits;

	private const PATHS = [
		'/',
		'/tin-moi',
		'/tin-moi/page/2',
		'/tin-moi/page/99',
		'/wordpress',
		'/wordpress/page/2',
		'/wordpress/lap-trinh-plugin',
		'/tag/rest-api',
		'/wordpress/bai-cha',
		'/bai-cha',
		'/wordpress/lap-trinh-plugin/bai-con',
		'/wordpress/nhieu-phan/2',
		'/wordpress/nhieu-phan/9',
		'/quy-tac',
		'/quy-tac/doi-ngu',
		'/2024/01',
		'/search/rest',
		'/khong-co',
		'/a/b/c',
	];

	private const MOVED = [
		'/lap-trinh-plugin',
		'/khong-co/lap-trinh-plugin',
		'/wordpress/bai-con',
		'/khong-co/bai-cha',
		'/wordpress/page/1',
		'/tin-moi/page/1',
		'/category/wordpress',
		'/nhieu-phan/2',
	];

	private const UNSAFE = [
		'',
		'wordpress',
		'//example.com',
		'/a//b',
		'/wordpress/',
		'/wp-json',
		'/wp-json/hien/v1/screens',
		'/wp-admin',
		'/wp-admin/options-general',
		'/wp-content/uploads',
		'/../etc',
		'/wp-login.php',
		'/wordpress?page=2',
		'/wordpress#a',
		'/\\example',
		'/a b',
		"/wordpress\n",
		"/a\0",
		"/\xc3\x28",
		'https://example.com/',
		'/%77p-json',
		'/%2e%2e/etc',
		'/%2fexample.com',
		'/a%00',
		'/a%0d%0aSet-Cookie',
		'/feed',
		'/wordpress/feed',
		'/bai-cha/embed',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->make_site();
		$this->fill( 'WordPress', 15 );
		$this->post( 'nhieu-phan', 'WordPress', [ 'post_content' => 'Một<!--nextpage-->Hai' ] );
	}

	#[TestWith( [ null ] )]
	#[TestWith( [ 'administrator' ] )]
	public function test_a_call_answers_what_a_visit_shows_to( ?string $role ): void {
		null === $role || $this->as_user( $role );
		foreach ( self::PATHS as $path ) {
			$called  = self::json( $this->call( $path ) );
			$visited = self::json( $this->visit( $path )->to_array() );
			self::assertSame( $visited, $called, $path );
		}
	}

	public function test_a_call_names_the_address_that_a_visit_is_sent_to(): void {
		foreach ( self::MOVED as $path ) {
			$to = $this->redirect_of( $path );
			self::assertNotNull( $to, $path );
			self::assertSame( home_url( $to ), $this->call( $path )['redirect'], $path );
			self::assertNull( $this->redirect_of( $to ), 'One redirect must be enough.' );
		}
	}

	public function test_a_call_leaves_the_request_as_it_was(): void {
		$this->visit( '/wordpress/bai-cha' );
		setup_postdata( get_post() );
		$_GET['x'] = '1';
		$names     = [ 'wp', 'wp_query', 'wp_the_query', 'post', 'posts', 'query_string', 'request', 'single', 'more', 'page', 'pages', 'numpages', 'multipage', 'authordata', 'id' ];
		$before    = array_intersect_key( $GLOBALS, array_flip( $names ) );
		$request   = [ $_SERVER, $_GET, $_POST, $_REQUEST ];
		$vars      = $GLOBALS['wp']->query_vars;

		foreach ( [ '/tin-moi', '/wordpress/nhieu-phan/2', '/khong-co' ] as $path ) {
			$this->call( $path );
			self::assertSame( $request, [ $_SERVER, $_GET, $_POST, $_REQUEST ] );
			self::assertEquals( array_keys( $before ), array_keys( array_intersect_key( $GLOBALS, array_flip( $names ) ) ) );
			foreach ( $before as $name => $value ) {
				self::assertSame( $value, $GLOBALS[ $name ], $name );
			}
		}
		self::assertSame( $vars, $GLOBALS['wp']->query_vars );
		self::assertTrue( is_single( 'bai-cha' ) );
		self::assertNotFalse( has_action( 'parse_request', 'rest_api_loaded' ) );
	}

	public function test_an_unsafe_path_is_refused_by_name(): void {
		foreach ( self::UNSAFE as $path ) {
			$response = $this->rest( 'GET', '/hien/v1/screens', [ 'path' => $path ] );
			self::assertSame( 400, $response->get_status(), $path );
			self::assertSame( [ 'path' ], array_keys( $response->get_data()['data']['params'] ), $path );
		}
		self::assertSame( 400, $this->rest( 'GET', '/hien/v1/screens', [ 'path' => '/' . str_repeat( 'a', 2000 ) ] )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', '/hien/v1/screens', [ 'path' => [ '/' ] ] )->get_status() );
	}

	public function test_an_open_page_learns_of_a_new_version(): void {
		$this->visit( '/tin-moi' );
		$version = hien_boot_data()['screen']['version'];
		self::assertStringStartsWith( HIEN_CORE_VERSION, $version );
		self::assertSame( $version, $this->call( '/wordpress' )['version'] );
		add_filter( 'hien_version', static fn( string $now ): string => "$now-b" );
		self::assertSame( "$version-b", $this->call( '/wordpress' )['version'] );
	}

	public function test_a_call_without_a_path_is_refused(): void {
		$response = $this->rest( 'GET', '/hien/v1/screens' );
		self::assertSame( [ 400, [ 'path' ] ], [ $response->get_status(), $response->get_data()['data']['params'] ] );
	}

	public function test_a_path_of_2000_characters_is_looked_for(): void {
		self::assertSame( 404, $this->call( '/' . str_repeat( 'a', 1999 ) )['status'] );
	}

	private static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE );
	}
}
