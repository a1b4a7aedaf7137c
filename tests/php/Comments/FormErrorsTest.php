<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Comments\Form_Errors;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What wp-comments-post.php answers where it refuses a comment. The page itself: comments.spec.ts. */
final class FormErrorsTest extends TestCase {

	private Form_Errors $errors;

	/** What was given to wp_die(), as the theme sees it. */
	private array $page = [];

	protected function setUp(): void {
		parent::setUp();
		$this->errors = new Form_Errors();
		$this->errors->register();
		remove_all_filters( 'wp_die_handler', PHP_INT_MAX );
		add_filter(
			'wp_die_handler',
			fn(): callable => function ( string $message, string $title, array $args ): void {
				$this->page = compact( 'message', 'title', 'args' );
			}
		);
	}

	#[TestWith( [ ' ', 400, 'Nội dung không được bỏ trống!' ] )]
	#[TestWith( [ 'Hai lần', 409, 'Bạn đã gửi bình luận này rồi.' ] )]
	#[TestWith( [ 'Nhanh', 429, 'Bạn gửi quá nhanh. Chờ một chút rồi thử lại nhé.' ] )]
	public function test_a_member_reads_what_is_wrong_and_what_was_typed_stays( string $comment, int $status, string $text ): void {
		$this->as_user( 'subscriber' );
		$post = $this->make->post();
		$this->post_form( $post, 'Hai lần' );
		$this->post_form( $post, $comment );
		$this->assert_page( $status, $text, $post, $comment );
	}

	public function test_the_form_of_an_article_whose_comments_were_closed_since_is_refused(): void {
		$this->as_user( 'subscriber' );
		$post = $this->make->post( [ 'comment_status' => 'closed' ] );
		$this->post_form( $post, 'Muộn rồi' );
		$this->assert_page( 403, 'Bình luận ở đây đã đóng.', $post, 'Muộn rồi' );
	}

	public function test_who_was_signed_out_while_writing_is_asked_to_sign_in(): void {
		$post = $this->make->post();
		$this->post_form( $post, 'Hết phiên' );
		$this->assert_page( 403, 'Vui lòng đăng nhập để bình luận!', $post, 'Hết phiên' );
	}

	public function test_where_the_theme_shows_no_screens_the_owner_decides_whether_visitors_comment(): void {
		remove_theme_support( 'hien-screens' );
		$post = $this->make->post();
		self::assertInstanceOf(
			\WP_Comment::class,
			wp_handle_comment_submission(
				[ 'comment_post_ID' => (string) $post, 'comment' => 'Hay quá', 'author' => 'Bình', 'email' => 'binh@example.org' ]
			)
		);
		update_option( 'comment_registration', '1' );
		$this->post_form( $post, 'Không đăng nhập' );
		$this->assert_page( 403, 'Vui lòng đăng nhập để bình luận!', $post, 'Không đăng nhập' );
	}

	#[TestWith( [ 'trash', 404, 'Không tìm thấy nội dung có bình luận này.' ] )]
	#[TestWith( [ 'draft', 403, 'Bình luận ở đây đã đóng.' ] )]
	public function test_where_core_answers_with_an_empty_page_there_are_words_and_no_link(
		string $post_status,
		int $status,
		string $text
	): void {
		$this->as_user( 'subscriber' );
		$this->post_form( $this->make->post( compact( 'post_status' ) ), 'Bài đâu rồi' );
		$this->assert_page( $status, $text, null, 'Bài đâu rồi' );
	}

	public function test_an_article_that_got_a_password_meanwhile_says_so(): void {
		$this->as_user( 'subscriber' );
		$post = $this->make->post( [ 'post_password' => 'abc' ] );
		$this->post_form( $post, 'Chưa biết mật khẩu' );
		$this->assert_page( 403, 'Nội dung này cần mật khẩu.', $post, 'Chưa biết mật khẩu' );
	}

	public function test_an_answer_to_a_comment_that_is_gone_can_be_sent_as_a_comment_of_its_own(): void {
		$this->as_user( 'subscriber' );
		$post   = $this->make->post();
		$parent = $this->make->comment( $post, [ 'comment_approved' => 'trash' ] );
		$this->post_form( $post, 'Em trả lời', $parent );
		$this->assert_page( 400, 'Bình luận mà bạn trả lời không còn ở đây nữa.', $post, 'Em trả lời' );
	}

	public function test_the_captcha_of_a_plugin_that_is_missing_is_a_page_with_what_was_typed(): void {
		$this->as_user( 'subscriber' );
		$post  = $this->make->post();
		$_POST = wp_slash( [ 'comment_post_ID' => (string) $post, 'comment' => 'Hỏi "captcha"' ] );
		wp_die( '<strong>Bạn chưa tích ô captcha.</strong>' );
		$this->assert_page( 403, 'Bạn chưa tích ô captcha.', $post, 'Hỏi "captcha"' );
	}

	/** As wp-comments-post.php does, which cannot be run here. */
	private function post_form( int $post, string $comment, int $parent = 0 ): void {
		$_POST = wp_slash( [ 'comment_post_ID' => (string) $post, 'comment_parent' => (string) $parent, 'comment' => $comment ] );
		$saved = wp_handle_comment_submission( wp_unslash( $_POST ) );
		$data  = is_wp_error( $saved ) ? (int) $saved->get_error_data() : 0;
		if ( 0 !== $data ) {
			wp_die(
				'<p>' . $saved->get_error_message() . '</p>',
				'Comment Submission Failure',
				[ 'response' => $data, 'back_link' => true ]
			);
		}
	}

	private function assert_page( int $status, string $text, ?int $post, string $comment ): void {
		self::assertSame( [ $status, "<p>$text</p>" ], [ $this->page['args']['response'] ?? null, $this->page['message'] ?? null ] );
		$details = $this->page['args'][ Form_Errors::DETAILS ];
		self::assertSame(
			[ $text, $post, 0, $comment ],
			[ $details['text'], $details['post']?->ID, $details['parent'], $details['comment'] ]
		);
	}
}
