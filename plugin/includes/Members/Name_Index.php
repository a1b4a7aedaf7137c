<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Module;
use Hien\Search\Fold;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The public names of members in folded form, in user meta, by which the directory finds them. */
final class Name_Index implements Module {

	/** Meta key of the folded name. */
	public const META = 'hien_folded_name';

	private const BATCH = 500;

	public function register(): void {
		add_action( 'user_register', [ self::class, 'index' ] );
		add_action( 'profile_update', [ self::class, 'index' ] );
	}

	/** Indexes the accounts that are not in the index, such as those from before the plugin. */
	public static function index_all(): void {
		$ids = get_users(
			[
				'fields'     => 'ID',
				'meta_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Once.
					[
						'key'     => self::META,
						'compare' => 'NOT EXISTS',
					],
				],
			]
		);
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			cache_users( $batch );
			foreach ( $batch as $id ) {
				self::index( (int) $id );
			}
		}
	}

	public static function index( int $id ): void {
		$user = get_userdata( $id );
		if ( $user instanceof WP_User ) {
			update_user_meta( $user->ID, self::META, wp_slash( Fold::of( Public_Name::of( $user ) ) ) );
		}
	}
}
