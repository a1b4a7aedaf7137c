<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Confirmation;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The list of users in wp-admin: members have a display name, and no first and last name, which core's column shows; the login name of
 * those who registered by our form is a random one.
 */
final class Member_List implements Module {

	private const NAME      = 'hien_name';
	private const JOINED    = 'hien_joined';
	private const CONFIRMED = 'hien_confirmed';

	public function register(): void {
		add_filter( 'manage_users_columns', [ $this, 'columns' ] );
		add_filter( 'manage_users_custom_column', [ $this, 'cell' ], 10, 3 );
		add_filter( 'manage_users_sortable_columns', [ $this, 'sortable_columns' ] );
	}

	/**
	 * @param mixed $columns Key => heading; another plugin's filter may have returned anything.
	 * @return array<mixed>
	 */
	public function columns( mixed $columns ): array {
		$ours = [];
		foreach ( (array) $columns as $key => $heading ) {
			$ours += 'name' === $key ? [ self::NAME => __( 'Tên hiển thị', 'hien-core' ) ] : [ $key => $heading ];
		}
		return $ours + [
			self::JOINED    => __( 'Ngày tham gia', 'hien-core' ),
			self::CONFIRMED => __( 'Xác nhận email', 'hien-core' ),
		];
	}

	public function cell( mixed $output, string $column, int $user_id ): mixed {
		$user = get_userdata( $user_id );
		return $user instanceof WP_User ? match ( $column ) {
			self::NAME      => esc_html( $user->display_name ),
			self::JOINED    => esc_html( get_date_from_gmt( $user->user_registered, 'd/m/Y H:i' ) ),
			self::CONFIRMED => Confirmation::is_confirmed( $user_id ) ? esc_html__( 'Đã xác nhận', 'hien-core' ) : esc_html__( 'Chưa xác nhận', 'hien-core' ),
			default         => $output,
		} : $output;
	}

	/**
	 * @param mixed $columns Key => what WP_User_Query orders by.
	 * @return array<mixed>
	 */
	public function sortable_columns( mixed $columns ): array {
		return [
			self::NAME   => 'display_name',
			self::JOINED => [ 'registered', true ],
		] + (array) $columns;
	}
}
