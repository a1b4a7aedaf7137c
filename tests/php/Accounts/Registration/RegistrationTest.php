<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Registration;

use Hien\Accounts\Registration\Confirmation;
use Hien\Checks\Finding;
use Hien\Health\Checks;
use Hien\Members\Member_Index;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use WP_Error;
use WP_User;

/** `POST users`: accounts that visitors open, and the link that confirms their address. */
final class RegistrationTest extends TestCase {

	use Members;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'users_can_register', '1' );
		add_filter( 'hien_visitor_address', static fn(): string => '' ); // Not counted, unless a test says otherwise.
	}

	public function test_a_visitor_opens_an_account_and_confirms_the_address(): void {
		$response = $this->register_member();
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( [], self::$mails, 'The mail is sent when the visitor has the answer.' );
		$this->after_response();
		$member = $this->member();
		self::assertSame(
			[ 'Trần Thị Bình', [ 'subscriber' ], false ],
			[ $member->display_name, $member->roles, Confirmation::is_confirmed( $member->ID ) ]
		);
		self::assertMatchesRegularExpression( '/^tran-thi-binh-[a-z0-9]{8}$/', $member->user_login );
		self::assertSame( 'tran-thi-binh', $member->user_nicename );
		$link = self::link( 'binh@example.org' );
		self::assertStringNotContainsString( substr( $link, -32 ), (string) wp_json_encode( get_user_meta( $member->ID ) ), 'A hash is.' );
		self::assertSame( 200, self::open( $link )[0] );
		self::assertFalse( Confirmation::is_confirmed( $member->ID ), 'Programs that check mails open links.' );
		[ $status, $page ] = self::open( $link, 'POST' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Đã xác nhận email.', $page );
		self::assertTrue( Confirmation::is_confirmed( $member->ID ) );
		self::assertSame( $member->ID, wp_authenticate( 'binh@example.org', wp_slash( self::PASSWORD ) )->ID, 'As wp-login.php takes it.' );
		[ $status, $page ] = self::open( $link, 'POST' );
		self::assertSame( 400, $status, 'A link works once.' );
		self::assertStringContainsString( 'đã được dùng', $page );
	}

	public function test_the_password_is_stored_composed_and_as_long_as_it_looks(): void {
		$marks = "ba\u{301}nh tro\u{302}i nu\u{31b}o\u{31b}\u{301}c";
		self::assertSame( 201, $this->register_member( [ 'password' => $marks ] )->get_status() );
		self::assertTrue( wp_check_password( 'bánh trôi nước', $this->member()->user_pass ) );
		$short = [ 'email' => 'khac@example.org', 'password' => "nu\u{31b}o\u{31b}\u{301}c me\u{302}\u{301}" ];
		self::assertSame( 400, $this->register_member( $short )->get_status() );
	}

	public function test_a_link_works_for_a_day(): void {
		$this->register_member();
		$this->after_response();
		$id   = $this->member()->ID;
		$link = self::link( 'binh@example.org' );
		update_user_meta( $id, 'hien_key_confirm', [ 'expires' => time() - 1 ] + get_user_meta( $id, 'hien_key_confirm', true ) );
		self::assertSame( 410, self::open( $link, 'POST' )[0] );
		self::assertFalse( Confirmation::is_confirmed( $id ) );
	}

	public function test_a_link_of_another_account_or_purpose_is_refused(): void {
		$this->register_member();
		$this->register_member( [ 'email' => 'khac@example.org', 'name' => 'Khác' ] );
		$this->after_response();
		$link  = self::link( 'binh@example.org' );
		$id    = $this->member()->ID;
		$other = get_user_by( 'email', 'khac@example.org' )->ID;
		foreach (
			[
				str_replace( "$id-", "$other-", $link ),
				str_replace( '=confirm', '=keep_account', $link ),
				$link . 'x',
				substr( $link, 0, -1 ),
				str_replace( "$id-", '-', $link ),
			] as $forged
		) {
			self::assertSame( 400, self::open( $forged, 'POST' )[0], $forged );
		}
		self::assertFalse( Confirmation::is_confirmed( $id ) || Confirmation::is_confirmed( $other ) );
	}

	public function test_a_known_address_gets_the_same_answer_and_a_mail(): void {
		$new = $this->register_member();
		$this->after_response();
		self::$mails = [];
		$hashed      = 0;
		add_filter(
			'wp_hash_password_algorithm',
			static function ( string $algorithm ) use ( &$hashed ): string {
				++$hashed;
				return $algorithm;
			}
		);
		$known = $this->register_member( [ 'name' => 'Ai Đó', 'email' => 'BINH@example.org', 'password' => 'mat-khau-khac-han' ] );
		self::assertSame(
			[ $new->get_status(), wp_json_encode( $new->get_data() ) ],
			[ $known->get_status(), wp_json_encode( $known->get_data() ) ]
		);
		self::assertSame( array_keys( $new->get_headers() ), array_keys( $known->get_headers() ) );
		self::assertSame( 1, $hashed, 'Hashing a password is what takes time.' );
		self::assertSame( [], self::$mails, 'A mail takes time too.' );
		$this->after_response();
		self::assertSame( [ 'BINH@example.org' ], array_column( self::$mails, 'to' ) );
		self::assertStringContainsString( 'đã có tài khoản', self::$mails[0]['message'] );
		self::assertStringNotContainsString(
			'Ai Đó',
			wp_json_encode( self::$mails, JSON_UNESCAPED_UNICODE ),
			'The words of a stranger are not sent to anybody.'
		);
		self::assertCount( 1, get_users( [ 'search' => 'binh@example.org' ] ) );
	}

	public function test_of_two_registrations_of_an_address_at_once_both_get_the_same_answer(): void {
		add_filter(
			'pre_user_login',
			$other = function ( string $login ) use ( &$other ): string {
				remove_filter( 'pre_user_login', $other );
				$this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org' ] );
				return $login;
			}
		);
		self::assertSame( 201, $this->register_member()->get_status() );
		self::assertCount( 1, get_users( [ 'search' => 'binh@example.org' ] ) );
	}

	public function test_of_two_registrations_that_find_no_account_one_opens_it(): void {
		$other = function ( mixed $data ) use ( &$other ): mixed {
			remove_filter( 'wp_pre_insert_user_data', $other ); // WordPress has looked for the address, and is about to store the account.
			self::assertSame( 201, $this->register_member( [ 'email' => 'Binh@example.org' ] )->get_status() );
			return $data;
		};
		add_filter( 'wp_pre_insert_user_data', $other );
		self::assertSame( 201, $this->register_member()->get_status() );
		self::assertCount( 1, get_users( [ 'search' => 'binh@example.org' ] ) );
		$this->after_response();
		$mails = array_map( 'strtolower', array_column( self::$mails, 'to' ) );
		self::assertCount( 1, array_keys( $mails, 'binh@example.org', true ), 'Not also that there is an account already.' );
		self::assertStringContainsString( 'hien-account=confirm', self::link( 'binh@example.org' ) );
	}

	public function test_a_mailbox_cannot_be_filled_by_the_form(): void {
		$this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org' ] );
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.' . wp_rand( 1, 250 ), 20 );
		foreach ( range( 1, 6 ) as $n ) {
			$this->register_member();
			$this->after_response();
		}
		self::assertCount( 3, self::$mails );
	}

	public function test_only_as_many_as_the_limit_says(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9', 20 );
		$this->register_member();
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}hien_throttle SET hits = 59" );
		self::assertSame( 201, $this->register_member( [ 'email' => 'm60@example.org' ] )->get_status(), 'A class behind one address.' );
		$response = $this->register_member( [ 'email' => 'm61@example.org' ] );
		self::assert_error( 429, 'hien_too_many_requests', $response );
		self::assertGreaterThan( 0, $response->get_data()['data']['retry_after'] );
		self::assertFalse( get_user_by( 'email', 'm61@example.org' ) );
	}

	public function test_where_the_owner_lets_nobody_register_it_is_closed(): void {
		update_option( 'users_can_register', '0' );
		self::assert_error( 403, 'hien_registration_closed', $this->register_member() );
		update_option( 'users_can_register', '1' );
		$this->as_user( 'subscriber' );
		self::assert_error( 403, 'hien_signed_in', $this->register_member() );
		self::assertFalse( get_user_by( 'email', 'binh@example.org' ) );
	}

	#[TestWith( [ [ 'password' => 'ngắn quá' ], 'password' ] )]
	#[TestWith( [ [ 'password' => '   cách  ' ], 'password' ] )]
	#[TestWith( [ [ 'password' => 'BINH-rat-dai@example.org', 'email' => 'binh-rat-dai@example.org' ], 'password' ] )]
	#[TestWith( [ [ 'password' => 'binh-rat-dai', 'email' => 'binh-rat-dai@example.org' ], 'password' ] )]
	#[TestWith( [ [ 'password' => 'TRẦN thị Bình' ], 'password' ] )]
	#[TestWith( [ [ 'password' => 'có \\ trong đó' ], 'password' ] )]
	#[TestWith( [ [ 'email' => 'khong-phai-email' ], 'email' ] )]
	#[TestWith( [ [ 'email' => "binh@example.org\nBcc: ai@example.org" ], 'email' ] )]
	#[TestWith( [ [ 'name' => '<b></b> ' ], 'name' ] )]
	#[TestWith( [ [ 'name' => "\u{3164}\u{200B}" ], 'name' ] )]
	#[TestWith( [ [ 'name' => 'binh@example.org' ], 'name' ] )]
	#[TestWith( [ [ 'name' => 'Bình ai@example.org' ], 'name' ] )]
	public function test_a_wrong_field_is_named_in_vietnamese( array $params, string $field ): void {
		$response = $this->register_member( $params );
		self::assertSame(
			[ 400, [ $field ] ],
			[ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ],
			(string) wp_json_encode( $response->get_data() )
		);
		self::assertMatchesRegularExpression( '/[ạ-ỹà-ưđ]/u', $response->get_data()['message'] );
		self::assertCount( 1, get_users() );
	}

	public function test_a_long_password_is_hashed_and_a_longer_one_refused(): void {
		$longest = str_repeat( 'mưa to-', 512 );
		self::assertSame( 4096, strlen( $longest ) );
		self::assertSame( 201, $this->register_member( [ 'password' => $longest ] )->get_status() );
		Confirmation::confirm( $this->member()->ID );
		self::assertSame( 'binh@example.org', wp_authenticate( 'binh@example.org', $longest )->user_email );
		self::assert_error(
			400,
			'hien_weak_password',
			$this->register_member( [ 'email' => 'khac@example.org', 'password' => $longest . 'x' ] ),
			[ 'password' ]
		);
	}

	public function test_who_registers_agrees_to_the_privacy_page_where_there_is_one(): void {
		self::assertSame( 201, $this->register_member( [ 'agreed' => false ] )->get_status() );
		update_option( 'wp_page_for_privacy_policy', $this->make->page( [ 'post_title' => 'Chính sách riêng tư' ] ) );
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->register_member( [ 'email' => 'khac@example.org', 'agreed' => false ] ),
			[ 'agreed' ]
		);
		self::assertSame( 201, $this->register_member( [ 'email' => 'khac@example.org' ] )->get_status() );
		self::assertEqualsWithDelta(
			time(),
			(int) get_user_meta( get_user_by( 'email', 'khac@example.org' )->ID, 'hien_agreed', true ),
			60
		);
	}

	public function test_a_robot_is_caught(): void {
		self::assert_error( 400, 'hien_spam', $this->register_member( [ 'hien_extra' => 'https://spam.example' ] ) );
		$fast = $this->register_member( [ 'seconds' => 0 ] );
		self::assert_error( 400, 'hien_spam', $fast );
		self::assertStringContainsString( 'nhanh quá', $fast->get_data()['message'] );
		self::assertStringContainsString( 'tự điền', $this->register_member( [ 'hien_extra' => 'Bình' ] )->get_data()['message'] );
		self::assertFalse( get_user_by( 'email', 'binh@example.org' ) );
	}

	public function test_plugins_see_a_registration_and_may_refuse_it(): void {
		$seen = [];
		add_action(
			'register_post',
			static function ( string $login, string $email ) use ( &$seen ): void {
				$seen[] = $email;
			},
			10,
			2
		);
		add_action(
			'user_register',
			static function ( int $id ) use ( &$seen ): void {
				$seen[] = get_userdata( $id )->user_email;
			}
		);
		$refuse = static fn( WP_Error $errors ): WP_Error => new WP_Error( 'spam', '<strong>Lỗi:</strong> Địa chỉ này hay gửi thư rác.' );
		add_filter( 'registration_errors', $refuse );
		$response = $this->register_member();
		self::assert_error( 400, 'hien_registration_refused', $response );
		self::assertSame( 'Lỗi: Địa chỉ này hay gửi thư rác.', $response->get_data()['message'] );
		remove_filter( 'registration_errors', $refuse );
		$this->register_member();
		self::assertSame( array_fill( 0, 3, 'binh@example.org' ), $seen );
	}

	public function test_the_owner_learns_that_a_plugin_refuses_the_form_until_a_registration_passes(): void {
		$found  = static fn(): ?Finding => Checks::problems( false )['refused-forms'] ?? null;
		$refuse = static fn(): WP_Error => new WP_Error( 'captcha', 'Thiếu captcha.' );
		add_filter( 'registration_errors', $refuse );
		self::assertNull( $found() );
		$this->register_member();
		self::assertSame( 'recommended', $found()?->status );
		self::assertSame(
			[ sprintf( 'Đăng ký, bị chặn lúc %s.', wp_date( 'd/m/Y H:i', (int) get_transient( 'hien_registration_refused' ) ) ) ],
			$found()->details
		);
		set_transient( 'hien_registration_refused', time() - 60, WEEK_IN_SECONDS );
		$this->register_member();
		self::assertLessThan( time() - 30, get_transient( 'hien_registration_refused' ), 'It is written once an hour.' );
		remove_filter( 'registration_errors', $refuse );
		$this->register_member();
		self::assertNull( $found() );
	}

	public function test_so_does_a_plugin_that_ends_the_request(): void {
		add_action(
			'register_post',
			static function (): void {
				ob_flush(); // As PHP does at exit.
				throw new RuntimeException( 'exit' );
			}
		);
		ob_start();
		try {
			$this->register_member();
		} catch ( RuntimeException ) {
			self::assertStringContainsString( 'hien_registration_refused', (string) ob_get_contents() );
		} finally {
			ob_end_clean();
		}
		self::assertArrayHasKey( 'refused-forms', Checks::problems( false ) );
	}

	public function test_a_request_sets_no_role_no_capability_and_no_meta(): void {
		$evil = [
			'role' => 'administrator',
			'roles' => [ 'administrator' ],
			'user_login' => 'sếp',
			'wp_capabilities' => [ 'administrator' => true ],
			'meta_input' => [ 'hien_x' => '1' ],
			'meta' => [ 'hien_x' => '1' ],
			'ID' => 1,
			'id' => 1,
			'use_ssl' => 1,
			'confirmed' => true,
			'hien_unconfirmed' => '',
		];
		self::assertSame( 201, $this->register_member( $evil )->get_status() );
		$member = $this->member();
		self::assertSame(
			[ [ 'subscriber' ], false, '', false ],
			[
				$member->roles,
				$member->has_cap( 'edit_posts' ),
				get_user_meta( $member->ID, 'hien_x', true ),
				Confirmation::is_confirmed( $member->ID ),
			]
		);
		self::assertNotSame( 'sếp', $member->user_login );
		self::assertSame( 'admin@example.org', get_userdata( 1 )->user_email );
	}

	public function test_a_name_with_line_breaks_adds_no_header_to_a_mail(): void {
		update_option( 'blogname', 'Hiên' );
		$this->register_member( [ 'name' => "Bình\r\nBcc: ai\r\n\r\nXem <script>alert(1)</script>" ] );
		$this->after_response();
		self::assertSame(
			'Bình Bcc: ai Xem',
			trim( (string) preg_replace( '/\s+/', ' ', $this->member_named( 'binh@example.org' )->display_name ) )
		);
		foreach ( self::$mails as $mail ) {
			self::assertStringNotContainsString( "\n", $mail['subject'] );
			self::assertDoesNotMatchRegularExpression( '/^Bcc:/mi', implode( "\n", (array) $mail['headers'] ) );
		}
	}

	public function test_an_unconfirmed_account_is_not_in_the_directory(): void {
		$this->register_member();
		$this->after_response();
		self::assertSame( [ 0, 0 ], [ $this->listed(), Member_Index::count( 'binh' ) ] );
		Confirmation::confirm( $this->member()->ID );
		self::assertSame( [ 1, 1 ], [ $this->listed(), Member_Index::count( 'binh' ) ] );
	}

	public function test_the_last_link_is_good_where_no_more_mails_are_sent(): void {
		$this->register_member();
		$this->after_response();
		foreach ( range( 1, 3 ) as $ignored ) {
			do_action( 'hien_send_confirmation', $this->member()->ID );
		}
		self::assertCount( 3, array_keys( array_column( self::$mails, 'to' ), 'binh@example.org', true ) );
		self::assertSame( 200, self::open( self::link( 'binh@example.org' ), 'POST' )[0] );
	}

	public function test_an_account_that_is_never_confirmed_goes_after_a_week(): void {
		foreach ( [ 'cu', 'moi', 'bien-tap' ] as $name ) {
			$this->register_member( [ 'email' => "$name@example.org" ] );
		}
		update_user_meta( $this->member_named( 'cu@example.org' )->ID, Confirmation::META, time() - 8 * DAY_IN_SECONDS );
		update_user_meta( $this->member_named( 'moi@example.org' )->ID, Confirmation::META, time() - 6 * DAY_IN_SECONDS );
		$editor = $this->member_named( 'bien-tap@example.org' );
		update_user_meta( $editor->ID, Confirmation::META, time() - 8 * DAY_IN_SECONDS );
		$editor->set_role( 'editor' );
		$confirmed = $this->make->user();
		do_action( 'hien_daily' );
		self::flush_cache();
		self::assertSame(
			[ false, true, true, true ],
			array_map(
				static fn( string $email ): bool => false !== get_user_by( 'email', $email ),
				[ 'cu@example.org', 'moi@example.org', 'bien-tap@example.org', get_userdata( $confirmed )->user_email ]
			)
		);
		self::assertTrue( Confirmation::is_confirmed( $editor->ID ), 'The owner knows whom they made an editor.' );
	}

	public function test_the_app_knows_whether_registration_is_open(): void {
		self::assertTrue( $this->rest( 'GET', '/hien/v1/options' )->get_data()['login']['registration'] );
		update_option( 'users_can_register', '0' );
		self::assertFalse( $this->rest( 'GET', '/hien/v1/options' )->get_data()['login']['registration'] );
	}

	private function listed(): int {
		return $this->rest( 'GET', '/hien/v1/users', [ 'name' => 'binh' ] )->get_data()['count'];
	}

	private function member(): WP_User {
		return $this->member_named( 'binh@example.org' );
	}

	private function member_named( string $email ): WP_User {
		$user = get_user_by( 'email', $email );
		self::assertInstanceOf( WP_User::class, $user );
		return $user;
	}
}
