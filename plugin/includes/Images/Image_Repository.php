<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Images;

use Hien\Content\Content_Repository;
use Hien\Posts\Post_Repository;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds images. Lists hold those that have a picture and no password, the newest first. */
final class Image_Repository {

	public function __construct(
		private readonly Content_Repository $content,
		private readonly Post_Repository $posts,
	) {}

	/**
	 * @param int $limit Images on a page.
	 * @param int $page  From 1.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public function page( int $limit, int $page ): array {
		return $this->content->page( Image_Post_Type::NAME, $limit, $page, Image_Post_Type::LISTED );
	}

	/**
	 * An image that the reader may read.
	 *
	 * @param string $number Its number.
	 * @param int    $id     Id of its post where that is known; a draft has no number yet. 0 for none.
	 */
	public function find( string $number, int $id = 0 ): ?WP_Post {
		$image = $this->posts->find( $number, Image_Post_Type::NAME, $id );
		return null === $image || ( 0 === $id && (string) Image_Numbers::of( $image ) !== $number ) ? null : $image;
	}

	/**
	 * Where an image stands in the whole list.
	 *
	 * @return array{previous:int|null,next:int|null,position:int,total:int} Numbers of the images before and after it; its place, from 1, 0 where the list does not hold it.
	 */
	public function place( WP_Post $image ): array {
		$newer  = $this->ask( 'COUNT(*)', '>', $image );
		$total  = $this->ask( 'COUNT(*)' );
		$listed = 'publish' === $image->post_status && '' === $image->post_password && has_post_thumbnail( $image );
		return [
			'previous' => $this->ask( 'p.post_name', '>', $image, 'ORDER BY p.post_date ASC, p.ID ASC LIMIT 1' ) ?: null,
			'next'     => $this->ask( 'p.post_name', '<', $image, 'ORDER BY p.post_date DESC, p.ID DESC LIMIT 1' ) ?: null,
			'position' => $listed ? $newer + 1 : 0,
			'total'    => $total,
		];
	}

	/**
	 * One number about the images of the list.
	 *
	 * @param 'COUNT(*)'|'p.post_name' $what    What to ask for.
	 * @param ''|'<'|'>'               $compare Only images older or newer than one.
	 * @param string                   $order   SQL behind the conditions.
	 */
	private function ask( string $what, string $compare = '', ?WP_Post $image = null, string $order = '' ): int {
		global $wpdb;
		$args = [ Image_Post_Type::NAME ];
		$only = '';
		if ( null !== $image ) {
			$only = "AND ( p.post_date $compare %s OR ( p.post_date = %s AND p.ID $compare %d ) )";
			$args = [ ...$args, $image->post_date, $image->post_date, $image->ID ];
		}
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- What is put in is written above.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT $what FROM {$wpdb->posts} p
				INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_thumbnail_id'
				WHERE p.post_type = %s AND p.post_status = 'publish' AND p.post_password = '' $only $order",
				$args
			)
		);
		// phpcs:enable
	}
}
