<?php

declare(strict_types=1);

namespace Hien\Tests\Health;

use Hien\Health\Problem_Notice;
use Hien\Tests\Support\TestCase;
use WP_Error;

/** The one notice of the dashboard about what is critical. */
final class ProblemNoticeTest extends TestCase {

	use GoodSite;

	protected function setUp(): void {
		parent::setUp();
		$this->make_good();
		wp_set_current_user( 1 );
	}

	public function test_what_is_critical_is_told_on_the_dashboard_until_it_is_dismissed_and_again_if_it_comes_back(): void {
		self::assertSame( '', self::notice() );
		$this->requests                  = [];
		$_SERVER['REMOTE_ADDR']          = '172.18.0.4';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		$this->answers['/tin-moi']       = [ 404, '' ];
		self::assertStringContainsString( 'Mọi khách trông như cùng một người', self::notice() );
		self::assertStringContainsString( 'admin.php?page=hien', self::notice() );
		self::assertSame( '', self::notice( 'edit-post' ) );
		self::assertSame( [], $this->requests );

		self::dismiss( self::notice() );
		self::assertSame( '', self::notice() );
		do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error' ) );
		self::assertStringContainsString( 'Trang không gửi được thư', self::notice() );
		self::assertStringNotContainsString( 'Mọi khách', self::notice() );
		do_action( 'wp_mail_succeeded', [] );

		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		self::assertSame( '', self::notice() );
		$_SERVER['REMOTE_ADDR'] = '172.18.0.4';
		self::assertStringContainsString( 'Mọi khách', self::notice() );
	}

	public function test_what_began_after_the_page_was_printed_is_told_and_what_was_dismissed_before_stays_dismissed(): void {
		$_SERVER['REMOTE_ADDR'] = '172.18.0.4';
		$printed                = self::notice();
		do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error' ) );
		self::dismiss( $printed );
		self::assertStringContainsString( 'Trang không gửi được thư', self::notice() );
		self::dismiss( self::notice() );
		self::assertSame( '', self::notice() );
	}

	public function test_what_is_only_recommended_nags_nobody(): void {
		delete_option( 'hien_mail_delivery' );
		self::assertSame( '', self::notice() );
	}

	public function test_who_cannot_change_it_is_not_told(): void {
		$_SERVER['REMOTE_ADDR'] = '172.18.0.4';
		$this->as_user( 'editor' );
		self::assertSame( '', self::notice() );
	}

	private static function notice( string $screen = 'dashboard' ): string {
		set_current_screen( $screen );
		return trim( self::printed_by( ( new Problem_Notice() )->show( ... ) ) );
	}

	/** @param string $notice The form that is sent. */
	private static function dismiss( string $notice ): void {
		preg_match_all( '/name="shown\[\]" value="([^"]+)"/', $notice, $shown );
		$_POST['shown']       = $shown[1];
		$_REQUEST['_wpnonce'] = wp_create_nonce( Problem_Notice::ACTION );
		self::redirect_by( static fn() => ( new Problem_Notice() )->dismiss() );
		unset( $_REQUEST['_wpnonce'], $_POST['shown'] );
	}
}
