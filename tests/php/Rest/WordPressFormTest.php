<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_REST_Response;

/** Where another plugin refuses what lacks its field, such as a captcha, the response leads to WordPress's own form. */
final class WordPressFormTest extends TestCase {

	use Members;

	private const MISSING = '<strong>Lỗi:</strong> Bạn chưa tích ô captcha.';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'users_can_register', '1' );
		add_filter( 'hien_visitor_address', static fn(): string => '' ); // Not counted.
	}

	#[TestWith( [ 'register_post', 2 ] )]
	#[TestWith( [ 'registration_errors', 0 ] )]
	public function test_a_registration( string $hook, int $place ): void {
		add_filter( $hook, static fn( mixed ...$arguments ): WP_Error => self::add_error( $arguments[ $place ] ), 10, 3 );
		self::assert_leads_to( site_url( 'wp-login.php?action=register' ), [], $this->register_member() );
	}

	#[TestWith( [ 'lostpassword_post' ] )]
	#[TestWith( [ 'lostpassword_errors' ] )]
	public function test_a_request_for_a_new_password( string $hook ): void {
		$this->make->user( 'subscriber', [ 'user_login' => 'binh' ] );
		add_filter( $hook, self::add_error( ... ) );
		foreach ( [ 'binh', 'khong-co-ai' ] as $login ) {
			self::assert_leads_to(
				site_url( 'wp-login.php?action=lostpassword' ),
				[],
				$this->rest( 'POST', '/hien/v1/password', json: compact( 'login' ) )
			);
		}
		$this->after_response();
		self::assertSame( [], self::$mails );
	}

	/** @param string $password Such plugins refuse before WordPress compares it, so the answer does not say whether it is right. */
	#[TestWith( [ 'password' ] )]
	#[TestWith( [ 'sai' ] )]
	public function test_signing_in( string $password ): void {
		$this->make->user( 'subscriber', [ 'user_login' => 'binh' ] );
		add_filter( 'wp_authenticate_user', static fn(): WP_Error => new WP_Error( 'captcha', self::MISSING ) );
		$response = $this->rest( 'POST', '/jwt-auth/v1/token', [ 'username' => 'binh', 'password' => $password ] );
		self::assertSame( [ 403, site_url( 'wp-login.php' ) ], [ $response->get_status(), $response->get_data()['data']['form']['url'] ] );
	}

	public function test_a_comment(): void {
		$this->as_user( 'subscriber' );
		$post   = $this->make->post();
		$parent = $this->make->comment( $post );
		add_filter( 'pre_comment_approved', static fn(): WP_Error => new WP_Error( 'captcha', self::MISSING ) );
		$fields = [ 'comment_post_ID' => $post, 'comment' => 'if (a < b) "c" \\', 'comment_parent' => $parent ];
		self::assert_leads_to(
			site_url( 'wp-comments-post.php' ),
			$fields,
			$this->rest( 'POST', '/hien/v1/cmt', json: [ 'object_id' => $post, 'content' => $fields['comment'], 'parent' => $parent ] )
		);
	}

	#[TestWith( [ 'comment_flood', 429 ] )]
	#[TestWith( [ 'comment_duplicate', 409 ] )]
	public function test_an_error_of_core_leads_nowhere( string $code, int $status ): void {
		$this->as_user( 'subscriber' );
		add_filter( 'pre_comment_approved', static fn(): WP_Error => new WP_Error( $code, 'Chờ đã' ) );
		$response = $this->rest( 'POST', '/hien/v1/cmt', json: [ 'object_id' => $this->make->post(), 'content' => 'Chào' ] );
		self::assertSame( $status, $response->get_status() );
		self::assertArrayNotHasKey( 'form', $response->get_data()['data'] );
	}

	#[TestWith( [ 'registration_errors', 'wp-login.php?action=register' ] )]
	#[TestWith( [ 'lostpassword_post', 'wp-login.php?action=lostpassword' ] )]
	#[TestWith( [ 'preprocess_comment', 'wp-comments-post.php' ] )]
	#[TestWith( [ 'pre_comment_on_post', 'wp-comments-post.php' ] )]
	#[TestWith( [ 'wp_authenticate_user', 'wp-login.php' ] )]
	public function test_a_plugin_that_ends_the_request_is_answered_as_an_error( string $hook, string $url ): void {
		$output = self::output_of( 'captcha.php', [ $hook ] );
		$body   = json_decode( $output, true );
		self::assertIsArray( $body, $output );
		self::assertMatchesRegularExpression( '/[ạ-ỹà-ưđ]/u', $body['message'] );
		self::assertSame( site_url( $url ), $body['data']['form']['url'] );
	}

	private static function add_error( WP_Error $errors ): WP_Error {
		$errors->add( 'captcha', self::MISSING );
		return $errors;
	}

	/** @param array<string,int|string> $fields */
	private static function assert_leads_to( string $url, array $fields, WP_REST_Response $response ): void {
		self::assertSame(
			[ 400, 'Lỗi: Bạn chưa tích ô captcha.' ],
			[ $response->get_status(), $response->get_data()['message'] ?? '' ],
			(string) wp_json_encode( $response->get_data() )
		);
		self::assertSame( compact( 'url', 'fields' ), $response->get_data()['data']['form'] );
	}
}
