<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Messages\Message_Post_Type;
use Hien\Messages\Message_Screen;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A site whose tables are from before 2015 (utf8mb3): they hold no emoji, and WordPress then stores nothing and reports success. */
final class OldTablesTest extends TestCase {

	use Members;

	private const REGISTRATION = [
		'name'     => 'Lan 😀',
		'email'    => 'lan@example.org',
		'password' => 'mat khau du dai 1',
		'agreed'   => true,
		'seconds'  => 9,
	];

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_get_table_charset', static fn(): string => 'utf8' );
		add_filter( 'pre_get_col_charset', static fn(): string => 'utf8mb3' );
		update_option( 'users_can_register', 1 );
	}

	public function test_a_name_with_an_emoji_opens_no_account_and_the_visitor_is_told_why(): void {
		$response = $this->rest( 'POST', '/hien/v1/users', self::REGISTRATION );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( [ 'name' ], array_keys( $response->get_data()['data']['params'] ) );
		self::assertStringContainsString( 'emoji', $response->get_data()['message'] );
		self::assertSame( 201, $this->rest( 'POST', '/hien/v1/users', [ 'name' => 'Lan' ] + self::REGISTRATION )->get_status() );
		self::assertNotFalse( email_exists( 'lan@example.org' ) );
	}

	public function test_an_account_that_the_database_does_not_store_is_no_success(): void {
		add_filter( 'wp_pre_insert_user_data', static fn( array $data ): array => [ 'user_url' => '😀' ] + $data );
		self::assertSame( 500, $this->rest( 'POST', '/hien/v1/users', [ 'name' => 'Lan' ] + self::REGISTRATION )->get_status() );
	}

	#[TestWith( [ 'name', 'Bình 😀' ] )]
	#[TestWith( [ 'first_name', '😀' ] )]
	#[TestWith( [ 'bio', 'Em là 😀' ] )]
	#[TestWith( [ 'url', 'https://example.org/😀' ] )]
	#[TestWith( [ 'links', [ [ 'title' => 'Trang 😀', 'url' => 'https://example.org' ] ] ] )]
	public function test_an_emoji_in_a_profile_is_refused_before_anything_is_stored( string $field, mixed $value ): void {
		$member = $this->make->user();
		update_user_meta( $member, 'last_name', 'Trần' );
		wp_set_current_user( $member );
		$response = $this->rest( 'PUT', '/hien/v1/account', [ 'last_name' => 'Lê', $field => $value ] );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( [ $field ], array_keys( $response->get_data()['data']['params'] ) );
		self::assertSame( 'Trần', get_user_meta( $member, 'last_name', true ) );
	}

	public function test_the_owner_is_told_which_setting_cannot_be_stored(): void {
		wp_set_current_user( 1 );
		$site     = [ 'services' => [ [ 'title' => 'Viết plugin 😀', 'link' => '/lien-he' ] ] ];
		$response = $this->rest( 'POST', '/wp/v2/settings', [ 'hien_site' => $site ] );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( [ 'hien_site.services.0.title' ], array_keys( $response->get_data()['data']['params'] ) );
	}

	public function test_the_details_of_a_question_and_an_answer_of_the_chat_are_refused_rather_than_lost(): void {
		wp_set_current_user( 1 );
		$question = [ 'question' => 'Học gì trước?', 'details' => 'Em mới học 😀' ];
		self::assert_error( 400, 'hien_invalid_question', $this->rest( 'POST', '/hien/v1/faqs', $question ), [ 'details' ] );
		$replies = [ [ 'title' => 'Chào', 'text' => 'Chào bạn 😀' ], [ 'title' => '😀', 'text' => 'Chào' ] ];
		self::assert_error(
			400,
			'hien_invalid_replies',
			$this->rest( 'PUT', '/hien/v1/chat/replies', json: [ 'replies' => $replies ] ),
			[ 'replies.0.text', 'replies.1.title' ]
		);
	}

	public function test_an_answer_to_a_message_is_not_mailed_where_it_cannot_be_kept(): void {
		wp_set_current_user( 1 );
		$id    = $this->make->post( [ 'post_type' => Message_Post_Type::NAME, 'post_status' => Message_Post_Type::UNREAD ] );
		$_POST = [ 'message' => (string) $id, 'text' => 'Chào bạn 😀' ];

		$_REQUEST['_wpnonce'] = wp_create_nonce( Message_Screen::REPLY . "-$id" );
		$refusal = self::death_by( static fn() => do_action( 'admin_post_' . Message_Screen::REPLY ) );
		self::assertStringContainsString( 'emoji', $refusal->getMessage() );
		self::assertSame( [], self::$mails );
	}

	public function test_a_comment_keeps_its_emoji(): void {
		global $wpdb;
		wp_set_current_user( $this->make->user() );
		$comment = [ 'object_id' => $this->make->post(), 'type' => 'posts', 'content' => 'Hay quá 😀' ];
		$sent    = $this->rest( 'POST', '/hien/v1/cmt', $comment )->get_data()['comment'];
		self::assertSame( 'Hay quá 😀', $sent['own']['text'] );
		self::assertSame( 200, $this->rest( 'PUT', "/hien/v1/cmt/{$sent['id']}", [ 'content' => 'Rất hay `😀` 𝓐' ] )->get_status() );
		self::assertSame( 'Rất hay `&#x1F600;` &#x1D4D0;', $wpdb->get_var( "SELECT comment_content FROM $wpdb->comments" ) );
	}
}
