<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Content\Crumbs;
use Hien\Content\Picture;
use Hien\Head\Head_Schema;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** An image in lists, with what the lightbox needs. */
final class Image_Response {

	/** Image size of `thumb`. */
	private const THUMB_SIZE = 'medium';

	/** @return array<string,mixed> See schema(). */
	public static function of( WP_Post $image ): array {
		$picture = Picture::of( $image );
		$thumb   = null === $picture['image']
			? false
			: wp_get_attachment_image_url( (int) get_post_thumbnail_id( $image ), self::THUMB_SIZE );
		return [
			'id'       => Image_Numbers::of( $image ),
			'post_id'  => $image->ID,
			'path'     => Post_Summary::path( $image ),
			'title'    => Post_Summary::title( $image ),
			'decs'     => self::description( $image ),
			'image'    => Picture::url( $picture['image'] ) ?: null,
			'thumb'    => false === $thumb ? null : $thumb,
			'date'     => Post_Summary::date( $image, 'date' ),
			'comments' => (int) get_comments_number( $image ),
		] + $picture;
	}

	/** The text as HTML without scripts, which the lightbox could not run. */
	private static function description( WP_Post $image ): string {
		return trim( wp_kses_post( Post_Content::screen_html( $image ) ) );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'Image', self::properties() );
	}

	/** @return array<string,mixed> A single image. */
	public static function detail_schema(): array {
		$number = Schema::nullable( Schema::integer( __( 'Số của ảnh, null khi không có.', 'hien-core' ) ) );
		return Schema::object(
			'ImageDetail',
			self::properties() + [
				'previous'       => $number,
				'next'           => $number,
				'position'       => Schema::integer( __( 'Ảnh thứ mấy trong danh sách, từ 1; 0 khi không có trong đó.', 'hien-core' ) ),
				'total'          => Schema::integer( __( 'Số ảnh trong danh sách.', 'hien-core' ) ),
				'list_path'      => Schema::string( __( 'Trang danh sách có ảnh này.', 'hien-core' ) ),
				'author'         => Post_Schema::byline(),
				'protected'      => Schema::boolean( __( 'Còn cần mật khẩu.', 'hien-core' ) ),
				'password_error' => Schema::boolean( __( 'Mật khẩu vừa nhập không đúng.', 'hien-core' ) ),
				'comment_state'  => Post_Schema::comment_state(),
				'breadcrumbs'    => Crumbs::schema(),
				'head'           => Head_Schema::of_response(),
			],
			[ 'head' ]
		);
	}

	/** @return array<string,array<string,mixed>> */
	private static function properties(): array {
		return [
			'id'       => Schema::integer( __( 'Số của ảnh, 0 khi chưa đăng.', 'hien-core' ) ),
			'post_id'  => Schema::integer(),
			'path'     => Schema::string( __( 'Đường dẫn dưới trang chủ.', 'hien-core' ) ),
			'title'    => Schema::string( __( 'Chữ thường, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
			'decs'     => Schema::string( __( 'Mô tả, HTML.', 'hien-core' ) ),
			'image'    => Schema::nullable( Schema::string( __( 'Địa chỉ đầy đủ.', 'hien-core' ) ) ),
			'thumb'    => Schema::nullable( Schema::string( __( 'Địa chỉ đầy đủ của ảnh nhỏ.', 'hien-core' ) ) ),
			'date'     => Schema::date(),
			'comments' => Schema::integer( __( 'Số bình luận.', 'hien-core' ) ),
		] + Picture::schema();
	}
}
