<?php

declare(strict_types=1);

namespace Hien\Tests\Members;

use Hien\Accounts\Registration\Confirmation;
use Hien\Jobs\Jobs;
use Hien\Members\Member_Index;
use Hien\Plugin;
use Hien\Tests\Support\TestCase;
use RuntimeException;

/** The directory of members. */
final class MembersTest extends TestCase {

	public function test_members_are_listed_the_newest_first(): void {
		$this->member( 'Trần Thị Bình', '2024-03-01 17:30:00' );
		$this->member( 'Đặng Quang Khải', '2025-01-01 00:00:00' );
		$list = $this->list();
		// The administrator's name is a login.
		self::assertSame( [ 'Thành viên', 'Đặng Quang Khải', 'Trần Thị Bình' ], array_column( $list['data'], 'name' ) );
		self::assertSame( '2024-03-02T00:30:00+07:00', $list['data'][2]['date'] );
		self::assertSame( [ 3, 3 ], [ $list['count'], Member_Index::count() ] );
	}

	public function test_a_name_is_found_with_and_without_marks(): void {
		$this->member( 'Trần Thị Bình' );
		$this->member( 'Đặng Quang Khải' );
		$this->member( 'Lê 100%_Thật' );
		foreach (
			[
				'binh' => 1,
				'BÌNH' => 1,
				'bình' => 1,
				'tran thi' => 1,
				'dang' => 1,
				'Đặng' => 1,
				'quang k' => 1,
				'hoa' => 0,
				'thanh vien' => 1,
				'100%_t' => 1,
				'100_' => 0,
				'%' => 0,
				'_' => 0,
				'khai' => 1,
				'hai' => 0,
				"'" => 0,
				'' => 4,
				' ' => 4,
			] as $name => $count
		) {
			$list = $this->list( [ 'name' => (string) $name ] );
			self::assertSame( [ $count, $count ], [ $list['count'], count( $list['data'] ) ], (string) $name );
		}
	}

	public function test_a_new_name_is_found_and_the_old_one_is_not(): void {
		$id = $this->member( 'Trần Thị Bình' );
		wp_update_user( [ 'ID' => $id, 'display_name' => 'Bùi Ngọc Lan' ] );
		self::assertSame( [ 1, 0 ], [ $this->list( [ 'name' => 'lan' ] )['count'], $this->list( [ 'name' => 'binh' ] )['count'] ] );
	}

	public function test_members_from_before_the_plugin_are_found(): void {
		$id = $this->member( 'Trần Thị Bình' );
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->prefix . 'hien_members', [ 'user_id' => $id ] );
		self::assertSame( 0, $this->list( [ 'name' => 'tran' ] )['count'] );
		Jobs::begin( 'members' );
		self::run_jobs();
		self::assertSame( 1, $this->list( [ 'name' => 'binh' ] )['count'] );
	}

	public function test_many_members_are_listed_in_batches(): void {
		global $wpdb;
		$users = implode(
			',',
			array_map(
				static fn( int $n ): string => "('cu-$n','cu-$n','cu$n@example.org','Bạn $n','2020-01-01 00:00:00')",
				range( 1, 1100 )
			)
		);
		$wpdb->query( "INSERT INTO $wpdb->users (user_login, user_nicename, user_email, display_name, user_registered) VALUES $users" );
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT ID, %s, %s FROM $wpdb->users WHERE user_registered = '2020-01-01 00:00:00'",
				$wpdb->get_blog_prefix() . 'capabilities',
				serialize( [ 'subscriber' => true ] )
			)
		);
		$most = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$most ): string {
				$most = max( $most, preg_match( '/ WHERE ID IN \((.+?)\)/', $query, $ids ) ? count( explode( ',', $ids[1] ) ) : 0 );
				return $query;
			}
		);
		Jobs::begin( 'members' );
		Jobs::step( 'members' );
		self::assertLessThan( 502, Member_Index::count() );
		self::run_jobs();
		self::assertSame( [ 1101, 500 ], [ Member_Index::count(), $most ] );
	}

	public function test_a_database_that_does_not_answer_does_not_empty_the_list(): void {
		$this->member( 'Trần Thị Bình' );
		$count = Member_Index::count();
		Jobs::begin( 'members' );
		add_filter( 'query', static fn( string $query ): string => str_starts_with( $query, 'SELECT DISTINCT u.ID' ) ? '' : $query );
		$error = null;
		try {
			Jobs::step( 'members' );
		} catch ( RuntimeException $error ) {
			self::assertSame( [ $count, 0 ], [ Member_Index::count(), Jobs::position( 'members' ) ], 'It is tried again.' );
		}
		self::assertNotNull( $error );
	}

	public function test_a_role_that_loses_the_capability_leaves_the_list_in_the_background(): void {
		$this->member( 'Trần Thị Bình' );
		get_role( 'subscriber' )->remove_cap( 'read' );
		self::assertSame( 0, Jobs::position( 'members' ) );
		self::run_jobs();
		self::assertSame( 0, $this->list( [ 'name' => 'binh' ] )['count'] );
		get_role( 'subscriber' )->add_cap( 'read' );
		self::run_jobs();
		self::assertSame( 1, $this->list( [ 'name' => 'binh' ] )['count'] );
	}

	public function test_neither_login_nor_e_mail_address_is_shown(): void {
		foreach ( [ '', 'mat-khau-that', 'MAT-khau-that', 'rieng@example.org', 'khac@example.org' ] as $name ) {
			$id   = $this->make->user(
				'subscriber',
				[ 'user_login' => 'mat-khau-that', 'user_email' => 'rieng@example.org', 'display_name' => $name ]
			);
			$json = (string) wp_json_encode( $this->list()['data'] );
			self::assertStringNotContainsStringIgnoringCase( 'mat-khau', $json );
			self::assertStringNotContainsString( '@', $json );
			foreach ( [ 'mat-khau', 'rieng', '@', 'example' ] as $secret ) {
				self::assertSame( 0, $this->list( [ 'name' => $secret ] )['count'], $secret );
			}
			wp_delete_user( $id );
		}
	}

	public function test_an_account_without_a_role_does_not_appear(): void {
		$id = $this->member( 'Trần Thị Bình' );
		get_userdata( $id )->set_role( '' );
		self::assertSame( [ 1, 0 ], [ $this->list()['count'], $this->list( [ 'name' => 'binh' ] )['count'] ] );
		get_userdata( $id )->set_role( 'subscriber' );
		self::assertSame( [ 2, 1 ], [ $this->list()['count'], $this->list( [ 'name' => 'binh' ] )['count'] ] );
		wp_delete_user( $id );
		self::assertSame( [ 1, 0 ], [ $this->list()['count'], $this->list( [ 'name' => 'binh' ] )['count'] ] );
	}

	public function test_their_number_is_the_same_everywhere(): void {
		global $wpdb;
		$this->member( 'Trần Thị Bình' );
		foreach ( range( 1, 3 ) as $n ) {
			update_user_meta( $this->member( "Chưa xác nhận $n" ), Confirmation::META, (string) time() );
		}
		foreach ( range( 1, 2 ) as $n ) {
			get_userdata( $this->member( "Không vai trò $n" ) )->set_role( '' );
		}
		wp_delete_user( $this->member( 'Đã xóa' ) );
		$imported = $this->member( 'Nhập từ nơi khác' );
		$wpdb->update( $wpdb->users, [ 'display_name' => '' ], [ 'ID' => $imported ] );
		clean_user_cache( $imported );
		$list    = $this->list();
		$options = Plugin::instance()->resources->respond( 'options' );
		self::assertIsArray( $options );
		self::assertSame(
			[ 3, 3, 3, 3, 3 ],
			[ $list['count'], count( $list['data'] ), Member_Index::count(), $options['counts']['members'], $options['author']['members'] ]
		);
		self::assertNotContains( '', array_column( $list['data'], 'name' ) );
	}

	public function test_pages_follow_each_other(): void {
		foreach ( range( 1, 4 ) as $n ) {
			$this->member( "Bạn số $n", "2024-01-0$n 00:00:00" );
		}
		$names = array_map(
			fn( int $page ): array => array_column( $this->list( [ 'name' => 'ban so', 'limit' => 3, 'page' => $page ] )['data'], 'name' ),
			[ 1, 2 ]
		);
		self::assertSame( [ [ 'Bạn số 4', 'Bạn số 3', 'Bạn số 2' ], [ 'Bạn số 1' ] ], $names );
		self::assertSame( 4, $this->list( [ 'name' => 'ban so', 'limit' => 3, 'page' => 2 ] )['count'] );
	}

	public function test_bad_parameters_are_refused_by_name(): void {
		foreach ( [ 'limit' => 101, 'page' => 0, 'name' => str_repeat( 'a', 201 ) ] as $name => $value ) {
			$response = $this->rest( 'GET', '/hien/v1/users', [ $name => $value ] );
			self::assertSame( [ 400, [ $name ] ], [ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ] );
		}
	}

	public function test_it_costs_the_same_at_any_number(): void {
		$cost = fn(): int => self::count_queries( fn() => $this->rest( 'GET', '/hien/v1/users' ) );
		$this->member( 'Trần Thị Bình' );
		$cost();
		$few = $cost();
		foreach ( range( 1, 5 ) as $n ) {
			$this->member( "Bạn số $n" );
		}
		$cost();
		self::assertSame( $few, $cost() );
	}

	public function test_a_list_and_a_search_read_only_the_users_that_they_show(): void {
		foreach ( range( 1, 12 ) as $n ) {
			$this->member( "Bạn số $n" );
		}
		foreach ( [ [ 'limit' => 3 ], [ 'limit' => 3, 'name' => 'so' ] ] as $params ) {
			$this->list( $params );
			self::flush_cache();
			$read    = fn() => self::assertSame( 3, count( $this->list( $params )['data'] ) );
			$queries = implode( "\n", self::queries_of( $read ) );
			self::assertDoesNotMatchRegularExpression( "/FOUND_ROWS|LIKE '%/", $queries );
			self::assertMatchesRegularExpression( '/FROM \w+users WHERE ID IN \(\d+,\s?\d+,\s?\d+\)/', $queries );
		}
	}

	private function member( string $name, string $registered = '2023-01-01 00:00:00' ): int {
		return $this->make->user( 'subscriber', [ 'display_name' => $name, 'user_registered' => $registered ] );
	}

	/**
	 * @param array<string,mixed> $params
	 * @return array<string,mixed>
	 */
	private function list( array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/users', $params )->get_data();
	}
}
