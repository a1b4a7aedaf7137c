<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Keeps the numbers above wp-admin's lists by Count_Cache on a large site: WordPress counts them again in each request. */
final class Admin_Counts implements Module {

	public function register(): void {
		if ( ! Count_Cache::is_large_site() ) {
			return;
		}
		add_action( 'transition_post_status', [ $this, 'forget' ], 10, 3 );
		add_action( 'deleted_post', fn( int $id, WP_Post $post ) => $this->forget( '', $post->post_status, $post ), 10, 2 );
		if ( is_admin() ) {
			add_action( 'load-index.php', static fn() => self::prime( 'post' ) );
			add_action( 'load-edit.php', static fn() => self::prime( (string) get_current_screen()?->post_type, 'readable' ) );
			add_filter( 'pre_count_many_users_posts', [ $this, 'posts_of_users' ], 10, 4 );
			add_filter( 'pre_months_dropdown_query', [ $this, 'months' ], 10, 2 );
		}
	}

	/**
	 * Puts the numbers of posts by status into the object cache, where WordPress looks before it counts. Most hosts keep that cache for one
	 * request only.
	 *
	 * @param string $for '' or 'readable', see wp_count_posts(). Who may not read private posts has numbers of his own.
	 */
	private static function prime( string $type, string $for = '' ): void {
		$key = _count_posts_cache_key( $type, $for );
		if ( _count_posts_cache_key( $type ) !== $key || false !== wp_cache_get( $key, 'counts' ) ) {
			return;
		}
		$count = static function () use ( $type, $key ): array {
			wp_count_posts( $type );
			return array_map( 'intval', (array) wp_cache_get( $key, 'counts' ) ); // Without what other plugins make of them.
		};
		wp_cache_add( $key, (object) Count_Cache::remember( self::statuses( $type ), $count ), 'counts' );
	}

	/** After a change of status, which the owner expects to see. */
	public function forget( string $new_status, string $old_status, WP_Post $post ): void {
		if ( $new_status !== $old_status ) {
			Count_Cache::forget( self::statuses( $post->post_type ) );
		}
	}

	/** The key of the numbers in Count_Cache. */
	private static function statuses( string $type ): string {
		return "statuses $type";
	}

	/**
	 * The numbers of posts in the list of users. Where one of them has 200,000, counting doubles the time of the list, and takes most of a
	 * second on a WordPress whose tables lack the index type_status_author, as 6.8.
	 *
	 * @param mixed           $known       Null, or numbers of another plugin.
	 * @param list<int>       $users       Ids.
	 * @param string|string[] $types       Post types.
	 * @param bool            $public_only Without private posts of the current user.
	 */
	public function posts_of_users( mixed $known, array $users, string|array $types, bool $public_only ): mixed {
		if ( null !== $known ) {
			return $known;
		}
		$count = function () use ( $users, $types, $public_only ): array {
			remove_filter( 'pre_count_many_users_posts', [ $this, 'posts_of_users' ] );
			$numbers = count_many_users_posts( $users, $types, $public_only );
			add_filter( 'pre_count_many_users_posts', [ $this, 'posts_of_users' ], 10, 4 );
			return array_map( 'intval', $numbers );
		};
		return Count_Cache::remember(
			(string) wp_json_encode( [ 'posts of users', $users, $types, $public_only, get_current_user_id() ] ),
			$count
		);
	}

	/**
	 * The months by which a list of posts is filtered: those that have posts.
	 *
	 * @param mixed $known False, or months of another plugin.
	 */
	public function months( mixed $known, string $type ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
		if ( false !== $known || isset( $_GET['post_status'] ) ) {
			return $known;
		}
		$count = static function () use ( $type ): array {
			global $wpdb;
			$rows = (array) $wpdb->get_results(
				$wpdb->prepare( "SELECT YEAR( post_date ) * 100 + MONTH( post_date ) AS month, COUNT(*) AS posts FROM {$wpdb->posts} WHERE post_type = %s AND post_status NOT IN ( 'auto-draft', 'trash' ) GROUP BY month ORDER BY month DESC", $type )
			);
			return array_map( 'intval', array_column( $rows, 'posts', 'month' ) );
		};
		$month = static fn( int $month ): object => (object) [
			'year'  => intdiv( $month, 100 ),
			'month' => $month % 100,
		];
		return array_map( $month, array_keys( Count_Cache::remember( "months $type", $count ) ) );
	}
}
