<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Accounts\Sign_In\Admin_Access;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use Hien\Theme;
use PHPUnit\Framework\Attributes\TestWith;

/** Members see neither wp-admin nor the admin bar. */
final class AdminAccessTest extends TestCase {

	public function test_a_member_is_led_from_wp_admin_to_the_account(): void {
		$this->as_user( 'subscriber' );
		$this->expectExceptionObject( new RedirectException( home_url( '/tai-khoan' ), 302 ) );
		do_action( 'admin_init' );
	}

	public function test_what_other_plugins_do_by_ajax_and_forms_goes_on(): void {
		$this->as_user( 'subscriber' );
		$before = $GLOBALS['pagenow'] ?? null;
		add_filter( 'wp_doing_ajax', '__return_true' );
		( new Admin_Access() )->leave_admin();
		remove_filter( 'wp_doing_ajax', '__return_true' );
		$GLOBALS['pagenow'] = 'admin-post.php';
		( new Admin_Access() )->leave_admin();
		$GLOBALS['pagenow'] = $before;
		$this->expectException( RedirectException::class );
		( new Admin_Access() )->leave_admin();
	}

	#[TestWith( [ 'show_user_profile' ] )]
	#[TestWith( [ 'personal_options' ] )]
	public function test_settings_of_another_plugin_on_the_profile_page_are_open_to_members( string $hook ): void {
		$id     = $this->as_user( 'subscriber' );
		$before = $GLOBALS['pagenow'] ?? null;
		self::assertSame( '', $this->rest( 'GET', '/hien/v1/account' )->get_data()['settings'] );
		add_action( $hook, '__return_null' );
		self::assertSame( admin_url( 'profile.php' ), $this->rest( 'GET', '/hien/v1/account' )->get_data()['settings'] );
		self::assertSame(
			admin_url( 'profile.php' ),
			apply_filters( 'login_redirect', admin_url( 'profile.php' ), admin_url( 'profile.php' ), get_userdata( $id ) )
		);
		$GLOBALS['pagenow'] = 'profile.php';
		( new Admin_Access() )->leave_admin();
		remove_all_actions( $hook );
		self::redirect_by( static fn() => ( new Admin_Access() )->leave_admin() );
		$GLOBALS['pagenow'] = $before;
	}

	/** As profile.php does with a form that was sent. */
	#[TestWith( [ [ 'email' => 'khac@example.org' ] ] )]
	#[TestWith( [ [ 'pass1' => 'mot cau dai khac', 'pass2' => 'mot cau dai khac' ] ] )]
	#[TestWith( [ [], true ] )]
	public function test_members_change_address_and_password_on_the_account_screen_only( array $fields, bool $is_saved = false ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$id   = $this->as_user( 'subscriber' );
		$user = get_userdata( $id );
		self::assertFalse( apply_filters( 'show_password_fields', true, $user ) );
		$_POST = $fields + [ 'email' => $user->user_email, 'nickname' => 'Bình' ];
		do_action( 'personal_options_update', $id );
		$saved = edit_user( $id );
		self::assertSame( $is_saved, is_int( $saved ) );
		if ( ! is_int( $saved ) ) {
			self::assertSame( 'hien_use_account', $saved->get_error_code() );
		}
		self::assertSame(
			[ $user->user_email, $user->user_pass, [], '' ],
			[ get_userdata( $id )->user_email, get_userdata( $id )->user_pass, self::$mails, get_user_meta( $id, '_new_email', true ) ]
		);
	}

	public function test_whoever_writes_stays_in_wp_admin(): void {
		foreach ( [ 'contributor', 'administrator' ] as $role ) {
			$this->as_user( $role );
			( new Admin_Access() )->leave_admin();
			self::assertTrue( apply_filters( 'show_admin_bar', true ) );
		}
		$this->as_user( 'subscriber' );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) );
	}

	public function test_where_our_screens_have_no_address_members_have_wp_admin(): void {
		remove_theme_support( Theme::FEATURE );
		$id = $this->as_user( 'subscriber' );
		( new Admin_Access() )->leave_admin();
		self::assertTrue( apply_filters( 'show_admin_bar', true ) );
		self::assertSame(
			admin_url( 'profile.php' ),
			apply_filters( 'login_redirect', admin_url( 'profile.php' ), '', get_userdata( $id ) )
		);
	}

	#[TestWith( [ 'hien_answer_chat', true ] )]
	#[TestWith( [ 'moderate_comments', true ] )]
	#[TestWith( [ 'manage_shop', true ] )]
	#[TestWith( [ 'read', false ] )]
	#[TestWith( [ 'forum_take_part', false ] )]
	public function test_a_capability_that_members_do_not_have_is_work_in_wp_admin( string $capability, bool $works ): void {
		get_role( 'subscriber' )?->add_cap( 'forum_take_part' ); // As a forum's plugin gives it to all members.
		$role = add_role( 'helper', 'Người giúp việc', [ 'read' => true, $capability => true, 'manage_links' => false ] );
		self::assertNotNull( $role );
		$this->as_user( 'helper' );
		self::assertSame( $works, apply_filters( 'show_admin_bar', true ) );
	}

	public function test_who_answers_the_chat_by_another_plugins_word_works_in_wp_admin(): void {
		add_filter( 'user_has_cap', static fn( array $all ): array => [ 'hien_answer_chat' => true ] + $all );
		$this->as_user( 'subscriber' );
		self::assertTrue( apply_filters( 'show_admin_bar', true ) );
	}

	public function test_members_have_no_application_passwords_for_they_could_not_see_them(): void {
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		$make = fn( string $role ): int => $this->rest(
			'POST',
			'/wp/v2/users/' . $this->as_user( $role ) . '/application-passwords',
			[ 'name' => 'Ứng dụng' ]
		)->get_status();
		self::assertSame( [ 501, 201 ], [ $make( 'subscriber' ), $make( 'contributor' ) ] );
		remove_theme_support( Theme::FEATURE );
		self::assertSame( 201, $make( 'subscriber' ), 'In wp-admin the profile lists them.' );
		add_filter( 'wp_is_application_passwords_available_for_user', '__return_false', 5 );
		self::assertSame( 501, $make( 'contributor' ), 'What another plugin forbids stays forbidden.' );
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
		$land = fn( string $role, string $wanted ): string => apply_filters(
			'login_redirect',
			'' === $wanted ? admin_url() : $wanted,
			$wanted,
			get_userdata( $this->make->user( $role ) )
		);
		self::assertSame( home_url( '/' ), $land( 'subscriber', '' ) );
		self::assertSame( home_url( '/' ), $land( 'subscriber', admin_url( 'profile.php' ) ) );
		self::assertSame( home_url( '/videos' ), $land( 'subscriber', home_url( '/videos' ) ) );
		self::assertSame( admin_url(), $land( 'editor', '' ) );
	}
}
