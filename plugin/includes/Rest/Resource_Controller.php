<?php
declare(strict_types=1);

namespace Hien\Rest;

use Closure;
use Hien\Content\Content_Repository;
use Hien\Content\Picture;
use Hien\Content\Post_Type;
use Hien\Throttle\Limit;
use Hien\Throttle\Result;
use Hien\Throttle\Throttle;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the resources of the site. A child declares name ($rest_base), read permission, response and schema; REST and screens
 * then use the same responses.
 */
abstract class Resource_Controller extends Controller {

	/** Items on a page if the request has no `limit`; 0 for WordPress's own setting. */
	protected const LIMIT = 0;

	/** Whether everybody may read all of it, since it is published; otherwise may_read() decides. */
	protected const IS_PUBLIC = false;

	/** Whether `{$rest_base}/{slug}` reads an item, beside the list. */
	protected const HAS_ITEMS = false;

	/** Highest page number of a request. */
	public const MAX_PAGE = 100000;

	/** Maximum items on a page. */
	private const MAX_LIMIT = 100;

	/** @var array<string,Result> Name of a limit => result of counting the request for a screen. */
	private array $counted = [];

	/**
	 * Permission to read the resource, for REST and for screens: by default for everybody if it IS_PUBLIC, otherwise for nobody. If it
	 * depends on the item, such as for a draft, read_item() decides, mostly with a 404.
	 *
	 * @param array<string,mixed> $params Query parameters; defaults are filled in.
	 */
	protected function may_read( array $params ): true|WP_Error {
		return static::IS_PUBLIC ? true : self::forbidden();
	}

	/**
	 * The response to a GET of the list.
	 *
	 * @param array<string,mixed> $params Query parameters; defaults are filled in.
	 * @return array<string,mixed>|WP_Error
	 */
	protected function read_list( array $params ): array|WP_Error {
		return Resources::not_found();
	}

	/**
	 * The response to a GET of one item.
	 *
	 * @param string              $slug   Second segment of the path.
	 * @param array<string,mixed> $params Query parameters; defaults are filled in.
	 * @return array<string,mixed>|WP_Error
	 */
	protected function read_item( string $slug, array $params ): array|WP_Error {
		return Resources::not_found();
	}

	public function register_routes(): void {
		$this->add_route(
			'GET',
			"/$this->rest_base",
			fn( WP_REST_Request $request ): true|WP_Error => $this->may_read( $request->get_params() ),
			fn( WP_REST_Request $request ): array|WP_Error => self::refuse_missing_page( $this->read( null, $request->get_params() ) ),
			$this->get_public_list_schema( ... ),
			$this->get_collection_params(),
			$this->limit_of( ... )
		);
		if ( static::HAS_ITEMS ) {
			$this->register_item_route();
		}
	}

	protected function register_item_route(): void {
		$this->add_route(
			'GET',
			"/$this->rest_base/(?P<slug>[^/]+)",
			fn( WP_REST_Request $request ): true|WP_Error => $this->may_read( $request->get_params() ),
			fn( WP_REST_Request $request ): array|WP_Error => self::refuse_missing_page(
				$this->read( self::id_of( $request ), $request->get_params() )
			),
			$this->get_public_item_schema( ... ),
			$this->get_item_params(),
			$this->limit_of( ... )
		);
	}

	private function limit_of( WP_REST_Request $request ): ?Limit {
		return $this->read_limit( $request->get_params() );
	}

	/**
	 * The response to a GET of this resource, for screens.
	 *
	 * @param string|null         $id     Second segment of the path.
	 * @param array<string,mixed> $params Query parameters that were given.
	 * @return array<string,mixed>|WP_Error
	 */
	final public function respond( ?string $id, array $params ): array|WP_Error {
		$params = $this->check_request( $id, $params );
		return is_wp_error( $params ) ? $params : $this->read( $id, $params );
	}

	/**
	 * Checks parameters, permission and rate limit, before a screen gets a response. However often it is called, a request counts once
	 * against a limit.
	 *
	 * @param string|null         $id     Second segment of the path.
	 * @param array<string,mixed> $params Query parameters that were given.
	 * @return array<string,mixed>|WP_Error The parameters with their defaults, or the error.
	 */
	final public function check_request( ?string $id, array $params ): array|WP_Error {
		foreach ( null === $id ? $this->get_collection_params() : $this->get_item_params() as $name => $arg ) {
			if ( ! isset( $params[ $name ] ) ) {
				$params[ $name ] = $arg['default'] ?? null;
				continue;
			}
			$valid = rest_validate_value_from_schema( $params[ $name ], $arg, $name );
			if ( is_wp_error( $valid ) ) {
				$valid->add_data( [ 'status' => WP_Http::BAD_REQUEST ] );
				return $valid;
			}
			$params[ $name ] = rest_sanitize_value_from_schema( $params[ $name ], $arg, $name );
		}
		$allowed = $this->may_read( $params );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$limit = $this->read_limit( $params );
		if ( null === $limit ) {
			return $params;
		}
		$this->counted[ $limit->name ] ??= Throttle::hit_visitor( $limit );
		return $this->counted[ $limit->name ]->error() ?? $params;
	}

	/** @return array<string,mixed> JSON schema of the list. */
	abstract public function get_list_schema(): array;

	/** @return array<string,mixed> */
	final public function get_public_list_schema(): array {
		return [ '$schema' => 'http://json-schema.org/draft-04/schema#' ] + $this->get_list_schema();
	}

	/** @return array<string,array<string,mixed>> Query parameters of the list. */
	public function get_collection_params(): array {
		return $this->page_params();
	}

	/**
	 * Page and limit of a list. For values out of range, core's validation responds 400 with the parameter.
	 *
	 * @param int|null $default_limit Items on a page if the request has no `limit`; null for LIMIT.
	 * @return array<string,array<string,mixed>>
	 */
	protected function page_params( ?int $default_limit = null ): array {
		return [
			'limit' => Schema::integer(
				__( 'Số mục trong một trang.', 'hien-core' ),
				minimum: 1,
				maximum: self::MAX_LIMIT,
				default: $default_limit ?? ( static::LIMIT ?: self::posts_per_page() )
			),
			'page'  => $this->page_param(),
		];
	}

	/** @return array<string,array<string,mixed>> Query parameters of an item. */
	protected function get_item_params(): array {
		return [];
	}

	/**
	 * The structured data of a response for search engines, besides breadcrumbs: an entity of https://schema.org; [] for none. Values that
	 * are '' or null are left out.
	 *
	 * @param array<string,mixed> $response A response of the resource.
	 * @return array<string,mixed>
	 */
	public function json_ld( array $response ): array {
		return [];
	}

	/**
	 * Rate limit for reading, by visitor; null for none.
	 *
	 * @param array<string,mixed> $params Query parameters.
	 */
	protected function read_limit( array $params ): ?Limit {
		return null;
	}

	/** @return array<string,mixed> */
	protected function page_param(): array {
		return Schema::integer( __( 'Trang thứ mấy, từ 1.', 'hien-core' ), minimum: 1, maximum: self::MAX_PAGE, default: 1 );
	}

	/** @return array<string,mixed> The id of an item, where its slug does not say which one it is; 0 for none. */
	protected static function id_param( string $description ): array {
		return Schema::integer( $description, minimum: 0, default: 0 );
	}

	/** Posts on a page by WordPress's settings, 1 to MAX_LIMIT. There, -1 means all. */
	public static function posts_per_page(): int {
		$limit = (int) get_option( 'posts_per_page' );
		return $limit < 0 ? self::MAX_LIMIT : max( 1, min( self::MAX_LIMIT, $limit ) );
	}

	/**
	 * The response of a list, in the common format.
	 *
	 * @param list<array<string,mixed>> $data   Items of the page.
	 * @param int                       $count  Items on all pages.
	 * @param array<string,mixed>       $params Query parameters: `limit` and `page`.
	 * @return array{data:list<array<string,mixed>>,count:int,page:int,pages:int}
	 */
	protected static function list_of( array $data, int $count, array $params ): array {
		return [
			'data'  => Picture::avoid_repeated_drawings( $data ),
			'count' => $count,
			'page'  => $params['page'],
			'pages' => (int) ceil( $count / max( 1, $params['limit'] ) ),
		];
	}

	/**
	 * A page of all content of a type, as its archive shows it.
	 *
	 * @param class-string<Post_Type>                     $type   Class of the content type.
	 * @param Closure(WP_Post):(array<string,mixed>|null) $item   Makes an item; null to leave it out.
	 * @param array<string,mixed>                         $params Query parameters: `limit` and `page`.
	 * @param list<string>                                $files  As in Content_Repository::page().
	 * @return array{data:list<array<string,mixed>>,count:int,page:int,pages:int}
	 */
	protected static function list_of_type( string $type, Closure $item, array $params, array $files = [] ): array {
		$found = Content_Repository::page( $type::NAME, $params['limit'], $params['page'], $type::LISTED, $files );
		return self::list_of( array_values( array_filter( array_map( $item, $found['posts'] ) ) ), $found['total'], $params );
	}

	/**
	 * Reads the list or an item, and filters the response.
	 *
	 * @param string|null         $id     Second segment of the path; null for the list.
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>|WP_Error
	 */
	private function read( ?string $id, array $params ): array|WP_Error {
		$response = null === $id ? $this->read_list( $params ) : $this->read_item( $id, $params );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		/**
		 * Filters the response to a GET, in REST and on screens.
		 *
		 * @param array<string,mixed> $response The response.
		 * @param string              $path     Its path below the namespace, such as `courses` (the list) or `courses/ten-khoa-hoc`.
		 * @param array<string,mixed> $params   Its query parameters.
		 */
		return (array) apply_filters( 'hien_response', $response, $this->rest_base . ( null === $id ? '' : "/$id" ), $params );
	}

	/**
	 * Refuses a page after the last one with a 400, as core's lists do. All pages of an empty list are empty.
	 *
	 * @param array<string,mixed>|WP_Error $response Result of read().
	 * @return array<string,mixed>|WP_Error
	 */
	private static function refuse_missing_page( array|WP_Error $response ): array|WP_Error {
		if (
			is_wp_error( $response )
			|| ! isset( $response['page'], $response['pages'], $response['count'] )
			|| 0 === $response['count']
			|| $response['page'] <= $response['pages']
		) {
			return $response;
		}
		return Field_Error::of_all(
			[ 'page' => __( 'Số trang lớn hơn trang cuối.', 'hien-core' ) ],
			'rest_post_invalid_page_number',
			/* translators: %d: number of pages */
			sprintf( __( 'Danh sách này chỉ có %d trang.', 'hien-core' ), $response['pages'] )
		);
	}
}
