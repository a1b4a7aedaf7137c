<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Csv_Export;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The members of the site as a CSV file. */
final class Member_Csv extends Csv_Export {

	public const ACTION        = 'hien_members_csv';
	protected const CAPABILITY = 'list_users';
	protected const SCREEN     = 'users';
	protected const FILE       = 'thanh-vien';

	protected function headings(): array {
		return [
			__( 'Tên hiển thị', 'hien-core' ),
			__( 'Email', 'hien-core' ),
			__( 'Ngày tham gia', 'hien-core' ),
			__( 'Xác nhận email', 'hien-core' ),
			__( 'Vào trang gần nhất', 'hien-core' ),
			__( 'Sẽ bị xóa', 'hien-core' ),
		];
	}

	protected function batch( int $page ): array {
		$users = get_users(
			[
				'number'      => self::BATCH,
				'paged'       => $page,
				'orderby'     => 'ID',
				'fields'      => 'all_with_meta',
				'count_total' => false,
			]
		);
		return array_map( self::row( ... ), array_values( $users ) );
	}

	/** @return list<string> */
	private static function row( WP_User $user ): array {
		$date = static fn( ?int $time ): string => null === $time ? '' : (string) wp_date( 'Y-m-d H:i', $time );
		return [
			Text::decode( $user->display_name ),
			$user->user_email,
			get_date_from_gmt( $user->user_registered, 'Y-m-d H:i' ),
			Confirmation::is_confirmed( $user->ID ) ? __( 'Đã xác nhận', 'hien-core' ) : __( 'Chưa xác nhận', 'hien-core' ),
			$date( Last_Seen::of( $user->ID ) ),
			$date( Member_List::deletion( $user ) ),
		];
	}
}
