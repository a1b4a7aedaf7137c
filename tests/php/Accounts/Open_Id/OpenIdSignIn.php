<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Open_Id;

use Hien\Constants;
use WP_Session_Tokens;
use WP_User;

/** A site with an OpenID provider, and a visitor's way through both. */
trait OpenIdSignIn {

	protected Provider $provider;

	/** @var list<int> Who signed in. */
	protected array $signed_in = [];

	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		parent::setUp();
		update_option( 'users_can_register', '1' );
		add_action(
			'wp_login',
			function ( string $login, WP_User $user ): void {
				$this->signed_in[] = $user->ID;
			},
			10,
			2
		);
		$this->provider = new Provider();
		$this->use_providers( $this->provider );
	}

	/** The owner's settings name these. */
	protected function use_providers( Provider ...$providers ): void {
		$rows = array_map(
			static fn( Provider $provider ): array => [
				'name' => 'Nhà',
				'issuer' => $provider->issuer,
				'client_id' => $provider->client,
				'secret' => Provider::SECRET,
			],
			$providers
		);
		update_option( 'hien_site', [ 'openid' => array_values( $rows ) ] );
		self::assertSame(
			array_fill( 0, count( $providers ), Constants::KEPT_SECRET ),
			array_column( get_option( 'hien_site' )['openid'], 'secret' )
		);
	}

	/** Where the button of a provider leads. */
	protected function begin( string $return_path = '', int $provider = 0 ): string {
		$link = $this->rest( 'GET', '/hien/v1/options' )->get_data()['login']['social'][ $provider ]['link'];
		return $this->follow( add_query_arg( '' === $return_path ? [] : [ 'redirect_to' => rawurlencode( $return_path ) ], $link ) );
	}

	/**
	 * Where the way back from the provider leads.
	 *
	 * @param array<string,string> $query
	 */
	protected function back( array $query ): string {
		return $this->follow( home_url( '/dang-nhap?' . http_build_query( $query ) ) );
	}

	/** The whole way of a visitor who consents. @return string Where it ends. */
	protected function sign_in( string $return_path = '' ): string {
		return $this->back( $this->provider->authorize( $this->begin( $return_path ) ) );
	}

	/** Where an address redirects to. */
	private function follow( string $address ): string {
		return $this->redirect( fn() => $this->go_to( $address ) );
	}

	/** Where some work redirects to. */
	private function redirect( callable $work ): string {
		$redirect = self::redirect_by( $work );
		self::assertSame( 302, $redirect->getCode() );
		return $redirect->location;
	}

	/** Nobody got in, and the login screen says why. */
	protected function assert_problem( string $problem, string $address, string $return_path = '' ): void {
		self::assertSame(
			home_url( "/dang-nhap?problem=$problem" . ( '' === $return_path ? '' : '&redirect_to=' . rawurlencode( $return_path ) ) ),
			$address
		);
		self::assertSame( [], $this->signed_in );
		self::assertNotSame( '', $this->sentence( $address ) );
	}

	/** What the login screen says at an address. */
	protected function sentence( string $address ): string {
		preg_match( '~<p class="hien-auth__problem" role="alert">(.*?)</p>~s', $this->page_at( $address )->html, $found );
		return html_entity_decode( $found[1] ?? '', ENT_QUOTES );
	}

	protected static function sessions( int $id ): int {
		return count( WP_Session_Tokens::get_instance( $id )->get_all() );
	}
}
