<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Accounts\Registration\Confirmation;
use Hien\Admin\Member_List;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\RedirectException;
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

	public function test_the_owner_confirms_a_member_whom_the_mail_did_not_reach(): void {
		$this->as_user( 'administrator' );
		( new Member_List() )->register();
		$binh = $this->member( 'Bình' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		$actions = static fn( int $id ): array => apply_filters( 'user_row_actions', [], get_userdata( $id ) );
		self::assertSame( [], $actions( get_current_user_id() ), 'Confirmed already.' );
		[ Member_List::CONFIRM => $link ] = $actions( $binh );
		self::assertStringContainsString( '>Xác nhận email<', $link );
		self::assertSame( 1, preg_match( '/href="([^"]+)"/', $link, $found ) );
		parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $query );

		self::assertSame( 403, $this->confirm( [ '_wpnonce' => 'x' ] + $query ), 'Without the nonce.' );
		$this->as_user( 'editor' );
		self::assertSame( [], $actions( $binh ) );
		self::assertSame( 403, $this->confirm( [ '_wpnonce' => wp_create_nonce( Member_List::CONFIRM . $binh ) ] + $query ), 'Without the capability.' );
		self::assertFalse( Confirmation::is_confirmed( $binh ) );
		$this->as_user( 'administrator' );
		self::assertSame( admin_url( 'users.php' ), $this->confirm( [ '_wpnonce' => wp_create_nonce( Member_List::CONFIRM . $binh ) ] + $query ) );
		self::assertTrue( Confirmation::is_confirmed( $binh ) );
		self::assertSame( [], $actions( $binh ) );
	}

	/**
	 * @param array<string,string> $query
	 * @return int|string Status of the refusal, or where it leads.
	 */
	private function confirm( array $query ): int|string {
		$_GET     = $query;
		$_REQUEST = $query;
		try {
			do_action( "admin_post_{$query['action']}" );
			self::fail( 'Neither refused nor done.' );
		} catch ( DieException $refused ) {
			return $refused->getCode();
		} catch ( RedirectException $redirect ) {
			return $redirect->location;
		} finally {
			$_GET     = [];
			$_REQUEST = [];
		}
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
