<?php
declare(strict_types=1);

namespace Hien\Friends;

use Hien\Content\Content_Repository;
use Hien\Posts\Post_Repository;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Queries friends, in the author's order, then by name. */
final class Friend_Repository {

	public function __construct(
		private readonly Content_Repository $content,
		private readonly Post_Repository $posts,
	) {}

	/**
	 * @param int $limit Friends on a page.
	 * @param int $page  From 1.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public function page( int $limit, int $page ): array {
		return $this->content->page( Friend_Post_Type::NAME, $limit, $page, Friend_Post_Type::LISTED );
	}

	/**
	 * A friend that the reader may read.
	 *
	 * @param string $slug Slug or id.
	 * @param int    $id   Id if it is known; 0 for none.
	 */
	public function find( string $slug, int $id = 0 ): ?WP_Post {
		return $this->posts->find( $slug, Friend_Post_Type::NAME, $id );
	}

	/**
	 * The friends after a given one in the order of the list, starting over after the last.
	 *
	 * @return list<WP_Post> Without the given one.
	 */
	public function following( WP_Post $friend, int $limit ): array {
		$ids   = $this->content->ids( Friend_Post_Type::NAME, Friend_Post_Type::LISTED );
		$place = (int) array_search( $friend->ID, $ids, true );
		$ids   = array_diff( [ ...array_slice( $ids, $place ), ...array_slice( $ids, 0, $place ) ], [ $friend->ID ] );
		return $this->content->of_ids( Friend_Post_Type::NAME, array_slice( $ids, 0, $limit ) );
	}
}
