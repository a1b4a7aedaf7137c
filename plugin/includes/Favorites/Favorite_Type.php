<?php
declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Courses\Course_Post_Type;
use Hien\Downloads\Download_Post_Type;
use Hien\Images\Image_Numbers;
use Hien\Images\Image_Post_Type;
use Hien\Videos\Video_Post_Type;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The types of items that can be saved. Type and id form the key of an item, such as "videos-12". The id of an image is its number.
 */
final class Favorite_Type {

	/** Type => post type. */
	public const POST_TYPES = [
		'posts'     => 'post',
		'videos'    => Video_Post_Type::NAME,
		'images'    => Image_Post_Type::NAME,
		'courses'   => Course_Post_Type::NAME,
		'downloads' => Download_Post_Type::NAME,
	];

	/** @return string|null The type of a post; null for one that cannot be saved. */
	public static function of( WP_Post $post ): ?string {
		return array_search( $post->post_type, self::POST_TYPES, true ) ?: null;
	}

	public static function id_of( WP_Post $post ): int {
		return Image_Post_Type::NAME === $post->post_type ? Image_Numbers::of( $post ) : $post->ID;
	}

	/** @return string|null The key of a post; null for one that cannot be saved. */
	public static function key( WP_Post $post ): ?string {
		$type = self::of( $post );
		return null === $type ? null : $type . '-' . self::id_of( $post );
	}

	/** @return array{string,int}|null Type and id; null for an invalid key. */
	public static function parse( string $key ): ?array {
		$types = implode( '|', array_keys( self::POST_TYPES ) );
		return 1 === preg_match( "/^($types)-([1-9][0-9]{0,18})\$/D", $key, $found ) ? [ $found[1], (int) $found[2] ] : null;
	}
}
