<?php

declare(strict_types=1);

namespace Hien\Tests\Visitors;

use Hien\Tests\Support\TestCase;
use Hien\Visitors\Address;
use Hien\Visitors\Detected_Proxy;
use PHPUnit\Framework\Attributes\TestWith;

/** The address of a visitor, also behind a proxy. */
final class AddressTest extends TestCase {

	public function test_a_header_is_ignored_where_the_settings_name_no_proxy(): void {
		$_SERVER['REMOTE_ADDR']          = '10.0.0.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
		self::assertSame( '10.0.0.1', Address::current() );
	}

	#[TestWith( [ '10.0.0.1', '203.0.113.9', '203.0.113.9' ] )]
	#[TestWith( [ '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9' ] )] // The first one is what the visitor claims.
	#[TestWith( [ '10.0.0.1', '203.0.113.9, 10.2.3.4', '203.0.113.9' ] )] // Two proxies.
	#[TestWith( [ '2001:db8::1', '203.0.113.9', '203.0.113.9' ] )]
	#[TestWith( [ '198.51.100.7', '203.0.113.9', '198.51.100.7' ] )] // Not our proxy.
	#[TestWith( [ '11.0.0.1', '203.0.113.9', '11.0.0.1' ] )]
	#[TestWith( [ '10.0.0.1', '203.0.113.9:51234', '203.0.113.9' ] )] // As Azure and IIS write it.
	#[TestWith( [ '10.0.0.1', '[2001:db9::1]:443', '2001:db9::1' ] )]
	#[TestWith( [ '10.0.0.1', '[2001:db9::1]', '2001:db9::1' ] )]
	#[TestWith( [ '10.0.0.1:8080', '203.0.113.9', '203.0.113.9' ] )]
	#[TestWith( [ '10.0.0.1', '203.0.113.9:', '10.0.0.1' ] )]
	#[TestWith( [ '10.0.0.1', 'unknown', '10.0.0.1' ] )]
	#[TestWith( [ '10.0.0.1', '', '10.0.0.1' ] )]
	public function test_a_named_proxys_header_is_believed( string $peer, string $header, string $expected ): void {
		$this->set_proxy( 'X-Forwarded-For', '10.0.0.0/8, 2001:db8::/32' );
		$_SERVER['REMOTE_ADDR']          = $peer;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $header;
		self::assertSame( $expected, Address::current() );
	}

	#[TestWith( [ '203.0.113.9', [], false ] )]
	#[TestWith( [ '10.0.0.1', [], true ] )]
	#[TestWith( [ 'fd00::1', [], true ] )]
	#[TestWith( [ '203.0.113.9', [ 'X_FORWARDED_FOR' => '198.51.100.1' ], true ] )]
	#[TestWith( [ '203.0.113.9', [ 'CF_CONNECTING_IP' => '198.51.100.1' ], true ] )]
	#[TestWith( [ '203.0.113.9', [ 'X_FORWARDED_FOR' => '198.51.100.1, 203.0.113.9' ], false ] )] // The server has replaced REMOTE_ADDR.
	#[TestWith( [ '10.0.0.1', [ 'X_FORWARDED_FOR' => '198.51.100.1' ], false, 'X-Forwarded-For' ] )] // The settings name the proxy.
	#[TestWith( [ '10.0.0.1', [ 'X_FORWARDED_FOR' => 'unknown' ], true, 'X-Forwarded-For' ] )]
	public function test_visitors_behind_a_proxy_that_is_not_named_share_its_address(
		string $peer,
		array $headers,
		bool $expected,
		string $named = ''
	): void {
		if ( '' !== $named ) {
			$this->set_proxy( $named, '10.0.0.0/8' );
		}
		$_SERVER['REMOTE_ADDR'] = $peer;
		foreach ( $headers as $name => $value ) {
			$_SERVER[ "HTTP_$name" ] = $value;
		}
		$this->as_user( 'administrator' );
		( new Detected_Proxy() )->look();
		wp_set_current_user( 0 );
		self::assertSame( $expected, Address::is_shared() );
		add_filter( 'hien_visitor_address', static fn(): string => '198.51.100.77' );
		self::assertFalse( Address::is_shared(), 'A server that knows better says who it is.' );
	}

	public function test_the_header_of_a_guest_proves_no_proxy(): void {
		$_SERVER['REMOTE_ADDR']          = '203.0.113.9';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		( new Detected_Proxy() )->look();
		self::assertFalse( Address::is_shared() );
		$this->as_user( 'editor' );
		( new Detected_Proxy() )->look();
		self::assertFalse( Address::is_shared() );
	}

	public function test_a_header_that_the_owner_did_not_have_neither_makes_nor_hides_a_proxy(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		update_option( Detected_Proxy::OPTION, 'CF-Connecting-IP' );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		self::assertFalse( Address::is_shared() );
		$_SERVER['HTTP_CF_CONNECTING_IP'] = '198.51.100.1';
		self::assertTrue( Address::is_shared() );
	}

	public function test_a_page_of_wp_admin_without_the_header_shows_that_the_proxy_is_gone(): void {
		update_option( Detected_Proxy::OPTION, 'X-Forwarded-For' );
		$this->as_user( 'administrator' );
		( new Detected_Proxy() )->look(); // Such as a request of WordPress to itself.
		self::assertSame( 'X-Forwarded-For', Detected_Proxy::header() );
		set_current_screen( 'dashboard' );
		( new Detected_Proxy() )->look();
		set_current_screen( 'front' );
		self::assertSame( '', Detected_Proxy::header() );
	}

	public function test_an_ipv4_address_in_the_form_of_ipv6_is_that_ipv4_address(): void {
		$this->set_proxy( 'X-Forwarded-For', '10.0.0.0/8' );
		$_SERVER['REMOTE_ADDR'] = '::ffff:203.0.113.9'; // As servers say it that listen to both.
		self::assertSame( [ '203.0.113.9', '203.0.113.9' ], [ Address::current(), Address::network() ] );
		$_SERVER['REMOTE_ADDR']          = '::ffff:10.0.0.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '::ffff:203.0.113.10';
		self::assertSame( '203.0.113.10', Address::current() );
	}

	public function test_another_header_than_the_named_one_is_ignored(): void {
		$this->set_proxy( 'X-Real-IP', '10.0.0.1' );
		$_SERVER['REMOTE_ADDR']          = '10.0.0.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
		self::assertSame( '10.0.0.1', Address::current() );
		$_SERVER['HTTP_X_REAL_IP'] = '203.0.113.10';
		self::assertSame( '203.0.113.10', Address::current() );
	}

	public function test_a_server_that_knows_better_filters_it(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.77' );
		self::assertSame( '203.0.113.77', Address::current() );
	}

	public function test_devices_of_one_ipv6_household_share_a_network(): void {
		$network = static function ( string $address ): string {
			$_SERVER['REMOTE_ADDR'] = $address;
			return Address::network();
		};
		self::assertSame( $network( '2001:db8:1:2:aaaa::1' ), $network( '2001:db8:1:2:bbbb::2' ) );
		self::assertNotSame( $network( '2001:db8:1:2::1' ), $network( '2001:db8:1:3::1' ) );
		self::assertSame( '203.0.113.9', $network( '203.0.113.9' ) );
	}

	#[TestWith( [ [ 'header' => 'X-Evil', 'addresses' => '' ], 'hien_site.proxy.header' ] )]
	#[TestWith( [ [ 'header' => 'X-Forwarded-For', 'addresses' => 'proxy.example' ], 'hien_site.proxy.addresses' ] )]
	public function test_a_setting_that_is_no_proxy_is_refused_by_name( array $proxy, string $field ): void {
		$this->as_user( 'administrator' );
		$response = $this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ 'proxy' => $proxy ] ] );
		self::assertSame( [ 400, [ $field ] ], [ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ] );
	}

	private function set_proxy( string $header, string $addresses ): void {
		update_option( 'hien_site', [ 'proxy' => compact( 'header', 'addresses' ) ] );
		self::assertSame( $header, get_option( 'hien_site' )['proxy']['header'] );
	}
}
