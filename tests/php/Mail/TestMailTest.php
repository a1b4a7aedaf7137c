<?php

declare(strict_types=1);

namespace Hien\Tests\Mail;

use Hien\Health\Checks;
use Hien\Mail\Last_Failure;
use Hien\Mail\Test_Mail;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\TestCase;
use WP_Error;

/** How the owner learns that mails are refused, or arrive. */
final class TestMailTest extends TestCase {

	public function test_the_owner_opens_the_link_of_a_mail_and_the_day_is_kept(): void {
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'gửi một thư thử', Checks::problems( false )['mail-delivery']->advice );
		self::send();
		self::assertSame( [ 'admin@example.org', '[Hiên] Thư thử' ], [ self::$mails[0]['to'], self::$mails[0]['subject'] ] );
		self::assertStringContainsString( 'Thư thử đã gửi lúc ' . wp_date( 'd/m/Y' ), Checks::problems( false )['mail-delivery']->advice );

		wp_set_current_user( 0 ); // The mail may be read on a phone.
		self::assertStringContainsString( 'đã đến hộp thư', $this->open() );
		self::assertArrayHasKey( 'mail-delivery', Checks::problems( false ), 'Scanners of mail open links too.' );
		$_POST['arrived'] = '1';
		self::assertStringContainsString( 'ghi nhận', $this->open() );
		self::assertStringContainsString( 'xác nhận ngày ' . wp_date( 'd/m/Y' ), Checks::findings( false )['mail-delivery']->summary );
	}

	public function test_another_link_confirms_nothing(): void {
		wp_set_current_user( 1 );
		self::send();
		self::$mails[0]['message'] = str_replace( 'key=', 'key=0', self::$mails[0]['message'] );
		$_POST['arrived']          = '1';
		self::assertStringContainsString( 'không đúng', $this->open() );
		self::assertSame( 0, Test_Mail::times()['arrived'] );
	}

	public function test_a_mail_that_is_refused_was_not_sent(): void {
		wp_set_current_user( 1 );
		self::break_mail();
		self::send();
		self::assertSame( 0, Test_Mail::times()['sent'] );
	}

	public function test_only_who_may_change_settings_sends_one(): void {
		$this->as_user( 'editor' );
		$this->expectException( DieException::class );
		self::send();
	}

	public function test_the_reason_of_the_last_failure_is_told_without_addresses(): void {
		do_action(
			'wp_mail_failed',
			new WP_Error( 'wp_mail_failed', 'The following recipients failed: <binh@example.org>: relaying denied' )
		);
		self::assertSame( 'The following recipients failed: <…>: relaying denied', Last_Failure::get()['reason'] ?? null );
		self::assertStringContainsString( 'relaying denied', Checks::problems( false )['mail-refused']->details[0] );
		do_action( 'wp_mail_succeeded', [] );
		self::assertNull( Last_Failure::get() );
	}

	public function test_where_nobody_is_signed_in_the_page_with_the_button_is_named(): void {
		self::assertSame( [ admin_url( 'site-health.php' ) ], array_keys( Test_Mail::link() ) );
	}

	private static function send(): void {
		$_REQUEST['_wpnonce'] = wp_create_nonce( Test_Mail::ACTION );
		self::redirect_by( static fn() => ( new Test_Mail() )->send() );
		unset( $_REQUEST['_wpnonce'] );
	}

	/** The text of the page behind the link of the mail. */
	private function open(): string {
		preg_match( '~\?(hien-mail-arrived=\S+)~', self::$mails[0]['message'], $link );
		parse_str( $link[1], $_GET );
		return self::death_by( static fn() => ( new Test_Mail() )->show() )->getMessage();
	}
}
