<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Content\Content_Repository;
use Hien\List_Sizes;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A download as lists show it. */
final class Download_Summary {

	/** @return array<string,mixed> See schema(). */
	public static function of( WP_Post $post ): array {
		$file = Download_File::of( $post );
		return [
			'id'        => $post->ID,
			'slug'      => urldecode( $post->post_name ),
			'name'      => Post_Summary::title( $post ),
			'file'      => null === $file ? null : Download_Link::url( $post ),
			'type'      => $file['type'] ?? '',
			'kind'      => $file['kind'] ?? 'text',
			'size'      => $file['size'] ?? null,
			'date'      => Post_Summary::date( $post, 'date' ),
			'text'      => Post_Summary::excerpt( $post ),
			'downloads' => Download_Post_Type::downloads( $post->ID ),
		];
	}

	/** The page of the list that shows a download, which has no page of its own. */
	public static function list_path( WP_Post $post ): string {
		$page = Content_Repository::page_number_of( $post, List_Sizes::DOWNLOADS, Download_Post_Type::LISTED );
		return '/tai-nguyen' . ( $page > 1 ? "/page/$page" : '' );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Download',
			[
				'id'        => Schema::integer(),
				'slug'      => Schema::string(),
				'name'      => Schema::string( __( 'Chữ thường, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
				'file'      => Schema::nullable(
					Schema::string( __( 'Địa chỉ đếm lượt tải rồi dẫn đến tệp; null khi máy chủ thiếu tệp ấy.', 'hien-core' ) )
				),
				'type'      => Schema::string( __( 'Đuôi tệp viết hoa, như ZIP; có thể rỗng.', 'hien-core' ) ),
				'kind'      => Schema::string( enum: [ 'archive', 'code', 'text' ] ),
				'size'      => Schema::nullable( Schema::integer( __( 'Dung lượng, byte; null khi không rõ.', 'hien-core' ) ) ),
				'date'      => Schema::date(),
				'text'      => Schema::string(),
				'downloads' => Schema::integer( __( 'Số lượt tải.', 'hien-core' ) ),
			]
		);
	}
}
