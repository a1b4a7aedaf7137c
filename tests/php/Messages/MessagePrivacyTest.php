<?php

declare(strict_types=1);

namespace Hien\Tests\Messages;

use Hien\Messages\Message;
use Hien\Messages\Message_Privacy;
use Hien\Messages\Message_Store;
use Hien\Tests\Support\TestCase;

/** Messages and questions in WordPress's tools for personal data. */
final class MessagePrivacyTest extends TestCase {

	use ContactMessages;

	private int $member;

	private string $email;

	protected function setUp(): void {
		parent::setUp();
		$this->written( [ 'email' => 'ba@example.org', 'content' => 'Của người khác.' ] );
		$this->member = $this->as_user( 'subscriber' );
		$this->email  = get_userdata( $this->member )->user_email;
		$this->written( [ 'type' => 'Góp ý', 'content' => '<b>Hay</b>' ] );
		self::assertSame(
			201,
			$this->rest( 'POST', '/hien/v1/faqs', [ 'question' => 'Học gì?', 'details' => 'Mới bắt đầu.' ] )->get_status()
		);
		wp_set_current_user( 0 );
	}

	public function test_a_person_gets_what_they_wrote_and_nothing_of_others(): void {
		$data = $this->all( 'wp_privacy_personal_data_exporters', 'hien-messages' )['data'];
		self::assertSame( [ '&lt;b&gt;Hay&lt;/b&gt;' ], array_column( array_column( array_column( $data, 'data' ), 4 ), 'value' ) );
		$data = $this->all( 'wp_privacy_personal_data_exporters', 'hien-questions' )['data'];
		self::assertSame( [ 'Học gì?', 'Mới bắt đầu.' ], array_column( $data[0]['data'], 'value' ) );
		wp_update_user( [ 'ID' => $this->member, 'user_email' => 'moi@example.org' ] );
		$this->email = 'moi@example.org';
		self::assertCount(
			1,
			$this->all( 'wp_privacy_personal_data_exporters', 'hien-messages' )['data'],
			'Also what was written under an earlier address.'
		);
	}

	public function test_erasing_deletes_their_messages_only(): void {
		self::assertSame( 1, $this->all( 'wp_privacy_personal_data_erasers', 'hien-messages' )['items_removed'] );
		self::assertSame( [ 'Của người khác.' ], array_column( self::messages(), 'post_content' ) );
		self::assertSame( 0, $this->all( 'wp_privacy_personal_data_erasers', 'hien-messages' )['items_removed'] );
	}

	public function test_erasing_deletes_waiting_questions_and_the_name_below_answered_ones(): void {
		wp_set_current_user( $this->member );
		$this->rest( 'POST', '/hien/v1/faqs', [ 'question' => 'Học ở đâu?' ] );
		$questions = get_posts( [ 'post_type' => 'hien_faq', 'post_status' => 'pending', 'orderby' => 'ID', 'order' => 'ASC' ] );
		wp_update_post( [ 'ID' => $questions[0]->ID, 'post_status' => 'publish', 'post_content' => 'Ở đây.' ] );
		self::assertSame( 2, $this->all( 'wp_privacy_personal_data_erasers', 'hien-questions' )['items_removed'] );
		self::assertSame(
			[ 'publish', false, '' ],
			[
				get_post_status( $questions[0]->ID ),
				get_post_status( $questions[1]->ID ),
				get_post_meta( $questions[0]->ID, 'hien_asked_by', true ),
			]
		);
		self::assertSame( [], $this->all( 'wp_privacy_personal_data_exporters', 'hien-questions' )['data'] );
	}

	public function test_many_messages_come_and_go_page_by_page(): void {
		for ( $number = 0; $number < 150; ++$number ) {
			Message_Store::insert( new Message( 'Liên hệ', 'Ba', 'nhieu@example.org', 0, "Lời $number" ), false );
		}
		$this->email = 'nhieu@example.org';
		$exporter    = apply_filters( 'wp_privacy_personal_data_exporters', [] )['hien-messages']['callback'];
		$first       = $exporter( $this->email, 1 );
		$second      = $exporter( $this->email, 2 );
		self::assertSame(
			[ 100, false, 50, true ],
			[ count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] ]
		);
		self::assertFalse( $this->all( 'wp_privacy_personal_data_erasers', 'hien-messages' )['done'] );
		self::assertTrue( $this->all( 'wp_privacy_personal_data_erasers', 'hien-messages' )['done'] );
		self::assertSame( [], $exporter( $this->email, 1 )['data'] );
	}

	public function test_the_policy_guide_has_a_paragraph(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$this->as_user( 'administrator' );
		set_current_screen( 'privacy' );
		remove_all_actions( 'admin_init' );
		( new Message_Privacy() )->register();
		do_action( 'admin_init' );
		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		self::assertStringContainsString( 'tên, địa chỉ email và lời bạn viết', $texts['Hiên: Tin nhắn'] ?? '' );
	}

	/** @return array<string,mixed> */
	private function all( string $filter, string $name ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound
		return apply_filters( $filter, [] )[ $name ]['callback']( $this->email, 1 );
	}
}
