<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Accounts\Confirmation;
use Hien\Admin\Member_List;
use Hien\Tests\Support\TestCase;
use WP_Users_List_Table;

/** The list of users in wp-admin, and the mail about a new one. */
final class MemberListTest extends TestCase {

	public function test_it_shows_who_members_are(): void {
		$this->as_user( 'administrator' );
		set_current_screen( 'users' );
		( new Member_List() )->register();
		require_once ABSPATH . 'wp-admin/includes/class-wp-users-list-table.php';
		$binh = $this->member( 'Trần <Bình>' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		$list = new WP_Users_List_Table( [ 'screen' => 'users' ] );
		$list->prepare_items();
		ob_start();
		$list->display();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'Tên hiển thị', $html );
		self::assertSame( 1, preg_match( "#<tr id='user-$binh'>.*?</tr>#s", $html, $row ) );
		self::assertStringContainsString( '>05/03/2024 08:30<', $row[0] );
		self::assertStringContainsString( '>Chưa xác nhận<', $row[0] );
		self::assertStringContainsString( 'Trần', $row[0] );
		self::assertStringNotContainsString( '—', $row[0] );
		self::assertStringContainsString( '>Đã xác nhận<', $html );
		self::assertSame( [ 'display_name', 'registered' ], array_values( array_map( static fn( mixed $order ): string => (string) ( (array) $order )[0], array_intersect_key( apply_filters( 'manage_users_sortable_columns', [] ), [ 'hien_name' => 1, 'hien_joined' => 1 ] ) ) ) );
	}

	public function test_the_mail_to_the_owner_names_the_member(): void {
		wp_new_user_notification( $this->member( 'Trần Bình' ), null, 'admin' );
		[ 'subject' => $subject, 'message' => $message ] = self::$mails[0];
		self::assertStringContainsString( 'Thành viên mới: Trần Bình', $subject );
		self::assertStringContainsString( 'Trần Bình vừa mở tài khoản', $message );
		self::assertStringContainsString( 'x7k2@example.org', $message );
		self::assertStringNotContainsString( 'x7k2q9', $message, 'A random login says nothing.' );
	}

	private function member( string $name ): int {
		update_option( 'timezone_string', 'Asia/Ho_Chi_Minh' );
		return (int) wp_insert_user(
			[
				'user_login'      => 'x7k2q9',
				'user_email'      => 'x7k2@example.org',
				'user_pass'       => 'mot-cau-dai',
				'display_name'    => wp_slash( $name ),
				'user_registered' => '2024-03-05 01:30:00',
				'role'            => 'subscriber',
			]
		);
	}
}
