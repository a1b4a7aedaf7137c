<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Posts\Post_Repository;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds one image, and its place in the list of all. */
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
	 * @return array{previous:int|null,next:int|null,position:int,total:int} Numbers of the newer and the older image; the position from 1,
	 *                                                                       or 0 if the list does not contain the image.
	 */
	public static function position( WP_Post $image ): array {
		$newer  = self::query_number( 'COUNT(*)', '>', $image );
		$total  = self::query_number( 'COUNT(*)' );
		$listed = 'publish' === $image->post_status && '' === $image->post_password && has_post_thumbnail( $image );
		return [
			'previous' => self::query_number( 'p.post_name', '>', $image, 'ORDER BY p.post_date ASC, p.ID ASC LIMIT 1' ) ?: null,
			'next'     => self::query_number( 'p.post_name', '<', $image, 'ORDER BY p.post_date DESC, p.ID DESC LIMIT 1' ) ?: null,
			'position' => $listed ? $newer + 1 : 0,
			'total'    => $total,
		];
	}

	/**
	 * Runs a query on the images of the list that returns one number.
	 *
	 * @param 'COUNT(*)'|'p.post_name' $what    Expression to select.
	 * @param ''|'<'|'>'               $compare Only images older or newer than one.
	 * @param string                   $order   SQL after the conditions.
	 */
	private static function query_number( string $what, string $compare = '', ?WP_Post $image = null, string $order = '' ): int {
		global $wpdb;
		$args = [ Image_Post_Type::NAME ];
		$only = '';
		if ( null !== $image ) {
			$only = "AND ( p.post_date $compare %s OR ( p.post_date = %s AND p.ID $compare %d ) )";
			$args = [ ...$args, $image->post_date, $image->post_date, $image->ID ];
		}
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- The interpolated SQL is made of constants.
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
