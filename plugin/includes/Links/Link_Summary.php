<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\Content\Field;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A link, or a project without its picture, as lists show it. */
final class Link_Summary {

	/** @return array{id:int,link:string,title:string,text:string} */
	public static function of( WP_Post $post ): array {
		return [
			'id'    => $post->ID,
			'link'  => Field::url_of( $post, External_Post_Type::LINK ),
			'title' => Post_Summary::title( $post ),
			'text'  => Post_Summary::excerpt( $post ),
		];
	}

	/** @return array<string,array<string,mixed>> JSON schemas of the keys. */
	public static function schema(): array {
		return [
			'id'    => Schema::integer(),
			'link'  => Schema::string( __( 'Địa chỉ; rỗng khi chưa có.', 'hien-core' ) ),
			'title' => Schema::string(),
			'text'  => Schema::string(),
		];
	}
}
