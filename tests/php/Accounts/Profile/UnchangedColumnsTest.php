<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Profile;

use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Two requests that change one account at the same moment. */
final class UnchangedColumnsTest extends TestCase {

	use Members;

	#[TestWith( [ '/hien/v1/account', 'wp_pre_insert_user_data' ] )]
	#[TestWith( [ '/wp/v2/users/me', 'wp_pre_insert_user_data' ] )]
	#[TestWith( [ '/wp/v2/users/me', 'clean_user_cache' ] )]
	public function test_what_another_request_changes_meanwhile_stays( string $route, string $hook ): void {
		$id      = $this->sign_in();
		$columns = [ 'user_pass' => 'another password', 'user_email' => 'khac@example.org', 'display_name' => 'Tên khác' ];
		$this->change_at( $hook, $id, $columns );
		self::assertSame( 200, $this->rest( 'PUT', $route, json: [ 'first_name' => 'Bình' ] )->get_status() );
		self::assertSame( $columns, $this->stored( $id, array_keys( $columns ) ) );
		self::assertSame( 'Bình', get_user_meta( $id, 'first_name', true ) );
	}

	public function test_what_a_save_does_change_is_written(): void {
		$id = $this->sign_in();
		$this->change_at( 'wp_pre_insert_user_data', $id, [ 'display_name' => 'Tên khác', 'user_url' => 'https://khac.example' ] );
		$saved = [ 'name' => 'Tên "mới" \\', 'bio' => 'Mới' ];
		self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', json: $saved )->get_status() );
		self::assertSame(
			[ 'user_url' => 'https://khac.example', 'display_name' => 'Tên "mới" \\' ],
			$this->stored( $id, [ 'user_url', 'display_name' ] )
		);
		self::assertSame( 'Mới', get_user_meta( $id, 'description', true ) );
	}

	public function test_a_value_that_was_changed_can_be_given_back(): void {
		$id = $this->sign_in();
		foreach ( [ 'Tên mới', 'Trần Thị Bình' ] as $name ) {
			wp_update_user( [ 'ID' => $id, 'display_name' => $name ] );
			self::assertSame( [ 'display_name' => $name ], $this->stored( $id, [ 'display_name' ] ) );
		}
	}

	/** @param callable(int):void $begin What the request does first. */
	#[DataProvider( 'beginnings' )]
	public function test_who_saves_without_wp_update_user_means_all_columns( callable $begin ): void {
		global $wpdb;
		$id = $this->sign_in();
		get_userdata( $id );
		$wpdb->update( $wpdb->users, [ 'display_name' => 'Tên khác' ], [ 'ID' => $id ] );
		$begin( $id );
		$columns = array_flip( [ 'ID', 'user_login', 'user_nicename', 'user_email', 'user_pass', 'user_url', 'user_registered' ] );
		$row     = array_intersect_key( (array) get_userdata( $id )->data, $columns );
		wp_insert_user( wp_slash( [ 'display_name' => 'Trần Thị Bình' ] + $row ) );
		self::assertSame( [ 'display_name' => 'Trần Thị Bình' ], $this->stored( $id, [ 'display_name' ] ) );
	}

	/** @return array<string,array{callable(int):void}> */
	public static function beginnings(): array {
		return [
			'empties the cache'  => [ static fn( int $id ) => clean_user_cache( $id ) ],
			'changes a password' => [ static fn( int $id ) => wp_set_password( 'another password', $id ) ],
		];
	}

	public function test_the_row_of_wp_update_user_counts_for_that_save_only(): void {
		$id = $this->sign_in();
		wp_update_user( [ 'ID' => $id, 'display_name' => 'Tên mới' ] );
		$user               = get_userdata( $id );
		$user->display_name = 'Trần Thị Bình';
		wp_insert_user( $user );
		self::assertSame( [ 'display_name' => 'Trần Thị Bình' ], $this->stored( $id, [ 'display_name' ] ) );
	}

	public function test_names_that_another_request_has_changed_since_this_one_read_the_account_stay(): void {
		global $wpdb;
		$id = $this->sign_in();
		update_user_meta( $id, 'description', 'Trước' );
		get_user_meta( $id, 'description' );
		// phpcs:ignore WordPress.DB.SlowDBQuery
		$wpdb->update( $wpdb->usermeta, [ 'meta_value' => 'Khác' ], [ 'user_id' => $id, 'meta_key' => 'description' ] );
		self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', json: [ 'first_name' => 'Bình' ] )->get_status() );
		self::assertSame( 'Khác', get_user_meta( $id, 'description', true ) );
	}

	public function test_a_save_without_a_change_is_one(): void {
		$this->sign_in();
		self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', json: [ 'reply_mail' => true ] )->get_status() );
	}

	/**
	 * Changes an account as another request does, after this one has read it.
	 *
	 * @param array<string,string> $columns Column => value.
	 */
	private function change_at( string $hook, int $id, array $columns ): void {
		$change = static function ( mixed $value ) use ( &$change, $hook, $id, $columns ): mixed {
			remove_filter( $hook, $change );
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, $columns, [ 'ID' => $id ] );
			return $value;
		};
		add_filter( $hook, $change );
	}

	/**
	 * @param list<string> $columns
	 * @return array<string,string>
	 */
	private function stored( int $id, array $columns ): array {
		clean_user_cache( $id );
		return array_intersect_key( (array) get_userdata( $id )->data, array_flip( $columns ) );
	}
}
