<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/** Sends requests to an OpenID provider. Accepts JSON only, and follows no redirect. */
final class Issuer_Http {

	/** Seconds. Short, because the visitor waits. */
	private const TIMEOUT = 5;

	private const MAX_BYTES = 256 * KB_IN_BYTES;

	private const MAX_DEPTH = 16;

	/**
	 * @param string              $url    URL of an endpoint.
	 * @param string              $issuer Issuer URL of the provider.
	 * @param array<string,mixed> $args   Of wp_remote_request().
	 * @return array{int,array<array-key,mixed>} Status, below 300 or 400 to 499, and body.
	 * @throws Login_Problem Where the URL is not allowed, or there is no such answer.
	 */
	public static function call( string $url, string $issuer, array $args = [] ): array {
		if ( ! self::is_allowed( $url, $issuer ) ) {
			throw new Login_Problem( Login_Problem::SETUP );
		}
		$response = wp_remote_request(
			$url,
			$args + [
				'headers'             => [ 'Accept' => 'application/json' ],
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				// An issuer may be in the owner's private network, but its metadata must not name other hosts there.
				'reject_unsafe_urls'  => self::host( $url ) !== self::host( $issuer ),
			]
		);
		$status = (int) wp_remote_retrieve_response_code( $response );
		$body   = json_decode( wp_remote_retrieve_body( $response ), true, self::MAX_DEPTH );
		if ( $status < 200 || $status >= 500 || ( $status >= 300 && $status < 400 ) || ! is_array( $body ) ) {
			throw new Login_Problem( Login_Problem::DOWN );
		}
		return [ $status, $body ];
	}

	/** Whether a URL may be requested: HTTPS, or plain HTTP where issuer and URL are on this machine. */
	public static function is_allowed( string $url, string $issuer ): bool {
		$parts = (array) wp_parse_url( $url );
		$local = [ 'localhost', '127.0.0.1' ];
		if ( empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) || isset( $parts['fragment'] ) ) {
			return false;
		}
		return match ( $parts['scheme'] ?? '' ) {
			'https' => true,
			'http'  => in_array( $parts['host'], $local, true ) && in_array( self::host( $issuer ), $local, true ),
			default => false,
		};
	}

	private static function host( string $url ): string {
		return strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
