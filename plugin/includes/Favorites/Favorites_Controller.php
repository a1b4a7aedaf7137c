<?php
declare(strict_types=1);

namespace Hien\Favorites;

use DateTimeImmutable;
use Hien\Constants;
use Hien\List_Sizes;
use Hien\Rest\Field_Error;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `favorites`: the items that the member has saved, the latest first. POST saves one item, or all of `items`, which a visitor had
 * saved before signing in. DELETE on `favorites/{type}-{object_id}` removes one. Both are idempotent.
 */
final class Favorites_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::FAVORITES;
	protected $rest_base = 'favorites';

	public function register_routes(): void {
		parent::register_routes();

		$changes = new Limit( 'favorites', 120 );
		$this->add_route(
			'POST',
			'/favorites',
			self::may_write( ... ),
			self::save( ... ),
			self::keys_response( ... ),
			self::save_params(),
			$changes
		);
		$this->add_route(
			'DELETE',
			'/favorites/(?P<slug>[^/]+)',
			self::may_write( ... ),
			self::remove( ... ),
			self::keys_response( ... ),
			limit: $changes
		);
	}

	/** Members, for their own items. */
	protected function may_read( array $params ): true|WP_Error {
		return self::signed_in( __( 'Bạn cần đăng nhập để xem mục đã lưu.', 'hien-core' ) );
	}

	protected function read_list( array $params ): array {
		$types = isset( $params['type'] ) ? [ Favorite_Type::POST_TYPES[ $params['type'] ] ] : array_values( Favorite_Type::POST_TYPES );
		$dates = Favorite_Repository::dates( get_current_user_id() );
		$found = Favorite_Repository::page( array_keys( $dates ), $types, $params['limit'], $params['page'] );
		$data  = array_map( static fn( WP_Post $post ): array => Favorite_Summary::of( $post, $dates[ $post->ID ] ), $found['posts'] );
		return self::list_of( $data, $found['total'], [ 'page' => $found['page'] ] + $params );
	}

	/**
	 * Saves one item, with a 404 if it does not exist; or those of several that exist.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	private static function save( WP_REST_Request $request ): array|WP_Error {
		$params  = $request->get_params();
		$missing = isset( $params['items'] ) ? [] : array_diff( [ 'type', 'object_id' ], array_keys( $params ) );
		if ( [] !== $missing ) {
			$name = current( $missing );
			/* translators: %s: name of a parameter */
			return Field_Error::of( $name, sprintf( __( 'Thiếu tham số: %s.', 'hien-core' ), $name ), 'rest_missing_callback_param' );
		}
		$dates = [];
		foreach ( $params['items'] ?? [ $params ] as $item ) {
			$dates[ "{$item['type']}-{$item['object_id']}" ] = self::date( isset( $params['items'] ) ? $item['created'] ?? '' : '' );
		}
		$found = Favorite_Repository::find( array_keys( $dates ) );
		if ( ! isset( $params['items'] ) && [] === $found ) {
			return self::not_found();
		}
		Favorite_Repository::add(
			get_current_user_id(),
			array_map( static fn( string $key ): DateTimeImmutable => $dates[ $key ], array_flip( $found ) )
		);
		return self::keys();
	}

	/** The time at which an item was saved, from a browser; not in the future, nor before 1970. */
	private static function date( string $created ): DateTimeImmutable {
		return max( new DateTimeImmutable( '@0' ), min( current_datetime(), new DateTimeImmutable( '' === $created ? 'now' : $created ) ) );
	}

	/** @return array<string,mixed>|WP_Error */
	private static function remove( WP_REST_Request $request ): array|WP_Error {
		$id = self::id_of( $request );
		if ( null === Favorite_Type::parse( $id ) ) {
			return self::not_found();
		}
		Favorite_Repository::remove( get_current_user_id(), $id );
		return self::keys();
	}

	/** Members, for their own items: no path contains a user id. */
	private static function may_write(): true|WP_Error {
		return self::signed_in( __( 'Vui lòng đăng nhập để lưu!', 'hien-core' ) );
	}

	private static function not_found(): WP_Error {
		return new WP_Error(
			'hien_object_not_found',
			__( 'Nội dung này không còn, nên không lưu được.', 'hien-core' ),
			[ 'status' => WP_Http::NOT_FOUND ]
		);
	}

	/** @return array{saved:list<string>} All that the member has saved now. */
	private static function keys(): array {
		return [ 'saved' => Favorite_Repository::keys( get_current_user_id() ) ];
	}

	public function get_list_schema(): array {
		return Schema::list( 'FavoriteList', Favorite_Summary::schema() );
	}

	/** @return array<string,mixed> */
	private static function keys_response(): array {
		return Schema::object( 'SavedKeys', [ 'saved' => self::keys_schema() ] );
	}

	/** @return array<string,mixed> Keys as in Favorite_Type. */
	public static function keys_schema(): array {
		return Schema::array_of( Schema::string( __( 'Loại và mã của một mục đã lưu, như videos-12.', 'hien-core' ) ) );
	}

	public function get_collection_params(): array {
		return parent::get_collection_params() + [ 'type' => Favorite_Summary::type_schema() ];
	}

	/** @return array<string,array<string,mixed>> */
	private static function save_params(): array {
		$item = [
			'type'      => Favorite_Summary::type_schema(),
			'object_id' => Schema::integer( __( 'Mã nội dung; với loại images là số của ảnh.', 'hien-core' ), minimum: 1 ),
		];
		return $item + [
			'items' => [
				'description' => __( 'Những mục đã lưu trước khi đăng nhập, thay cho một mục.', 'hien-core' ),
				'type'        => 'array',
				'minItems'    => 1,
				'maxItems'    => Constants::GUEST_FAVORITES_LIMIT,
				'items'       => [
					'type'                 => 'object',
					'properties'           => $item + [
						'created' => [ 'description' => __( 'Đã lưu lúc nào.', 'hien-core' ) ] + Schema::date(),
					],
					'required'             => array_keys( $item ),
					'additionalProperties' => false,
				],
			],
		];
	}
}
