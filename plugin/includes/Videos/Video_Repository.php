<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Content\Content_Repository;
use Hien\Content\Terms;
use Hien\Posts\Post_Repository;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Queries videos: the newest first, those of a series in its own order. */
final class Video_Repository {

	/** The author's order, then the oldest first. */
	private const SERIES_ORDER = [
		'menu_order' => 'ASC',
		'date'       => 'ASC',
		'ID'         => 'ASC',
	];

	/** Maximum number of videos of a series that the page of one of them lists. */
	private const SERIES_SHOWN = 50;

	/** Meta keys with attachments, whose metadata has the duration. */
	private const FILES = [ Video_Post_Type::FILE ];

	/**
	 * @param list<WP_Term> $terms The videos must have all of them.
	 * @param int           $limit Videos on a page.
	 * @param int           $page  From 1.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public static function page( array $terms, int $limit, int $page ): array {
		$args = Video_Post_Type::LISTED;
		if ( [] !== $terms ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- By the terms' own index.
			$args['tax_query'] = array_map( Terms::tax_query_clause( ... ), $terms );
		}
		if ( in_array( Video_Post_Type::SERIES, array_column( $terms, 'taxonomy' ), true ) ) {
			$args['orderby'] = self::SERIES_ORDER;
		}
		return Content_Repository::page( Video_Post_Type::NAME, $limit, $page, $args, self::FILES );
	}

	/**
	 * The videos of a series; of a long one, those around a given video.
	 *
	 * @return array{posts:list<WP_Post>,first:int,total:int} `first` is the position of the first one in the series, from 1.
	 */
	public static function series( WP_Term $series, int $around ): array {
		$args  = [
			'orderby'   => self::SERIES_ORDER,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- By the term's own index.
			'tax_query' => [ Terms::tax_query_clause( $series ) ],
		];
		$ids   = Content_Repository::ids( Video_Post_Type::NAME, $args );
		$place = (int) array_search( $around, $ids, true );
		$first = max( 0, min( $place - intdiv( self::SERIES_SHOWN, 2 ), count( $ids ) - self::SERIES_SHOWN ) );
		return [
			'posts' => Content_Repository::of_ids( Video_Post_Type::NAME, array_slice( $ids, $first, self::SERIES_SHOWN ), self::FILES ),
			'first' => $first + 1,
			'total' => count( $ids ),
		];
	}

	/** @return list<WP_Post> The videos that share the most keywords and topics with a video. */
	public static function related( WP_Post $video, int $limit ): array {
		$posts = Post_Repository::related( $video, $limit, [ Video_Post_Type::KEYWORD, Video_Post_Type::CATEGORY ] );
		Content_Repository::prime_files( $posts, [ '_thumbnail_id', ...self::FILES ] );
		return $posts;
	}
}
