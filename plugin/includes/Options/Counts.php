<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Cache\Count_Cache;
use Hien\Courses\Course_Post_Type;
use Hien\Downloads\Download_Post_Type;
use Hien\Faqs\Faq_Post_Type;
use Hien\Friends\Friend_Post_Type;
use Hien\Images\Image_Post_Type;
use Hien\Members\Member_Index;
use Hien\Rest\Schema;
use Hien\Videos\Video_Post_Type;

defined( 'ABSPATH' ) || exit;

/** Numbers of published posts of each type, and of members. */
final class Counts {

	private const TYPES = [
		'posts'     => 'post',
		'videos'    => Video_Post_Type::NAME,
		'images'    => Image_Post_Type::NAME,
		'courses'   => Course_Post_Type::NAME,
		'downloads' => Download_Post_Type::NAME,
		'faqs'      => Faq_Post_Type::NAME,
		'friends'   => Friend_Post_Type::NAME,
	];

	/** @return array<string,int> Resource => number; `members` are those in the directory. One query for all content. */
	public static function all(): array {
		return Count_Cache::remember( 'content', self::of_content( ... ) ) + [ 'members' => Member_Index::count() ];
	}

	/** @return array<string,int> */
	private static function of_content(): array {
		global $wpdb;
		$places = implode( ',', array_fill( 0, count( self::TYPES ), '%s' ) );
		$rows  = (array) $wpdb->get_results(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- $places holds placeholders only.
			$wpdb->prepare( "SELECT post_type, COUNT(*) AS number FROM {$wpdb->posts} WHERE post_type IN ($places) AND post_status = 'publish' GROUP BY post_type", array_values( self::TYPES ) )
		);
		$found = array_column( $rows, 'number', 'post_type' );
		return array_map( static fn( string $type ): int => (int) ( $found[ $type ] ?? 0 ), self::TYPES );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'Counts', array_fill_keys( [ ...array_keys( self::TYPES ), 'members' ], Schema::integer() ) );
	}
}
