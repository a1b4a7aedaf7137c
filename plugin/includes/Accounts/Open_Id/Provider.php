<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Addresses\Paths;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** An OpenID provider in the owner's settings: Google, or any other. */
final class Provider {

	public const GOOGLE = 'https://accounts.google.com';

	/**
	 * @param string $id        Id in URLs.
	 * @param string $name      Name on the button.
	 * @param string $issuer    Issuer URL.
	 * @param string $client_id Client id of this site.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $issuer,
		public readonly string $client_id,
	) {}

	public static function find( string $id ): ?self {
		return self::all()[ $id ] ?? null;
	}

	/** @return list<array{id:string,name:string,link:string}> For the buttons of the login screen. */
	public static function links(): array {
		return array_map(
			static fn( self $provider ): array => [
				'id'   => $provider->id,
				'name' => $provider->name,
				'link' => Paths::url( Login_Urls::LOGIN ) . '?' . Open_Id_Login::ARGUMENT . "=$provider->id",
			],
			array_values( self::all() )
		);
	}

	/** The client secret of this site; '' for a provider without one. */
	public function secret(): string {
		return Secrets::of( $this->issuer, $this->client_id );
	}

	/** @return array<string,self> By their id. Those without a client id are left out, and Google without its secret. */
	private static function all(): array {
		$all = [ new self( 'google', 'Google', self::GOOGLE, Sections::fields( 'google' )['client_id'] ) ];
		foreach ( Sections::rows( 'openid' ) as $row ) {
			$id    = substr( md5( "{$row['issuer']} {$row['client_id']}" ), 0, 8 );
			$all[] = new self( $id, $row['name'], $row['issuer'], $row['client_id'] );
		}
		$all = array_filter(
			$all,
			static fn( self $provider ): bool => '' !== $provider->client_id
				&& ( self::GOOGLE !== $provider->issuer || '' !== $provider->secret() )
		);
		return array_column( $all, null, 'id' );
	}
}
