<?php
declare(strict_types=1);

namespace Hien\Admin;

use Generator;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Csv;
use Hien\Memory;
use Hien\Module;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Exports the members of the site as a CSV file from wp-admin. */
final class Member_Csv implements Module {

	/** Name of the action in admin-post.php, and of its nonce. */
	public const ACTION = 'hien_members_csv';

	/** Members that are loaded at once. */
	private const BATCH = 200;

	public function register(): void {
		add_action( 'manage_users_extra_tablenav', [ $this, 'print_button' ] );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
	}

	public function print_button( string $place ): void {
		if ( 'top' === $place && current_user_can( 'list_users' ) ) {
			printf(
				'<div class="alignleft actions"><a class="button" href="%s">%s</a></div>',
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
				esc_html__( 'Tải tệp CSV', 'hien-core' )
			);
		}
	}

	/** Sends the file. */
	public function send(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'list_users' ) ) {
			wp_die( esc_html__( 'Bạn không có quyền xem danh sách thành viên.', 'hien-core' ), '', [ 'response' => 403 ] );
		}
		Csv::send( 'thanh-vien', self::rows() );
	}

	/** @return Generator<int,list<string>> */
	public static function rows(): Generator {
		yield [
			__( 'Tên hiển thị', 'hien-core' ),
			__( 'Email', 'hien-core' ),
			__( 'Ngày tham gia', 'hien-core' ),
			__( 'Xác nhận email', 'hien-core' ),
			__( 'Vào trang gần nhất', 'hien-core' ),
		];
		$page = 0;
		do {
			$users = get_users(
				[
					'number'      => self::BATCH,
					'paged'       => ++$page,
					'orderby'     => 'ID',
					'fields'      => 'all_with_meta',
					'count_total' => false,
				]
			);
			foreach ( $users as $user ) {
				yield self::row( $user );
			}
			Memory::free();
			$is_full = self::BATCH === count( $users );
		} while ( $is_full );
	}

	/** @return list<string> */
	private static function row( WP_User $user ): array {
		$seen = Last_Seen::of( $user->ID );
		return [
			Text::decode( $user->display_name ),
			$user->user_email,
			get_date_from_gmt( $user->user_registered, 'Y-m-d H:i' ),
			Confirmation::is_confirmed( $user->ID ) ? __( 'Đã xác nhận', 'hien-core' ) : __( 'Chưa xác nhận', 'hien-core' ),
			null === $seen ? '' : (string) wp_date( 'Y-m-d H:i', $seen ),
		];
	}
}
