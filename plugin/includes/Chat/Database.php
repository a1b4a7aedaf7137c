<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Finding;
use WP_Http;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/**
 * Reads and writes the chat's database over REST, as the service account, to which the database rules do not apply.
 *
 * @see https://firebase.google.com/docs/reference/rest/database
 */
final class Database {

	/** Timeout of a request, in seconds. */
	public const TIMEOUT = 10;

	/** Option: why it has refused the site the last time: `at` (Unix time), `kind` and `text` (Database_Error); absent while it answers. */
	private const ERROR = 'hien_chat_error';

	/** What a database answers that belongs to another project, or is not there. */
	private const NOT_OURS = [ WP_Http::UNAUTHORIZED, WP_Http::FORBIDDEN, WP_Http::NOT_FOUND, WP_Http::GONE, WP_Http::LOCKED ];

	/** What it answers to a request that it cannot carry out. */
	private const REFUSED = [ WP_Http::BAD_REQUEST, WP_Http::REQUEST_ENTITY_TOO_LARGE ];

	/**
	 * The value at a path; null for none. Numeric keys become integers.
	 *
	 * @param string              $path  Unencoded path, such as `threads/7`.
	 * @param array<string,mixed> $query Such as `[ 'orderBy' => 'lastAt', 'limitToLast' => 50 ]` or `[ 'shallow' => true ]`.
	 * @throws Database_Error Where the database does not answer.
	 */
	public static function get( string $path, array $query = [] ): mixed {
		$value = self::send( 'GET', $path, array_map( 'wp_json_encode', $query ) );
		// Firebase returns children with the keys 1, 2, 3 … as a list, with null for missing keys.
		return is_array( $value ) ? array_filter( $value, static fn( mixed $child ): bool => null !== $child ) : $value;
	}

	/**
	 * Replaces the value at a path.
	 *
	 * @throws Database_Error Where the database does not store it.
	 */
	public static function put( string $path, mixed $value ): void {
		self::send( 'PUT', $path, [ 'print' => 'silent' ], $value );
	}

	/**
	 * Replaces several children of a path atomically. null removes a child.
	 *
	 * @param array<string,mixed> $values Key, or path below $path => value.
	 * @throws Database_Error Where the database does not store them.
	 */
	public static function patch( string $path, array $values ): void {
		self::send( 'PATCH', $path, [ 'print' => 'silent' ], (object) $values );
	}

	/**
	 * Removes the value at a path with all its children.
	 *
	 * @throws Database_Error Where the database does not remove it.
	 */
	public static function delete( string $path ): void {
		self::send( 'DELETE', $path, [ 'print' => 'silent' ] );
	}

	/**
	 * @param array<string,string|false> $query Name => JSON, such as `"lastAt"` with its quotes.
	 * @param mixed                      $value For PUT and PATCH.
	 * @throws Database_Error Where it fails; noted for check().
	 */
	private static function send( string $method, string $path, array $query, mixed $value = null ): mixed {
		try {
			$answer = self::answer( $method, $path, $query, $value );
			if ( false !== get_option( self::ERROR ) ) {
				delete_option( self::ERROR );
			}
			return $answer;
		} catch ( Database_Error $error ) {
			$note = [
				'at'   => time(),
				'kind' => $error->kind,
				'text' => $error->getMessage(),
			];
			update_option( self::ERROR, $note, false );
			throw $error;
		}
	}

	/** Whether Firebase has answered the site's last request. A network that fails once is no reason to worry yet, a refused key is. */
	public static function check(): Finding {
		$error = Chat_Config::is_ready() ? get_option( self::ERROR ) : false;
		if ( ! is_array( $error ) ) {
			return Finding::good( __( 'Trò chuyện không gặp lỗi nào với Firebase', 'hien-core' ) );
		}
		$found = Database_Error::NETWORK === $error['kind'] ? Finding::recommended( ... ) : Finding::critical( ... );
		return $found(
			/* translators: %s: date and time */
			sprintf( __( 'Lần gọi Firebase gần nhất bị hỏng (%s)', 'hien-core' ), wp_date( 'd/m/Y H:i', $error['at'] ) ),
			$error['text'],
			[ admin_url( 'admin.php?page=hien#firebase' ) => __( 'Mở Hiên > Cài đặt > Trò chuyện và bấm “Kiểm tra kết nối”', 'hien-core' ) ]
		);
	}

	/**
	 * @param array<string,string|false> $query As of send().
	 * @throws Database_Error Where it fails.
	 */
	private static function answer( string $method, string $path, array $query, mixed $value ): mixed {
		$response = self::request( $method, $path, $query, $value );
		if ( WP_Http::UNAUTHORIZED === wp_remote_retrieve_response_code( $response ) ) {
			Google_Token::forget(); // Google may have revoked it. The second request uses a new one.
			$response = self::request( $method, $path, $query, $value );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$body   = wp_remote_retrieve_body( $response );
		if ( is_wp_error( $response ) ) {
			throw Database_Error::network( $response->get_error_message() );
		}
		return match ( true ) {
			WP_Http::NO_CONTENT === $status => null,
			WP_Http::OK === $status         => json_decode( $body, true ),
			default                         => throw self::error( $status, $body ),
		};
	}

	/**
	 * @param array<string,string|false> $query
	 * @return array<string,mixed>|\WP_Error
	 */
	private static function request( string $method, string $path, array $query, mixed $value ): array|\WP_Error {
		$place    = implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
		$instance = null === Chat_Config::emulator() ? [] : [ 'ns' => Chat_Config::public_config()['projectId'] ?? '' ];
		return wp_remote_request(
			Chat_Config::database_url() . "/$place.json?" . http_build_query( $query + $instance ),
			[
				'method'      => $method,
				'timeout'     => self::TIMEOUT,
				'redirection' => 2,
				'headers'     => [
					'Authorization' => 'Bearer ' . Google_Token::get(),
					'Content-Type'  => 'application/json',
				],
			] + ( in_array( $method, [ 'PUT', 'PATCH' ], true ) ? [ 'body' => (string) wp_json_encode( $value ) ] : [] )
		);
	}

	private static function error( int $status, string $body ): Database_Error {
		$answer = json_decode( $body, true );
		$detail = is_array( $answer ) && is_string( $answer['error'] ?? null ) ? $answer['error'] : "HTTP $status";
		return match ( true ) {
			str_contains( $detail, 'indexOn' )       => Database_Error::rules( $detail ),
			in_array( $status, self::NOT_OURS, true ) => Database_Error::project( $detail ),
			in_array( $status, self::REFUSED, true )  => Database_Error::request( $detail ),
			default                                   => Database_Error::network( $detail ),
		};
	}
}
