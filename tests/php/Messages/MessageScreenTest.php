<?php

declare(strict_types=1);

namespace Hien\Tests\Messages;

use Hien\Messages\Message;
use Hien\Messages\Message_Post_Type;
use Hien\Messages\Message_Screen;
use Hien\Settings\Sections;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

/** One message in wp-admin, and the answer by mail. */
final class MessageScreenTest extends TestCase {

	use ContactMessages;
	use Locks;

	private WP_Post $post;

	protected function setUp(): void {
		parent::setUp();
		update_option( Sections::NAME, [ 'contact' => [ 'email' => 'tacgia@example.org' ] ] );
		$this->post  = $this->written( [ 'content' => "Chào <img src=x onerror=alert(1)>\n\nHẹn gặp." ] );
		self::$mails = [];
	}

	public function test_it_stands_in_the_place_of_the_editor(): void {
		self::assertTrue( apply_filters( 'replace_editor', false, $this->post ) );
		self::assertFalse( apply_filters( 'replace_editor', false, get_post( $this->make->post() ) ) );
		self::assertSame( Message_Post_Type::UNREAD, get_post_status( $this->post->ID ), 'It was not opened yet.' );
	}

	public function test_what_was_written_is_shown_as_text(): void {
		$this->as_user( 'editor' );
		$screen = $this->screen();
		self::assertStringContainsString( '<p>Chào &lt;img src=x onerror=alert(1)&gt;</p>', $screen );
		self::assertStringContainsString( '<a href="mailto:an@example.org">an@example.org</a>', $screen );
		self::assertStringNotContainsString( '<img', $screen );
	}

	public function test_an_answer_is_mailed_kept_and_shown(): void {
		$editor = $this->as_user( 'editor' );
		self::assertStringContainsString( 'hien-reply=sent', $this->reply( "Chào An,\n<b>Hẹn</b> \\gặp & 'chào'." ) );
		[ $mail ] = self::$mails;
		self::assertSame( [ 'an@example.org', [ 'Reply-To: tacgia@example.org' ] ], [ $mail['to'], $mail['headers'] ] );
		self::assertStringStartsWith( "Chào An,\n<b>Hẹn</b> \\gặp & 'chào'.\n\nNguyễn An đã viết:\n\n> Chào <img", $mail['message'] );
		self::assertSame( Message_Post_Type::ANSWERED, get_post_status( $this->post->ID ) );
		[ $reply ] = Message::replies( $this->post->ID );
		self::assertSame( [ "Chào An,\n<b>Hẹn</b> \\gặp & 'chào'.", $editor ], [ $reply['text'], $reply['user'] ] );
		self::assertStringContainsString( '&lt;b&gt;Hẹn&lt;/b&gt;', $this->screen() );
		self::assertSame(
			"Chào <img src=x onerror=alert(1)>\n\nHẹn gặp.",
			Message::of( get_post( $this->post->ID ) )->content,
			'The message itself stays as it was.'
		);
	}

	public function test_an_answer_that_cannot_be_mailed_stays_in_the_form(): void {
		$this->as_user( 'editor' );
		self::break_mail();
		self::assertStringContainsString( 'hien-reply=failed', $this->reply( 'Chào <An>' ) );
		self::assertStringContainsString( '>Chào &lt;An&gt;</textarea>', $this->screen() );
		self::assertSame( [ Message_Post_Type::UNREAD, [] ], [ get_post_status( $this->post->ID ), Message::replies( $this->post->ID ) ] );
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_true' );
		$this->reply( 'Chào An' );
		self::assertStringContainsString( ' required></textarea>', $this->screen() );
	}

	public function test_a_form_that_is_sent_twice_is_mailed_once(): void {
		$this->as_user( 'editor' );
		self::assertSame( 1, preg_match( '/name="replies" value="(0)"/', $this->screen(), $found ) );
		foreach ( [ 'A second click', 'A third one' ] as $click ) {
			$answered = $this->post_form( Message_Screen::REPLY, [ 'text' => 'Chào An', 'replies' => $found[1] ] );
			self::assertStringContainsString( 'hien-reply=sent', $answered, $click );
		}
		self::assertCount( 1, self::$mails );
		self::assertCount( 1, Message::replies( $this->post->ID ) );

		$this->post_form( Message_Screen::REPLY, [ 'text' => 'Chào An', 'replies' => '1' ] );
		$this->post_form( Message_Screen::REPLY, [ 'text' => 'Một thư khác, viết ở một thẻ khác', 'replies' => '1' ] );
		self::assertCount( 3, self::$mails, 'The same text on purpose, and another text, are mailed.' );
	}

	public function test_an_answer_that_waits_for_another_in_vain_stays_in_the_form(): void {
		$this->as_user( 'editor' );
		$waited = self::lock_for( "hien_reply_{$this->post->ID}", 1000 );
		self::assertStringContainsString( 'hien-reply=failed', $this->reply( 'Chào \\ <An>' ) );
		self::assertGreaterThan( 30, $waited() );
		self::assertStringContainsString( '>Chào \\ &lt;An&gt;</textarea>', $this->screen() );
		self::assertSame( [ [], [] ], [ self::$mails, Message::replies( $this->post->ID ) ] );
	}

	public function test_an_empty_answer_is_not_sent(): void {
		$this->as_user( 'editor' );
		foreach ( [ "\n ", [ 'x' ] ] as $text ) {
			self::assertStringContainsString( 'hien-reply=empty', $this->post_form( Message_Screen::REPLY, compact( 'text' ) ) );
		}
		self::assertSame( [], self::$mails );
	}

	public function test_it_is_marked_as_spam_and_back(): void {
		$this->as_user( 'editor' );
		foreach ( [ Message_Post_Type::SPAM, Message_Post_Type::UNREAD ] as $state ) {
			self::assertStringEndsWith(
				'edit.php?post_type=hien_message',
				$this->post_form( Message_Screen::STATE, [ 'state' => $state ] )
			);
			self::assertSame( $state, get_post_status( $this->post->ID ) );
		}
	}

	#[TestWith( [ 'editor', false ] )]
	#[TestWith( [ 'author', true ] )]
	#[TestWith( [ 'subscriber', true ] )]
	public function test_without_nonce_or_right_nothing_is_sent( string $role, bool $with_nonce ): void {
		$this->as_user( $role );
		foreach (
			[
				Message_Screen::REPLY => [ 'text' => 'Giả' ],
				Message_Screen::STATE => [ 'state' => Message_Post_Type::SPAM ],
			] as $action => $fields
		) {
			$refusal = self::death_by( fn() => $this->post_form( $action, $fields, $with_nonce ) );
			self::assertSame( 403, $refusal->getCode() );
		}
		self::assertSame( [ [], Message_Post_Type::UNREAD ], [ self::$mails, get_post_status( $this->post->ID ) ] );
	}

	public function test_a_post_is_no_message(): void {
		$this->as_user( 'administrator' );
		$this->post = get_post( $this->make->post() ) ?? $this->post;
		$this->expectException( DieException::class );
		$this->reply( 'Chào' );
	}

	private function screen(): string {
		return self::printed_by( fn() => ( new Message_Screen() )->render( get_post( $this->post->ID ) ?? $this->post ) );
	}

	private function reply( string $text ): string {
		return $this->post_form( Message_Screen::REPLY, [ 'text' => $text ] );
	}

	/**
	 * Sends one of the screen's forms. Returns the address that it leads to.
	 *
	 * @param array<string,string|list<string>> $fields
	 */
	private function post_form( string $action, array $fields, bool $with_nonce = true ): string {
		$_POST                = wp_slash( [ 'message' => (string) $this->post->ID ] + $fields );
		$_REQUEST['_wpnonce'] = $with_nonce ? wp_create_nonce( "$action-{$this->post->ID}" ) : 'sai';
		return self::redirect_by( static fn() => do_action( "admin_post_$action" ) )->location;
	}
}
