<?php
declare(strict_types=1);

namespace Hien\Favorites;

use DateTimeImmutable;
use DateTimeZone;
use Hien\Content\Content_Repository;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The items that members have saved, in a table of their own. */
final class Favorite_Repository {

	private const DATE_FORMAT = 'Y-m-d H:i:s';

	/**
	 * Saves items for a member. Items that are saved already keep their date.
	 *
	 * @param array<int,DateTimeImmutable> $dates Id of the post => when it was saved.
	 */
	public static function add( int $user_id, array $dates ): void {
		global $wpdb;
		if ( [] === $dates ) {
			return;
		}
		$values = [];
		foreach ( $dates as $id => $date ) {
			array_push( $values, $user_id, $id, $date->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::DATE_FORMAT ) );
		}
		$rows = implode( ',', array_fill( 0, count( $dates ), '(%d,%d,%s)' ) );
		$wpdb->query(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- $rows contains placeholders only.
			$wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}hien_favorites (user_id, post_id, created) VALUES $rows", $values )
		);
	}

	/** @param string $key See Favorite_Type. */
	public static function remove( int $user_id, string $key ): void {
		foreach ( self::saved_by( $user_id ) as $post ) {
			if ( Favorite_Type::key( $post ) === $key ) {
				self::delete(
					[
						'user_id' => $user_id,
						'post_id' => $post->ID,
					]
				);
			}
		}
	}

	/** Removes an item from the lists of all members. */
	public static function remove_post( int $post_id ): void {
		self::delete( [ 'post_id' => $post_id ] );
	}

	/** @return int How many items the member had saved. */
	public static function remove_user( int $user_id ): int {
		return self::delete( [ 'user_id' => $user_id ] );
	}

	/** @return array<int,string> Id of the post => when the member saved it, in UTC; the latest first. */
	public static function dates( int $user_id ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, created FROM {$wpdb->prefix}hien_favorites WHERE user_id = %d ORDER BY created DESC, post_id DESC",
				$user_id
			)
		);
		return array_column( $rows, 'created', 'post_id' );
	}

	/** @return list<string> Keys (Favorite_Type) of the member's published items. */
	public static function keys( int $user_id ): array {
		$posts = array_filter( self::saved_by( $user_id ), static fn( WP_Post $post ): bool => 'publish' === $post->post_status );
		return array_values( array_filter( array_map( Favorite_Type::key( ... ), $posts ) ) );
	}

	/** @return list<WP_Post> The member's items of any status, only with the columns from which a key is made. */
	private static function saved_by( int $user_id ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_type, p.post_name, p.post_status
				FROM {$wpdb->prefix}hien_favorites f
				INNER JOIN {$wpdb->posts} p ON p.ID = f.post_id
				WHERE f.user_id = %d
				ORDER BY f.created DESC, p.ID DESC",
				$user_id
			)
		);
		return array_map( static fn( \stdClass $row ): WP_Post => new WP_Post( sanitize_post( $row, 'raw' ) ), array_values( $rows ) );
	}

	/**
	 * Finds the published posts for keys.
	 *
	 * @param list<string> $keys See Favorite_Type.
	 * @return array<string,int> Key => id of the post.
	 */
	public static function find( array $keys ): array {
		$ids = [];
		foreach ( array_filter( array_map( Favorite_Type::parse( ... ), $keys ) ) as [ $type, $id ] ) {
			$ids[ 'images' === $type ? 'post_name__in' : 'post__in' ][] = $id;
		}
		$found = [];
		foreach ( $ids as $argument => $values ) {
			$query = new WP_Query(
				[
					'post_type'              => Favorite_Type::POST_TYPES,
					'post_status'            => 'publish',
					$argument                => $values,
					'nopaging'               => true,
					'no_found_rows'          => true,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				]
			);
			foreach ( (array) $query->posts as $post ) {
				$key = $post instanceof WP_Post ? Favorite_Type::key( $post ) : null;
				if ( null !== $key && in_array( $key, $keys, true ) ) {
					$found[ $key ] = $post->ID;
				}
			}
		}
		return $found;
	}

	/**
	 * A page of published posts, in the order of the given ids.
	 *
	 * @param list<int>    $ids   Posts.
	 * @param list<string> $types Post types.
	 * @param int          $page  From 1.
	 * @return array{posts:list<WP_Post>,total:int,page:int} For a page past the end, the last page, since items may be removed while the
	 *                                                       list is read.
	 */
	public static function page( array $ids, array $types, int $limit, int $page ): array {
		$query = [] === $ids ? null : new WP_Query(
			[
				'post_type'           => $types,
				'post_status'         => 'publish',
				'post__in'            => $ids,
				'orderby'             => 'post__in',
				'posts_per_page'      => $limit,
				'paged'               => $page,
				'ignore_sticky_posts' => true,
				'lang'                => '', // In whatever language it was saved: Polylang would find translations instead.
			]
		);
		$posts = array_values(
			array_filter(
				$query->posts ?? [],
				static fn( mixed $post ): bool => $post instanceof WP_Post && in_array( $post->ID, $ids, true )
			)
		);
		$total = (int) ( $query->found_posts ?? 0 );
		if ( null !== $query && [] === $posts && $page > 1 ) {
			$first = self::page( $ids, $types, $limit, 1 ); // WordPress does not count if the page is empty.
			$last  = (int) ceil( $first['total'] / $limit );
			return $last > 1 ? self::page( $ids, $types, $limit, $last ) : $first;
		}
		Content_Repository::prime_files( $posts, [ '_thumbnail_id' ] );
		return [
			'posts' => $posts,
			'total' => $total,
			'page'  => $page,
		];
	}

	/** @param array<string,int> $where Column => id. */
	private static function delete( array $where ): int {
		global $wpdb;
		return (int) $wpdb->delete( "{$wpdb->prefix}hien_favorites", $where, '%d' );
	}
}
