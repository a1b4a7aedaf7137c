<?php
declare(strict_types=1);

namespace Hien\Categories;

use Hien\Content\Picture;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** JSON schemas of categories and tags. */
final class Term_Schema {

	/** @return array<string,mixed> */
	public static function ref(): array {
		return Schema::object( 'TermRef', self::ref_properties() );
	}

	/** @return array<string,mixed> */
	public static function term(): array {
		return Schema::object(
			'Term',
			self::ref_properties() + [
				'count'       => Schema::integer( __( 'Số bài.', 'hien-core' ) ),
				'parent'      => Schema::integer( __( 'Mã chuyên mục cha, 0 khi không có.', 'hien-core' ) ),
				'description' => Schema::string(),
			]
		);
	}

	/** @return array<string,array<string,mixed>> */
	private static function ref_properties(): array {
		return [
			'id'   => Schema::integer(),
			'name' => Schema::string(),
			'slug' => Schema::string(),
			'path' => Schema::string( __( 'Đường dẫn dưới trang chủ.', 'hien-core' ) ),
			'tile' => Picture::tile_schema(),
		];
	}
}
