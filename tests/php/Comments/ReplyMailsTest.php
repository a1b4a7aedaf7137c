<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Accounts\Signed_In_User;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Mails about answers to comments: who gets them, and how they end. */
final class ReplyMailsTest extends TestCase {

	use Members;

	private int $post;

	private int $member;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'comment_previously_approved', '0' );
		add_filter( 'comment_flood_filter', '__return_false', PHP_INT_MAX );
		$this->post   = $this->make->post();
		$this->member = $this->as_user( 'subscriber' );
	}

	protected function tearDown(): void {
		$_POST = [];
		parent::tearDown();
	}

	public function test_an_answer_is_mailed_once_to_who_wants_that(): void {
		$mine   = $this->write( [ 'notify' => true ] );
		$answer = $this->answer( $mine );
		self::assertStringNotContainsString(
			'hien-unsubscribe',
			implode( array_column( self::$mails, 'message' ) ),
			'The mail is sent when who answers has the answer.'
		);
		$mails = $this->reply_mails();
		self::assertCount( 1, $mails );
		self::assertSame( get_userdata( $this->member )->user_email, $mails[0]['to'] );
		self::assertStringContainsString( "#comments$answer", $mails[0]['message'] );
		$headers = implode( "\n", (array) $mails[0]['headers'] );
		self::assertMatchesRegularExpression( '~^List-Unsubscribe: <http://example\.org/\?hien-unsubscribe=\d+&key=\w+>$~m', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );

		wp_set_comment_status( $answer, 'hold' );
		wp_set_comment_status( $answer, 'approve' );
		self::assertCount( 1, $this->reply_mails(), 'Once for each answer.' );
	}

	public function test_two_requests_in_the_same_moment_send_one_mail(): void {
		$answer = $this->answer( $this->write( [ 'notify' => true ] ) );
		$other  = static function () use ( $answer, &$other ): void {
			remove_action( 'delete_comment_meta', $other );
			remove_action( 'add_comment_meta', $other );
			do_action( 'hien_send_reply_mail', $answer );
		};
		add_action( 'delete_comment_meta', $other );
		add_action( 'add_comment_meta', $other );
		self::assertCount( 1, $this->reply_mails() );
	}

	public function test_nobody_is_mailed_without_a_wish_or_about_themselves(): void {
		$silent = $this->write();
		$mine   = $this->write( [ 'notify' => true ] );
		$this->write( [ 'parent' => $mine ] );
		$this->answer( $silent );
		self::assertSame( [], $this->reply_mails() );
	}

	public function test_a_comment_that_answers_none_is_not_mailed_about_whatever_a_loop_has_left_behind(): void {
		$mine = $this->write( [ 'notify' => true ] );

		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a theme's list of comments does.
		$GLOBALS['comment'] = get_comment( $mine );
		$this->answer( 0 );
		self::assertSame( [], $this->reply_mails() );
	}

	public function test_an_answer_of_long_ago_that_an_importer_adds_is_not_mailed(): void {
		$date = '2020-01-01 08:00:00';
		$mine = $this->write( [ 'notify' => true ] );
		$this->make->comment( $this->post, [ 'comment_parent' => $mine, 'comment_date' => $date, 'comment_date_gmt' => $date ] );
		self::assertSame( [], $this->reply_mails() );
	}

	public function test_an_answer_that_waits_is_mailed_when_it_is_approved(): void {
		$mine = $this->write( [ 'notify' => true ] );
		update_option( 'comment_moderation', '1' );
		$answer = $this->answer( $mine );
		self::assertSame( [], $this->reply_mails() );
		wp_set_comment_status( $answer, 'approve' );
		self::assertCount( 1, $this->reply_mails() );
	}

	#[TestWith( [ 'spam' ] )]
	#[TestWith( [ '0' ] )]
	#[TestWith( [ 'trash' ] )]
	public function test_what_a_spam_filter_keeps_back_is_mailed_once_it_is_approved( string $status ): void {
		$mine = $this->write( [ 'notify' => true ] );
		wp_set_current_user( $this->make->user() );
		add_filter( 'pre_comment_approved', static fn(): string => $status, 99 );
		$answer = wp_new_comment(
			[
				'comment_post_ID'      => (int) get_comment( $mine )->comment_post_ID,
				'comment_parent'       => $mine,
				'comment_content'      => 'Trả lời bị giữ',
				'comment_author'       => 'Lạ',
				'comment_author_email' => 'la@example.org',
				'comment_author_url'   => '',
			]
		);
		self::assertSame( [], $this->reply_mails() );
		wp_set_comment_status( (int) $answer, 'approve' );
		self::assertCount( 1, $this->reply_mails() );
	}

	public function test_an_answer_that_was_taken_back_meanwhile_is_not_mailed(): void {
		$answer = $this->answer( $this->write( [ 'notify' => true ] ) );
		wp_set_comment_status( $answer, 'hold' );
		self::assertSame( [], $this->reply_mails() );
		wp_set_comment_status( $answer, 'approve' );
		self::assertCount( 1, $this->reply_mails() );
	}

	public function test_the_setting_of_the_account_counts_where_a_comment_says_nothing_else(): void {
		$before = $this->write();
		$this->set_in_account( true );
		$after  = $this->write();
		$ticked = $this->write( [ 'notify' => true ] );
		$silent = $this->write( [ 'notify' => false ] );
		foreach ( [ $before, $after, $ticked ] as $count => $id ) {
			$this->answer( $id );
			self::assertCount( $count + 1, $this->reply_mails() );
		}
		$this->answer( $silent );
		self::assertCount( 3, $this->reply_mails(), 'The box of that comment was not ticked.' );
	}

	public function test_turning_it_off_in_the_account_ends_all_mails(): void {
		$single = $this->write( [ 'notify' => true ] );
		$this->set_in_account( true );
		$later = $this->write();
		$this->set_in_account( false );
		$this->answer( $single );
		$this->answer( $later );
		self::assertSame( [], $this->reply_mails() );

		$this->answer( $this->write( [ 'notify' => true ] ) );
		self::assertCount( 1, $this->reply_mails(), 'A box that is ticked afterwards counts.' );
	}

	public function test_the_app_knows_the_setting_of_who_is_signed_in(): void {
		self::assertFalse( \Hien\Accounts\Signed_In_User::current()['reply_mail'] );
		$this->set_in_account( true );
		self::assertTrue( \Hien\Accounts\Signed_In_User::current()['reply_mail'] );
	}

	public function test_opening_the_link_of_a_mail_asks_and_changes_nothing(): void {
		$mine = $this->write( [ 'notify' => true ] );
		$link = $this->link_about( $mine );
		[ $status, $page ] = self::open( $link );
		self::assertSame( 200, $status );
		self::assertStringContainsString( '<form method="post">', $page );
		self::assertSame( 200, self::open( $link, 'HEAD' )[0] );
		$_POST = [ 'something' => 'else' ];
		self::assertStringContainsString( '<form method="post">', self::open( $link, 'POST' )[1] );
		$this->answer( $mine );
		self::assertCount( 2, $this->reply_mails() );
	}

	/** @param array<string,string> $body */
	#[TestWith( [ [ 'comment' => '1' ], 1 ] )]
	#[TestWith( [ [ 'all' => '1' ], 0 ] )]
	#[TestWith( [ [ 'List-Unsubscribe' => 'One-Click' ], 0 ] )]
	public function test_a_button_ends_the_mails_about_one_comment_or_all( array $body, int $left ): void {
		$this->set_in_account( true );
		$mine  = $this->write();
		$other = $this->write( [ 'notify' => true ] );
		$link  = $this->link_about( $mine );
		wp_set_current_user( 0 );
		self::assertSame( 200, self::open( $link, 'POST', $body )[0] );
		self::assertSame( 200, self::open( $link, 'POST', $body )[0], 'A second click does no harm.' );
		self::$mails = [];
		$this->answer( $mine );
		self::assertSame( [], $this->reply_mails() );
		$this->answer( $other );
		self::assertCount( $left, $this->reply_mails() );
		wp_set_current_user( $this->member );
		self::assertSame( 1 === $left, $this->rest( 'GET', '/hien/v1/account' )->get_data()['reply_mail'] );
	}

	public function test_a_forged_link_ends_nothing(): void {
		$mine  = $this->write( [ 'notify' => true ] );
		$other = $this->write( [ 'notify' => true ] );
		$link  = $this->link_about( $mine );
		foreach (
			[
				(string) preg_replace( '~key=\w~', 'key=', $link ),
				str_replace( "unsubscribe=$mine", "unsubscribe=$other", $link ),
				"http://example.org/?hien-unsubscribe[]=$mine",
				"http://example.org/?hien-unsubscribe=$mine",
			] as $forged
		) {
			self::assertSame( 403, self::open( $forged, 'POST', [ 'all' => '1' ] )[0] );
		}
		$this->answer( $mine );
		$this->answer( $other );
		self::assertCount( 3, $this->reply_mails() );
	}

	public function test_wishes_are_exported_and_erased(): void {
		$email = get_userdata( $this->member )->user_email;
		$this->set_in_account( true );
		$silent = $this->write( [ 'notify' => false ] );
		$this->write();
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$exported  = $exporters['hien-comments']['callback']( $email, 1 )['data'];
		self::assertSame( [ "comment-$silent" ], array_column( $exported, 'item_id' ) );
		self::assertSame( 'Không', $exported[0]['data'][0]['value'] );
		self::assertContains(
			[
				'name'  => 'Thư khi có người trả lời',
				'value' => 'Có',
			],
			array_merge( ...array_column( $exporters['hien-account']['callback']( $email, 1 )['data'], 'data' ) )
		);

		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [ 'wordpress-comments' => [] ] );
		self::assertLessThan(
			array_search( 'wordpress-comments', array_keys( $erasers ), true ),
			array_search( 'hien-comments', array_keys( $erasers ), true ),
			'Before WordPress takes the address away.'
		);
		self::assertSame( 1, (int) $erasers['hien-comments']['callback']( $email, 1 )['items_removed'] );
		$erasers['hien-account']['callback']( $email, 1 );
		self::assertSame( [], $exporters['hien-comments']['callback']( $email, 1 )['data'] );
		self::assertFalse( $this->rest( 'GET', '/hien/v1/account' )->get_data()['reply_mail'] );
	}

	/**
	 * A comment of the member.
	 *
	 * @param array<string,mixed> $more Further parameters.
	 * @return int Its id.
	 */
	private function write( array $more = [] ): int {
		wp_set_current_user( $this->member );
		$body = $more + [
			'object_id' => $this->post,
			'content'   => 'Hỏi ' . wp_generate_uuid4(),
		];
		return $this->rest( 'POST', '/hien/v1/cmt', [], $body )->get_data()['comment']['id'];
	}

	/** Somebody else answers a comment. @return int Id of the answer. */
	private function answer( int $parent ): int {
		$this->as_user( 'subscriber' );
		$body = [
			'object_id' => $this->post,
			'content'   => 'Trả lời ' . wp_generate_uuid4(),
			'parent'    => $parent,
		];
		return $this->rest( 'POST', '/hien/v1/cmt', [], $body )->get_data()['comment']['id'];
	}

	private function set_in_account( bool $is_wanted ): void {
		wp_set_current_user( $this->member );
		self::assertSame(
			$is_wanted,
			$this->rest( 'PUT', '/hien/v1/account', [], [ 'reply_mail' => $is_wanted ] )->get_data()['reply_mail']
		);
	}

	/** The link that ends mails, in a mail about a comment. */
	private function link_about( int $comment ): string {
		$this->answer( $comment );
		preg_match( '~\S+hien-unsubscribe=\S+~', $this->reply_mails()[0]['message'], $found );
		return $found[0];
	}

	/** @return list<array<string,mixed>> */
	private function reply_mails(): array {
		$this->after_response();
		return array_values(
			array_filter( self::$mails, static fn( array $mail ): bool => str_contains( $mail['subject'], 'đã trả lời' ) )
		);
	}
}
