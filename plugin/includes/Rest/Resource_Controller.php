<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use Hien\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * One resource of the site. A child says what it is called, what it answers and in which shape; REST and screens
 * then give the same arrays.
 */
abstract class Resource_Controller extends Controller {

	/** No list is longer; numbers behind it would only trouble the database. */
	public const MAX_PAGE = 100000;

	/** No page is longer. */
	private const MAX_LIMIT = 100;

	public function __construct( Settings $settings ) {
		parent::__construct( $settings );
		$this->rest_base = $this->resource();
	}

	/** Name of the resource: first segment of its REST path, and of its store in the app. */
	abstract public function resource(): string;

	/**
	 * What a GET answers.
	 *
	 * @param string|null         $id     Second segment of the path, null for the list.
	 * @param array<string,mixed> $params Query parameters; defaults are filled in.
	 * @return array<string,mixed>|WP_Error
	 */
	abstract protected function read( ?string $id, array $params ): array|WP_Error;

	/**
	 * What a response says to search engines, beside the breadcrumbs: entities of https://schema.org.
	 *
	 * @param array<string,mixed> $response What read() gave.
	 * @return list<array<string,mixed>>
	 */
	public function json_ld( array $response ): array {
		return [];
	}

	/** Registers the list. Resources that have items call register_item_route() as well. */
	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_items' ],
					'permission_callback' => [ $this, 'get_items_permissions_check' ],
					'args'                => $this->get_collection_params(),
				],
				'schema' => [ $this, 'get_public_list_schema' ],
			]
		);
	}

	protected function register_item_route(): void {
		$this->add_route(
			'/' . $this->rest_base . '/(?P<slug>[^/]+)',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'get_item_permissions_check' ],
					'args'                => $this->get_item_params(),
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
	}

	/** Registers POST on the list: get_create_params() says what it takes, create_item() stores it and answers get_created_schema(). */
	protected function register_create_route(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create_item' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
					'args'                => $this->get_create_params(),
				],
				'created_schema' => [ $this, 'get_created_schema' ],
			]
		);
	}

	/**
	 * Answers a path of this resource; for screens.
	 *
	 * @param string|null         $id     Second segment of the path.
	 * @param array<string,mixed> $params Query parameters that were given.
	 * @return array<string,mixed>|WP_Error
	 */
	final public function respond( ?string $id, array $params ): array|WP_Error {
		foreach ( null === $id ? $this->get_collection_params() : $this->get_item_params() as $name => $arg ) {
			if ( ! isset( $params[ $name ] ) ) {
				$params[ $name ] = $arg['default'] ?? null;
				continue;
			}
			$valid = rest_validate_value_from_schema( $params[ $name ], $arg, $name );
			if ( is_wp_error( $valid ) ) {
				return $valid;
			}
			$params[ $name ] = rest_sanitize_value_from_schema( $params[ $name ], $arg, $name );
		}
		return $this->read( $id, $params );
	}

	/**
	 * Public by intent: these are the responses that every visitor's page is printed from.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return true;
	}

	/** @param WP_REST_Request $request Request. */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		return $this->answer( $this->read( null, $request->get_params() ) );
	}

	/**
	 * Public by intent, as the list; what must not be seen answers 404 or without content.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return true;
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return $this->answer( $this->read( urldecode( (string) $request['slug'] ), $request->get_params() ) );
	}

	/**
	 * The JSON schema of the list.
	 *
	 * @return array<string,mixed>
	 */
	abstract public function get_list_schema(): array;

	/** @return array<string,mixed> */
	final public function get_public_list_schema(): array {
		return [ '$schema' => 'http://json-schema.org/draft-04/schema#' ] + $this->get_list_schema();
	}

	/**
	 * Page and limit of a list. Out of range answers 400 with the field named (core's validation).
	 *
	 * @return array<string,array<string,mixed>>
	 */
	public function get_collection_params(): array {
		return [
			'limit' => [
				'description' => __( 'Số mục trong một trang.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => self::MAX_LIMIT,
				'default'     => $this->default_limit(),
			],
			'page'  => $this->page_param(),
		];
	}

	/** @return array<string,array<string,mixed>> Query parameters of an item. */
	protected function get_item_params(): array {
		return [];
	}

	/** @return array<string,array<string,mixed>> Body parameters of a new item. */
	protected function get_create_params(): array {
		return [];
	}

	/** @return array<string,mixed> The JSON schema of what a POST answers. */
	public function get_created_schema(): array {
		return [];
	}

	/** @return array<string,mixed> */
	protected function page_param(): array {
		return [
			'description' => __( 'Trang thứ mấy, từ 1.', 'hien-core' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => self::MAX_PAGE,
			'default'     => 1,
		];
	}

	/** Items on a page where the call does not say. */
	protected function default_limit(): int {
		return self::posts_per_page();
	}

	/** Posts on a page as the owner set it; WordPress's -1 is "all". */
	public static function posts_per_page(): int {
		$limit = (int) get_option( 'posts_per_page' );
		return $limit < 0 ? self::MAX_LIMIT : max( 1, min( self::MAX_LIMIT, $limit ) );
	}

	/**
	 * A list in the shape that all lists have.
	 *
	 * @param list<array<string,mixed>> $data  Items of the page.
	 * @param int                       $count Items in all.
	 * @return array{data:list<array<string,mixed>>,count:int,page:int,pages:int}
	 */
	protected static function list_of( array $data, int $count, int $limit, int $page ): array {
		return [
			'data'  => $data,
			'count' => $count,
			'page'  => $page,
			'pages' => (int) ceil( $count / max( 1, $limit ) ),
		];
	}

	/**
	 * @param array<string,mixed>|WP_Error $response What read() gave.
	 */
	private function answer( array|WP_Error $response ): WP_REST_Response|WP_Error {
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$answer = new WP_REST_Response( $response );
		if ( isset( $response['count'], $response['pages'] ) ) {
			$answer->header( 'X-WP-Total', (string) $response['count'] );
			$answer->header( 'X-WP-TotalPages', (string) $response['pages'] );
		}
		return $answer;
	}
}
