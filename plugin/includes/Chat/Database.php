<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * The chat's database as the site itself reads and writes it: over REST, as the service account, which no rule binds.
 *
 * @see https://firebase.google.com/docs/reference/rest/database
 */
final class Database {

	/** Seconds that a request may take. */
	public const TIMEOUT = 10;

	public function __construct( private readonly Chat_Config $config ) {}

	/**
	 * The value at a path; null where there is none. Keys that are numbers are integers.
	 *
	 * @param string              $path  Such as `threads/7`; what comes from outside is encoded here.
	 * @param array<string,mixed> $query Such as `[ 'orderBy' => 'lastAt', 'limitToLast' => 50 ]` or `[ 'shallow' => true ]`.
	 * @throws Database_Error Where the database does not answer.
	 */
	public function get( string $path, array $query = [] ): mixed {
		$value = $this->send( 'GET', $path, array_map( 'wp_json_encode', $query ) );
		// Keys 1, 2, 3 … come as a list, with null for those that are missing.
		return is_array( $value ) ? array_filter( $value, static fn( mixed $child ): bool => null !== $child ) : $value;
	}

	/**
	 * Replaces the value at a path.
	 *
	 * @throws Database_Error Where it is not stored.
	 */
	public function put( string $path, mixed $value ): void {
		$this->send( 'PUT', $path, [ 'print' => 'silent' ], $value );
	}

	/**
	 * Replaces some children of a path, all or none. null removes one.
	 *
	 * @param array<string,mixed> $values Key, or path below, => value.
	 * @throws Database_Error Where they are not stored.
	 */
	public function patch( string $path, array $values ): void {
		$this->send( 'PATCH', $path, [ 'print' => 'silent' ], (object) $values );
	}

	/**
	 * Removes all at a path and below.
	 *
	 * @throws Database_Error Where it is not removed.
	 */
	public function delete( string $path ): void {
		$this->send( 'DELETE', $path, [ 'print' => 'silent' ] );
	}

	/**
	 * @param array<string,string|false> $query Encoded as the database wants them.
	 * @param mixed                      $value For PUT and PATCH.
	 * @throws Database_Error Where it fails.
	 */
	private function send( string $method, string $path, array $query, mixed $value = null ): mixed {
		$token    = $this->token();
		$response = $this->request( $token->get(), $method, $path, $query, $value );
		if ( WP_Http::UNAUTHORIZED === wp_remote_retrieve_response_code( $response ) ) {
			$token->forget(); // It may have been withdrawn; a new one is asked for once.
			$response = $this->request( $token->get(), $method, $path, $query, $value );
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
	private function request( #[\SensitiveParameter] string $token, string $method, string $path, array $query, mixed $value ): array|\WP_Error {
		$place    = implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
		$instance = null === $this->config->emulator() ? [] : [ 'ns' => $this->config->public_config()['projectId'] ?? '' ];
		return wp_remote_request(
			$this->config->database_url() . "/$place.json?" . http_build_query( $query + $instance ),
			[
				'method'      => $method,
				'timeout'     => self::TIMEOUT,
				'redirection' => 2,
				'headers'     => [
					'Authorization' => "Bearer $token",
					'Content-Type'  => 'application/json',
				],
			] + ( in_array( $method, [ 'PUT', 'PATCH' ], true ) ? [ 'body' => (string) wp_json_encode( $value ) ] : [] )
		);
	}

	/**
	 * Has the next request ask Google for a new token, as after another key was pasted.
	 *
	 * @throws Database_Error Where there is no account that can be used.
	 */
	public function forget_token(): void {
		$this->token()->forget();
	}

	/** @throws Database_Error Where there is no account that can be used. */
	private function token(): Access_Token {
		return new Access_Token( $this->config, $this->account() );
	}

	/** @throws Database_Error Where there is no account that can be used. */
	private function account(): Service_Account {
		if ( [] === $this->config->public_config() ) {
			throw Database_Error::config( __( 'Trang chưa có cấu hình Firebase (firebaseConfig).', 'hien-core' ) );
		}
		$account = Service_Account::parse( Account_Store::get() );
		if ( is_wp_error( $account ) ) {
			throw Database_Error::without_key( $account->get_error_message() );
		}
		if ( $account->project !== $this->config->public_config()['projectId'] ) {
			throw Database_Error::other_project( $account->project, $this->config->public_config()['projectId'] );
		}
		return $account;
	}

	private static function error( int $status, string $body ): Database_Error {
		$answer = json_decode( $body, true );
		$detail = is_array( $answer ) && is_string( $answer['error'] ?? null ) ? $answer['error'] : "HTTP $status";
		return match ( true ) {
			str_contains( $detail, 'indexOn' )                                                                                                    => Database_Error::rules( $detail ),
			in_array( $status, [ WP_Http::UNAUTHORIZED, WP_Http::FORBIDDEN, WP_Http::NOT_FOUND, WP_Http::GONE, WP_Http::LOCKED ], true ) => Database_Error::project( $detail ),
			default                                                                                                                               => Database_Error::network( $detail ),
		};
	}
}
