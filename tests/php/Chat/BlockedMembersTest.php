<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Database;
use Hien\Chat\Database_Error;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use Hien\Writing_Ban;
use WP_Error;

/** Who may not write in the chat: because the author has blocked them there, or because they may write nowhere. */
final class BlockedMembersTest extends TestCase {

	use Chats;
	use Members;

	public function test_it_lists_the_blocked_members(): void {
		$free    = $this->make->user();
		$blocked = [ $this->make->user(), $this->make->user() ];
		foreach ( $blocked as $id ) {
			update_user_option( $id, Blocked_Members::META, [ 'reason' => 'Quấy rầy', 'at' => time() ] );
		}
		$blocked[] = $this->make->user();
		Writing_Ban::set( $blocked[2], false );
		$this->as_user( 'administrator' );
		$answer = $this->rest( 'GET', '/hien/v1/chat/blocked' );
		self::assertSame( [ 'members' => $blocked ], $answer->get_data() );
		self::assertNotContains( $free, $answer->get_data()['members'] );
	}

	public function test_who_may_write_nowhere_is_not_unblocked_in_the_inbox_and_that_is_said(): void {
		$id = $this->make->user();
		Writing_Ban::set( $id, false );
		$this->as_user( 'administrator' );
		$answer = $this->rest( 'DELETE', "/hien/v1/chat/members/$id/block" );
		self::assert_error( 409, 'hien_chat_banned', $answer );
		self::assertSame( Blocked_Members::FOR_EVER, $this->stored( "blocked/$id" ) );
	}

	public function test_a_database_that_was_away_learns_later_who_may_write_again(): void {
		$id = $this->make->user();
		Writing_Ban::set( $id, false );
		self::assertTrue( Blocked_Members::announce_until_stored( $id ) );
		Writing_Ban::set( $id, true );
		$this->outage = 'Không tới được';
		self::assertFalse( Blocked_Members::announce_until_stored( $id ) );
		[ $args ] = self::planned();
		self::assertSame( $id, $args[0] );
		wp_clear_scheduled_hook( Blocked_Members::EVENT, $args ); // WP-Cron does so before it runs an event.
		do_action( 'hien_chat_announce', ...$args );
		self::assertSame( [ $args ], self::planned(), 'Again, of the same first try.' );
		wp_clear_scheduled_hook( Blocked_Members::EVENT, $args );
		do_action( 'hien_chat_announce', $id, $args[1] - DAY_IN_SECONDS );
		self::assertSame( [], self::planned(), 'Not for ever.' );
		$this->outage = '';
		do_action( 'hien_chat_announce', ...$args );
		self::assertNull( $this->stored( "blocked/$id" ) );
	}

	public function test_a_block_whose_answer_is_lost_is_taken_back(): void {
		$id           = $this->make->user();
		$this->google = function ( string $url, string $method ) use ( $id ): ?WP_Error {
			if ( 'PUT' !== $method ) {
				return null;
			}
			$this->google = null;
			Database::put( "blocked/$id", Blocked_Members::FOR_EVER );
			return new WP_Error( 'http_request_failed', 'Hết giờ chờ' );
		};
		try {
			Blocked_Members::block( $id, 'Quảng cáo' );
			self::fail( 'No error.' );
		} catch ( Database_Error ) {
			self::assertNull( Blocked_Members::of( $id ) );
		}
		do_action( 'hien_chat_announce', ...self::planned()[0] );
		self::assertNull( $this->stored( "blocked/$id" ) );
	}

	public function test_it_is_for_who_answers_the_chat(): void {
		self::assert_error( 401, 'rest_not_logged_in', $this->rest( 'GET', '/hien/v1/chat/blocked' ) );
		$this->as_user( 'subscriber' );
		self::assert_error( 403, 'rest_forbidden', $this->rest( 'GET', '/hien/v1/chat/blocked' ) );
	}
}
