<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Proxy_Notice;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;

/** The notice in wp-admin that the site is behind a proxy of which the settings know nothing. */
final class ProxyNoticeTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_user( 'administrator' );
		$_SERVER['REMOTE_ADDR'] = '172.18.0.4';
	}

	public function test_the_owner_is_told_once_and_on_the_settings_page_until_the_proxy_is_named(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		self::assertStringContainsString( '172.18.0.4, kèm header X-Forwarded-For', self::notice( 'dashboard' ) );
		self::assertSame( '', self::notice( 'edit-post' ) );

		$_REQUEST['_wpnonce'] = wp_create_nonce( Proxy_Notice::ACTION );
		try {
			( new Proxy_Notice() )->dismiss();
		} catch ( RedirectException ) {
			self::assertSame( '', self::notice( 'dashboard' ) );
		}
		self::assertStringContainsString( 'Máy chủ proxy', self::notice( 'toplevel_page_hien' ) );

		update_option( 'hien_site', [ 'proxy' => [ 'header' => 'X-Forwarded-For', 'addresses' => '172.18.0.0/16' ] ] );
		self::assertSame( '', self::notice( 'toplevel_page_hien' ) );
	}

	public function test_who_cannot_change_it_is_not_told(): void {
		$this->as_user( 'editor' );
		self::assertSame( '', self::notice( 'dashboard' ) );
	}

	private static function notice( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		( new Proxy_Notice() )->show();
		return trim( (string) ob_get_clean() );
	}
}
