<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Accounts\Account_Key;
use Hien\Cache\Count_Cache;
use Hien\Cache\Response_Cache;
use Hien\Jobs\Jobs;
use Hien\Lock;
use Hien\Lost_Lock;
use Hien\Mail\Last_Failure;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Chat\Chats;
use Hien\Tests\Support\FailingQueries;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Tests\Uploads\Pictures;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/** A server that fails while somebody writes: nobody is told that something was stored which was not. */
final class FaultsTest extends TestCase {

	use Chats {
		setUp as private set_up_chats;
	}
	use FailingQueries;
	use Locks;
	use Members;
	use Pictures;
	use ScreenRequests;

	/** Bodies of requests. */
	private const MESSAGE      = [
		'type'    => 'Liên hệ',
		'content' => 'Em muốn hỏi về khóa học',
		'name'    => 'Bình',
		'email'   => 'binh@example.org',
		'seconds' => 9,
	];
	private const REGISTRATION = [
		'name'     => 'Lan',
		'email'    => 'lan@example.org',
		'password' => 'mat khau du dai 1',
		'agreed'   => true,
		'seconds'  => 9,
	];

	protected function setUp(): void {
		$this->set_up_chats();
		$this->make_folder();
		update_option( 'users_can_register', 1 );
	}

	/** @return iterable<string,array{string,string,array<string,mixed>,bool}> Method, route, body; whether a member sends it. */
	public static function writes(): iterable {
		yield 'a comment' => [ 'POST', '/hien/v1/cmt', [ 'object_id' => '{post}', 'type' => 'posts', 'content' => 'Bài hay quá' ], true ];
		yield 'a change of a comment' => [ 'PUT', '/hien/v1/cmt/{comment}', [ 'content' => 'Bài rất hay' ], true ];
		yield 'the deletion of a comment' => [ 'DELETE', '/hien/v1/cmt/{comment}', [], true ];
		yield 'a saved post' => [ 'POST', '/hien/v1/favorites', [ 'type' => 'posts', 'object_id' => '{post}' ], true ];
		yield 'a message' => [ 'POST', '/hien/v1/contact', self::MESSAGE, false ];
		yield 'a question' => [ 'POST', '/hien/v1/faqs', [ 'question' => 'Khóa học có bài tập không?' ], true ];
		yield 'a registration' => [ 'POST', '/hien/v1/users', self::REGISTRATION, false ];
		yield 'a profile' => [ 'PUT', '/hien/v1/account', [ 'name' => 'Tên mới' ], true ];
		yield 'a setting' => [ 'PUT', '/hien/v1/account', [ 'reply_mail' => false ], true ];
		yield 'links' => [ 'PUT', '/hien/v1/account', [ 'links' => [ [ 'title' => 'Trang', 'url' => 'https://example.org' ] ] ], true ];
		yield 'a password' => [ 'POST', '/hien/v1/account/password', [ 'current' => 'password', 'password' => 'mat khau du dai 1' ], true ];
		yield 'an address' => [ 'POST', '/hien/v1/account/email', [ 'email' => 'moi@example.org', 'password' => 'password' ], true ];
		yield 'the end of an account' => [ 'POST', '/hien/v1/account/deletion', [ 'password' => 'password' ], true ];
	}

	/** @param array<string,mixed> $body */
	#[DataProvider( 'writes' )]
	public function test_a_database_that_only_reads_is_no_success( string $method, string $route, array $body, bool $by_member ): void {
		if ( self::is_sqlite() ) {
			self::markTestSkipped( 'A query that fails ends the transaction of the test there.' );
		}
		$member = $this->make->user();
		$post   = $this->make->post();
		$values = [
			'{post}'    => (string) $post,
			'{comment}' => (string) $this->make->comment(
				$post,
				[ 'user_id' => $member, 'comment_date' => (string) wp_date( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS ) ]
			),
		];
		wp_set_current_user( $by_member ? $member : 0 );
		$GLOBALS['wpdb']->suppress_errors();
		add_filter(
			'query',
			static fn( string $query ): string => (string) preg_replace(
				'/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i',
				'$0 READ_ONLY ',
				$query
			),
			20
		);
		$route = strtr( $route, $values );
		$body  = array_map( static fn( mixed $value ): mixed => is_string( $value ) ? strtr( $value, $values ) : $value, $body );
		try {
			$response = $this->rest( $method, $route, $body );
		} finally {
			remove_all_filters( 'query', 20 );
			$GLOBALS['wpdb']->suppress_errors( false );
		}
		self::assertGreaterThanOrEqual( 500, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertNotSame( '', $response->get_data()['message'] );
	}

	public function test_what_the_database_cannot_read_is_not_called_missing(): void {
		$member  = $this->make->user();
		$post    = $this->make->post( [ 'post_name' => 'bai-viet' ] );
		$comment = $this->make->comment( $post, [ 'user_id' => $member ] );
		wp_set_current_user( $member );
		$path = (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
		self::assertSame( 200, $this->status_of( $path ) );
		$change = [ 'PUT', "/hien/v1/cmt/$comment", [ 'content' => 'Bài rất hay' ] ];
		wp_cache_flush();
		Response_Cache::clear();

		$read_again = $this->fail_queries( "/^SELECT .*FROM {$GLOBALS['wpdb']->comments}/s" );
		self::assertSame( 503, $this->rest( ...$change )->get_status() );
		$read_again();
		$read_again = $this->fail_queries( "/^SELECT .*FROM {$GLOBALS['wpdb']->posts}/s" );
		self::assertSame( 503, $this->rest( 'GET', '/hien/v1/posts' )->get_status(), 'It is not an empty list.' );
		self::assertSame( 503, $this->status_of( $path ), 'A search engine does not forget a page for a 503.' );
		$read_again();

		wp_cache_flush();
		self::assertSame( 200, $this->status_of( $path ) );
		self::assertSame( [ $post ], wp_list_pluck( $this->rest( 'GET', '/hien/v1/posts' )->get_data()['data'], 'id' ) );
		self::assertSame( 404, $this->rest( 'PUT', '/hien/v1/cmt/9999', $change[2] )->get_status() );
	}

	#[TestWith( [ '/tin' ] )]
	#[TestWith( [ '/tin-moi' ] )]
	#[TestWith( [ '/?s=bai' ] )]
	public function test_a_list_that_the_database_cannot_read_is_no_empty_page( string $address ): void {
		$category = $this->make->term( 'category', [ 'slug' => 'tin' ] );
		$this->make->post( [ 'post_title' => 'Bai', 'post_category' => [ $category ] ] );
		self::assertSame( 200, $this->status_of( $address ) );
		wp_cache_flush();
		Response_Cache::clear();
		$this->fail_queries( "/^SELECT .*FROM {$GLOBALS['wpdb']->posts} .*LIMIT 0, /s" );
		self::assertSame( 503, $this->status_of( $address ) );
	}

	#[TestWith( [ '/' ] )]
	#[TestWith( [ '/khoa-hoc' ] )]
	public function test_a_page_whose_own_queries_succeed_is_shown_where_another_one_fails( string $address ): void {
		add_action( 'wp', static fn() => $GLOBALS['wpdb']->get_var( "SELECT 'other' FROM {$GLOBALS['wpdb']->posts}" ) );
		$this->fail_queries( "/'other'/" );
		self::assertSame( 200, $this->status_of( $address ) );
	}

	public function test_an_address_is_not_redirected_to_who_had_it_before_while_the_database_cannot_read_who_has_it(): void {
		$former = $this->make->post( [ 'post_name' => 'bai-viet' ] );
		$path   = (string) wp_parse_url( (string) get_permalink( $former ), PHP_URL_PATH );
		wp_update_post( [ 'ID' => $former, 'post_name' => 'ten-moi' ] );
		self::assertNotNull( $this->redirect_of( $path ) );
		wp_cache_flush();
		$this->fail_queries( "/^SELECT .*FROM {$GLOBALS['wpdb']->posts} .*bai-viet/s" );
		self::assertSame( 503, $this->status_of( $path ) );
	}

	public function test_a_wrong_query_of_a_careless_plugin_is_no_failure_of_the_database(): void {
		add_action( 'wp', static fn() => $GLOBALS['wpdb']->get_var( "SELECT careless FROM {$GLOBALS['wpdb']->posts}" ) );
		$this->fail_queries( '/careless/', "Unknown column 'careless' in 'SELECT'" );
		self::assertSame( 404, $this->status_of( '/khong-co-trang-nay' ) );
	}

	public function test_what_the_database_could_not_read_is_not_cached(): void {
		$this->make->post();
		$make       = static fn(): array => [ 'posts' => get_posts() ];
		$count      = static fn(): int => count( Response_Cache::remember( Response_Cache::HOME, $make )['posts'] );
		$read_again = $this->fail_queries( "/^SELECT .*FROM {$GLOBALS['wpdb']->posts}/s" );
		self::assertSame( 0, $count() );
		$read_again();
		wp_cache_flush();
		self::assertSame( 1, $count() );
	}

	/** @return iterable<string,array{string}> */
	public static function pictures(): iterable {
		yield 'a portrait' => [ '/hien/v1/account/portrait' ];
		yield 'a picture of the chat' => [ '/hien/v1/chat/images' ];
	}

	#[DataProvider( 'pictures' )]
	public function test_a_full_disk_is_no_success( string $route ): void {
		wp_set_current_user( $this->make->user() );
		add_filter( // GD reports a success there, and leaves a part of the file.
			'image_make_intermediate_size',
			static function ( string $file ): string {
				file_put_contents( $file, substr( (string) file_get_contents( $file ), 0, 40 ) );
				return $file;
			}
		);
		$request = new WP_REST_Request( 'POST', $route );
		$path    = $this->picture( 'png', 600, 600 );
		$request->set_file_params(
			[ 'file' => [ 'name' => 'a.png', 'type' => 'image/png', 'tmp_name' => $path, 'error' => 0, 'size' => filesize( $path ) ] ]
		);
		$response = rest_do_request( $request );
		self::assertGreaterThanOrEqual( 500, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame(
			[],
			array_diff(
				scandir(
					"$this->folder/uploads/" . ( str_contains( $route, 'chat' ) ? 'hien-chat/' . get_current_user_id() : 'hien-portraits' )
				) ?: [],
				[ '.', '..', 'index.php' ]
			),
			'No part of a file is left.'
		);
	}

	/** @return iterable<string,array{string,array<string,mixed>,bool}> Route, body; whether a member sends it. */
	public static function mails(): iterable {
		yield 'a message' => [ '/hien/v1/contact', self::MESSAGE, false ];
		yield 'a question' => [ '/hien/v1/faqs', [ 'question' => 'Khóa học có bài tập không?' ], true ];
		yield 'a registration' => [ '/hien/v1/users', self::REGISTRATION, false ];
		yield 'a forgotten password' => [ '/hien/v1/password', [ 'login' => 'quen@example.org' ], false ];
	}

	/**
	 * Its socket is open, and nothing comes from it.
	 *
	 * @param array<string,mixed> $body
	 */
	#[DataProvider( 'mails' )]
	public function test_a_mail_server_that_hangs_keeps_nobody_waiting_and_loses_nothing(
		string $route,
		array $body,
		bool $by_member
	): void {
		$this->make->user( 'subscriber', [ 'user_email' => 'quen@example.org' ] );
		wp_set_current_user( $by_member ? $this->make->user() : 0 );
		$server  = stream_socket_server( 'tcp://127.0.0.1:0' );
		$address = explode( ':', (string) stream_socket_get_name( $server, false ) );
		$mailer  = null;
		remove_all_filters( 'pre_wp_mail' );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $used ) use ( $address, &$mailer ): void {
				$mailer = $used;
				$mailer->isSMTP();
				[ $mailer->Host, $mailer->Port ] = $address;
				$mailer->Timeout                 = 1; // Another plugin's setting, so that the test is short.
			}
		);
		$failures = 0;
		add_action(
			'wp_mail_failed',
			static function () use ( &$failures ): void {
				++$failures;
			}
		);
		$status = $this->rest( 'POST', $route, $body )->get_status();
		self::assertContains( $status, [ 200, 201 ] );
		self::assertSame( 0, $failures, 'The answer does not wait for a mail.' );
		$this->after_response();
		self::assertSame(
			[ '/hien/v1/users' === $route ? 2 : 1, 1 ],
			[ $failures, $mailer->getSMTPInstance()->Timelimit ],
			'Of a registration the author hears too.'
		);
		self::assertNotNull( Last_Failure::get(), 'The owner is told.' );
		$kept = match ( $route ) {
			'/hien/v1/contact' => get_posts( [ 'post_type' => 'hien_message', 'post_status' => 'any' ] )[0]->post_content ?? '',
			'/hien/v1/faqs'    => get_posts( [ 'post_type' => 'hien_faq', 'post_status' => 'any' ] )[0]->post_title ?? '',
			'/hien/v1/users'   => get_user_by( 'email', 'lan@example.org' )->display_name ?? '',
			default            => 'quen@example.org', // Who does not get the mail asks again.
		};
		self::assertContains( $kept, $body );
	}

	/** Hosts disable it against spam. In PHP 8 a call of a disabled function is a fatal error. */
	public function test_where_the_host_has_disabled_mail_it_fails_and_the_owner_is_told(): void {
		$output = self::output_of( 'disabled-mail.php', settings: [ 'disable_functions=mail' ] );
		$told   = json_decode( $output, true );
		self::assertIsArray( $told, $output );
		self::assertFalse( $told[0] );
		self::assertNotSame( '', (string) $told[1] );
	}

	/** WordPress needs none of them for its pages: a PHP of few extensions lacks the first ones, and hosts disable the last two. */
	public function test_functions_that_hosts_lack_are_not_needed(): void {
		$without = 'ctype_digit,ctype_lower,ignore_user_abort,error_log';
		$output  = self::output_of( 'fewer-functions.php', settings: [ "disable_functions=$without" ] );
		$came    = json_decode( $output, true );
		self::assertIsArray( $came, $output );
		[ $edited, $deleted, $read, [ $plain ], $orientation, $end ] = $came;
		self::assertSame( [ 200, 200, 200, 'p', 6, 'done' ], [ $edited, $deleted, $read, $plain, $orientation, $end ] );
	}

	public function test_where_nobody_has_set_how_long_a_mail_server_is_waited_for_it_is_seconds(): void {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php'; // As wp_mail() loads them.
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		$mailer = new PHPMailer( true );
		do_action_ref_array( 'phpmailer_init', [ &$mailer ] );
		self::assertSame( 300, $mailer->Timeout, 'Without SMTP it means nothing.' );
		$mailer->isSMTP();
		do_action_ref_array( 'phpmailer_init', [ &$mailer ] );
		self::assertSame( [ 20, 20 ], [ $mailer->Timeout, $mailer->getSMTPInstance()->Timelimit ] );
	}

	/** @return iterable<string,array{bool}> Whether the comment had been stored. */
	public static function kills(): iterable {
		yield 'before the comment was stored' => [ false ];
		yield 'after the comment was stored' => [ true ];
	}

	#[DataProvider( 'kills' )]
	public function test_php_killed_in_the_middle_of_a_comment_and_its_repeat_make_one_comment( bool $is_stored ): void {
		global $wpdb;
		wp_set_current_user( $this->make->user() );
		$post = $this->make->post();
		$send = function () use ( $post ): int {
			$request = new WP_REST_Request( 'POST', '/hien/v1/cmt' );
			$request->set_header( 'Idempotency-Key', '0b3a6a52-5d2e-4c8e-9a51-0d5c7a1b2c3d' );
			$request->set_body_params( [ 'type' => 'posts', 'object_id' => $post, 'content' => 'Bài hay quá' ] );
			return rest_do_request( $request )->get_status();
		};
		self::assertSame( 201, $send() );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_idempotency SET status = 0, response = ''" ); // What a killed process leaves.
		if ( ! $is_stored ) {
			wp_delete_comment( get_comments( [ 'post_id' => $post ] )[0]->comment_ID, true );
		}
		self::assertSame( 409, $send(), 'It may still run: the text stays in the form.' );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_idempotency SET expires = expires - 121" );
		self::assertSame( $is_stored ? 409 : 201, $send() );
		self::assertSame( [ 'Bài hay quá' ], array_column( get_comments( [ 'post_id' => $post ] ), 'comment_content' ) );
	}

	public function test_an_object_cache_that_is_emptied_loses_no_count_lock_key_or_job(): void {
		$limit = new Limit( 'faults', 2 );
		$hit   = static fn(): ?int => Throttle::hit( $limit, 'x' )->error()?->get_error_data()['status'];
		self::assertSame( [ null, null ], [ $hit(), $hit() ] );
		Jobs::begin( Count_Cache::JOB );
		$member = $this->sign_in();
		$key    = Account_Key::make( $member, 'confirm', HOUR_IN_SECONDS );
		$ran    = 0;
		$run    = static function () use ( &$ran ): void {
			++$ran;
		};
		Lock::run(
			'hien_faults',
			60,
			static function () use ( $run ): void {
				self::flush_cache();
				Lock::run( 'hien_faults', 60, $run );
			}
		);
		self::assertSame( [ 0, 429 ], [ $ran, $hit() ] );
		self::assertSame( $member, Account_Key::check( 'confirm', $key )->ID );
		self::assertSame( $member, wp_validate_auth_cookie( $_COOKIE[ LOGGED_IN_COOKIE ], 'logged_in' ) );
		self::assertNotNull( Jobs::position( Count_Cache::JOB ) );
	}

	public function test_a_lock_from_when_the_clock_was_two_hours_ahead_is_free(): void {
		self::write_lock( 'hien_faults', time() + 2 * HOUR_IN_SECONDS );
		self::assertTrue( Lock::run( 'hien_faults', 60, static fn(): bool => true ) );
		self::write_lock( 'hien_faults', time() + 2 );
		self::assertFalse( Lock::run( 'hien_faults', 60, static fn(): bool => true ), 'The clock of another server may differ a little.' );
	}

	public function test_a_request_that_has_lost_its_lock_leaves_it_to_the_one_that_has_it(): void {
		$take = static function ( int $since ): void {
			self::let_lock_grow_old( 'hien_faults', 61 );
			self::write_lock( 'hien_faults', $since );
		};
		$now  = time();
		self::assertTrue( Lock::run( 'hien_faults', 60, static fn() => $take( $now ) ) );
		self::assertSame( $now, (int) self::lock( 'hien_faults' ) );
		delete_option( 'hien_faults.lock' );
		try {
			Lock::run(
				'hien_faults',
				60,
				static function () use ( $take, $now ): void {
					$take( $now );
					Lock::renew( 'hien_faults' );
				}
			);
			self::fail( 'It went on.' );
		} catch ( Lost_Lock ) {
			self::assertSame( $now, (int) self::lock( 'hien_faults' ) );
		}
	}

	public function test_a_lock_is_renewed_by_the_request_that_has_it_only(): void {
		self::write_lock( 'hien_faults', time() - 30 );
		Lock::renew( 'hien_faults' );
		self::assertGreaterThanOrEqual( 30, self::lock_age( 'hien_faults' ) );
		delete_option( 'hien_faults.lock' );
		Lock::run(
			'hien_faults',
			60,
			static function (): void {
				self::let_lock_grow_old( 'hien_faults', 30 );
				Lock::renew( 'hien_faults' );
				self::assertLessThan( 30, self::lock_age( 'hien_faults' ) );
			}
		);
		self::assertNull( self::lock( 'hien_faults' ) );
	}

	public function test_a_fatal_error_releases_the_lock_of_its_request(): void {
		$at_shutdown = [];
		Lock::run(
			'hien_faults',
			60,
			static function () use ( &$at_shutdown ): void {
				$at_shutdown = array_column( $GLOBALS['wp_filter']['shutdown']->callbacks[0], 'function' );
				self::assertNotNull( self::lock( 'hien_faults' ) );
				array_map( 'call_user_func', $at_shutdown );
				self::assertNull( self::lock( 'hien_faults' ) );
			}
		);
		self::assertCount( 1, $at_shutdown );
		self::assertArrayNotHasKey( 0, $GLOBALS['wp_filter']['shutdown']->callbacks );
	}
}
