<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Accounts\Sign_In\Sign_In;
use Hien\Addresses\Paths;
use Hien\Plugin;
use Hien\Tests\Routing\OtherPlugins;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Theme;

/** The screens for signing in, registering and forgotten passwords, and the links of WordPress to them. */
final class LoginUrlsTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_wordpress_links_to_our_screens(): void {
		self::assertSame( home_url( '/dang-nhap' ), wp_login_url() );
		self::assertSame( home_url( '/dang-nhap?redirect_to=%2Ftin-moi%3Fa%3Db%23c' ), wp_login_url( home_url( '/tin-moi?a=b#c' ) ) );
		self::assertSame( home_url( '/dang-nhap' ), wp_login_url( home_url( '/a%5Cb' ) ), 'An odd address of ours is not remembered.' );
		self::assertSame( home_url( '/dang-ky' ), wp_registration_url() );
		self::assertSame( home_url( '/quen-mat-khau' ), wp_lostpassword_url() );
	}

	public function test_a_plugin_that_moves_wp_login_php_is_asked_where_it_is(): void {
		add_filter( 'site_url', static fn( string $url ): string => str_replace( 'wp-login.php', 'cua-sau', $url ) );
		$options = $this->rest( 'GET', '/hien/v1/options' )->get_data();
		self::assertSame( site_url( 'cua-sau' ), $options['site']['login'] );
		self::assertSame( site_url( 'cua-sau' ), Sign_In::use_wp_login()->get_error_data()['form']['url'] );
		$this->as_user( 'subscriber' );
		self::assertStringStartsWith(
			site_url( 'cua-sau?action=logout' ),
			(string) Plugin::instance()->boot_data->for_screen( $this->visit( '/' ) )['logout']
		);
	}

	public function test_wp_login_php_stays_where_it_is_needed(): void {
		$form = site_url( 'wp-login.php', 'login' );
		self::assertStringStartsWith( $form, wp_login_url( admin_url(), true ), 'Asks for the password again.' );
		self::assertStringStartsWith(
			$form,
			wp_login_url( 'https://khac.example/' ),
			'Returns to another site, which WordPress then refuses.'
		);

		set_current_screen( 'dashboard' );
		self::assertSame( $form, wp_login_url(), 'The frame in wp-admin.' );
		set_current_screen( 'front' );

		$page               = $GLOBALS['pagenow'] ?? null;
		$GLOBALS['pagenow'] = 'wp-login.php';
		self::assertSame( [ $form, "$form?action=lostpassword" ], [ wp_login_url(), wp_lostpassword_url() ], 'Its own links.' );
		$GLOBALS['pagenow'] = $page;

		remove_theme_support( Theme::FEATURE );
		self::assertSame(
			[ $form, "$form?action=register", "$form?action=lostpassword" ],
			[ wp_login_url(), wp_registration_url(), wp_lostpassword_url() ],
			'A theme without screens.'
		);
		add_theme_support( Theme::FEATURE );

		update_option( 'permalink_structure', '' );
		self::assertSame( 'http://example.org/index.php/dang-nhap', wp_login_url(), 'With plain permalinks.' );
	}

	/** As Restricted Site Access does, which takes our login screen for a page like any other. */
	public function test_where_a_plugin_sends_guests_from_all_pages_they_come_to_wordpress_own_form(): void {
		OtherPlugins::guard( '__return_true' );
		[ , $screen ] = $this->sent_from( '/tin-moi' );
		self::assertSame( home_url( '/dang-nhap?redirect_to=%2Ftin-moi' ), $screen );
		foreach ( [ '/dang-nhap', (string) Paths::relative( $screen ) ] as $path ) {
			[ , $form ] = $this->sent_from( $path );
			self::assertSame( site_url( 'wp-login.php?redirect_to=', 'login' ) . rawurlencode( home_url( $path ) ), $form );
		}
	}

	/** As WPS Hide Login does on pages that are not found. To other plugins, those that a guest may not see are such pages. */
	public function test_where_a_plugin_hides_wordpress_own_form_the_screen_stays_linked(): void {
		add_filter( 'login_url', static fn( string $url ): string => is_404() ? '#' : $url );
		self::assertSame( [ 302, home_url( '/dang-nhap?redirect_to=%2Ftai-khoan' ) ], $this->sent_from( '/tai-khoan' ) );
		self::assertSame( 404, $this->visit( '/khong-co' )->status );
		self::assertSame( home_url( '/dang-nhap' ), wp_login_url() );
	}

	public function test_a_screen_knows_where_to_return_to(): void {
		self::assertSame(
			'/tin-moi?a=b',
			$this->visit( '/dang-nhap?redirect_to=' . rawurlencode( '/tin-moi?a=b' ) )->params['redirect_to']
		);
		self::assertSame( '', $this->visit( '/dang-nhap?redirect_to=' . rawurlencode( '//evil.example' ) )->params['redirect_to'] );
		self::assertSame( '', $this->visit( '/dang-ky' )->params['redirect_to'] );
	}

	public function test_a_member_does_not_see_the_form_but_goes_on(): void {
		$this->as_user( 'subscriber' );
		foreach ( [ '/dang-nhap', '/dang-ky' ] as $path ) {
			self::assertSame( [ 302, home_url( '/tin-moi' ) ], $this->sent_from( "$path?redirect_to=%2Ftin-moi" ) );
			self::assertSame( [ 302, home_url( '/' ) ], $this->sent_from( "$path?redirect_to=https%3A%2F%2Fevil.example" ) );
		}
		self::assertSame( 200, $this->visit( '/quen-mat-khau' )->status, 'Who is signed in may have forgotten the password.' );
	}

	public function test_search_engines_leave_them_out(): void {
		foreach ( [ '/dang-nhap', '/dang-ky', '/quen-mat-khau' ] as $path ) {
			self::assertStringContainsString( 'noindex', $this->visit( $path )->head['robots'] );
		}
		self::assertStringNotContainsString( 'noindex', $this->visit( '/tin-moi' )->head['robots'] );
	}

	public function test_the_key_of_a_mailed_link_comes_to_the_screen(): void {
		$key    = get_password_reset_key( get_userdata( $this->make->user( 'subscriber', [ 'user_login' => 'lê bình' ] ) ) );
		$screen = $this->visit( "/quen-mat-khau?key=$key&login=l%C3%AA%20b%C3%ACnh" );
		self::assertSame( [ $key, 'lê bình' ], [ $screen->params['key'], $screen->params['login'] ] );
		self::assertStringNotContainsString( $key, (string) wp_json_encode( $screen->head ) );
		self::assertSame( '/quen-mat-khau', $screen->path );
	}

	public function test_a_mailed_link_that_does_not_work_leads_to_the_form_for_another_one_and_says_so(): void {
		$user = get_userdata( $this->make->user( 'subscriber', [ 'user_login' => 'binh' ] ) );
		$key  = get_password_reset_key( $user );
		reset_password( $user, 'mot-mat-khau-moi-tinh' );
		$target = home_url( '/quen-mat-khau?problem=invalid' );
		self::assertSame( [ 302, $target ], $this->sent_from( "/quen-mat-khau?key=$key&login=binh" ), 'It was used.' );
		self::assertSame( [ 302, $target ], $this->sent_from( '/quen-mat-khau?key=abc&login=khong-co-ai' ) );
		$screen = $this->visit( '/quen-mat-khau?problem=invalid' );
		self::assertSame(
			[ '', 'Liên kết không đúng hoặc đã được dùng rồi. Bạn xin thư mới nhé.' ],
			[ $screen->params['key'], $screen->params['problem'] ]
		);
		add_filter( 'password_reset_expiration', static fn(): int => -1 );
		$key = get_password_reset_key( $user );
		self::assertSame(
			[ 302, home_url( '/quen-mat-khau?problem=expired' ) ],
			$this->sent_from( "/quen-mat-khau?key=$key&login=binh" )
		);
		self::assertSame( '', $this->visit( '/quen-mat-khau?problem=la' )->params['problem'], 'No text of others.' );
	}

	/** @return array{int,string} With which status a visit is redirected, and where to. */
	private function sent_from( string $path ): array {
		$redirect = self::redirect_by( fn() => $this->visit( $path ) );
		return [ $redirect->getCode(), $redirect->location ];
	}
}
