<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Module;
use Hien\Writing_Ban;
use WP_User_Query;

defined( 'ABSPATH' ) || exit;

/** In wp-admin's list of users, beside the roles: only members who have not confirmed their e-mail, who leave, or who may not write. */
final class Member_Filter implements Module {

	/** Query argument of the list. */
	private const ARGUMENT = 'hien-members';

	private const UNCONFIRMED = 'unconfirmed';
	private const LEAVING     = 'leaving';
	private const SILENCED    = 'silenced';

	public function register(): void {
		add_filter( 'views_users', [ $this, 'add' ] );
		add_filter( 'users_list_table_query_args', [ $this, 'filter' ] );
	}

	/**
	 * @param mixed $views Key => link.
	 * @return array<mixed>
	 */
	public function add( mixed $views ): array {
		$labels = [
			/* translators: %s: number of members */
			self::UNCONFIRMED => __( 'Chưa xác nhận email (%s)', 'hien-core' ),
			/* translators: %s: number of members */
			self::LEAVING     => __( 'Đã xin xóa tài khoản (%s)', 'hien-core' ),
			/* translators: %s: number of members */
			self::SILENCED    => __( 'Không được viết (%s)', 'hien-core' ),
		];
		$links  = [];
		foreach ( $labels as $name => $label ) {
			$count = self::count( $name );
			if ( $count > 0 ) {
				$current        = self::asked() === $name ? ' class="current" aria-current="page"' : '';
				$links[ $name ] = sprintf(
					'<a href="%s"%s>%s</a>',
					esc_url( add_query_arg( self::ARGUMENT, $name, admin_url( 'users.php' ) ) ),
					$current,
					esc_html( sprintf( $label, number_format_i18n( $count ) ) )
				);
			}
		}
		return (array) $views + $links;
	}

	/**
	 * @param mixed $query Arguments of WP_User_Query.
	 * @return array<mixed>
	 */
	public function filter( mixed $query ): array {
		return self::condition( self::asked() ) + (array) $query;
	}

	private static function asked(): string {
		// phpcs:ignore WordPress.Security -- Chooses what is shown.
		return sanitize_key( is_string( $_GET[ self::ARGUMENT ] ?? null ) ? $_GET[ self::ARGUMENT ] : '' );
	}

	private static function count( string $name ): int {
		$query = [
			'fields' => 'ID',
			'number' => 1,
		];
		return ( new WP_User_Query( $query + self::condition( $name ) ) )->get_total();
	}

	/** @return array{meta_key?:string,meta_compare?:string} Arguments of WP_User_Query. */
	private static function condition( string $name ): array {
		global $wpdb;
		$key = match ( $name ) {
			self::UNCONFIRMED => Confirmation::META,
			self::LEAVING     => Deletion::META,
			self::SILENCED    => $wpdb->get_blog_prefix() . Writing_Ban::META,
			default           => '',
		};
		return '' === $key ? [] : [
			'meta_key'     => $key, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In wp-admin.
			'meta_compare' => 'EXISTS',
		];
	}
}
