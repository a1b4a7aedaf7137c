<?php
declare(strict_types=1);

namespace Hien\Categories;

use Hien\Addresses\Paths;
use Hien\Content\Picture;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Categories, tags and other terms in responses. */
final class Term_Response {

	/** @return array{id:int,name:string,slug:string,path:string,tile:int} */
	public static function ref( WP_Term $term ): array {
		return [
			'id'   => $term->term_id,
			'name' => Text::decode( $term->name ),
			'slug' => urldecode( $term->slug ),
			'path' => Paths::relative( self::link( $term ) ) ?? '/',
			'tile' => Picture::tile( $term->term_id ),
		];
	}

	/** The URL of a term; '' if core returns an error. */
	public static function link( WP_Term $term ): string {
		$link = get_term_link( $term );
		return is_string( $link ) ? $link : '';
	}

	/** @return array<string,mixed> */
	public static function term( WP_Term $term ): array {
		return self::ref( $term ) + [
			'count'       => $term->count,
			'parent'      => $term->parent,
			'description' => Text::plain( $term->description ),
		];
	}

	/**
	 * The ancestors of a term, the topmost first.
	 *
	 * @return list<array{id:int,name:string,slug:string,path:string,tile:int}>
	 */
	public static function ancestors( WP_Term $term ): array {
		$refs = [];
		foreach ( array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) ) as $id ) {
			$ancestor = get_term( $id );
			if ( $ancestor instanceof WP_Term ) {
				$refs[] = self::ref( $ancestor );
			}
		}
		return $refs;
	}

	/** @return array<string,mixed> Of ref(). */
	public static function ref_schema(): array {
		return Schema::object( 'TermRef', self::ref_properties() );
	}

	/** @return array<string,mixed> Of term(). */
	public static function term_schema(): array {
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
