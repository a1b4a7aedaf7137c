<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Profile;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What a member can store about himself by WordPress's own routes. */
final class ProfileLimitsTest extends TestCase {

	#[TestWith( [ 'first_name', 60 ] )]
	#[TestWith( [ 'last_name', 60 ] )]
	#[TestWith( [ 'nickname', 60 ] )]
	#[TestWith( [ 'description', 1000 ] )]
	public function test_a_text_is_as_long_as_our_own_form_takes_it( string $field, int $length ): void {
		$member = $this->as_user( 'subscriber' );
		$this->store( [ $field => str_repeat( 'ạ', $length ) ] );
		self::assertSame( str_repeat( 'ạ', $length ), get_user_meta( $member, $field, true ) );
		$this->store( [ $field => str_repeat( 'b', 100000 ) ] );
		self::assertSame( str_repeat( 'b', $length ), get_user_meta( $member, $field, true ) );
	}

	public function test_a_display_name_is_as_long_as_our_own_form_takes_it(): void {
		$member = $this->as_user( 'subscriber' );
		$this->store( [ 'name' => str_repeat( 'ạ', 200 ) ] );
		self::assertSame( str_repeat( 'ạ', 60 ), get_userdata( $member )->display_name );
	}

	public function test_signs_that_are_stored_as_entities_count_once(): void {
		$member = $this->as_user( 'subscriber' );
		$bio    = str_repeat( '<3 & "\\ ', 125 );
		self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', [], [ 'bio' => $bio ] )->get_status() );
		self::assertGreaterThan( 1000, mb_strlen( get_user_meta( $member, 'description', true ) ) );
		self::assertSame( trim( $bio ), $this->rest( 'GET', '/hien/v1/account' )->get_data()['bio'] );
	}

	public function test_a_longer_text_of_before_stays_until_it_is_changed(): void {
		$member = $this->as_user( 'subscriber' );
		$long   = str_repeat( "d'\\ ", 500 );
		update_user_meta( $member, 'description', wp_slash( $long ) );
		$this->store( [ 'first_name' => 'An' ] );
		self::assertSame( $long, get_user_meta( $member, 'description', true ) );
	}

	public function test_preferences_have_an_end(): void {
		$member = $this->as_user( 'subscriber' );
		$prefer = fn( int $length ): \WP_REST_Response => $this->rest(
			'POST',
			'/wp/v2/users/me',
			[],
			[ 'meta' => [ 'persisted_preferences' => [ '_modified' => gmdate( 'c' ), 'core' => [ 'a' => str_repeat( 'x', $length ) ] ] ] ]
		);
		self::assertGreaterThanOrEqual( 400, $prefer( 70000 )->get_status() );
		self::assertSame( 200, $prefer( 60000 )->get_status() );
		self::assertGreaterThanOrEqual( 400, $prefer( 5000000 )->get_status() );
		$stored = get_user_meta( $member, "{$GLOBALS['wpdb']->prefix}persisted_preferences", true );
		self::assertSame( 60000, strlen( $stored['core']['a'] ) );
	}

	public function test_what_another_plugin_notes_about_a_member_may_be_long(): void {
		$member = $this->as_user( 'subscriber' );
		self::assertIsInt( update_user_meta( $member, 'course_progress', str_repeat( 'b', 70000 ) ) );
	}

	public function test_staff_may_write_more(): void {
		$author = $this->as_user( 'author' );
		$this->store( [ 'description' => str_repeat( 'b', 5000 ), 'name' => str_repeat( 'c', 80 ) ] );
		self::assertSame( 5000, strlen( get_user_meta( $author, 'description', true ) ) );
		self::assertSame( 80, strlen( get_userdata( $author )->display_name ) );
		$key = "{$GLOBALS['wpdb']->prefix}persisted_preferences";
		self::assertIsInt( update_user_meta( $author, $key, [ 'core' => [ 'a' => str_repeat( 'b', 70000 ) ] ] ) );
	}

	/** @param array<string,string> $fields */
	private function store( array $fields ): void {
		self::assertSame( 200, $this->rest( 'POST', '/wp/v2/users/me', [], $fields )->get_status() );
	}
}
