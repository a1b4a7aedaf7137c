<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts;

use Hien\Accounts\Profile\Email_Change;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Accounts\Tokens\Session_Store;
use Hien\Tests\Support\Rest_Server;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Application_Passwords;
use WP_Error;
use WP_REST_Response;
use WP_Session_Tokens;

/** `account`: profile, e-mail address, password and sessions of the signed-in member. */
final class AccountTest extends TestCase {

	use Members;

	/** Every call below `account`. */
	private const CALLS = [
		[ 'GET', '' ],
		[ 'PUT', '', [ 'name' => 'Mới' ] ],
		[ 'POST', '/portrait' ],
		[ 'DELETE', '/portrait' ],
		[ 'POST', '/email', [ 'email' => 'moi@example.org', 'password' => self::PASSWORD ] ],
		[ 'DELETE', '/email' ],
		[ 'POST', '/password', [ 'current' => self::PASSWORD, 'password' => 'mot-mat-khau-khac' ] ],
		[ 'GET', '/sessions' ],
		[ 'DELETE', '/sessions' ],
		[ 'DELETE', '/sessions/0123456789abcdef' ],
		[ 'POST', '/export' ],
		[ 'POST', '/deletion', [ 'password' => self::PASSWORD ] ],
		[ 'DELETE', '/deletion' ],
	];

	public function test_visitors_have_no_account(): void {
		foreach ( self::CALLS as $call ) {
			self::assert_error( 401, 'rest_not_logged_in', $this->call( ...$call ) );
		}
	}

	public function test_a_session_without_a_nonce_is_nobody(): void {
		$id = $this->sign_in();
		foreach ( self::CALLS as $call ) {
			[ $method, $path, $body ] = $call + [ 2 => [] ];
			if ( 'GET' === $method ) {
				continue;
			}
			foreach ( [ [ $method, $body ], [ 'POST', $body + [ '_method' => $method ] ] ] as [ $sent, $fields ] ) {
				unset( $GLOBALS['current_user'], $GLOBALS['wp_rest_server'], $GLOBALS['wp_rest_auth_cookie'] );
				$_SERVER['REQUEST_METHOD'] = $sent;
				$_POST = wp_slash( $fields );
				$_GET  = isset( $fields['_method'] ) ? [ '_method' => $method ] : [];
				add_filter( 'wp_rest_server_class', static fn(): string => Rest_Server::class );
				$server = rest_get_server();
				self::assertInstanceOf( Rest_Server::class, $server );
				$answer = json_decode( self::printed_by( static fn() => $server->serve_request( "/hien/v1/account$path" ) ), true );
				self::assertSame( [ 401, 'rest_not_logged_in' ], [ $server->status, $answer['code'] ?? '' ], "$sent $path" );
			}
		}
		self::flush_cache();
		self::assertSame(
			[ 'Trần Thị Bình', '', '' ],
			[ get_userdata( $id )->display_name, get_user_meta( $id, 'hien_new_email', true ), get_user_meta( $id, 'hien_deletion', true ) ]
		);
	}

	public function test_a_member_reads_and_changes_the_profile(): void {
		$id     = $this->sign_in();
		$before = $this->account();
		self::assertSame(
			[ $id, 'Trần Thị Bình', null, null, false, [], false ],
			[
				$before['id'],
				$before['name'],
				$before['new_email'],
				$before['deletion'],
				$before['has_portrait'],
				$before['links'],
				$before['reply_mail'],
			]
		);
		$profile = [
			'name'       => 'Bình "Nhỏ" & Cô',
			'first_name' => 'Bình',
			'last_name'  => 'Trần Thị',
			'bio'        => "Dòng một\nDòng hai \\ <3",
			'url'        => 'https://bình.example/tôi?a=1&b=\'2\'&copy=3',
			'links'      => [ [ 'title' => 'Kho mã', 'url' => 'https://example.org/binh?a=1&b=2' ] ],
			'reply_mail' => true,
		];
		$response = $this->call( 'PUT', '', $profile );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $profile, array_intersect_key( $this->account(), $profile ) );
		$this->call( 'PUT', '', [ 'url' => '', 'links' => [], 'first_name' => '' ] );
		self::assertSame(
			[ '', [], '', 'Trần Thị' ],
			[ $this->account()['url'], $this->account()['links'], $this->account()['first_name'], $this->account()['last_name'] ]
		);
	}

	/** As on a site about programming: code and signs are no markup, and letters with loose marks are composed. */
	public function test_a_biography_and_names_of_links_stay_as_they_were_typed(): void {
		$this->sign_in();
		$fields = [
			'bio'   => "Dạy <div> và <?php echo 1; ?>.\n1 < 2 và 3 > 2, giảm 100%ab, viết &lt;i&gt;",
			'links' => [ [ 'title' => 'Vector<int> & %20', 'url' => 'https://example.org/' ] ],
		];
		self::assertSame( 200, $this->call( 'PUT', '', $fields )->get_status() );
		self::assertSame( $fields, array_intersect_key( $this->account(), $fields ) );
		$this->call( 'PUT', '', [ 'bio' => "Vie\u{302}\u{323}t" ] );
		self::assertSame( 'Việt', $this->account()['bio'] );
	}

	public function test_markup_that_wordpress_stores_in_a_biography_is_not_shown_as_text(): void {
		$id = $this->sign_in();
		update_user_meta( $id, 'description', 'Dạy <a href="https://example.org">PHP</a> &amp; CSS' );
		self::assertSame( 'Dạy PHP & CSS', $this->account()['bio'] );
	}

	#[TestWith( [ [ 'name' => ' ' ], 'name' ] )]
	#[TestWith( [ [ 'name' => 'ai@example.org' ], 'name' ] )]
	#[TestWith( [ [ 'url' => 'javascript:alert(1)' ], 'url' ] )]
	#[TestWith( [ [ 'url' => 'example.org' ], 'url' ] )]
	#[TestWith( [ [ 'url' => 'https://' ], 'url' ] )]
	#[TestWith( [ [ 'links' => [ [ 'title' => 'x', 'url' => "java\nscript:alert(1)" ] ] ], 'links' ] )]
	#[TestWith( [ [ 'links' => [ [ 'title' => 'x', 'url' => 'data:text/html,x' ] ] ], 'links' ] )]
	#[TestWith( [ [ 'links' => 'x' ], 'links' ] )]
	public function test_a_wrong_field_is_named_and_nothing_is_stored( array $params, string $field ): void {
		$this->sign_in();
		$before   = $this->account();
		$response = $this->call( 'PUT', '', [ 'bio' => 'Mới' ] + $params );
		self::assertSame(
			[ 400, [ $field ] ],
			[ $response->get_status(), array_keys( $response->get_data()['data']['params'] ?? [] ) ],
			(string) wp_json_encode( $response->get_data() )
		);
		self::assertSame( $before, $this->account() );
	}

	public function test_lengths_are_limited(): void {
		$this->sign_in();
		$link = [ 'title' => 'x', 'url' => 'https://example.org/' ];
		foreach (
			[
				'name' => str_repeat( 'ă', 61 ),
				'bio' => str_repeat( 'ă', 1001 ),
				'url' => 'https://example.org/' . str_repeat( 'a', 100 ),
				'links' => array_fill( 0, 6, $link ),
			] as $field => $value
		) {
			self::assertSame(
				[ 400, [ $field ] ],
				[
					$this->call( 'PUT', '', [ $field => $value ] )->get_status(),
					array_keys( $this->call( 'PUT', '', [ $field => $value ] )->get_data()['data']['params'] ),
				]
			);
		}
		self::assertSame(
			200,
			$this->call( 'PUT', '', [ 'name' => str_repeat( 'ă', 60 ), 'links' => array_fill( 0, 5, $link ) ] )->get_status()
		);
	}

	public function test_an_address_that_wordpress_stores_as_too_long_is_named(): void {
		$this->sign_in();
		$before   = $this->account();
		$response = $this->call( 'PUT', '', [ 'bio' => 'Mới', 'url' => 'https://example.org/?' . str_repeat( 'a&', 30 ) ] );
		self::assert_error( 400, 'hien_invalid_field', $response, [ 'url' ] );
		self::assertStringContainsString( 'dài quá', $response->get_data()['message'] );
		self::assertSame( $before, $this->account() );
	}

	public function test_a_request_changes_no_role_no_other_account_and_no_meta(): void {
		$id    = $this->sign_in();
		$email = get_userdata( $id )->user_email;
		$evil  = [
			'id' => 1,
			'ID' => 1,
			'slug' => '1',
			'user_id' => 1,
			'role' => 'administrator',
			'roles' => [ 'administrator' ],
			'wp_capabilities' => [ 'administrator' => true ],
			'caps' => [ 'edit_posts' => true ],
			'email' => 'khac@example.org',
			'user_email' => 'khac@example.org',
			'user_pass' => 'x',
			'password' => 'x',
			'user_login' => 'x',
			'confirmed' => false,
			'hien_unconfirmed' => '1',
			'meta' => [ 'hien_x' => '1' ],
			'meta_input' => [ 'hien_x' => '1' ],
		];
		self::assertSame( 200, $this->call( 'PUT', '', [ 'bio' => 'Mới' ] + $evil )->get_status() );
		self::flush_cache();
		$member = get_userdata( $id );
		self::assertSame(
			[ [ 'subscriber' ], $email, '', true, 'Mới' ],
			[
				$member->roles,
				$member->user_email,
				get_user_meta( $id, 'hien_x', true ),
				Confirmation::is_confirmed( $id ),
				$member->description,
			]
		);
		self::assertSame( [ '', [ 'administrator' ] ], [ get_userdata( 1 )->description, get_userdata( 1 )->roles ] );
		self::assertSame( $id, wp_authenticate( $email, wp_slash( self::PASSWORD ) )->ID );
	}

	/** @param list<string> $order The addresses in the order in which they agree. */
	#[TestWith( [ [ 'new', 'old' ] ] )]
	#[TestWith( [ [ 'old', 'new' ] ] )]
	public function test_the_address_changes_when_both_have_agreed( array $order ): void {
		$id  = $this->sign_in();
		$old = get_userdata( $id )->user_email;
		self::assert_error( 400, 'hien_wrong_password', $this->new_email( 'moi@example.org', 'không đúng' ), [ 'password' ] );
		self::assert_error( 400, 'hien_invalid_field', $this->new_email( 'moi' ), [ 'email' ] );
		self::assert_error( 400, 'hien_invalid_field', $this->new_email( strtoupper( $old ) ), [ 'email' ] );
		$answer = $this->new_email( 'moi@example.org' )->get_data();
		self::assertSame( [ $old, 'moi@example.org', 'both' ], [ $answer['email'], $answer['new_email'], $answer['waits_for'] ] );
		$this->after_response();
		self::assertEqualsCanonicalizing( [ 'moi@example.org', $old ], array_column( self::$mails, 'to' ) );
		self::assertStringNotContainsString( 'moi@example.org', self::$mails[1]['message'] );
		$links = [
			'old' => self::link( $old ),
			'new' => self::link( 'moi@example.org' ),
		];
		array_walk( $links, static fn( string $link ): array => self::open( $link ) );
		self::assertSame( 'both', $this->account()['waits_for'], 'Opening changes nothing.' );
		[ $status, $page ] = self::open( $links[ $order[0] ], 'POST' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Email sẽ đổi khi', $page );
		self::assertSame( [ $old, $order[1] ], [ $this->account()['email'], $this->account()['waits_for'] ] );
		self::assertSame( 200, self::open( $links[ $order[1] ], 'POST' )[0] );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		self::assertSame(
			[ 'moi@example.org', null, '' ],
			[ $this->account()['email'], $this->account()['new_email'], $this->account()['waits_for'] ]
		);
		self::assertSame( [ 400, 400 ], [ self::open( $links['new'], 'POST' )[0], self::open( $links['old'], 'POST' )[0] ] );
	}

	/** @param list<string> $agreed Which have agreed before. */
	#[TestWith( [ [] ] )]
	#[TestWith( [ [ 'new' ] ] )]
	#[TestWith( [ [ 'old' ] ] )]
	public function test_the_old_address_stops_the_change( array $agreed ): void {
		$id  = $this->sign_in();
		$old = get_userdata( $id )->user_email;
		$this->new_email( 'moi@example.org' );
		$this->after_response();
		$links = [
			'old' => self::link( $old ),
			'new' => self::link( 'moi@example.org' ),
		];
		foreach ( $agreed as $which ) {
			self::open( $links[ $which ], 'POST' );
		}
		self::assertSame( 200, self::open( $links['old'], 'POST', [ 'kept' => '1' ] )[0] );
		self::assertSame( 400, self::open( $links['new'], 'POST' )[0] );
		self::assertSame( [ $old, null ], [ get_userdata( $id )->user_email, $this->account()['new_email'] ] );
		$this->new_email( 'khac@example.org' );
		self::assertSame( 'both', $this->account()['waits_for'], 'What was agreed to before is forgotten.' );
	}

	#[TestWith( [ false ] )]
	#[TestWith( [ true ] )]
	public function test_the_old_address_can_stop_the_change_however_often_it_was_asked_for( bool $is_stopped_between ): void {
		$id  = $this->sign_in();
		$old = get_userdata( $id )->user_email;
		foreach ( range( 1, 4 ) as $ignored ) {
			if ( $is_stopped_between ) {
				$this->call( 'DELETE', '/email' );
			}
			$this->new_email( 'moi@example.org' );
			$this->after_response();
		}
		self::assertSame( 200, self::open( self::link( $old ), 'POST', [ 'kept' => '1' ] )[0] );
		self::assertNull( Email_Change::pending( $id ) );
		$this->new_email( 'moi@example.org' );
		$this->after_response();
		self::assertSame(
			200,
			self::open( self::link( $old ), 'POST', [ 'kept' => '1' ] )[0],
			'The link is good as long as there may be no other.'
		);
		self::assertNull( Email_Change::pending( $id ) );
	}

	public function test_asking_for_the_same_address_too_often_leaves_its_link(): void {
		$id  = $this->sign_in();
		$old = get_userdata( $id )->user_email;
		foreach ( range( 1, 4 ) as $ignored ) {
			$this->new_email( 'moi@example.org' );
			$this->after_response();
		}
		foreach ( [ $old, 'moi@example.org' ] as $address ) {
			self::assertSame( 200, self::open( self::link( $address ), 'POST' )[0] );
		}
		self::flush_cache();
		self::assertSame( 'moi@example.org', get_userdata( $id )->user_email );
	}

	/** As where another request came between the one that looked up the address and its mail. */
	public function test_a_link_confirms_no_other_address_than_its_own(): void {
		$id  = $this->sign_in();
		$old = get_userdata( $id )->user_email;
		$this->new_email( 'moi@example.org' );
		$this->after_response();
		update_user_meta( $id, 'hien_new_email', [ 'email' => 'khac@example.org', 'expires' => time() + 60 ] );
		self::assertSame( 400, self::open( self::link( 'moi@example.org' ), 'POST' )[0] );
		self::assertSame( 200, self::open( self::link( $old ), 'POST' )[0] );
		self::assertSame( [ $old, 'new' ], [ get_userdata( $id )->user_email, $this->account()['waits_for'] ] );
	}

	public function test_what_one_address_has_confirmed_does_not_count_for_another(): void {
		$id  = $this->sign_in();
		$old = get_userdata( $id )->user_email;
		$this->new_email( 'moi@example.org' );
		$this->after_response();
		self::assertSame( 200, self::open( self::link( 'moi@example.org' ), 'POST' )[0] );
		update_user_meta( $id, 'hien_new_email', [ 'email' => 'khac@example.org', 'expires' => time() + 60 ] );
		self::assertSame( 200, self::open( self::link( $old ), 'POST' )[0] );
		self::assertSame( [ $old, 'new' ], [ get_userdata( $id )->user_email, $this->account()['waits_for'] ] );
	}

	public function test_a_member_stops_the_change(): void {
		$this->sign_in();
		$this->new_email( 'moi@example.org' );
		$this->after_response();
		self::assertNull( $this->call( 'DELETE', '/email' )->get_data()['new_email'] );
		self::assertSame( 400, self::open( self::link( 'moi@example.org' ), 'POST' )[0] );
	}

	public function test_an_address_of_another_account_answers_alike_and_stays_theirs(): void {
		$this->make->user( 'subscriber', [ 'user_email' => 'co-roi@example.org' ] );
		$id     = $this->sign_in();
		$free   = $this->new_email( 'moi@example.org' )->get_data();
		$taken  = $this->new_email( 'co-roi@example.org' )->get_data();
		self::assertSame( [ 'new_email' => 'moi@example.org' ] + $taken, [ 'new_email' => 'moi@example.org' ] + $free );
		self::assertSame( 'co-roi@example.org', $taken['new_email'] );
		$this->after_response();
		self::assertStringNotContainsString(
			'hien-account=new_email',
			(string) wp_json_encode( array_filter( self::$mails, static fn( array $mail ): bool => 'co-roi@example.org' === $mail['to'] ) )
		);
		self::assertNotSame( 'co-roi@example.org', get_userdata( $id )->user_email );
	}

	public function test_an_address_that_another_account_took_meanwhile_is_refused(): void {
		$id = $this->sign_in();
		$this->new_email( 'moi@example.org' );
		$this->after_response();
		$this->make->user( 'subscriber', [ 'user_email' => 'moi@example.org' ] );
		self::assertSame( 200, self::open( self::link( get_userdata( $id )->user_email ), 'POST' )[0] );
		self::assertSame( 409, self::open( self::link( 'moi@example.org' ), 'POST' )[0] );
		self::assertNotSame( 'moi@example.org', get_userdata( $id )->user_email );
		self::assertNull( Email_Change::pending( $id ) );
	}

	public function test_a_new_password_is_stored_composed(): void {
		$id  = $this->sign_in();
		$new = "ba\u{301}nh tro\u{302}i nu\u{31b}o\u{31b}\u{301}c";
		self::assertSame( 200, $this->call( 'POST', '/password', [ 'current' => self::PASSWORD, 'password' => $new ] )->get_status() );
		self::assertSame( $id, wp_authenticate( get_userdata( $id )->user_login, 'bánh trôi nước' )->ID );
	}

	public function test_a_new_password_needs_the_old_one_and_ends_other_sessions(): void {
		$id    = $this->sign_in();
		$mine  = wp_get_session_token();
		$other = self::session( $id );
		self::make_application_password( $id );
		$set   = fn( string $current, string $password ): WP_REST_Response => $this->call(
			'POST',
			'/password',
			[ 'current' => $current, 'password' => $password ]
		);
		self::assert_error( 400, 'hien_wrong_password', $set( 'không đúng', 'mot "mat" khau moi' ), [ 'current' ] );
		self::assert_error( 400, 'hien_weak_password', $set( self::PASSWORD, 'ngắn' ), [ 'password' ] );
		self::assert_error( 400, 'hien_weak_password', $set( self::PASSWORD, 'Trần Thị Bình' ), [ 'password' ] );
		$cookies = [];
		add_action(
			'set_logged_in_cookie',
			static function ( string $cookie ) use ( &$cookies ): void {
				$cookies[] = $cookie;
			}
		);
		$nonce = wp_create_nonce( 'wp_rest' );
		self::assertSame( 200, $set( self::PASSWORD, 'mot "mat" khau moi' )->get_status() );
		$sessions = WP_Session_Tokens::get_instance( $id );
		self::assertSame( [ true, false ], [ $sessions->verify( $mine ), $sessions->verify( $other ) ] );
		self::assertSame( [], WP_Application_Passwords::get_user_application_passwords( $id ) );
		self::assertCount( 1, $cookies );
		self::assertSame( $id, wp_validate_auth_cookie( $cookies[0], 'logged_in' ), 'The cookie fits the new password.' );
		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookies[0];
		self::assertSame( 1, wp_verify_nonce( $nonce, 'wp_rest' ), 'Open pages can go on.' );
		self::assertSame( $id, wp_authenticate( get_userdata( $id )->user_email, wp_slash( 'mot "mat" khau moi' ) )->ID );
		self::assertSame( [], self::$mails, 'The mail is sent when the member has the answer.' );
		$this->after_response();
		self::assertSame( [ get_userdata( $id )->user_email ], array_column( self::$mails, 'to' ) );
	}

	public function test_the_password_cannot_be_guessed_at_an_open_session(): void {
		$this->sign_in();
		foreach ( range( 1, 10 ) as $n ) {
			$this->new_email( 'moi@example.org', "sai-$n" );
		}
		self::assert_error( 429, 'hien_too_many_requests', $this->call( 'POST', '/deletion', [ 'password' => self::PASSWORD ] ) );
	}

	public function test_an_account_is_changed_thirty_times_in_a_minute_at_most(): void {
		$this->as_user( 'subscriber' );
		foreach ( range( 1, 30 ) as $ignored ) {
			self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', [], [ 'reply_mail' => true ] )->get_status() );
		}
		self::assertSame( 429, $this->rest( 'POST', '/hien/v1/account', [], [ 'reply_mail' => true ] )->get_status() );
	}

	public function test_the_latest_fifty_sessions_stay_and_no_long_name_of_a_browser(): void {
		$id       = $this->make->user();
		$manager  = WP_Session_Tokens::get_instance( $id );
		$expires  = time() + DAY_IN_SECONDS;
		$sessions = [];
		foreach ( range( 1, 60 ) as $number ) {
			$_SERVER['HTTP_USER_AGENT'] = "$number " . str_repeat( 'ạ', 8000 );
			$sessions[ $number ]        = $manager->create( $expires );
		}
		$stored = get_user_meta( $id, 'session_tokens', true );
		self::assertCount( 50, $stored );
		self::assertLessThanOrEqual( 255, max( array_map( static fn( array $session ): int => strlen( $session['ua'] ), $stored ) ) );
		self::assertSame(
			range( 11, 60 ),
			array_keys( array_filter( $sessions, static fn( string $secret ): bool => $manager->verify( $secret ) ) )
		);
		$manager->update( $sessions[11], [ 'hien_seen' => time() + 60 ] + $manager->get( $sessions[11] ) );
		$manager->create( $expires );
		self::assertSame( [ true, false ], [ $manager->verify( $sessions[11] ), $manager->verify( $sessions[12] ) ] );
	}

	public function test_a_member_sees_and_ends_sessions(): void {
		$id      = $this->sign_in();
		$chrome  = self::session(
			$id,
			'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
		);
		$other   = self::session(
			$id,
			'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/130 Chrome/130.0 Safari/537.36'
		);
		$list    = $this->call( 'GET', '/sessions' )->get_data();
		self::assertSame( 3, $list['count'] );
		self::assertSame( [ true, false, false ], array_column( $list['data'], 'current' ) );
		self::assertSame( [ 'iPhone', 'Safari' ], [ $list['data'][0]['device'], $list['data'][0]['browser'] ] );
		self::assertEqualsCanonicalizing(
			[ 'Android Chrome', 'Windows Cốc Cốc' ],
			array_map(
				static fn( array $session ): string => "{$session['device']} {$session['browser']}",
				array_slice( $list['data'], 1 )
			)
		);
		foreach ( array_keys( get_user_meta( $id, 'session_tokens', true ) ) as $verifier ) {
			self::assertStringNotContainsString(
				substr( $verifier, 0, 16 ),
				(string) wp_json_encode( $list ),
				'The id is not what WordPress compares cookies with.'
			);
		}
		$android = array_values( array_filter( $list['data'], static fn( array $session ): bool => 'Android' === $session['device'] ) )[0];
		self::assertSame( 2, $this->call( 'DELETE', "/sessions/{$android['id']}" )->get_data()['count'] );
		$sessions = WP_Session_Tokens::get_instance( $id );
		self::assertSame( [ false, true ], [ $sessions->verify( $chrome ), $sessions->verify( $other ) ] );
		self::assert_error( 404, 'hien_session_not_found', $this->call( 'DELETE', "/sessions/{$android['id']}" ) );
		self::assertSame( [ true ], array_column( $this->call( 'DELETE', '/sessions' )->get_data()['data'], 'current' ) );
		self::assertFalse( $sessions->verify( $other ) );
	}

	public function test_sessions_are_also_seen_without_scripts(): void {
		self::session( $this->sign_in(), 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' );
		$rows = '//noscript//li[contains(@class,"hien-account__row")]';
		$page = $this->page_at( '/tai-khoan/thiet-bi' );
		self::assertMatchesRegularExpression(
			'~Safari, iPhone.*Đăng nhập lúc \d\d/\d\d/\d{4} \d\d:\d\d.*Thiết bị này~s',
			(string) $page->text( "{$rows}[1]" )
		);
		self::assertStringContainsString( 'Firefox, Windows', (string) $page->text( "{$rows}[2]" ) );
		self::assertStringNotContainsString( 'Thiết bị này', (string) $page->text( "{$rows}[2]" ) );
	}

	public function test_sessions_of_others_are_out_of_reach(): void {
		$victim = $this->make->user();
		$token  = self::session( $victim );
		wp_set_current_user( $victim );
		$id = $this->call( 'GET', '/sessions' )->get_data()['data'][0]['id'];
		$this->sign_in();
		self::assertNotContains( $id, array_column( $this->call( 'GET', '/sessions' )->get_data()['data'], 'id' ) );
		self::assert_error(
			404,
			'hien_session_not_found',
			$this->call( 'DELETE', "/sessions/$id", [ 'user_id' => $victim, 'id' => $victim ] )
		);
		$this->call( 'DELETE', '/sessions' );
		self::assertTrue( WP_Session_Tokens::get_instance( $victim )->verify( $token ) );
	}

	public function test_a_session_is_seen_once_an_hour(): void {
		$id       = $this->sign_in();
		$token    = wp_get_session_token();
		$sessions = WP_Session_Tokens::get_instance( $id );
		$seen     = static fn(): mixed => $sessions->get( $token )['hien_seen'] ?? null;
		do_action( 'wp_loaded' );
		self::assertNull( $seen(), 'It has just begun.' );
		self::assertEqualsWithDelta( time(), Last_Seen::of( $id ), 60, 'Of the member, for the list in wp-admin.' );
		update_user_meta( $id, Last_Seen::META, (string) ( time() - 2 * HOUR_IN_SECONDS ) );
		$sessions->update( $token, [ 'login' => time() - 2 * HOUR_IN_SECONDS ] + $sessions->get( $token ) );
		do_action( 'wp_loaded' );
		self::assertEqualsWithDelta( time(), $seen(), 60 );
		self::assertEqualsWithDelta( time(), Last_Seen::of( $id ), 60 );
		$writes = 0;
		add_action(
			'update_user_meta',
			static function () use ( &$writes ): void {
				++$writes;
			}
		);
		do_action( 'wp_loaded' );
		self::assertSame( 0, $writes );
	}

	public function test_a_session_that_another_request_has_ended_meanwhile_stays_ended(): void {
		$id       = $this->sign_in();
		$token    = wp_get_session_token();
		$sessions = WP_Session_Tokens::get_instance( $id );
		$sessions->update( $token, [ 'login' => time() - 2 * HOUR_IN_SECONDS ] + $sessions->get( $token ) );
		self::assertTrue( $sessions->verify( $token ) );
		// phpcs:ignore WordPress.DB.SlowDBQuery -- Past the cache of this request, as another one does.
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->usermeta, [ 'user_id' => $id, 'meta_key' => 'session_tokens' ] );
		do_action( 'wp_loaded' );
		self::assertFalse( $sessions->verify( $token ) );
	}

	/**
	 * @param callable(int):mixed $change
	 * @param int                 $sign_ins Sessions that the member has before.
	 */
	#[DataProvider( 'session_changes' )]
	public function test_a_session_that_another_request_begins_while_one_is_written_stays_open( callable $change, int $sign_ins ): void {
		$id = $this->sign_in();
		for ( $n = 1; $n < $sign_ins; $n++ ) {
			WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS );
		}
		if ( 0 === $sign_ins ) {
			WP_Session_Tokens::get_instance( $id )->destroy_all();
		}
		$other = str_repeat( 'a', 64 );
		$this->while_sessions_are_written(
			$id,
			static fn( array $sessions ): array => $sessions + [ $other => [ 'expiration' => time() + HOUR_IN_SECONDS ] ]
		);
		$before = array_keys( get_user_meta( $id, 'session_tokens', true ) ?: [] );
		$own    = $change( $id );
		wp_cache_delete( $id, 'user_meta' );
		$after = array_keys( get_user_meta( $id, 'session_tokens', true ) );
		self::assertEqualsCanonicalizing( [ $other, ...( null === $own ? array_slice( $before, 1 ) : [ ...$before, $own ] ) ], $after );
	}

	/** @return array<string,array{callable(int):?string,int}> What begins a session, and returns its verifier, or ends the first one. */
	public static function session_changes(): array {
		$begin = static fn( int $id ): string => Session_Store::verifier(
			WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS )
		);
		$end   = static function ( int $id ): void {
			Session_Store::end( $id, Session_Store::verifier( wp_get_session_token() ) );
		};
		return [
			'signing in'                         => [ $begin, 1 ],
			'signing in where nobody else is in' => [ $begin, 0 ],
			'signing out'                        => [ $end, 2 ],
			'signing out where nobody else is in' => [ $end, 1 ],
		];
	}

	public function test_a_session_that_another_request_ends_while_one_is_written_stays_ended(): void {
		$id    = $this->sign_in();
		$first = Session_Store::verifier( wp_get_session_token() );
		$this->while_sessions_are_written( $id, static fn(): array => [] );
		$next = Session_Store::verifier( WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS ) );
		wp_cache_delete( $id, 'user_meta' );
		self::assertSame( [ $next ], array_keys( get_user_meta( $id, 'session_tokens', true ) ) );
		self::assertFalse( Session_Store::is_open( $id, $first ) );
	}

	public function test_plugins_hear_of_sessions_what_wordpress_says_of_user_meta(): void {
		global $wpdb;
		$id    = $this->make->user();
		$heard = [];
		foreach ( [ 'add', 'added', 'update', 'updated', 'delete', 'deleted' ] as $verb ) {
			add_action(
				"{$verb}_user_meta",
				static function ( mixed ...$arguments ) use ( &$heard, $verb ): void {
					if ( in_array( 'session_tokens', $arguments, true ) ) {
						$heard[ $verb ] = $arguments;
					}
				},
				10,
				4
			);
		}
		$read     = static fn(): array => get_user_meta( $id, 'session_tokens', true );
		$sessions = WP_Session_Tokens::get_instance( $id );
		$token    = $sessions->create( time() + HOUR_IN_SECONDS );
		$row      = (int) $wpdb->get_var( "SELECT umeta_id FROM $wpdb->usermeta WHERE user_id = $id AND meta_key = 'session_tokens'" );
		self::assertSame(
			[ 'add' => [ $id, 'session_tokens', $read() ], 'added' => [ $row, $id, 'session_tokens', $read() ] ],
			$heard
		);
		$heard = [];
		$sessions->update( $token, [ 'hien_seen' => time() ] + $sessions->get( $token ) );
		self::assertEquals( array_fill_keys( [ 'update', 'updated' ], [ $row, $id, 'session_tokens', $read() ] ), $heard );
		$heard = [];
		Session_Store::end( $id, Session_Store::verifier( $token ) );
		self::assertEquals( array_fill_keys( [ 'delete', 'deleted' ], [ [ $row ], $id, 'session_tokens', '' ] ), $heard );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ 'a:0:{}' ] )]
	public function test_a_session_begins_with_one_write_where_an_empty_row_is_left( string $value ): void {
		global $wpdb;
		$id = $this->make->user();
		// phpcs:ignore WordPress.DB.SlowDBQuery
		$wpdb->insert( $wpdb->usermeta, [ 'user_id' => $id, 'meta_key' => 'session_tokens', 'meta_value' => $value ] );
		$sessions = WP_Session_Tokens::get_instance( $id );
		$begin    = static fn() => self::assertTrue( $sessions->verify( $sessions->create( time() + HOUR_IN_SECONDS ) ) );
		self::assertCount( 1, self::queries_of( $begin, "/^(UPDATE|INSERT|DELETE)\b.*$wpdb->usermeta.*'session_tokens'/s" ) );
	}

	public function test_who_ends_all_other_sessions_also_ends_one_that_begins_meanwhile(): void {
		$id    = $this->sign_in();
		$token = wp_get_session_token();
		WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS );
		$this->while_sessions_are_written(
			$id,
			static fn( array $sessions ): array => $sessions + [ str_repeat( 'a', 64 ) => [ 'expiration' => time() + HOUR_IN_SECONDS ] ]
		);
		Session_Store::end_others( $id, Session_Store::verifier( $token ) );
		wp_cache_delete( $id, 'user_meta' );
		self::assertSame( [ Session_Store::verifier( $token ) ], array_keys( get_user_meta( $id, 'session_tokens', true ) ) );
	}

	/**
	 * Changes the sessions, as another request does, just before this one writes them.
	 *
	 * @param callable(array<string,mixed>):array<string,mixed> $change
	 */
	private function while_sessions_are_written( int $id, callable $change ): void {
		global $wpdb;
		$sessions  = static fn(): array => maybe_unserialize(
			$wpdb->get_var( "SELECT meta_value FROM $wpdb->usermeta WHERE user_id = $id AND meta_key = 'session_tokens'" )
		) ?: [];
		$meanwhile = static function ( string $query ) use ( &$meanwhile, $sessions, $change, $id, $wpdb ): string {
			if ( preg_match( "/^(UPDATE|INSERT|DELETE|SELECT umeta_id)\b.*$wpdb->usermeta.*'session_tokens'/s", $query ) ) {
				remove_filter( 'query', $meanwhile );
				$next = $change( $sessions() );
				$row  = [
					'user_id'  => $id,
					'meta_key' => 'session_tokens', // phpcs:ignore WordPress.DB.SlowDBQuery
				];
				$wpdb->delete( $wpdb->usermeta, $row );
				if ( [] !== $next ) {
					$wpdb->insert( $wpdb->usermeta, $row + [ 'meta_value' => maybe_serialize( $next ) ] ); // phpcs:ignore WordPress.DB.SlowDBQuery
				}
			}
			return $query;
		};
		add_filter( 'query', $meanwhile );
	}

	private function new_email( string $email, string $password = self::PASSWORD ): WP_REST_Response {
		return $this->call( 'POST', '/email', [ 'email' => $email, 'password' => $password ] );
	}

	/** @return array<string,mixed> */
	private function account(): array {
		return $this->call( 'GET', '' )->get_data();
	}

	/** @param array<string,mixed> $body */
	private function call( string $method, string $path, array $body = [] ): WP_REST_Response {
		return 'GET' === $method
			? $this->rest( $method, "/hien/v1/account$path" )
			: $this->rest( $method, "/hien/v1/account$path", json: $body );
	}
}
