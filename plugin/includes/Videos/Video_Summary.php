<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Categories\Term_Response;
use Hien\Content\Picture;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use Hien\Views\View_Counter;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** A video as lists show it. */
final class Video_Summary {

	/** @return array<string,mixed> See properties(). */
	public static function of( WP_Post $video ): array {
		$series = self::series( $video );
		return [
			'id'       => $video->ID,
			'slug'     => urldecode( $video->post_name ),
			'path'     => Post_Summary::path( $video ),
			'title'    => Post_Summary::title( $video ),
			'tile'     => Picture::tile( $video->ID ),
			'date'     => Post_Summary::date( $video, 'date' ),
			'excerpt'  => Post_Summary::excerpt( $video ),
			'duration' => post_password_required( $video ) ? '' : Video_Length::format( Video_Length::of( $video ) ),
			'views'    => View_Counter::total( $video->ID ),
			'series'   => null === $series ? null : Term_Response::ref( $series ),
		] + Picture::of( $video );
	}

	/** The series that a video belongs to; of several, the oldest. */
	public static function series( WP_Post $video ): ?WP_Term {
		$terms = get_the_terms( $video, Video_Post_Type::SERIES );
		return is_array( $terms ) ? wp_list_sort( $terms, 'term_id' )[0] ?? null : null;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'VideoSummary', self::properties() );
	}

	/** @return array<string,array<string,mixed>> */
	public static function properties(): array {
		return [
			'id'       => Schema::integer(),
			'slug'     => Schema::string(),
			'path'     => Schema::string( __( 'Đường dẫn dưới trang chủ.', 'hien-core' ) ),
			'title'    => Schema::string( __( 'Chữ thường, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
			'tile'     => Picture::tile_schema(),
			'date'     => Schema::date(),
			'excerpt'  => Schema::string(),
			'duration' => Schema::string( __( 'Như 14:05 hoặc 1:02:03; rỗng khi chưa biết.', 'hien-core' ) ),
			'views'    => Schema::integer( __( 'Số lượt xem.', 'hien-core' ) ),
			'series'   => Schema::nullable( Term_Response::ref_schema() ),
		] + Picture::schema();
	}
}
