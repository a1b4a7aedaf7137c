<?php

declare(strict_types=1);

namespace Hien\Tests\Faqs;

use Hien\Faqs\Questions;
use Hien\Settings\Sections;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;
use WP_REST_Response;

/** `POST faqs`: a member asks, the author answers, the member hears of it. */
final class QuestionsTest extends TestCase {

	use Members;

	private int $member;

	protected function setUp(): void {
		parent::setUp();
		update_option( Sections::NAME, [ 'contact' => [ 'email' => 'tacgia@example.org' ] ] );
		$this->member = $this->make->user( 'subscriber', [ 'display_name' => 'An & Bình' ] );
		wp_set_current_user( $this->member );
	}

	public function test_a_question_waits_for_the_author_who_is_mailed(): void {
		$response = $this->ask( 'Học "React" <trước>?', "Em mới học.\n<b>Cảm ơn</b>" );
		self::assertSame(
			[ 201, 'Đã gửi câu hỏi. Khi tác giả trả lời, bạn sẽ nhận được email.' ],
			[ $response->get_status(), $response->get_data()['message'] ]
		);
		$post = self::question();
		self::assertSame(
			[ 'pending', 'Học "React" <trước>?', '', 'An & Bình' ],
			[
				$post->post_status,
				html_entity_decode( $post->post_title, ENT_QUOTES ),
				$post->post_content,
				get_post_meta( $post->ID, 'hien_asked_by', true ),
			]
		);
		self::assertSame( [], self::$mails, 'The asker does not wait for the mail server.' );
		$this->after_response();
		[ $mail ] = self::$mails;
		self::assertSame(
			[ 'tacgia@example.org', [ 'Reply-To: ' . get_userdata( $this->member )->user_email ] ],
			[ $mail['to'], $mail['headers'] ]
		);
		self::assertStringContainsString( "Học \"React\" <trước>?\n\nEm mới học.\n<b>Cảm ơn</b>", $mail['message'] );
		self::assertSame( 0, $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['count'] );
		self::assertSame( [], $this->rest( 'GET', '/wp/v2/hien_faq' )->get_data(), 'Not even its asker reads it there.' );
	}

	public function test_a_question_that_nobody_sees_is_none(): void {
		foreach ( [ ' ', "\u{200B}\u{3164}" ] as $question ) {
			$response = $this->ask( $question );
			self::assertSame( [ 400, [ 'question' ] ], [ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ] );
		}
	}

	public function test_the_asker_hears_once_of_the_answer(): void {
		$this->ask( 'Học gì trước?' );
		$this->after_response();
		self::$mails = [];
		$id   = self::question()->ID;
		$save = static fn( array $change ): int => wp_update_post( [ 'ID' => $id ] + $change );
		wp_set_current_user( 1 );
		$save( [ 'post_content' => '<!-- wp:paragraph --><p>HTML.</p><!-- /wp:paragraph -->' ] );
		self::assertSame( [], self::$mails, 'Nobody can read the answer yet.' );
		$save( [ 'post_status' => 'publish' ] );
		$save( [ 'post_content' => '<p>HTML và CSS.</p>' ] );
		self::assertCount( 1, self::$mails );
		self::assertSame( get_userdata( $this->member )->user_email, self::$mails[0]['to'] );
		self::assertStringContainsString( '“Học gì trước?”', self::$mails[0]['message'] );
		self::assertStringContainsString( home_url( '/hoi-dap-hien' ), self::$mails[0]['message'] );
		self::assertSame( 'An & Bình', $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['data'][0]['asked_by'] );
	}

	public function test_a_published_question_without_an_answer_is_no_news_and_a_failed_mail_is_tried_again(): void {
		$this->ask( 'Học gì trước?' );
		$this->after_response();
		self::$mails = [];
		$id = self::question()->ID;
		wp_update_post(
			[ 'ID' => $id, 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' ]
		);
		self::assertSame( [], self::$mails );
		$filters = clone $GLOBALS['wp_filter']['pre_wp_mail'];
		self::break_mail();
		wp_update_post( [ 'ID' => $id, 'post_content' => 'HTML.' ] );
		$GLOBALS['wp_filter']['pre_wp_mail'] = $filters;
		wp_update_post( [ 'ID' => $id, 'post_content' => 'HTML!' ] );
		self::assertCount( 1, self::$mails );
	}

	public function test_what_members_wrote_beside_the_question_is_for_the_author_alone(): void {
		$this->ask( 'Học gì trước?', 'Chuyện <b>riêng</b>' );
		$post = self::question();
		wp_update_post( [ 'ID' => $post->ID, 'post_status' => 'publish', 'post_content' => 'HTML.' ] );
		wp_set_current_user( 0 );
		foreach ( [ '/hien/v1/faqs', '/wp/v2/hien_faq' ] as $route ) {
			self::assertStringNotContainsString(
				'riêng',
				(string) wp_json_encode( $this->rest( 'GET', $route )->get_data(), JSON_UNESCAPED_UNICODE )
			);
		}
		$user = get_userdata( $this->member );
		self::assertSame(
			[ 'name' => 'An & Bình', 'email' => $user->user_email, 'details' => 'Chuyện <b>riêng</b>' ],
			Questions::asker( $post )
		);
		self::assertNull( Questions::asker( get_post( $this->make->post( [ 'post_type' => 'hien_faq' ] ) ) ), 'The author wrote it.' );
		wp_delete_user( $this->member );
		self::assertSame( [ 'name' => '', 'email' => '', 'details' => 'Chuyện <b>riêng</b>' ], Questions::asker( $post ) );
	}

	public function test_visitors_do_not_ask(): void {
		wp_set_current_user( 0 );
		$response = $this->ask( 'Học gì trước?' );
		self::assertSame( [ 401, 'Vui lòng đăng nhập để đặt câu hỏi!' ], [ $response->get_status(), $response->get_data()['message'] ] );
	}

	/** @param list<string> $fields */
	#[TestWith( [ " \n", '', [ 'question' ] ] )]
	#[TestWith( [ 201, 5001, [ 'question', 'details' ] ] )]
	#[TestWith( [ 200, 5000, [] ] )]
	public function test_what_is_empty_or_too_long_is_named( string|int $question, string|int $details, array $fields ): void {
		$response = $this->ask(
			is_int( $question ) ? str_repeat( 'ạ', $question ) : $question,
			is_int( $details ) ? str_repeat( 'ạ', $details ) : $details
		);
		self::assertSame( $fields, array_keys( $response->get_data()['data']['params'] ?? [] ) );
	}

	public function test_questions_are_limited(): void {
		$statuses = array_map( fn( int $n ): int => $this->ask( "Câu $n?" )->get_status(), range( 1, 6 ) );
		self::assertSame( [ 201, 201, 201, 201, 201, 429 ], $statuses );
	}

	private function ask( string $question, string $details = '' ): WP_REST_Response {
		return $this->rest( 'POST', '/hien/v1/faqs', [ 'question' => $question, 'details' => $details ] );
	}

	private static function question(): WP_Post {
		return get_posts( [ 'post_type' => 'hien_faq', 'post_status' => 'pending' ] )[0];
	}
}
