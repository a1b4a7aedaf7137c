<?php

declare(strict_types=1);

namespace Hien\Tests\Faqs;

use Hien\Faqs\Question_List;
use Hien\Faqs\Questions;
use Hien\Tests\Support\TestCase;
use WP_Query;

/** The list of questions in wp-admin: publishing many, and how many wait for an answer. */
final class QuestionListTest extends TestCase {

	public function test_answered_questions_are_published_at_once_by_who_may(): void {
		$answered = $this->question( '<p>Có.</p>' );
		$empty    = $this->question( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' );
		$post     = $this->make->post( [ 'post_status' => 'draft', 'post_content' => 'Bài' ] );
		foreach ( [ 'contributor' => 'pending', 'author' => 'pending', 'editor' => 'publish' ] as $role => $status ) {
			$this->as_user( $role );
			$back = apply_filters(
				// phpcs:ignore WordPress.NamingConventions.ValidHookName
				'handle_bulk_actions-edit-hien_faq',
				'edit.php?post_type=hien_faq',
				Question_List::PUBLISH,
				[ (string) $answered, (string) $empty, (string) $post, '0' ]
			);
			self::assertSame( [ $status, 'pending', 'draft' ], array_map( 'get_post_status', [ $answered, $empty, $post ] ), $role );
		}
		self::assertSame( 'edit.php?post_type=hien_faq&hien-published=1&hien-unanswered=1', $back ?? '' );

		set_current_screen( 'edit-hien_faq' );
		parse_str( (string) wp_parse_url( $back, PHP_URL_QUERY ), $_GET );
		$outcome = self::printed_by( ( new Question_List() )->show_outcome( ... ) );
		self::assertMatchesRegularExpression( '#Đã đăng 1 câu hỏi\..*1 câu chưa có câu trả lời#s', $outcome );
	}

	public function test_the_action_is_offered_to_who_may_publish_and_not_in_the_trash(): void {
		// phpcs:ignore WordPress.NamingConventions.ValidHookName
		$actions = static fn( array $core ): array => array_keys( apply_filters( 'bulk_actions-edit-hien_faq', $core ) );
		$this->as_user( 'editor' );
		self::assertSame(
			[ [ Question_List::PUBLISH, 'trash' ], [ 'untrash' ] ],
			[ $actions( [ 'trash' => '' ] ), $actions( [ 'untrash' => '' ] ) ]
		);
		$this->as_user( 'contributor' );
		self::assertSame( [ 'trash' ], $actions( [ 'trash' => '' ] ) );
	}

	public function test_a_question_waits_until_it_is_published_with_an_answer(): void {
		$before = Question_List::unanswered();
		$id     = $this->question( '' );
		$this->question( 'Có.' );
		wp_trash_post( $this->question( '' ) );
		self::assertSame( $before + 2, Question_List::unanswered() );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_content' => 'Có.' ] );
		self::assertSame( $before + 1, Question_List::unanswered() );
	}

	public function test_private_and_scheduled_answers_and_drafts_that_nobody_asked_do_not_wait(): void {
		$before  = Question_List::unanswered();
		$private = $this->question( 'Có.', 'private' );
		$later   = $this->question( 'Có.', 'future' );
		$this->question( '', 'draft' );
		self::assertSame( $before, Question_List::unanswered() );
		$this->question( '', 'private' );
		add_post_meta( $this->question( 'Có.', 'draft' ), Questions::ASKER_META, 1 );
		self::assertSame( $before + 2, Question_List::unanswered() );

		$_GET[ Question_List::ANSWERED ] = Question_List::YES;
		$query                           = new WP_Query();
		Question_List::filter()->apply( $query );
		$found = $query->query( [ 'post_type' => 'hien_faq', 'post_status' => 'any', 'fields' => 'ids', 'posts_per_page' => -1 ] );
		self::assertSame( [], array_diff( [ $private, $later ], $found ) );
	}

	public function test_what_the_bulk_action_does_not_publish_waits_in_the_list_as_well(): void {
		$before = Question_List::unanswered();
		$empty  = str_repeat( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->', 20 );
		$ids    = [ $this->question( $empty, 'publish' ), $this->question( '<img src="/a.jpg" alt="">', 'publish' ) ];
		self::assertSame( $before + 1, Question_List::unanswered() );
		foreach ( [ Question_List::NO, Question_List::YES ] as $place => $choice ) {
			$_GET[ Question_List::ANSWERED ] = $choice;
			$query                           = new WP_Query();
			Question_List::filter()->apply( $query );
			$found = $query->query( [ 'post_type' => 'hien_faq', 'post_status' => 'any', 'fields' => 'ids', 'posts_per_page' => -1 ] );
			self::assertSame( [ $ids[ $place ] ], array_values( array_intersect( $ids, $found ) ), $choice );
		}
	}

	public function test_words_pictures_blocks_of_ours_and_patterns_are_an_answer(): void {
		$picture = '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure><!-- /wp:image -->';
		foreach ( [ 'Có.', $picture, '<!-- wp:hien/course {"id":5} /-->', '<!-- wp:block {"ref":7} /-->' ] as $answer ) {
			self::assertTrue( Question_List::has_answer( $answer ), $answer );
		}
		$blank = "<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->\n\n";
		$line  = '<!-- wp:separator --><hr/><!-- /wp:separator -->';
		foreach ( [ '', str_repeat( $blank, 20 ), $line, '<p>&nbsp;</p>', "<p>\u{200B}</p>" ] as $text ) {
			self::assertFalse( Question_List::has_answer( $text ), $text );
		}
	}

	public function test_long_answers_are_not_read_to_count_those_that_wait(): void {
		$this->question( str_repeat( 'Có. ', 3000 ), 'publish' );
		$with_texts = self::queries_of( Question_List::unanswered( ... ), '/post_content/' );
		$read       = array_merge( ...array_map( $GLOBALS['wpdb']->get_results( ... ), $with_texts ) );
		self::assertLessThan( 6000, max( [ 0, ...array_map( 'strlen', array_column( $read, 'post_content' ) ) ] ) );
	}

	private function question( string $answer, string $status = 'pending' ): int {
		return $this->make->post(
			[
				'post_type'    => 'hien_faq',
				'post_status'  => $status,
				'post_content' => $answer,
				'post_date'    => 'future' === $status ? '2099-01-01 00:00:00' : current_time( 'mysql' ),
			]
		);
	}
}
