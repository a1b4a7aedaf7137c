<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use Closure;
use Hien\Cache\Expiring_Resource;
use Hien\Content\Visibility;
use Hien\Module;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** All resources of the site's REST namespace, by name: for REST, and for screens that need the same responses. */
final class Resources implements Module {

	/** @var array<string,Resource_Controller> Those that were needed. */
	private array $controllers = [];

	/** @param array<string,Closure():Resource_Controller> $factories What makes each controller, by the name of its resource. */
	public function __construct( private readonly array $factories ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
		add_filter( 'rest_send_nocache_headers', [ $this, 'forbid_caching' ] );
	}

	public function register_routes(): void {
		foreach ( $this->names() as $name ) {
			$this->controller( $name )?->register_routes();
		}
	}

	/** The controller of a resource, made when it is first asked for; null where there is no such resource. */
	public function controller( string $name ): ?Resource_Controller {
		if ( ! isset( $this->factories[ $name ] ) ) {
			return null;
		}
		return $this->controllers[ $name ] ??= ( $this->factories[ $name ] )();
	}

	/** @return list<string> */
	public function names(): array {
		return array_keys( $this->factories );
	}

	/** Responses to a reader who has given a password may hold what only that reader may see. */
	public function forbid_caching( mixed $is_forbidden ): bool {
		return (bool) $is_forbidden || Visibility::has_given_password();
	}

	/**
	 * The responses of several REST paths; stops at the first error, and logs it where the server is at fault.
	 *
	 * @param list<string> $paths Paths below the namespace, such as `posts?page=2`.
	 * @return array<string,array<string,mixed>>|WP_Error
	 */
	public function respond_all( array $paths ): array|WP_Error {
		$responses = [];
		foreach ( $paths as $path ) {
			$response = $this->respond( $path );
			if ( is_wp_error( $response ) ) {
				if ( Error_Status::of( $response ) >= WP_Http::INTERNAL_SERVER_ERROR ) {
					self::log( $path, $response );
				}
				return $response;
			}
			$responses[ $path ] = $response;
		}
		return $responses;
	}

	/**
	 * What describes the responses of a screen to search engines.
	 *
	 * @param array<string,array<string,mixed>> $data REST path => response.
	 * @return list<array<string,mixed>> Entities of https://schema.org.
	 */
	public function json_ld( array $data ): array {
		$entities = [];
		foreach ( $data as $path => $response ) {
			$controller = $this->controller( (string) strtok( $path, '/?' ) );
			if ( $controller instanceof Has_Structured_Data ) {
				array_push( $entities, ...$controller->json_ld( $response ) );
			}
		}
		return $entities;
	}

	/**
	 * When the first of some responses goes out of date, although nothing is saved.
	 *
	 * @param array<string,array<string,mixed>> $data REST path => response.
	 * @return int|null Unix time; null where only a change makes them so.
	 */
	public function expires_at( array $data ): ?int {
		$times = [];
		foreach ( $data as $path => $response ) {
			$controller = $this->controller( (string) strtok( $path, '/?' ) );
			$times[]    = $controller instanceof Expiring_Resource ? $controller->expires_at( $response ) : null;
		}
		$times = array_filter( $times, 'is_int' );
		return [] === $times ? null : min( $times );
	}

	/**
	 * A list of a resource with nothing in it, which fits its schema.
	 *
	 * @param string $name Name of the resource.
	 * @return array<string,mixed>
	 */
	public function blank( string $name ): array {
		$controller = $this->controller( $name );
		return null === $controller ? [] : (array) Schema::blank( $controller->get_list_schema() );
	}

	/**
	 * The response that a GET of this path gives, without core's REST server.
	 *
	 * @param string $path Path below the namespace, its parts encoded.
	 * @return array<string,mixed>|WP_Error
	 */
	public function respond( string $path ): array|WP_Error {
		[ $controller, $id, $params ] = $this->parse( $path );
		return null === $controller ? self::not_found() : $controller->respond( $id, $params );
	}

	/**
	 * Why respond() would not answer: wrong parameters, no permission, or too many requests.
	 *
	 * @param string $path Path below the namespace, its parts encoded.
	 */
	public function refusal( string $path ): ?WP_Error {
		[ $controller, $id, $params ] = $this->parse( $path );
		$admitted                     = null === $controller ? self::not_found() : $controller->admit( $id, $params );
		return is_wp_error( $admitted ) ? $admitted : null;
	}

	/** @return array{Resource_Controller|null,string|null,array<string,mixed>} Controller, id and query parameters that a path names. */
	private function parse( string $path ): array {
		[ $names, $query ] = explode( '?', $path, 2 ) + [ 1 => '' ];
		[ $name, $id ]     = explode( '/', $names, 2 ) + [ 1 => null ];
		wp_parse_str( $query, $params );
		/** @var array<string,mixed> $params */
		$given = array_filter( $params, static fn( mixed $value ): bool => '' !== $value );
		return [ $this->controller( (string) $name ), null === $id ? null : rawurldecode( $id ), $given ];
	}

	/** Writes the error of a response into the log of the server, where no visitor sees it. */
	public static function log( string $path, WP_Error $error ): void {
		error_log( "Hiên: $path: {$error->get_error_message()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- For the owner, who else learns nothing of it.
	}

	private static function not_found(): WP_Error {
		return new WP_Error( 'rest_no_route', __( 'Không có tài nguyên này.', 'hien-core' ), [ 'status' => 404 ] );
	}
}
