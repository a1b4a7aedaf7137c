<?php
declare(strict_types=1);

namespace Hien\Posts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts that share the most terms with a post; with equal numbers, the newest first.
 *
 * Only the newest posts of each term are compared, so that the time does not grow with the site.
 */
final class Related_Posts {

	/** Number of posts of each term that are compared: those with the highest ids, since term relationships have no dates. */
	private const CANDIDATES = 100;

	/** Maximum number of terms of the post that are compared. */
	private const TERMS = 20;

	/**
	 * @param list<int> $terms Term-taxonomy ids of the post, not empty.
	 * @return list<int> Ids of published posts of the same type.
	 */
	public static function ids( WP_Post $post, array $terms, int $limit ): array {
		global $wpdb;
		$terms = array_slice( $terms, 0, self::TERMS );
		// The index on term_taxonomy_id includes object_id, so each subquery only reads the newest entries of its term.
		$newest = implode(
			' UNION ALL ',
			array_map(
				static fn( int $term ): string => "SELECT object_id FROM (
					SELECT object_id FROM {$wpdb->term_relationships}
					WHERE term_taxonomy_id = $term ORDER BY object_id DESC LIMIT " . self::CANDIDATES . "
				) AS newest_$term",
				$terms
			)
		);
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- $newest contains ids only.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID
				FROM ( SELECT object_id, COUNT(*) AS terms FROM ( $newest ) AS newest GROUP BY object_id ) AS candidates
				INNER JOIN {$wpdb->posts} p ON p.ID = candidates.object_id
				WHERE p.post_type = %s AND p.post_status = 'publish' AND p.ID <> %d
				ORDER BY candidates.terms DESC, p.post_date DESC, p.ID DESC
				LIMIT %d",
				$post->post_type,
				$post->ID,
				$limit
			)
		);
		// phpcs:enable
		return array_values( array_map( 'intval', $ids ) );
	}
}
