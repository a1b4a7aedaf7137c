<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocks;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;

/** `GET chat/blocked`: whom the list of conversations marks as blocked. */
final class BlockedMembersTest extends TestCase {

	use Members;

	public function test_it_lists_the_blocked_members(): void {
		$free    = $this->make->user();
		$blocked = [ $this->make->user(), $this->make->user() ];
		foreach ( $blocked as $id ) {
			update_user_option( $id, Blocks::META, [ 'reason' => 'Quấy rầy', 'at' => time() ] );
		}
		$this->as_user( 'administrator' );
		$answer = $this->rest( 'GET', '/hien/v1/chat/blocked' );
		self::assertSame( [ 'members' => $blocked ], $answer->get_data() );
		self::assertNotContains( $free, $answer->get_data()['members'] );
	}

	public function test_it_is_for_who_answers_the_chat(): void {
		self::assert_error( 401, 'rest_not_logged_in', $this->rest( 'GET', '/hien/v1/chat/blocked' ) );
		$this->as_user( 'subscriber' );
		self::assert_error( 403, 'rest_forbidden', $this->rest( 'GET', '/hien/v1/chat/blocked' ) );
	}
}
