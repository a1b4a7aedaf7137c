<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Settings\Settings;
use Hien\Visitors\Request;
use WP_Error;
use WP_Http;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Which site the request comes from, as the browser says: scripts of a page can change none of these headers. */
final class Origins {

	public function __construct( private readonly Settings $settings ) {}

	/** The origin that the request names, where the owner's settings list it; null for the site's own and for all others. */
	public function listed(): ?string {
		$origin = Request::header( 'Origin' );
		return in_array( $origin, $this->settings->allowed_origins(), true ) && ! in_array( $origin, self::own(), true ) ? $origin : null;
	}

	/** Whether it comes from a page of this site, or from what is no browser. */
	public function is_own(): bool {
		$origin = Request::header( 'Origin' );
		return '' === $origin
			? in_array( Request::header( 'Sec-Fetch-Site' ), [ '', 'same-origin', 'none' ], true )
			: in_array( $origin, self::own(), true );
	}

	/**
	 * Whether the request may begin, renew or end a session. Another site must not: it could sign a visitor in to an
	 * account of its own. Nor may a GET that poses as a POST, which a picture on any page can send.
	 *
	 * @return true|WP_Error 403 otherwise.
	 */
	public function may_sign_in(): true|WP_Error {
		$poses = isset( $_GET['_method'] ) || '' !== Request::header( 'X-HTTP-Method-Override' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Refuses.
		if ( ! $poses && ( $this->is_own() || null !== $this->listed() ) ) {
			return true;
		}
		return new WP_Error( 'hien_foreign_origin', __( 'Trang này không nhận đăng nhập từ một trang khác.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] );
	}

	/** @return list<string> Of the site, and of WordPress itself, which may live at another address. */
	private static function own(): array {
		return array_map( self::of( ... ), [ home_url(), site_url() ] );
	}

	/** The origin of an address, as browsers write it: a name with Vietnamese letters in Punycode. */
	private static function of( string $url ): string {
		$parts = (array) wp_parse_url( mb_strtolower( $url ) );
		return ( $parts['scheme'] ?? '' ) . '://' . IdnaEncoder::encode( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
