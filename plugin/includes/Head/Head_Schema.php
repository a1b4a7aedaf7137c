<?php
declare(strict_types=1);

namespace Hien\Head;

use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** JSON schemas of the heads that Document_Head makes. */
final class Head_Schema {

	/** @return array<string,mixed> The head of a screen for the app, without structured data. */
	public static function of_screen(): array {
		return Schema::object(
			'Head',
			self::properties() + [ 'language' => Schema::string( __( 'Ngôn ngữ của trang, như vi hoặc en-US.', 'hien-core' ) ) ]
		);
	}

	/** @return array<string,mixed> The head in the REST response of a post, video, image …, with structured data. */
	public static function of_response(): array {
		return Schema::object(
			'ResponseHead',
			self::properties() + [
				'json_ld' => Schema::array_of( Schema::map() ),
			]
		);
	}

	/** @return array<string,array<string,mixed>> */
	private static function properties(): array {
		return [
			'description' => Schema::string(),
			'canonical'   => Schema::nullable( Schema::string() ),
			'robots'      => Schema::string(),
			'og'          => Schema::object(
				'OpenGraph',
				[
					'type'         => Schema::string(),
					'title'        => Schema::string(),
					'description'  => Schema::string(),
					'url'          => Schema::string(),
					'image'        => Schema::nullable( Schema::string() ),
					'image_alt'    => Schema::string(),
					'image_width'  => Schema::nullable( Schema::integer() ),
					'image_height' => Schema::nullable( Schema::integer() ),
					'video'        => Schema::nullable( Schema::string() ),
				]
			),
			'prev'        => Schema::nullable( Schema::string() ),
			'next'        => Schema::nullable( Schema::string() ),
		];
	}
}
