<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Unconfirmed_Accounts;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The list of users in wp-admin: members have a display name, and no first and last name, which core's column shows; the login name of
 * those who registered by our form is a random one. The owner can confirm an account whose mail did not arrive.
 */
final class Member_List implements Module {

	private const NAME      = 'hien_name';
	private const JOINED    = 'hien_joined';
	private const CONFIRMED = 'hien_confirmed';

	/** Action of admin-post.php that confirms an account; with the user's id, of its nonce. */
	public const CONFIRM = 'hien_confirm_member';

	public function register(): void {
		add_filter( 'manage_users_columns', [ $this, 'columns' ] );
		add_filter( 'manage_users_custom_column', [ $this, 'cell' ], 10, 3 );
		add_filter( 'manage_users_sortable_columns', [ $this, 'sortable_columns' ] );
		add_filter( 'user_row_actions', [ $this, 'row_actions' ], 10, 2 );
		add_action( 'admin_post_' . self::CONFIRM, [ $this, 'confirm' ] );
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
	 * @param mixed $actions Key => link.
	 * @return array<mixed>
	 */
	public function row_actions( mixed $actions, WP_User $user ): array {
		if ( Confirmation::is_confirmed( $user->ID ) || ! current_user_can( 'edit_user', $user->ID ) ) {
			return (array) $actions;
		}
		$url  = admin_url( 'admin-post.php?action=' . self::CONFIRM . "&user=$user->ID" );
		$link = sprintf( '<a href="%s">%s</a>', esc_url( wp_nonce_url( $url, self::CONFIRM . $user->ID ) ), esc_html__( 'Xác nhận email', 'hien-core' ) );
		return (array) $actions + [ self::CONFIRM => $link ];
	}

	/** Confirms the account, and redirects back to the list. */
	public function confirm(): void {
		$id = absint( $_GET['user'] ?? 0 );
		check_admin_referer( self::CONFIRM . $id );
		if ( ! current_user_can( 'edit_user', $id ) ) {
			wp_die( esc_html__( 'Bạn không có quyền xác nhận thành viên này.', 'hien-core' ), '', [ 'response' => 403 ] );
		}
		Unconfirmed_Accounts::confirm( $id );
		wp_safe_redirect( wp_get_referer() ?: admin_url( 'users.php' ) );
		exit;
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
