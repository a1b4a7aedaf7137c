<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Addresses\Paths;
use Hien\Settings\Settings;
use Hien\Visitors\Request;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** The origin of the request, from headers that the browser sets and that scripts of a page cannot change. */
final class Origins {

	/** The request's origin if the owner's settings list it; null for the site's own and for all others. */
	public static function listed(): ?string {
		$origin = Request::header( 'Origin' );
		return in_array( $origin, Settings::allowed_origins(), true ) && ! in_array( $origin, self::own(), true ) ? $origin : null;
	}

	/** Whether the request comes from a page of this site, or from a client other than a browser. */
	public static function is_own(): bool {
		$origin = Request::header( 'Origin' );
		return '' === $origin
			? in_array( Request::header( 'Sec-Fetch-Site' ), [ '', 'same-origin', 'none' ], true )
			: in_array( $origin, self::own(), true );
	}

	/**
	 * Whether the request may start, renew or end a session. Other sites may not, since they could sign a visitor in to an account of
	 * theirs (login CSRF); nor may a GET with a method override, which an image on any page can send.
	 *
	 * @return true|WP_Error 403 otherwise.
	 */
	public static function may_sign_in(): true|WP_Error {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Refuses.
		$overrides_method = isset( $_GET['_method'] ) || '' !== Request::header( 'X-HTTP-Method-Override' );
		if ( ! $overrides_method && ( self::is_own() || null !== self::listed() ) ) {
			return true;
		}
		return new WP_Error(
			'hien_foreign_origin',
			__( 'Trang này không nhận đăng nhập từ một trang khác.', 'hien-core' ),
			[ 'status' => WP_Http::FORBIDDEN ]
		);
	}

	/** @return list<string> Origins of home_url() and of site_url(), which may differ. */
	private static function own(): array {
		return array_map( self::of( ... ), [ home_url(), site_url() ] );
	}

	/** The origin of a URL as browsers send it, with a Vietnamese host name in Punycode. */
	private static function of( string $url ): string {
		$parts = (array) wp_parse_url( mb_strtolower( $url ) );
		return ( $parts['scheme'] ?? '' ) . '://' . Paths::host( $url )
			. ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
