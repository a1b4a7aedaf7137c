<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Content\Content_Repository;
use Hien\Posts\Post_Repository;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds one image, and its position in the list of all. */
final class Image_Repository {

	/**
	 * An image that the reader may read.
	 *
	 * @param string $number Its number.
	 * @param int    $id     Id of the post, for a draft, which has no number yet; 0 for none.
	 */
	public static function find( string $number, int $id = 0 ): ?WP_Post {
		$image = Post_Repository::find( $number, Image_Post_Type::NAME, $id );
		return null === $image || ( 0 === $id && (string) Image_Numbers::of( $image ) !== $number ) ? null : $image;
	}

	/**
	 * The position of an image in the list of all images.
	 *
	 * @return array{previous:int|null,next:int|null,position:int,total:int} Numbers of the newer and the older image; the position from 1.
	 *                                                                       If the list does not contain the image: null and 0.
	 */
	public static function position( WP_Post $image ): array {
		$ids   = Content_Repository::ids( Image_Post_Type::NAME, Image_Post_Type::LISTED );
		$place = array_search( $image->ID, $ids, true );
		if ( false === $place ) {
			return [ 'previous' => null, 'next' => null, 'position' => 0, 'total' => count( $ids ) ];
		}
		$beside = [ $ids[ $place - 1 ] ?? 0, $ids[ $place + 1 ] ?? 0 ];
		_prime_post_caches( array_filter( $beside ), false, false );
		[ $previous, $next ] = array_map( static fn( int $id ): ?WP_Post => 0 === $id ? null : get_post( $id ), $beside );
		return [
			'previous' => null === $previous ? null : Image_Numbers::of( $previous ),
			'next'     => null === $next ? null : Image_Numbers::of( $next ),
			'position' => $place + 1,
			'total'    => count( $ids ),
		];
	}
}
