<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Csv_Export;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The members whom the list shows, on all its pages and in its order, as a CSV file; by their ids, if none is chosen. */
final class Member_Csv extends Csv_Export {

	public const ACTION        = 'hien_members_csv';
	protected const CAPABILITY = 'list_users';
	protected const SCREEN     = 'users';
	protected const FILE       = 'thanh-vien';
	protected const ARGUMENTS  = [ 'role', 's', 'orderby', 'order', ...Member_Filter::ARGUMENTS ];

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
		$asked = self::asked();
		$role  = $asked['role'] ?? '';
		$order = 'desc' === strtolower( $asked['order'] ?? '' ) ? 'DESC' : 'ASC';
		$words = trim( $asked['s'] ?? '' );
		// As WP_Users_List_Table.
		$query = [ 'search' => '' === $words ? '' : "*$words*" ]
			+ ( 'none' === $role ? [ 'include' => wp_get_users_with_no_role() ] : [ 'role' => $role ] );
		$query = (array) apply_filters( 'users_list_table_query_args', $query ); // phpcs:ignore WordPress.NamingConventions -- WordPress's.
		$batch = [
			'number'      => self::BATCH,
			'paged'       => $page,
			'orderby'     => [
				$asked['orderby'] ?? 'ID' => $order,
				'ID'                      => $order, // Otherwise equal ones could be in two batches, or none.
			],
			'order'       => $order,
			'fields'      => 'all_with_meta',
			'count_total' => false,
		];
		$users = get_users( $batch + $query );
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
