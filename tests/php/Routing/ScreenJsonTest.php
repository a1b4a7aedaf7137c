<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Constants;
use Hien\Plugin;
use Hien\Routing\Screen;
use Hien\Routing\Screen_Json;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Theme;
use PHPUnit\Framework\Attributes\TestWith;

/** The address of a page answers its Screen as JSON, as a visit to the page would show it. */
final class ScreenJsonTest extends TestCase {

	use Site;
	use ScreenRequests;

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
		'/videos',
		'/videos/hook',
		'/series/can-ban',
		'/hinh-anh',
		'/khoa-hoc',
		'/tai-nguyen',
		'/hoi-dap-hien',
		'/ban-be',
		'/ban-be/khai',
		'/ve-hien',
		'/gioi-thieu',
		'/lien-he',
		'/menu',
		'/thanh-vien',
		'/quy-tac',
		'/quy-tac/doi-ngu',
		'/author/admin',
		'/2024/01',
		'/?s=rest',
		'/?s=b%C3%A0i+cha',
		'/page/2?s=bai',
		'/search/rest',
		'/khong-co',
		'/a/b/c',
		'/hinh-anh/page/2',
	];

	/** Address => where a visitor is sent. */
	private const MOVED = [
		'/tin-moi/'                    => '/tin-moi',
		'/wordpress/'                  => '/wordpress',
		'/wordpress/bai-cha/'          => '/wordpress/bai-cha',
		'/lap-trinh-plugin'            => '/wordpress/lap-trinh-plugin',
		'/khong-co/lap-trinh-plugin'   => '/wordpress/lap-trinh-plugin',
		'/wordpress/bai-con'           => '/wordpress/lap-trinh-plugin/bai-con',
		'/khong-co/bai-cha'            => '/wordpress/bai-cha',
		'/wordpress/page/1'            => '/wordpress',
		'/tin-moi/page/1'              => '/tin-moi',
		'/category/wordpress'          => '/wordpress',
		'/nhieu-phan/2'                => '/wordpress/nhieu-phan/2',
		'/ten-cu'                      => '/wordpress/ten-moi',
		'/tin-moi/?utm_source=a%20b'   => '/tin-moi?utm_source=a%20b',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->fill( 'WordPress', 15 );
		$this->post( 'nhieu-phan', 'WordPress', [ 'post_content' => 'Một<!--nextpage-->Hai' ] );
	}

	#[TestWith( [ null ] )]
	#[TestWith( [ null, 'own_path' ] )]
	#[TestWith( [ 'administrator' ] )]
	#[TestWith( [ 'administrator', 'own_path' ] )]
	public function test_it_is_the_screen_of_the_page( ?string $role, string $address = 'json_address' ): void {
		$reader = null === $role ? 0 : $this->as_user( $role );
		foreach ( self::PATHS as $path ) {
			wp_set_current_user( $reader );
			$page   = $this->page_at( self::$address( $path ) );
			$screen = $this->visit( $path );
			self::assertSame( $screen->status, $page->status, $path );
			self::assertSame(
				self::encode( $screen->to_array() ),
				self::encode( json_decode( $page->html, false, 512, JSON_THROW_ON_ERROR ) ),
				$path
			);
			self::assert_fits_schema( json_decode( $page->html, true ), Screen::schema() );
		}
	}

	#[TestWith( [ 'json_address' ] )]
	#[TestWith( [ 'own_path' ] )]
	public function test_redirects_lead_to_the_json_of_their_page_and_its_address_is_nowhere_else( string $address ): void {
		$id = $this->post( 'ten-cu' );
		wp_update_post( [ 'ID' => $id, 'post_name' => 'ten-moi' ] );
		foreach ( self::MOVED as $from => $to ) {
			self::assertSame( self::$address( $to ), home_url( (string) $this->redirect_of( self::$address( $from, '' ) ) ), $from );
		}
		foreach ( self::PATHS as $path ) {
			self::assertStringNotContainsString( Constants::SCREEN_ARGUMENT, $this->page_at( self::$address( $path ) )->html, $path );
		}
	}

	public function test_links_that_content_makes_of_the_address_have_no_argument(): void {
		add_shortcode(
			'dia-chi',
			static fn(): string => esc_url( add_query_arg( 'xem', '1' ) ) . ' '
				. esc_url( wp_login_url( home_url( $_SERVER['REQUEST_URI'] ) ) )
		);
		$this->page( 'ma-ngan', [ 'post_content' => '[dia-chi]' ] );
		self::assertSame(
			self::encode( $this->visit( '/ma-ngan' )->to_array() ),
			self::encode( json_decode( $this->page_at( self::json_address( '/ma-ngan' ) )->html ) )
		);
	}

	#[TestWith( [ null, 302 ] )]
	#[TestWith( [ 'subscriber', null ] )]
	public function test_a_plugin_that_guards_a_page_guards_its_json( ?string $role, ?int $sent_away ): void {
		if ( null !== $role ) {
			$this->as_user( $role );
		}
		add_action(
			'template_redirect',
			static function (): void {
				if ( is_page( 'quy-tac' ) && ! is_user_logged_in() ) {
					wp_safe_redirect( wp_login_url( home_url( (string) $_SERVER['REQUEST_URI'] ) ) );
					exit;
				}
			},
			20
		);
		try {
			$html      = $this->page_at( self::json_address( '/quy-tac' ) )->html;
			$location  = null;
			$status    = null;
		} catch ( RedirectException $redirect ) {
			$html     = '';
			$location = $redirect->location;
			$status   = $redirect->getCode();
		}
		self::assertSame( $sent_away, $status );
		self::assertSame( null === $sent_away ? null : wp_login_url( home_url( '/quy-tac' ) ), $location );
		self::assertSame( null === $sent_away, str_contains( $html, 'Trang quy-tac' ) );
	}

	public function test_a_redirect_of_a_plugin_leads_to_the_json_of_its_page_and_not_of_other_sites(): void {
		add_action( 'template_redirect', static fn() => is_page( 'quy-tac' ) && wp_redirect( home_url( '/gioi-thieu?a=1' ) ) );
		add_action( 'template_redirect', static fn() => is_page( 'doi-ngu' ) && wp_redirect( 'https://example.com/vao' ) );
		foreach (
			[
				'/quy-tac'         => home_url( '/gioi-thieu?a=1&hien-screen=1' ),
				'/quy-tac/doi-ngu' => 'https://example.com/vao',
			] as $path => $location
		) {
			$redirect = self::redirect_by( fn() => $this->page_at( self::json_address( $path ) ) );
			self::assertSame( $location, $redirect->location );
		}
	}

	/** With ALTERNATE_WP_CRON, WordPress redirects visitors whenever something is due; plugins redirect on `init`, too. */
	#[TestWith( [ 'own_path', '/hien-screen?doing_wp_cron=1' ] )]
	#[TestWith( [ 'json_address', '?doing_wp_cron=1&hien-screen=1' ] )]
	public function test_a_redirect_before_wordpress_parses_the_request_leads_to_json( string $address, string $location ): void {
		remove_all_filters( 'wp_redirect' );
		$url                    = self::$address( '/tin-moi' );
		$_SERVER['REQUEST_URI'] = substr( $url, strlen( home_url() ) );
		$_GET                   = str_contains( $url, '?' ) ? [ Constants::SCREEN_ARGUMENT => '1' ] : [];
		( new Screen_Json( Plugin::instance()->shell ) )->register();
		self::assertSame( "/tin-moi$location", apply_filters( 'wp_redirect', '/tin-moi?doing_wp_cron=1', 302 ) );
	}

	public function test_the_side_columns_are_at_addresses_of_their_own(): void {
		$columns = self::encode( Plugin::instance()->shell->columns() );
		foreach ( [ '/hien-screen-columns', '/hien-screen-columns/', '/?hien-screen=columns' ] as $address ) {
			self::assertSame( $columns, self::encode( json_decode( $this->page_at( home_url( $address ) )->html ) ), $address );
		}
		self::assertArrayHasKey( 'categories', Plugin::instance()->shell->columns() );
	}

	public function test_a_template_of_another_plugin_is_printed_instead(): void {
		$template = (string) tempnam( sys_get_temp_dir(), 'template' );
		rename( $template, "$template.php" );
		file_put_contents( "$template.php", '<p>Sắp mở cửa</p>' );
		add_filter( 'template_include', static fn(): string => "$template.php" );
		$html = $this->page_at( self::json_address( '/quy-tac' ) )->html;
		unlink( "$template.php" );
		self::assertSame( '<p>Sắp mở cửa</p>', $html );
	}

	public function test_an_open_page_learns_of_a_new_version(): void {
		$version = $this->visit( '/tin-moi' )->to_array()['version'];
		self::assertStringStartsWith( HIEN_CORE_VERSION, $version );
		self::assertSame( $version, $this->screen_json( '/wordpress' )['version'] );
		add_filter( 'hien_version', static fn( string $now ): string => "$now-b" );
		self::assertSame( "$version-b", $this->screen_json( '/wordpress' )['version'] );
	}

	public function test_a_path_of_2000_characters_is_looked_for(): void {
		self::assertSame( 404, $this->screen_json( '/' . str_repeat( 'a', 1999 ) )['status'] );
	}

	public function test_it_holds_no_nonce(): void {
		self::assertStringNotContainsStringIgnoringCase( 'nonce', $this->page_at( self::json_address( '/wordpress/bai-cha' ) )->html );
	}

	public function test_a_password_opens_the_json_of_its_post(): void {
		$this->post( 'khoa', 'WordPress', [ 'post_password' => 'mo', 'post_content' => 'Điều bí mật' ] );
		self::assertStringNotContainsString( 'Điều bí mật', $this->page_at( self::json_address( '/wordpress/khoa' ) )->html );
		self::enter_password( 'mo' );
		self::assertStringContainsString( 'Điều bí mật', $this->page_at( self::json_address( '/wordpress/khoa' ) )->html );
	}

	public function test_a_preview_has_json_for_its_editor_only(): void {
		$id = $this->post( 'ban-nhap', 'WordPress', [ 'post_status' => 'draft', 'post_content' => 'Đang viết' ] );
		self::assertSame( 404, $this->page_at( self::json_address( "/?p=$id&preview=true" ) )->status );
		$this->as_user( 'editor' );
		$page = $this->page_at( self::json_address( "/?p=$id&preview=true" ) );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'Đang viết', $page->html );
	}

	public function test_a_sent_form_and_another_theme_get_no_json(): void {
		self::assertTrue( self::is_json_requested( 'GET' ) );
		self::assertTrue( self::is_json_requested( 'HEAD' ) );
		self::assertFalse( self::is_json_requested( 'POST' ) );
		remove_theme_support( Theme::FEATURE );
		self::assertFalse( self::is_json_requested( 'GET' ) );
	}

	/** Else a cache that ignores queries would keep the JSON for the home page. */
	#[TestWith( [ '/?/hien-screen' ] )]
	#[TestWith( [ '/?a=/hien-screen-columns' ] )]
	#[TestWith( [ '/tin-moi?b=1/hien-screen/' ] )]
	public function test_a_query_that_ends_as_its_path_is_a_page( string $address ): void {
		self::assertStringContainsString( '</html>', $this->page_at( home_url( $address ) )->html );
	}

	public function test_what_is_no_screen_stays_what_it_is(): void {
		register_post_type( 'san-pham', [ 'public' => true, 'has_archive' => true ] );
		flush_rewrite_rules( false );
		$page = $this->page_at( self::json_address( '/san-pham' ) );
		self::assertNull( hien_screen() );
		self::assertStringContainsString( '</html>', $page->html );
	}

	private static function is_json_requested( string $method ): bool {
		$_SERVER['REQUEST_METHOD'] = $method;
		$_GET                      = [ Constants::SCREEN_ARGUMENT => '1' ];
		$json                      = new Screen_Json( Plugin::instance()->shell );
		$json->take_argument( true );
		return $json->is_requested();
	}

	private static function json_address( string $path, ?string $home = null ): string {
		return ( $home ?? home_url() ) . add_query_arg( Constants::SCREEN_ARGUMENT, '1', $path );
	}

	/** The path with which the app asks for the JSON of a visitor: the slash at the end of a page's path comes after the ending. */
	private static function own_path( string $path, ?string $home = null ): string {
		return ( $home ?? home_url() ) . preg_replace( '~/?(?=\?|$)~', '/' . Constants::SCREEN_ARGUMENT . '$0', $path, 1 );
	}

	private static function encode( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE );
	}
}
