<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Content\Field;
use Hien\Module;
use Hien\Settings\Site_Option;

defined( 'ABSPATH' ) || exit;

/**
 * What the site proves itself with to OpenID providers: the constant HIEN_OPENID_SECRETS of wp-config.php, otherwise what
 * the owner typed in the settings. That is taken out of the settings before they are stored, into an option that is not
 * autoloaded and that nothing gives out.
 */
final class Secrets implements Module {

	private const OPTION = 'hien_openid_secrets';

	public function register(): void {
		add_filter( 'hien_site_problems', [ $this, 'check' ], 10, 2 );
		add_filter( 'pre_update_option_' . Site_Option::NAME, [ $this, 'take' ] );
	}

	/** The secret of a client at an issuer; '' where there is none. */
	public static function of( string $issuer, string $client_id ): string {
		/**
		 * Filters the secrets that are not in the settings, for servers that keep them elsewhere.
		 *
		 * @param array<string,string> $secrets Client id => secret.
		 */
		$given = (array) apply_filters( 'hien_openid_secrets', defined( 'HIEN_OPENID_SECRETS' ) ? (array) HIEN_OPENID_SECRETS : [] );
		return (string) ( $given[ $client_id ] ?? self::kept()[ self::key( $issuer, $client_id ) ] ?? '' );
	}

	/**
	 * Asks for the secret of a client that is another than before: what is kept belongs to its client alone.
	 *
	 * @param array<string,string>                 $problems Path => a sentence.
	 * @param array<string,array<array-key,mixed>> $changed  Sections of the settings that are to be stored.
	 * @return array<string,string>
	 */
	public function check( array $problems, array $changed ): array {
		$rows = [];
		if ( isset( $changed['google'] ) ) {
			$rows['google'] = [ 'issuer' => Providers::GOOGLE ] + $changed['google'];
		}
		foreach ( $changed['openid'] ?? [] as $index => $row ) {
			$rows[ "openid.$index" ] = $row;
		}
		foreach ( $rows as $place => $row ) {
			$client = $row['client_id'] ?? '';
			if ( '' !== $client && Field::KEPT === ( $row['secret'] ?? '' ) && '' === self::of( $row['issuer'] ?? '', $client ) ) {
				$problems[ "$place.secret" ] = __( 'Bạn đã đổi mã ứng dụng hoặc nhà cung cấp, nên nhập lại khóa bí mật nhé.', 'hien-core' );
			}
		}
		return $problems;
	}

	/**
	 * Keeps the secrets of new settings. The settings themselves only say that there is one.
	 *
	 * @param mixed $site The new value of the option.
	 */
	public function take( mixed $site ): mixed {
		if ( ! is_array( $site ) || ! isset( $site['google'], $site['openid'] ) ) {
			return $site;
		}
		$before         = self::kept();
		$kept           = [];
		$take           = static function ( array $row ) use ( $before, &$kept ): array {
			$key    = self::key( $row['issuer'] ?? '', $row['client_id'] ?? '' );
			$typed  = $row['secret'] ?? '';
			$secret = Field::KEPT === $typed ? ( $before[ $key ] ?? '' ) : $typed;
			if ( '' !== $secret ) {
				$kept[ $key ] = $secret;
			}
			return [ ...$row, 'secret' => '' === $secret ? '' : Field::KEPT ];
		};
		$site['google'] = array_diff_key( $take( [ 'issuer' => Providers::GOOGLE ] + $site['google'] ), [ 'issuer' => '' ] );
		$site['openid'] = array_map( $take, $site['openid'] );
		if ( $kept !== $before ) {
			update_option( self::OPTION, $kept, false );
		}
		return $site;
	}

	/** @return array<string,string> */
	private static function kept(): array {
		return (array) get_option( self::OPTION, [] );
	}

	private static function key( string $issuer, string $client_id ): string {
		return md5( "$issuer $client_id" );
	}
}
