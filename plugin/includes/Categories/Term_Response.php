<?php
declare(strict_types=1);

namespace Hien\Categories;

use Hien\Addresses\Paths;
use Hien\Content\Picture;
use Hien\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Terms in responses. */
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
}
