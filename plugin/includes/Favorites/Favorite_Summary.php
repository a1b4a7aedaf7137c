<?php
declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Content\Picture;
use Hien\Downloads\Download_Post_Type;
use Hien\Downloads\Download_Summary;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A saved item of any type, as the list shows it. */
final class Favorite_Summary {

	/**
	 * @param string $saved When it was saved, in UTC.
	 * @return array<string,mixed> See schema().
	 */
	public static function of( WP_Post $post, string $saved ): array {
		return [
			'type'      => (string) Favorite_Type::of( $post ),
			'object_id' => Favorite_Type::id_of( $post ),
			'path'      => Download_Post_Type::NAME === $post->post_type
				? Download_Summary::list_path( $post )
				: Post_Summary::path( $post ),
			'title'     => Post_Summary::title( $post ),
			'excerpt'   => Post_Summary::excerpt( $post ),
			'date'      => get_date_from_gmt( $saved, DATE_ATOM ),
		] + Picture::drawing( $post->ID ) + Picture::of( $post );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Favorite',
			[
				'type'      => self::type_schema(),
				'object_id' => Schema::integer( __( 'Mã nội dung; với loại images là số của ảnh.', 'hien-core' ) ),
				'path'      => Schema::string( __( 'Đường dẫn dưới trang chủ.', 'hien-core' ) ),
				'title'     => Schema::string( __( 'Chữ thường, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
				'excerpt'   => Schema::string(),
				'date'      => Schema::date(),
			] + Picture::drawing_schema() + Picture::schema()
		);
	}

	/** @return array<string,mixed> */
	public static function type_schema(): array {
		return Schema::string( __( 'Loại nội dung.', 'hien-core' ), enum: array_keys( Favorite_Type::POST_TYPES ) );
	}
}
