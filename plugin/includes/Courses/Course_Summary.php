<?php
declare(strict_types=1);

namespace Hien\Courses;

use Hien\Content\Field;
use Hien\Content\Picture;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A course as lists show it. */
final class Course_Summary {

	/** @return array<string,mixed> See schema(). */
	public static function of( WP_Post $post ): array {
		$link    = Field::url_of( $post, Course_Post_Type::LINK );
		$picture = Picture::of( $post );
		return [
			'id'      => $post->ID,
			'slug'    => urldecode( $post->post_name ),
			'path'    => Post_Summary::path( $post ),
			'link'    => '' === $link ? null : $link,
			'avt'     => null === $picture['image'] ? null : Picture::url( $picture['image'] ),
			'text'    => Post_Summary::title( $post ),
			'excerpt' => Post_Summary::excerpt( $post ),
		] + Price::of( $post, current_datetime() ) + Picture::drawing( $post->ID ) + $picture;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'CourseSummary', self::properties() );
	}

	/** @return array<string,array<string,mixed>> */
	public static function properties(): array {
		return [
			'id'         => Schema::integer(),
			'slug'       => Schema::string(),
			'path'       => Schema::string( __( 'Đường dẫn của bài giới thiệu, dưới trang chủ.', 'hien-core' ) ),
			'link'       => Schema::nullable( Schema::string( __( 'Nơi đăng ký và học; null khi chỉ có bài giới thiệu.', 'hien-core' ) ) ),
			'avt'        => Schema::nullable( Schema::string( __( 'Địa chỉ đầy đủ của ảnh.', 'hien-core' ) ) ),
			'text'       => Schema::string( __( 'Tên khóa học, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
			'excerpt'    => Schema::string(),
			'price'      => Schema::integer( __( 'Học phí bằng đồng; 0 là miễn phí.', 'hien-core' ) ),
			'price_sale' => Schema::nullable( Schema::integer( __( 'Giá ưu đãi bằng đồng, khi đang có.', 'hien-core' ) ) ),
			'sale_end'   => Schema::nullable( Schema::date() ),
			'sale_until' => Schema::nullable(
				Schema::string( __( 'Ngày cuối của ưu đãi như trang hiện ra; có cả giờ khi hết giữa ngày.', 'hien-core' ) )
			),
			'percent'    => Schema::integer( __( 'Giảm bao nhiêu phần trăm.', 'hien-core' ) ),
		] + Picture::drawing_schema() + Picture::schema();
	}
}
