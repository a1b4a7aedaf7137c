<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Module;
use Hien\Search\Fold;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The names by which members are known to all, and their folded form in user meta, by which they are found. */
final class Member_Names implements Module {

	/** Meta key of the folded name. */
	public const META = 'hien_folded_name';

	private const BATCH = 500;

	public function register(): void {
		add_action( 'user_register', [ self::class, 'index' ] );
		add_action( 'profile_update', [ self::class, 'index' ] );
	}

	/** The display name; WordPress begins with the login there, which nobody else may know. */
	public static function of( WP_User $user ): string {
		$name   = Text::plain( $user->display_name );
		$secret = array_map( 'strtolower', [ '', $user->user_login, $user->user_email ] );
		return in_array( strtolower( $name ), $secret, true ) || is_email( $name ) ? __( 'Thành viên', 'hien-core' ) : $name;
	}

	/** Folds the names of everybody who was here before the plugin. */
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
			update_user_meta( $user->ID, self::META, wp_slash( Fold::of( self::of( $user ) ) ) );
		}
	}
}
