<?php
declare(strict_types=1);

namespace Hien\Rest;

use Closure;
use Hien\Content\Visibility;
use Hien\Module;
use Throwable;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** All resources of the site's REST namespace, by name, for REST and for screens. */
final class Resources implements Module {

	/** @var array<string,Resource_Controller> Name => controller, for those that were used. */
	private array $controllers = [];

	/** @param array<string,Closure():Resource_Controller> $factories Name of a resource => function that creates its controller. */
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

	/** The controller of a resource, created on first use; null for an unknown resource. */
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

	/**
	 * Forbids caching for readers who have entered a post password: their responses may contain protected content.
	 *
	 * @param mixed $is_forbidden Whether WordPress or another plugin forbids it.
	 */
	public function forbid_caching( mixed $is_forbidden ): bool {
		return (bool) $is_forbidden || Visibility::has_given_password();
	}

	/**
	 * The responses of several REST paths. Stops at the first error, and logs it if it is a server error.
	 *
	 * @param array<string,string> $paths Name of a response => its path below the namespace, such as `posts?page=2`.
	 * @return array<string,array<string,mixed>>|WP_Error Name => response.
	 */
	public function respond_all( array $paths ): array|WP_Error {
		$responses = [];
		foreach ( $paths as $name => $path ) {
			$response = $this->respond( $path );
			if ( is_wp_error( $response ) ) {
				if ( Error_Status::of( $response ) >= WP_Http::INTERNAL_SERVER_ERROR ) {
					self::log_error( $path, $response );
				}
				return $response;
			}
			$responses[ $name ] = $response;
		}
		return $responses;
	}

	/**
	 * The structured data of a screen's responses, for search engines.
	 *
	 * @param array<string,string>              $paths Name of a response => its path.
	 * @param array<string,array<string,mixed>> $data  Name => response.
	 * @return list<array<string,mixed>> Entities of https://schema.org.
	 */
	public function json_ld( array $paths, array $data ): array {
		$entities = [];
		foreach ( $paths as $name => $path ) {
			$entity = $this->controller( (string) strtok( $path, '/?' ) )?->json_ld( $data[ $name ] ) ?? [];
			if ( [] !== $entity ) {
				$entities[] = [ '@context' => 'https://schema.org' ]
					+ array_filter( $entity, static fn( mixed $value ): bool => null !== $value && '' !== $value );
			}
		}
		return $entities;
	}

	/**
	 * An empty list of a resource, valid against its schema.
	 *
	 * @param string $name Name of the resource.
	 * @return array<string,mixed>
	 */
	public function empty_list( string $name ): array {
		$controller = $this->controller( $name );
		return null === $controller ? [] : (array) Schema::blank( $controller->get_list_schema() );
	}

	/**
	 * The response to a GET of this path, without core's REST server.
	 *
	 * @param string $path Path below the namespace, its parts encoded.
	 * @return array<string,mixed>|WP_Error
	 */
	public function respond( string $path ): array|WP_Error {
		[ $controller, $id, $params ] = $this->parse( $path );
		return null === $controller
			? self::not_found()
			: Failed_Queries::checked( static fn() => $controller->respond( $id, $params ), true );
	}

	/**
	 * The error with which respond() would refuse the request: wrong parameters, no permission, or too many requests; null for none.
	 *
	 * @param string $path Path below the namespace, its parts encoded.
	 */
	public function request_error( string $path ): ?WP_Error {
		[ $controller, $id, $params ] = $this->parse( $path );
		$checked                      = null === $controller ? self::not_found() : $controller->check_request( $id, $params );
		return is_wp_error( $checked ) ? $checked : null;
	}

	/** @return array{Resource_Controller|null,string|null,array<string,mixed>} Controller, id and query parameters of a path. */
	private function parse( string $path ): array {
		[ $names, $query ] = explode( '?', $path, 2 ) + [ 1 => '' ];
		[ $name, $id ]     = explode( '/', $names, 2 ) + [ 1 => null ];
		wp_parse_str( $query, $params );
		/** @var array<string,mixed> $params */
		$given = array_filter( $params, static fn( mixed $value ): bool => '' !== $value );
		return [ $this->controller( (string) $name ), null === $id ? null : rawurldecode( $id ), $given ];
	}

	/**
	 * Writes an error to PHP's error log.
	 *
	 * @param string $path What has failed: a REST path below the namespace, or another short name.
	 */
	public static function log_error( string $path, WP_Error|Throwable $error ): void {
		$text = $error instanceof Throwable
			? "{$error->getMessage()} ({$error->getFile()}:{$error->getLine()})"
			: $error->get_error_message();
		if ( function_exists( 'error_log' ) ) { // Some hosts disable it.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- So that the owner can find the cause.
			error_log( "Hiên: $path: $text" );
		}
	}

	public static function not_found(): WP_Error {
		return new WP_Error( 'rest_no_route', __( 'Không có tài nguyên này.', 'hien-core' ), [ 'status' => 404 ] );
	}
}
