<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Addresses\Paths;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** The OpenID providers of the owner's settings: Google, and any other. */
final class Providers {

	public const GOOGLE = 'https://accounts.google.com';

	public static function get( string $id ): ?Provider {
		return self::all()[ $id ] ?? null;
	}

	/** @return list<array{id:string,name:string,link:string}> For the buttons of the login screen. */
	public static function links(): array {
		return array_map(
			static fn( Provider $provider ): array => [
				'id'   => $provider->id,
				'name' => $provider->name,
				'link' => Paths::url( Login_Urls::LOGIN ) . '?' . Open_Id_Login::ARGUMENT . "=$provider->id",
			],
			array_values( self::all() )
		);
	}

	/** @return array<string,Provider> By their id. Those without a client id are left out, and Google without its secret. */
	private static function all(): array {
		$all = [ new Provider( 'google', 'Google', self::GOOGLE, Sections::fields( 'google' )['client_id'] ) ];
		foreach ( Sections::rows( 'openid' ) as $row ) {
			$all[] = new Provider(
				substr( md5( "{$row['issuer']} {$row['client_id']}" ), 0, 8 ),
				$row['name'],
				$row['issuer'],
				$row['client_id']
			);
		}
		$all = array_filter(
			$all,
			static fn( Provider $provider ): bool => '' !== $provider->client_id
				&& ( self::GOOGLE !== $provider->issuer || '' !== $provider->secret() )
		);
		return array_column( $all, null, 'id' );
	}
}
