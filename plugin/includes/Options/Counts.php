<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Cache\Count_Cache;
use Hien\Content\Visibility;
use Hien\Courses\Course_Post_Type;
use Hien\Downloads\Download_Post_Type;
use Hien\Faqs\Faq_Post_Type;
use Hien\Friends\Friend_Post_Type;
use Hien\Images\Image_Post_Type;
use Hien\Members\Member_Index;
use Hien\Rest\Schema;
use Hien\Videos\Video_Post_Type;

defined( 'ABSPATH' ) || exit;

/** Numbers of what the lists of each type show to who asks, and of members. */
final class Counts {

	/** Resource => class of its content type; null for posts. */
	private const TYPES = [
		'posts'     => null,
		'videos'    => Video_Post_Type::class,
		'images'    => Image_Post_Type::class,
		'courses'   => Course_Post_Type::class,
		'downloads' => Download_Post_Type::class,
		'faqs'      => Faq_Post_Type::class,
		'friends'   => Friend_Post_Type::class,
	];

	/** @return array<string,int> Resource => number, 0 where it could not be read; `members` are those in the directory. */
	public static function all(): array {
		global $wpdb;
		$counts = [];
		foreach ( self::TYPES as $name => $type ) {
			[ $post_type, $args ] = null === $type ? [ 'post', [] ] : [ $type::NAME, $type::LISTED ];
			$listed               = Visibility::listed_ids_sql( [ $post_type ], [ 'orderby' => 'none' ] + $args );
			$counts[]             = "( SELECT COUNT(*) FROM ( $listed ) AS listed_$name ) AS $name";
		}
		$sql   = 'SELECT ' . implode( ', ', $counts ); // One query for all.
		$found = Count_Cache::remember(
			$sql,
			static fn(): array => array_map( 'intval', (array) $wpdb->get_row( $sql, ARRAY_A ) ) // phpcs:ignore WordPress.DB -- WP_Query has made the queries.
		);
		return $found + array_fill_keys( array_keys( self::TYPES ), 0 ) + [ 'members' => Member_Index::count() ];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'Counts', array_fill_keys( [ ...array_keys( self::TYPES ), 'members' ], Schema::integer() ) );
	}
}
