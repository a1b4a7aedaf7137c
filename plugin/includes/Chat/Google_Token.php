<?php
declare(strict_types=1);

namespace Hien\Chat;

use WP_Http;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/**
 * The OAuth access token with which the site itself reads and writes the chat's database. The database rules do not apply to it.
 *
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests
 */
final class Google_Token {

	/** Google's token endpoint. The `token_uri` of the service account's JSON is ignored, since a forged file could name another server. */
	private const HOST = 'oauth2.googleapis.com/token';

	private const SCOPE = 'https://www.googleapis.com/auth/firebase.database https://www.googleapis.com/auth/userinfo.email';

	/** Seconds before expiry at which a cached token is replaced. */
	private const MARGIN = 5 * MINUTE_IN_SECONDS;

	/** Tolerated difference between the server's clock and Google's, in seconds. */
	private const CLOCK_TOLERANCE = 5 * MINUTE_IN_SECONDS;

	/**
	 * Returns the cached token, or a new one, which is valid for an hour.
	 *
	 * @throws Database_Error Where there is no usable service account, or Google does not answer with a token.
	 */
	public static function get(): string {
		$account = Chat_Config::account();
		$kept    = get_transient( self::transient( $account ) );
		return is_array( $kept ) ? $kept['token'] : self::exchange( $account );
	}

	/**
	 * Deletes the cached token, so that the next request gets a new one from Google.
	 *
	 * @throws Database_Error Where there is no usable service account.
	 */
	public static function forget(): void {
		delete_transient( self::transient( Chat_Config::account() ) );
	}

	/**
	 * Requests a token from Google, and caches it.
	 *
	 * @throws Database_Error Where Google does not answer with a token.
	 */
	private static function exchange( Service_Account $account ): string {
		$emulator = Chat_Config::emulator();
		$response = wp_remote_post(
			( null === $emulator ? 'https://' : "$emulator/" ) . self::HOST,
			[
				'timeout'     => Database::TIMEOUT,
				'redirection' => 0,
				'body'        => [
					'grant_type' => 'urn:ietf:params:oauth:grant-type:jwt-bearer',
					'assertion'  => $account->sign( [ 'scope' => self::SCOPE, 'aud' => 'https://' . self::HOST ] ),
				],
			]
		);
		if ( is_wp_error( $response ) ) {
			throw Database_Error::network( $response->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$body   = json_decode( wp_remote_retrieve_body( $response ), true );
		$token  = is_array( $body ) ? $body['access_token'] ?? '' : '';
		if ( WP_Http::OK === $status && is_string( $token ) && '' !== $token ) {
			$seconds = (int) ( $body['expires_in'] ?? HOUR_IN_SECONDS ) - self::MARGIN;
			// An array, because wp-admin/options.php prints the values of options that are strings.
			set_transient( self::transient( $account ), compact( 'token' ), max( 1, $seconds ) );
			return $token;
		}
		throw self::error( $status, (string) wp_remote_retrieve_body( $response ), wp_remote_retrieve_header( $response, 'date' ) );
	}

	/**
	 * The error for a response without a token. Google refuses a JWT from a wrong clock without always saying so; the `Date` header of
	 * its response shows the difference.
	 *
	 * @param mixed $date The response's `Date` header.
	 */
	private static function error( int $status, string $body, mixed $date ): Database_Error {
		$answered = is_string( $date ) ? strtotime( $date ) : false;
		return match ( true ) {
			$status >= WP_Http::INTERNAL_SERVER_ERROR, WP_Http::OK === $status => Database_Error::network( "HTTP $status" ),
			false !== $answered && abs( time() - $answered ) > self::CLOCK_TOLERANCE,
			1 === preg_match( '/\b(?:iat|exp)\b/', $body )                     => Database_Error::clock(),
			default                                                            => Database_Error::key(),
		};
	}

	/** The name of the transient, one for each service account and server. */
	private static function transient( Service_Account $account ): string {
		return 'hien_chat_token_' . md5( "{$account->email} {$account->key_id} " . Chat_Config::emulator() );
	}
}
