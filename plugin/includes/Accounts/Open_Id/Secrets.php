<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Constants;
use Hien\Module;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/**
 * The client secrets for OpenID providers: from the constant HIEN_OPENID_SECRETS in wp-config.php, otherwise from the settings.
 * Secrets that the owner types are moved out of the settings before these are stored, into an option that is not autoloaded and
 * that no response contains.
 */
final class Secrets implements Module {

	private const OPTION = 'hien_openid_secrets';

	public function register(): void {
		add_filter( 'hien_site_problems', [ $this, 'check' ], 10, 2 );
		add_filter( 'pre_update_option_' . Sections::NAME, [ $this, 'extract_secrets' ] );
	}

	/** The client secret for an issuer; '' for none. */
	public static function of( string $issuer, string $client_id ): string {
		/**
		 * Filters the client secrets from outside the settings, for servers that store them elsewhere.
		 *
		 * @param array<string,string> $secrets Client id => secret.
		 */
		$given = (array) apply_filters( 'hien_openid_secrets', defined( 'HIEN_OPENID_SECRETS' ) ? (array) HIEN_OPENID_SECRETS : [] );
		return (string) ( $given[ $client_id ] ?? self::stored()[ self::key( $issuer, $client_id ) ] ?? '' );
	}

	/**
	 * Requires the secret again when the client id or the issuer has changed: a stored secret belongs to one client.
	 *
	 * @param array<string,string>                 $problems Path => a sentence.
	 * @param array<string,array<array-key,mixed>> $changed  Sections of the settings that are to be stored.
	 * @return array<string,string>
	 */
	public function check( array $problems, array $changed ): array {
		$rows = [];
		if ( isset( $changed['google'] ) ) {
			$rows['google'] = [ 'issuer' => Provider::GOOGLE ] + $changed['google'];
		}
		foreach ( $changed['openid'] ?? [] as $index => $row ) {
			$rows[ "openid.$index" ] = $row;
		}
		foreach ( $rows as $place => $row ) {
			$client = $row['client_id'] ?? '';
			$is_kept = Constants::KEPT_SECRET === ( $row['secret'] ?? '' );
			if ( '' !== $client && $is_kept && '' === self::of( $row['issuer'] ?? '', $client ) ) {
				$problems[ "$place.secret" ] = __( 'Bạn đã đổi mã ứng dụng hoặc nhà cung cấp, nên nhập lại khóa bí mật nhé.', 'hien-core' );
			}
		}
		return $problems;
	}

	/**
	 * Moves the secrets of new settings into OPTION. The settings then contain Constants::KEPT_SECRET in their place.
	 *
	 * @param mixed $site The new value of the option.
	 */
	public function extract_secrets( mixed $site ): mixed {
		if ( ! is_array( $site ) || ! isset( $site['google'], $site['openid'] ) ) {
			return $site;
		}
		$before         = self::stored();
		$secrets        = [];
		$extract        = static function ( array $row ) use ( $before, &$secrets ): array {
			$key    = self::key( $row['issuer'] ?? '', $row['client_id'] ?? '' );
			$typed  = $row['secret'] ?? '';
			$secret = Constants::KEPT_SECRET === $typed ? ( $before[ $key ] ?? '' ) : $typed;
			if ( '' !== $secret ) {
				$secrets[ $key ] = $secret;
			}
			return [ ...$row, 'secret' => '' === $secret ? '' : Constants::KEPT_SECRET ];
		};
		$site['google'] = array_diff_key( $extract( [ 'issuer' => Provider::GOOGLE ] + $site['google'] ), [ 'issuer' => '' ] );
		$site['openid'] = array_map( $extract, $site['openid'] );
		if ( $secrets !== $before ) {
			update_option( self::OPTION, $secrets, false );
		}
		return $site;
	}

	/** @return array<string,string> Key => secret. */
	private static function stored(): array {
		return (array) get_option( self::OPTION, [] );
	}

	private static function key( string $issuer, string $client_id ): string {
		return md5( "$issuer $client_id" );
	}
}
