<?php

declare(strict_types=1);

namespace Hien\Tests\Settings;

use Hien\Plugin;
use Hien\Settings\Settings;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The owner's settings of signing in and out. */
final class LoginSettingsTest extends TestCase {

	use ScreenRequests;

	private const DEFAULTS = [
		'days'           => '14',
		'logout_to'      => '/',
		'cookie_prefix'  => 'hien_',
		'storage_prefix' => 'hien_',
	];

	public function test_they_have_defaults(): void {
		self::assertSame(
			self::DEFAULTS,
			array_combine( array_keys( self::DEFAULTS ), array_map( Settings::login( ... ), array_keys( self::DEFAULTS ) ) )
		);
		self::assertSame( [], Settings::allowed_origins() );
	}

	#[TestWith( [ 'days', '1', 200 ] )]
	#[TestWith( [ 'days', '365', 200 ] )]
	#[TestWith( [ 'days', '0', 400 ] )]
	#[TestWith( [ 'days', '366', 400 ] )]
	#[TestWith( [ 'days', '1.5', 400 ] )]
	#[TestWith( [ 'days', '', 400 ] )]
	#[TestWith( [ 'logout_to', '/tin-moi', 200 ] )]
	#[TestWith( [ 'logout_to', '//evil.example', 400 ] )]
	#[TestWith( [ 'logout_to', '/\\evil.example', 400 ] )]
	#[TestWith( [ 'logout_to', 'https://evil.example', 400 ] )]
	#[TestWith( [ 'logout_to', 'javascript:alert(1)', 400 ] )]
	#[TestWith( [ 'cookie_prefix', 'nha-cua-toi_', 200 ] )]
	#[TestWith( [ 'cookie_prefix', 'nhà', 400 ] )]
	#[TestWith( [ 'cookie_prefix', 'a=b;', 400 ] )]
	#[TestWith( [ 'storage_prefix', '', 400 ] )]
	public function test_what_is_wrong_is_named( string $field, string $value, int $status ): void {
		wp_set_current_user( 1 );
		$response = $this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ 'login' => [ $field => $value ] + self::DEFAULTS ] ] );
		self::assertSame( $status, $response->get_status() );
		self::assertSame( 200 === $status ? $value : self::DEFAULTS[ $field ], Settings::login( $field ) );
		self::assertSame(
			200 === $status ? [] : [ "hien_site.login.$field" ],
			array_keys( $response->get_data()['data']['params'] ?? [] )
		);
	}

	#[TestWith( [ '', 'http://example.org/wp-json/' ] )]
	#[TestWith( [ 'https://api.vi-du.vn/wp-json', 'https://api.vi-du.vn/wp-json/' ] )]
	public function test_pages_call_the_api_that_the_owner_names( string $given, string $called ): void {
		wp_set_current_user( 1 );
		self::assertSame(
			200,
			$this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ 'api' => [ 'url' => $given ] ] ] )->get_status()
		);
		self::assertSame( $called, Plugin::instance()->boot_data->for_screen( $this->visit( '/' ) )['rest'] );
	}
}
