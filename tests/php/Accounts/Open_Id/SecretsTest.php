<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Open_Id;

use Hien\Accounts\Open_Id\Secrets;
use Hien\Constants;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The secrets of OpenID clients: typed once, given out never. */
final class SecretsTest extends TestCase {

	private const SECRET = 'GOCSPX-<b>%41&"x';
	private const ISSUER = 'https://accounts.google.com';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** @return array{int,array<string,mixed>} Status and the section, as the owner's screen gets them. */
	private function save( string $client_id, string $secret ): array {
		$response = $this->rest(
			'POST',
			'/wp/v2/settings',
			json: [ 'hien_site' => [ 'google' => [ 'client_id' => $client_id, 'secret' => $secret ] ] ]
		);
		return [ $response->get_status(), $response->get_data()['hien_site']['google'] ?? $response->get_data()['data']['params'] ];
	}

	/** @return list<string> Ids of the buttons. */
	private function buttons(): array {
		return array_column( $this->rest( 'GET', '/hien/v1/options' )->get_data()['login']['social'], 'id' );
	}

	public function test_it_is_kept_and_never_shown_again(): void {
		global $wpdb;
		self::assertSame( [], $this->buttons() );
		self::assertSame(
			[ 200, [ 'client_id' => 'a.apps', 'secret' => Constants::KEPT_SECRET ] ],
			$this->save( 'a.apps', ' ' . self::SECRET . ' ' )
		);
		self::assertSame( [ self::SECRET, [ 'google' ] ], [ Secrets::of( self::ISSUER, 'a.apps' ), $this->buttons() ] );

		foreach ( [ '/wp/v2/settings', '/hien/v1/options' ] as $path ) {
			self::assertStringNotContainsString( 'GOCSPX', (string) wp_json_encode( $this->rest( 'GET', $path )->get_data() ) );
		}
		$stored = $wpdb->get_results( "SELECT option_name, autoload FROM $wpdb->options WHERE option_value LIKE '%GOCSPX%'", ARRAY_A );
		self::assertSame( [ [ 'option_name' => 'hien_openid_secrets', 'autoload' => 'off' ] ], $stored );
		self::assertIsArray( get_option( 'hien_openid_secrets' ), 'wp-admin/options.php prints texts, not lists.' );
	}

	public function test_saving_something_else_keeps_it(): void {
		$this->save( 'a.apps', self::SECRET );
		self::assertSame(
			[ 200, [ 'client_id' => 'a.apps', 'secret' => Constants::KEPT_SECRET ] ],
			$this->save( 'a.apps', Constants::KEPT_SECRET )
		);
		$this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ 'topic' => [ 'category' => 'x' ] ] ] );
		self::assertSame( self::SECRET, Secrets::of( self::ISSUER, 'a.apps' ) );
	}

	public function test_it_belongs_to_its_client_alone(): void {
		$this->save( 'a.apps', self::SECRET );
		[ $status, $problems ] = $this->save( 'b.apps', Constants::KEPT_SECRET );
		self::assertSame( [ 400, [ 'hien_site.google.secret' ] ], [ $status, array_keys( $problems ) ] );
		self::assertStringContainsString( 'nhập lại khóa bí mật', $problems['hien_site.google.secret'] );
		self::assertSame(
			[ self::SECRET, [ 'google' ] ],
			[ Secrets::of( self::ISSUER, 'a.apps' ), $this->buttons() ],
			'Nothing is lost by it.'
		);

		$this->save( 'b.apps', 'khoa-b' );
		self::assertSame( [ '', 'khoa-b' ], [ Secrets::of( self::ISSUER, 'a.apps' ), Secrets::of( self::ISSUER, 'b.apps' ) ] );
	}

	public function test_without_a_client_there_is_none(): void {
		$this->save( 'a.apps', self::SECRET );
		self::assertSame( [ 200, [ 'client_id' => '', 'secret' => '' ] ], $this->save( '', Constants::KEPT_SECRET ) );
		self::assertSame( [], $this->buttons() );
	}

	public function test_an_emptied_field_removes_it(): void {
		$this->save( 'a.apps', self::SECRET );
		$this->save( 'a.apps', '' );
		self::assertSame(
			[ '', [], [] ],
			[ Secrets::of( self::ISSUER, 'a.apps' ), get_option( 'hien_openid_secrets' ), $this->buttons() ]
		);
	}

	public function test_rows_keep_theirs_when_they_move(): void {
		$row  = static fn( string $client, string $secret ): array => [
			'name' => $client,
			'issuer' => 'https://id.example.org',
			'client_id' => $client,
			'secret' => $secret,
		];
		$save = fn( array ...$rows ) => self::assertSame(
			200,
			$this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ 'openid' => $rows ] ] )->get_status()
		);
		$save( $row( 'a', 'khoa-a' ), $row( 'b', 'khoa-b' ) );
		$save( $row( 'b', Constants::KEPT_SECRET ), $row( 'a', Constants::KEPT_SECRET ) );
		self::assertSame(
			[ 'khoa-a', 'khoa-b' ],
			array_map( static fn( string $client ): string => Secrets::of( 'https://id.example.org', $client ), [ 'a', 'b' ] )
		);
		self::assertCount( 2, array_unique( $this->buttons() ) );

		$response = $this->rest(
			'POST',
			'/wp/v2/settings',
			json: [ 'hien_site' => [ 'openid' => [ $row( 'b', Constants::KEPT_SECRET ), $row( 'c', Constants::KEPT_SECRET ) ] ] ]
		);
		self::assertSame(
			[ 400, [ 'hien_site.openid.1.secret' ] ],
			[ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ]
		);
	}

	#[TestWith( [ "a\nb" ] )]
	#[TestWith( [ 'có dấu' ] )]
	#[TestWith( [ 'a b' ] )]
	public function test_what_cannot_be_one_is_named( string $secret ): void {
		[ $status, $problems ] = $this->save( 'a.apps', $secret );
		self::assertSame( [ 400, [ 'hien_site.google.secret' ] ], [ $status, array_keys( $problems ) ] );
	}

	public function test_that_of_the_server_counts_first(): void {
		$this->save( 'a.apps', self::SECRET );
		add_filter( 'hien_openid_secrets', static fn(): array => [ 'a.apps' => 'cua-may-chu' ] );
		self::assertSame( 'cua-may-chu', Secrets::of( self::ISSUER, 'a.apps' ) );
		self::assertSame( 400, $this->save( 'b.apps', Constants::KEPT_SECRET )[0] );
		add_filter( 'hien_openid_secrets', static fn(): array => [ 'b.apps' => 'cua-may-chu' ] );
		self::assertSame( 200, $this->save( 'b.apps', Constants::KEPT_SECRET )[0], 'The server has one.' );
	}
}
