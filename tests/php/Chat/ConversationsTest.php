<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Accounts\Profile\Deletion;
use Hien\Chat\Blocked_Members;
use Hien\Chat\Chat_Boot;
use Hien\Chat\Conversations;
use Hien\Setup\Activation;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Conversations begin, are removed, and end with the account. */
final class ConversationsTest extends TestCase {

	use Chats;
	use Members;

	public function test_the_site_remembers_that_a_member_has_one(): void {
		self::assert_error( 401, 'rest_not_logged_in', $this->rest( 'POST', '/hien/v1/chat/conversation' ) );
		$id = $this->sign_in();
		$answer = $this->rest( 'POST', '/hien/v1/chat/conversation' );
		self::assertSame(
			[ 200, [ 'begun' => true ], '1' ],
			[ $answer->get_status(), $answer->get_data(), get_user_option( Chat_Boot::BEGUN, $id ) ]
		);
		update_user_option( $id, Blocked_Members::META, [ 'reason' => 'x', 'at' => time() ] );
		self::assert_error( 403, 'hien_chat_blocked', $this->rest( 'POST', '/hien/v1/chat/conversation' ) );
		delete_user_option( $id, Blocked_Members::META );
		$this->close();
		self::assert_error( 503, 'hien_chat_off', $this->rest( 'POST', '/hien/v1/chat/conversation' ) );
	}

	public function test_who_answers_says_that_a_member_has_one(): void {
		$member = $this->make->user();
		$path   = '/hien/v1/chat/conversation';
		$params = [ 'member' => $member ];
		self::assert_error( 401, 'rest_not_logged_in', $this->rest( 'POST', $path, $params ) );
		$other = $this->sign_in();
		self::assert_error( 403, 'rest_forbidden', $this->rest( 'POST', $path, $params ) );
		self::assert_error( 403, 'rest_forbidden', $this->rest( 'POST', $path, [ 'member' => $other ] ) );
		self::assertFalse( get_user_option( Chat_Boot::BEGUN, $member ) );
		$this->as_user( 'administrator' );
		$answer = $this->rest( 'POST', $path, $params );
		self::assertSame(
			[ 200, [ 'begun' => true ], '1' ],
			[ $answer->get_status(), $answer->get_data(), get_user_option( Chat_Boot::BEGUN, $member ) ]
		);
		self::assertFalse( get_user_option( Chat_Boot::BEGUN, get_current_user_id() ) );
		self::assert_error( 404, 'hien_member_not_found', $this->rest( 'POST', $path, [ 'member' => 999999 ] ) );
		self::assert_error( 400, 'rest_invalid_param', $this->rest( 'POST', $path, [ 'member' => 0 ] ) );
	}

	public function test_one_is_removed_whole_and_others_stay(): void {
		$id    = $this->make->user();
		$other = $this->make->user();
		foreach ( [ $id, $other ] as $member ) {
			$this->conversation( $member, [ [ 'user', 'Chào', 60 ], [ 'Admin', 'Chào bạn', 30 ] ] );
			$this->write( "throttle/$member", [ 'at' => 1, 'from' => 1, 'count' => 1 ] );
			$this->write( "presence/$member/a", 1 );
			update_user_option( $member, Chat_Boot::BEGUN, '1' );
		}
		$this->as_user( 'administrator' );
		$answer = $this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" );
		self::assertSame(
			[ 200, [ 'removed' => true, 'message' => 'Đã xóa cuộc trò chuyện.' ] ],
			[ $answer->get_status(), $answer->get_data() ]
		);
		foreach ( [ 'chats', 'threads', 'throttle' ] as $path ) {
			self::assertNull( $this->stored( "$path/$id" ), $path );
			self::assertNotNull( $this->stored( "$path/$other" ), $path );
		}
		self::assertNotNull( $this->stored( "presence/$id" ), 'The member is there still.' );
		self::assertSame( [ false, '1' ], [ get_user_option( Chat_Boot::BEGUN, $id ), get_user_option( Chat_Boot::BEGUN, $other ) ] );
		self::assertFalse( wp_next_scheduled( Conversations::EVENT ) );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/chat/conversations' )->get_data()['removals'] );
	}

	public function test_only_who_answers_removes_and_reads_what_waits(): void {
		$id = $this->sign_in();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		foreach ( [ [ 'DELETE', "/hien/v1/chat/conversations/$id" ], [ 'GET', '/hien/v1/chat/conversations' ] ] as [ $method, $path ] ) {
			self::assert_error( 403, 'rest_forbidden', $this->rest( $method, $path ) );
			wp_set_current_user( 0 );
			self::assert_error( 401, 'rest_not_logged_in', $this->rest( $method, $path ) );
			wp_set_current_user( $id );
		}
		self::assertNotNull( $this->stored( "chats/$id" ) );
	}

	public function test_what_firebase_does_not_remove_now_is_tried_again_and_shown(): void {
		$id = $this->make->user( 'subscriber', [ 'display_name' => 'Trần Thị Bình' ] );
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->as_user( 'administrator' );
		$this->outage = 'Không tới được';
		$answer       = $this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" );
		self::assertSame( [ 200, false ], [ $answer->get_status(), $answer->get_data()['removed'] ] );
		self::assertStringContainsString( 'Trang sẽ tự thử lại.', $answer->get_data()['message'] );

		$waiting = $this->rest( 'GET', '/hien/v1/chat/conversations' )->get_data()['removals'];
		self::assertSame(
			[ [ $id, 'Trần Thị Bình' ] ],
			array_map( static fn( array $one ): array => [ $one['id'], $one['name'] ], $waiting )
		);
		self::assertStringContainsString( 'Không tới được', $waiting[0]['error'] );
		$health = Conversations::check();
		self::assertSame( 'recommended', $health->status );
		self::assertStringContainsString( 'Trần Thị Bình', $health->details[0] );

		self::assertGreaterThan( time(), wp_next_scheduled( Conversations::EVENT ) );
		wp_clear_scheduled_hook( Conversations::EVENT );
		do_action( 'hien_chat_remove' );
		self::assertNotFalse( wp_next_scheduled( Conversations::EVENT ), 'Not yet: once more.' );
		self::assertNotNull( $this->stored( "chats/$id" ) );

		$this->outage = '';
		wp_clear_scheduled_hook( Conversations::EVENT );
		do_action( 'hien_chat_remove' );
		self::assertNull( $this->stored( "chats/$id" ) );
		self::assertFalse( wp_next_scheduled( Conversations::EVENT ) );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/chat/conversations' )->get_data()['removals'] );
		self::assertSame( 'good', Conversations::check()->status );
	}

	public function test_a_later_try_leaves_what_was_written_after_the_removal(): void {
		$id    = $this->make->user();
		$old   = [ self::key( time() - 3600 ), self::key( time() + DAY_IN_SECONDS ) ]; // The second from a browser whose clock is wrong.
		$new   = [ self::key( time() - 1800 ), self::key( time() + 60 ) ];
		$write = function ( string $key, string $type, int $time ) use ( $id ): void {
			$this->write( "chats/$id/$key", [ 'message' => $type, 'type' => $type, 'createdAt' => $time * 1000, 'isRead' => false ] );
		};
		array_map( static fn( string $key ) => $write( $key, 'Admin', time() - 3600 ), $old );
		$this->write( "throttle/$id", [ 'at' => 1 ] );
		$this->as_user( 'administrator' );
		$this->outage = 'Không tới được';
		$this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" );
		array_map( static fn( string $key ) => $write( $key, 'user', time() + 60 ), $new );
		$this->write(
			"threads/$id",
			[
				'last' => 'user',
				'lastAt' => ( time() + 60 ) * 1000,
				'unreadAdmin' => 5,
				'unreadUser' => 2,
				'lastAdminKey' => $old[0],
				'lastUserKey' => $new[1],
			]
		);
		$this->outage = '';
		do_action( 'hien_chat_remove' );
		self::assertEqualsCanonicalizing( $new, array_keys( $this->stored( "chats/$id" ) ) );
		self::assertEquals(
			[
				'last' => 'user',
				'lastAt' => $this->stored( "threads/$id/lastAt" ),
				'unreadAdmin' => 2,
				'unreadUser' => 0,
				'lastUserKey' => $new[1],
			],
			$this->stored( "threads/$id" )
		);
		self::assertSame( [], Conversations::waiting() );
	}

	public function test_a_later_try_removes_a_message_whose_key_is_in_the_future_and_its_thread(): void {
		$id = $this->make->user();
		$this->write(
			"chats/$id/" . self::key( time() + DAY_IN_SECONDS ),
			[ 'message' => 'cũ', 'createdAt' => ( time() - 60 ) * 1000 ]
		);
		$this->write( "threads/$id", [ 'last' => 'cũ', 'unreadAdmin' => 1 ] );
		$this->as_user( 'administrator' );
		$this->outage = 'Không tới được';
		$this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" );
		$this->outage = '';
		do_action( 'hien_chat_remove' );
		self::assertSame( [ null, null ], [ $this->stored( "chats/$id" ), $this->stored( "threads/$id" ) ] );
	}

	#[TestWith( [ 'Index not defined, add .indexOn' ] )]
	#[TestWith( [ 'Data to write exceeds the maximum size that can be modified with a single request.' ] )]
	public function test_one_that_cannot_be_removed_does_not_keep_later_ones( string $error ): void {
		[ $stuck, $later ] = [ $this->make->user(), $this->make->user() ];
		$this->conversation( $stuck, [ [ 'user', 'Chào', 60 ] ] );
		$this->conversation( $later, [ [ 'user', 'Chào', 60 ] ] );
		$this->as_user( 'administrator' );
		$this->outage = 'Không tới được';
		$this->rest( 'DELETE', "/hien/v1/chat/conversations/$stuck" );
		wp_delete_user( $later );
		$this->google = static fn( string $url ): ?array => str_contains( $url, "/chats/$stuck.json?orderBy" )
			? [ 'response' => [ 'code' => 400, 'message' => '' ], 'body' => "{\"error\":\"$error\"}" ]
			: null;
		do_action( 'hien_chat_remove' );
		self::assertSame( [ $stuck ], array_keys( Conversations::waiting() ) );
		$this->google = null;
		self::assertNull( $this->stored( "chats/$later" ) );
	}

	public function test_a_try_that_php_stops_is_made_again(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		wp_delete_user( $id );
		wp_clear_scheduled_hook( Conversations::EVENT ); // WP-Cron does so before it runs an event.
		$planned      = false;
		$this->google = static function () use ( &$planned ): ?array {
			$planned = $planned || false !== wp_next_scheduled( Conversations::EVENT );
			return null;
		};
		do_action( 'hien_chat_remove' );
		self::assertTrue( $planned, 'Before Firebase is asked.' );
	}

	public function test_what_waits_is_planned_again_by_the_daily_event_and_by_activation(): void {
		wp_delete_user( $this->make->user() );
		foreach ( [ static fn() => do_action( 'hien_daily' ), static fn() => Activation::activate() ] as $work ) {
			Activation::deactivate();
			self::assertFalse( wp_next_scheduled( Conversations::EVENT ) );
			$work();
			self::assertNotFalse( wp_next_scheduled( Conversations::EVENT ) );
		}
		do_action( 'hien_chat_remove' );
		do_action( 'hien_daily' );
		self::assertFalse( wp_next_scheduled( Conversations::EVENT ) );
	}

	public function test_the_conversation_ends_with_the_account_and_its_tokens_write_no_more(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		wp_delete_user( $id );
		self::assertNotNull( $this->stored( "chats/$id" ), 'Deleting an account does not wait for Firebase.' );
		do_action( 'hien_chat_remove' );
		self::assertSame(
			[ null, null, Blocked_Members::FOR_EVER ],
			[ $this->stored( "chats/$id" ), $this->stored( "threads/$id" ), $this->stored( "blocked/$id" ) ]
		);
	}

	public function test_an_account_that_its_member_deletes_takes_the_conversation_along(): void {
		$id = $this->sign_in();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->write( "presence/$id/a", 1 );
		$this->outage = 'Không tới được';
		Deletion::delete( $id );
		self::assertFalse( get_userdata( $id ), 'Without Firebase too.' );
		$this->outage = '';
		self::assertSame( [ $id ], array_keys( Conversations::waiting() ) );
		self::assertSame( "Tài khoản cũ số $id", Conversations::name( $id ) );
		do_action( 'hien_chat_remove' );
		self::assertSame(
			[ null, null, Blocked_Members::FOR_EVER, [] ],
			[ $this->stored( "chats/$id" ), $this->stored( "presence/$id" ), $this->stored( "blocked/$id" ), Conversations::waiting() ]
		);
	}

	public function test_an_account_that_is_deleted_while_the_owner_removes_its_conversation_leaves_nothing(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->write( "presence/$id/a", 1 );
		$this->as_user( 'administrator' );
		$this->google = function () use ( $id ): ?array {
			$this->google = null;
			wp_delete_user( $id );
			return null;
		};
		$this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" );
		self::assertSame( [ $id ], array_keys( Conversations::waiting() ) );
		do_action( 'hien_chat_remove' );
		self::assertSame(
			[ null, Blocked_Members::FOR_EVER, [] ],
			[ $this->stored( "presence/$id" ), $this->stored( "blocked/$id" ), Conversations::waiting() ]
		);
	}

	public function test_without_a_chat_deleting_an_account_asks_for_nothing(): void {
		$this->close();
		wp_delete_user( $this->make->user() );
		self::assertFalse( wp_next_scheduled( Conversations::EVENT ) );
		self::assertSame( [], Conversations::waiting() );
	}

	public function test_pictures_that_the_database_does_not_name_are_asked_for_again(): void {
		$id    = $this->make->user();
		$fails = static fn( string $query ): string => str_starts_with( $query, 'SELECT name FROM' ) ? '' : $query;
		add_filter( 'query', $fails );
		wp_delete_user( $id );
		do_action( 'hien_chat_remove' );
		self::assertSame( [ $id ], array_keys( Conversations::waiting() ) );
		remove_filter( 'query', $fails );
		do_action( 'hien_chat_remove' );
		self::assertSame( [], Conversations::waiting() );
	}

	public function test_a_removal_that_another_request_finishes_meanwhile_is_done(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->as_user( 'administrator' );
		add_action(
			'delete_user_meta',
			static function ( array $ids, int $user, string $key ) use ( $id ): void {
				if ( str_ends_with( $key, Chat_Boot::BEGUN ) ) {
					delete_option( "hien_chat_removal_$id" );
				}
			},
			10,
			3
		);
		update_user_option( $id, Chat_Boot::BEGUN, '1' );
		self::assertTrue( $this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" )->get_data()['removed'] );
	}
}
