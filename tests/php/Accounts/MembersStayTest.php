<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts;

use Hien\Accounts\Members_Stay;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;

/** Members see neither wp-admin nor the admin bar. */
final class MembersStayTest extends TestCase {

	public function test_a_member_is_led_from_wp_admin_to_the_account(): void {
		$this->as_user( 'subscriber' );
		$this->expectExceptionObject( new RedirectException( home_url( '/tai-khoan' ), 302 ) );
		do_action( 'admin_init' );
	}

	public function test_what_other_plugins_do_by_ajax_and_forms_goes_on(): void {
		$this->as_user( 'subscriber' );
		$before = $GLOBALS['pagenow'] ?? null;
		add_filter( 'wp_doing_ajax', '__return_true' );
		( new Members_Stay() )->leave_admin();
		remove_filter( 'wp_doing_ajax', '__return_true' );
		$GLOBALS['pagenow'] = 'admin-post.php';
		( new Members_Stay() )->leave_admin();
		$GLOBALS['pagenow'] = $before;
		$this->expectException( RedirectException::class );
		( new Members_Stay() )->leave_admin();
	}

	public function test_whoever_writes_stays_in_wp_admin(): void {
		foreach ( [ 'contributor', 'administrator' ] as $role ) {
			$this->as_user( $role );
			( new Members_Stay() )->leave_admin();
			self::assertTrue( apply_filters( 'show_admin_bar', true ) );
		}
		$this->as_user( 'subscriber' );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) );
	}

	public function test_core_s_own_route_changes_neither_address_nor_password_of_members(): void {
		$id = $this->as_user( 'subscriber' );
		foreach ( [ 'me', (string) $id ] as $who ) {
			foreach ( [ 'email' => 'khac@example.org', 'password' => 'khong-can-mat-khau-cu' ] as $field => $value ) {
				$response = $this->rest( 'POST', "/wp/v2/users/$who", [ $field => $value ] );
				self::assertSame( [ 403, 'hien_use_account' ], [ $response->get_status(), $response->get_data()['code'] ] );
			}
		}
		self::assertSame( 200, $this->rest( 'POST', '/wp/v2/users/me', [ 'description' => 'Mới' ] )->get_status() );
		$this->as_user( 'administrator' );
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/users/$id", [ 'email' => 'khac@example.org' ] )->get_status() );
	}

	public function test_after_wp_login_members_land_on_the_site(): void {
		$land = fn( string $role, string $wanted ): string => apply_filters( 'login_redirect', '' === $wanted ? admin_url() : $wanted, $wanted, get_userdata( $this->make->user( $role ) ) );
		self::assertSame( home_url( '/' ), $land( 'subscriber', '' ) );
		self::assertSame( home_url( '/' ), $land( 'subscriber', admin_url( 'profile.php' ) ) );
		self::assertSame( home_url( '/videos' ), $land( 'subscriber', home_url( '/videos' ) ) );
		self::assertSame( admin_url(), $land( 'editor', '' ) );
	}
}
