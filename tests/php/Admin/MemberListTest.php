<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Admin\Member_Actions;
use Hien\Admin\Member_Csv;
use Hien\Chat\Blocked_Members;
use Hien\Constants;
use Hien\Csv;
use Hien\Csv_Export;
use Hien\Messages\Message_Csv;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use Hien\Writing_Ban;
use WP_Users_List_Table;

/** The list of users in wp-admin, and the mail about a new one. */
final class MemberListTest extends TestCase {

	public function test_it_shows_who_members_are(): void {
		$this->as_user( 'administrator' );
		set_current_screen( 'users' );
		require_once ABSPATH . 'wp-admin/includes/class-wp-users-list-table.php';
		$binh = $this->member( 'Trần <Bình>' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		$html = self::table();
		self::assertStringContainsString( 'Tên hiển thị', $html );
		self::assertSame( 1, preg_match( "#<tr id='user-$binh'>.*?</tr>#s", $html, $row ) );
		self::assertStringContainsString( '>05/03/2024 08:30<', $row[0] );
		self::assertStringContainsString( '>Chưa xác nhận<', $row[0] );
		self::assertStringContainsString( 'Trần', $row[0] );
		self::assertStringContainsString( '>' . wp_date( 'd/m/Y H:i', time() + 7 * DAY_IN_SECONDS ) . '<', $row[0], 'When it is deleted.' );
		self::assertStringContainsString( '>Đã xác nhận<', $html );
		self::assertSame(
			[ 'display_name', 'registered' ],
			array_values(
				array_map(
					static fn( mixed $order ): string => (string) ( (array) $order )[0],
					array_intersect_key( apply_filters( 'manage_users_sortable_columns', [] ), [ 'hien_name' => 1, 'hien_joined' => 1 ] )
				)
			)
		);
	}

	public function test_a_member_who_writes_no_posts_has_no_link_to_an_archive_that_is_not_found(): void {
		$this->as_user( 'administrator' );
		set_current_screen( 'users' );
		$author = $this->make->user( 'author' );
		$member = $this->make->user( 'subscriber' );
		$html   = self::table();
		self::assertStringContainsString( get_author_posts_url( $author ), $html );
		self::assertStringNotContainsString( get_author_posts_url( $member ), $html );
	}

	public function test_the_owner_confirms_a_member_whom_the_mail_did_not_reach(): void {
		$this->as_user( 'administrator' );
		$binh = $this->member( 'Bình' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		$actions = static fn( int $id ): array => apply_filters( 'user_row_actions', [], get_userdata( $id ) );
		self::assertSame( [], $actions( get_current_user_id() ), 'Confirmed already.' );
		self::assertSame( [ Member_Actions::CONFIRM, Member_Actions::SEND, Member_Actions::SILENCE ], array_keys( $actions( $binh ) ) );
		[ Member_Actions::CONFIRM => $link ] = $actions( $binh );
		self::assertStringContainsString( '>Xác nhận email<', $link );
		self::assertSame( 1, preg_match( '/href="([^"]+)"/', $link, $found ) );
		parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $query );

		self::assertSame( 403, $this->run_action( [ '_wpnonce' => 'x' ] + $query ), 'Without the nonce.' );
		$this->as_user( 'editor' );
		self::assertSame( [], $actions( $binh ) );
		self::assertSame(
			403,
			$this->run_action( [ '_wpnonce' => wp_create_nonce( Member_Actions::CONFIRM . $binh ) ] + $query ),
			'Without the capability.'
		);
		self::assertFalse( Confirmation::is_confirmed( $binh ) );
		$this->as_user( 'administrator' );
		self::assertSame(
			admin_url( 'users.php?hien-member=confirmed' ),
			$this->run_action( [ '_wpnonce' => wp_create_nonce( Member_Actions::CONFIRM . $binh ) ] + $query )
		);
		self::assertTrue( Confirmation::is_confirmed( $binh ) );
		self::assertSame( [ Member_Actions::SILENCE ], array_keys( $actions( $binh ) ) );
	}

	public function test_the_owner_sends_the_mail_again_and_is_told_when_it_was_too_often(): void {
		$this->as_user( 'administrator' );
		$binh = $this->member( 'Bình' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		$outcomes = array_map( fn(): int|string => $this->run_action( self::query( Member_Actions::SEND, $binh ) ), range( 1, 4 ) );
		self::assertSame(
			[ ...array_fill( 0, 3, admin_url( 'users.php?hien-member=sent' ) ), admin_url( 'users.php?hien-member=not-sent' ) ],
			$outcomes
		);
		self::assertSame( array_fill( 0, 3, 'x7k2@example.org' ), array_column( self::$mails, 'to' ) );
	}

	public function test_the_owner_takes_from_a_member_the_right_to_write_and_gives_it_back(): void {
		$owner = $this->as_user( 'administrator' );
		$binh  = $this->member( 'Bình' );
		self::assertSame(
			admin_url( 'users.php?hien-member=silenced' ),
			$this->run_action( self::query( Member_Actions::SILENCE, $binh ) )
		);
		self::assertNotNull( Writing_Ban::since( $binh ) );
		self::assertStringContainsString( 'không được viết', self::table() );
		self::assertSame( admin_url( 'users.php?hien-member=allowed' ), $this->run_action( self::query( Member_Actions::ALLOW, $binh ) ) );
		self::assertNull( Writing_Ban::since( $binh ) );

		$other = $this->make->user( 'administrator' );
		self::assertSame(
			[ 403, 403 ],
			[
				$this->run_action( self::query( Member_Actions::SILENCE, $owner ) ),
				$this->run_action( self::query( Member_Actions::SILENCE, $other ) ),
			],
			'Not an administrator.'
		);
		$this->as_user( 'editor' );
		self::assertSame( 403, $this->run_action( self::query( Member_Actions::SILENCE, $binh ) ) );
		self::assertNull( Writing_Ban::since( $binh ) );
	}

	public function test_what_is_done_with_one_member_is_done_with_many_at_once(): void {
		$owner  = $this->as_user( 'administrator' );
		$offers = static fn(): array => array_keys( apply_filters( 'bulk_actions-users', [] ) ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		self::assertSame( [ Member_Actions::CONFIRM, Member_Actions::SILENCE, Member_Actions::ALLOW ], $offers() );
		[ $an, $binh, $khai ] = array_map( fn(): int => $this->make->user( 'subscriber' ), [ 1, 2, 3 ] );
		update_user_meta( $an, Confirmation::META, (string) time() );
		update_user_meta( $binh, Confirmation::META, (string) time() );

		self::assertSame( 403, self::bulk( Member_Actions::CONFIRM, [ $an ], 'khac' ) );
		self::assertFalse( Confirmation::is_confirmed( $an ) );
		self::assertSame( 'users.php?hien-changed=2', self::bulk( Member_Actions::CONFIRM, [ $an, $binh, $khai, 9_999_999 ] ) );
		self::assertTrue( Confirmation::is_confirmed( $an ) && Confirmation::is_confirmed( $binh ) );

		self::assertSame( 'users.php?hien-changed=2', self::bulk( Member_Actions::SILENCE, [ $an, $binh, $owner ] ) );
		self::assertSame( [ true, true, false, false ], self::silenced( $an, $binh, $khai, $owner ), 'No administrator.' );
		self::assertSame( 'users.php?hien-changed=1', self::bulk( Member_Actions::ALLOW, [ $an, $khai ] ) );
		self::assertSame( [ false, true ], self::silenced( $an, $binh ) );
		self::assertSame( [], self::planned_members(), 'There is no chat to tell.' );
		self::assertNull( self::bulk( 'promote', [ $an ] ), 'Of WordPress.' );
		self::assertNull( self::bulk( Member_Actions::SILENCE, [] ), 'Nobody was chosen.' );
		foreach ( [ 'filter_action', 'changeit' ] as $button ) {
			self::assertNull( self::bulk( Member_Actions::SILENCE, [ $an ], button: $button ), 'Another button of the form.' );
		}
		self::assertSame( [ false ], self::silenced( $an ) );
		self::assertStringContainsString( 'Đã áp dụng cho 2 thành viên.', self::outcome( '2' ) );
		self::assertStringContainsString( 'Không thành viên nào', self::outcome( '0' ) );

		$this->as_user( 'editor' );
		self::assertSame( [], $offers() );
		self::assertSame( 'users.php?hien-changed=0', self::bulk( Member_Actions::SILENCE, [ $khai ] ) );
		self::assertSame( [ false ], self::silenced( $khai ) );
	}

	public function test_the_chat_is_told_of_many_by_cron_and_not_while_the_owner_waits(): void {
		$this->as_user( 'administrator' );
		$member = $this->make->user( 'subscriber' );
		$config = 'const firebaseConfig = { apiKey: "a", projectId: "p", databaseURL: "https://p-default-rtdb.firebaseio.com" };';
		remove_all_filters( 'pre_update_option_hien_site' ); // It would move the key out of the settings.
		$firebase = [ 'config' => $config, 'account' => Constants::KEPT_SECRET ];
		update_option( 'hien_site', [ 'firebase' => $firebase ] + get_option( 'hien_site' ) );
		$other = $this->make->user( 'subscriber' );
		self::assertSame( 'users.php?hien-changed=2&hien-member=chat-later', self::bulk( Member_Actions::SILENCE, [ $member, $other ] ) );
		self::assertSame( [ [ $member, $other ] ], self::planned_members() );
		$at = key( array_filter( _get_cron_array(), static fn( array $events ): bool => isset( $events[ Blocked_Members::EVENT ] ) ) );
		self::assertLessThanOrEqual( time(), $at, 'Not only after a failed try.' );
	}

	public function test_cron_tells_the_chat_of_twenty_members_at_a_time(): void {
		Blocked_Members::announce_each( range( 1, 25 ), 5 );
		self::assertSame( [ range( 21, 25 ) ], self::planned_members() );
	}

	/** @return list<mixed> Of whom WP-Cron will tell the chat, of each event. */
	private static function planned_members(): array {
		$planned = array_column( _get_cron_array(), Blocked_Members::EVENT );
		return array_map( static fn( array $events ): mixed => reset( $events )['args'][0], $planned );
	}

	/** @return list<bool> Whether each may not write. */
	private static function silenced( int ...$ids ): array {
		return array_map( static fn( int $id ): bool => null !== Writing_Ban::since( $id ), array_values( $ids ) );
	}

	/**
	 * Chooses an action above the list.
	 *
	 * @param list<int> $ids Chosen members.
	 * @return int|string|null Where it leads, the status of the refusal, or null for neither.
	 */
	private static function bulk( string $action, array $ids, string $nonce = 'bulk-users', string $button = 'doaction' ): int|string|null {
		set_current_screen( 'users' );
		$_REQUEST = [ 'action' => $action, 'users' => array_map( 'strval', $ids ), '_wpnonce' => wp_create_nonce( $nonce ), $button => '' ];
		try {
			do_action( 'load-users.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		} catch ( DieException $refused ) {
			return $refused->getCode();
		} catch ( RedirectException $redirect ) {
			return wp_basename( $redirect->location );
		} finally {
			$_REQUEST = [];
		}
		return null;
	}

	private static function outcome( string $changed ): string {
		set_current_screen( 'users' );
		$_GET['hien-changed'] = $changed;
		ob_start();
		( new Member_Actions() )->show_outcome();
		unset( $_GET['hien-changed'] );
		return (string) ob_get_clean();
	}

	public function test_the_list_shows_only_the_unconfirmed_only_those_who_leave_or_only_those_who_may_not_write(): void {
		$this->as_user( 'administrator' );
		$an   = $this->make->user( 'subscriber' );
		$chau = $this->make->user( 'subscriber' );
		$binh = $this->member( 'Bình' );
		self::assertSame( [ 'all' => 'Tất cả' ], apply_filters( 'views_users', [ 'all' => 'Tất cả' ] ), 'No link to an empty list.' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		update_user_meta( $chau, Deletion::META, '1893456000' );
		Writing_Ban::set( $an, false );
		foreach (
			[
				'unconfirmed' => [ $binh, 'Chưa xác nhận email (1)' ],
				'leaving' => [ $chau, 'Đã xin xóa tài khoản (1)' ],
				'silenced' => [ $an, 'Không được viết (1)' ],
			] as $name => [ $id, $label ]
		) {
			$_GET = [ 'hien-members' => $name ];
			preg_match_all( "/<tr id='user-(\d+)'/", self::table(), $rows );
			self::assertSame( [ (string) $id ], $rows[1] );
			$link = apply_filters( 'views_users', [] )[ $name ];
			self::assertStringContainsString( "users.php?hien-members=$name\" class=\"current\" aria-current=\"page\">$label<", $link );
		}
		$_GET = [ 'hien-members' => 'khac' ];
		self::assertStringContainsString( "<tr id='user-$an'", self::table() );
	}

	public function test_the_list_is_filtered_by_the_days_since_members_joined_and_were_seen(): void {
		$this->as_user( 'administrator' );
		$ids = [];
		// Days since a member joined and was seen.
		$days = [ [ 0, 0 ], [ 6.98, null ], [ 7.02, 6.98 ], [ 29.98, 7.02 ], [ 31, 29.98 ], [ 500, 30.02 ], [ 900, 366 ] ];
		foreach ( $days as [ $joined, $seen ] ) {
			$id    = $this->make->user( 'subscriber' );
			$ids[] = $id;
			wp_update_user( [ 'ID' => $id, 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - (int) ( $joined * DAY_IN_SECONDS ) ) ] );
			if ( null !== $seen ) {
				update_user_meta( $id, Last_Seen::META, (string) ( time() - (int) ( $seen * DAY_IN_SECONDS ) ) );
			}
		}
		update_option( 'timezone_string', 'Asia/Ho_Chi_Minh' );
		foreach (
			[
				[ [ 'hien_joined' => '7' ], [ 0, 1 ] ],
				[ [ 'hien_joined' => '30' ], [ 0, 1, 2, 3 ] ],
				[ [ 'hien_joined' => 'before-365' ], [ 5, 6 ] ],
				[ [ 'hien_seen' => '7' ], [ 0, 2 ] ],
				[ [ 'hien_seen' => '30' ], [ 0, 2, 3, 4 ] ],
				[ [ 'hien_seen' => 'before-30' ], [ 5, 6 ] ],
				[ [ 'hien_seen' => 'before-365' ], [ 6 ] ],
				[ [ 'hien_seen' => 'never' ], [ 1 ] ],
				[ [ 'hien_joined' => '30', 'hien_seen' => '30' ], [ 0, 2, 3 ] ],
				[ [ 'hien_joined' => '30', 'hien_seen' => '30', 'orderby' => 'hien_seen', 'order' => 'asc' ], [ 3, 2, 0 ] ],
				[ [ 'hien_joined' => '8', 'hien_seen' => [ '7' ] ], [ 0, 1, 2, 3, 4, 5, 6 ] ],
			] as [ $query, $places ]
		) {
			self::assertSame(
				array_map( static fn( int $place ): int => $ids[ $place ], $places ),
				self::shown( $query + [ 'orderby' => 'ID', 'order' => 'asc', 'role' => 'subscriber' ], $ids ),
				(string) wp_json_encode( $query )
			);
		}
		update_user_meta( $ids[2], Deletion::META, '1893456000' );
		update_user_meta( $ids[5], Deletion::META, '1893456000' );
		self::assertSame( [ $ids[2] ], self::shown( [ 'hien_joined' => '30', 'hien-members' => 'leaving' ], $ids ) );
		$html = self::table();
		self::assertStringContainsString( '<input type="hidden" name="hien-members" value="leaving">', $html, 'So the view stays.' );
		self::assertStringContainsString(
			'<option value="30" selected=\'selected\'>Tham gia trong 30 ngày qua</option><option value="before-365">Tham gia hơn 365 ngày trước</option>',
			$html
		);
		self::assertSame( 1, substr_count( $html, '<label class="screen-reader-text" for="hien_seen">' ), 'Above the list only.' );
		self::assertSame( 1, substr_count( $html, 'name="filter_action"' ) );
		set_current_screen( 'users-network' );
		$above = self::printed_by( static fn() => do_action( 'manage_users_extra_tablenav', 'top' ) );
		self::assertStringNotContainsString( '<select', $above, 'Above this list only.' );
	}

	public function test_conditions_of_other_plugins_count_beside_ours(): void {
		$this->as_user( 'administrator' );
		$ids = [];
		// Days since a member joined and was seen, and the member's favourite colour.
		$members = [ [ 5, 1, 'xanh' ], [ 5, 1, 'đỏ' ], [ 1, 1, 'xanh' ], [ 5, 1, 'vàng' ], [ 9, 1, 'xanh' ], [ 5, 9, 'xanh' ] ];
		foreach ( $members as [ $joined, $seen, $colour ] ) {
			$id    = $this->make->user( 'subscriber' );
			$ids[] = $id;
			wp_update_user( [ 'ID' => $id, 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - $joined * DAY_IN_SECONDS ) ] );
			update_user_meta( $id, Last_Seen::META, (string) ( time() - $seen * DAY_IN_SECONDS ) );
			update_user_meta( $id, 'colour', $colour );
		}
		add_filter(
			'users_list_table_query_args',
			static fn( array $query ): array => [
				// phpcs:ignore WordPress.DB.SlowDBQuery -- Of a test.
				'meta_query' => [
					'relation' => 'OR',
					[ 'key' => 'colour', 'value' => 'xanh' ],
					[ 'key' => 'colour', 'value' => 'đỏ' ],
				],
				'date_query' => [ [ 'before' => '3 days ago' ] ],
			] + $query,
			5
		);
		$query = [ 'orderby' => 'ID', 'order' => 'asc' ];
		self::assertSame( [ $ids[0], $ids[1], $ids[4], $ids[5] ], self::shown( $query, $ids ) );
		self::assertSame( [ $ids[0], $ids[1] ], self::shown( [ 'hien_joined' => '7', 'hien_seen' => '7' ] + $query, $ids ) );
	}

	/**
	 * @param array<string,mixed> $query Query of the address.
	 * @param list<int>           $ids
	 * @return list<int> Those of the members whom the list shows, in its order.
	 */
	private static function shown( array $query, array $ids ): array {
		$_GET     = $query;
		$_REQUEST = $query;
		preg_match_all( "/<tr id='user-(\d+)'/", self::table(), $rows );
		return array_values( array_intersect( array_map( 'intval', $rows[1] ), $ids ) );
	}

	public function test_those_who_leave_and_those_who_have_not_confirmed_can_be_first(): void {
		[ $stays, $leaves, $new, $newer ] = array_map( fn(): int => $this->make->user( 'subscriber' ), range( 1, 4 ) );
		update_user_meta( $leaves, Deletion::META, (string) ( time() + MINUTE_IN_SECONDS ) );
		update_user_meta( $new, Confirmation::META, (string) ( time() - HOUR_IN_SECONDS ) );
		update_user_meta( $newer, Confirmation::META, (string) time() );
		$sorted = static fn( string $column, string $order ): array => array_values(
			array_intersect(
				array_map( 'intval', get_users( [ 'orderby' => $column, 'order' => $order, 'fields' => 'ID' ] ) ),
				[ $stays, $leaves, $new, $newer ]
			)
		);
		// Who has not confirmed is deleted in days.
		self::assertSame( [ $newer, $new, $leaves, $stays ], $sorted( 'hien_deleted', 'desc' ) );
		self::assertSame( [ $newer, $new, $leaves, $stays ], $sorted( 'hien_confirmed', 'desc' ) );
		self::assertSame( [ $stays, $leaves, $new, $newer ], $sorted( 'hien_confirmed', 'asc' ) );
	}

	public function test_the_list_is_sorted_by_the_time_members_were_seen_and_a_row_costs_no_query(): void {
		$this->as_user( 'administrator' );
		$ids = [];
		foreach ( [ 900, null, 10_000, null ] as $seen ) {
			$id    = $this->make->user( 'subscriber' );
			$ids[] = $id;
			if ( null !== $seen ) {
				update_user_meta( $id, Last_Seen::META, (string) $seen );
			}
		}
		update_user_meta( $ids[0], Deletion::META, '1893456000' );
		foreach ( [ 'asc' => [ 1, 3, 0, 2 ], 'desc' => [ 2, 0, 3, 1 ] ] as $order => $places ) {
			$found = [];
			foreach ( [ 1, 2, 3, 4, 5, 6, 7, 8 ] as $page ) {
				$found = [
					...$found,
					...array_map(
						'intval',
						get_users( [ 'orderby' => 'hien_seen', 'order' => $order, 'number' => 1, 'paged' => $page, 'fields' => 'ID' ] )
					),
				];
			}
			self::assertSame(
				array_map( static fn( int $place ): int => $ids[ $place ], $places ),
				array_values( array_intersect( $found, $ids ) ),
				$order
			);
		}
		self::assertStringContainsString( '>01/01/2030 ', self::table() );
		$count = static function (): int {
			wp_cache_flush();
			wp_get_current_user();
			$before = get_num_queries();
			self::table();
			return get_num_queries() - $before;
		};
		$few = $count();
		array_map( fn(): int => $this->make->user( 'subscriber' ), range( 1, 5 ) );
		self::assertSame( $few, $count() );
	}

	public function test_a_csv_file_has_all_batches(): void {
		$export = new class() extends Csv_Export {

			protected function headings(): array {
				return [ 'Số' ];
			}

			protected function batch( int $page ): array {
				return array_fill( 0, 1 === $page ? self::BATCH : 1, [ (string) $page ] );
			}

			public static function size(): int {
				return self::BATCH;
			}
		};
		self::assertCount( 1 + $export::size() + 1, iterator_to_array( $export->rows(), false ) );
	}

	public function test_who_may_gets_the_file_of_this_list_only(): void {
		$this->as_user( 'administrator' );
		self::assertStringContainsString( Member_Csv::ACTION, self::table() );
		self::assertStringNotContainsString( Message_Csv::ACTION, self::table() );
		$this->as_user( 'editor' );
		self::assertStringNotContainsString( Member_Csv::ACTION, self::table() );
	}

	public function test_the_csv_file_has_every_member_and_runs_nothing(): void {
		$this->as_user( 'administrator' );
		$binh = $this->member( '=1+1 & Bình' );
		update_user_meta( $binh, Confirmation::META, (string) time() );
		update_user_meta( $binh, Last_Seen::META, '1704067200' );
		update_user_meta( $binh, Deletion::META, '1893456000' );
		$file = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $file );
		Csv::write( $file, ( new Member_Csv() )->rows() );
		rewind( $file );
		$text = (string) stream_get_contents( $file );
		self::assertStringStartsWith( "\xEF\xBB\xBF\"Tên hiển thị\",Email,\"Ngày tham gia\",", $text );
		self::assertStringContainsString(
			"\"'=1+1 & Bình\",x7k2@example.org,\"2024-03-05 08:30\",\"Chưa xác nhận\",\"2024-01-01 07:00\",\"2030-01-01 07:00\"\n",
			$text
		);
		self::assertSame( count( get_users() ) + 1, substr_count( $text, "\n" ) );
	}

	public function test_the_csv_file_has_whom_the_list_shows(): void {
		$this->as_user( 'administrator' );
		$ids = [];
		// Name, role, days since the member joined.
		$members = [ [ 'Lan', 'subscriber', 0 ], [ 'Lan Anh', 'author', 9 ], [ 'Bình Lan', '', 0 ], [ 'Bình', 'subscriber', 9 ] ];
		foreach ( $members as [ $name, $role, $days ] ) {
			$id    = $this->make->user( 'subscriber', [ 'display_name' => $name ] );
			$ids[] = $id;
			get_userdata( $id )->set_role( $role );
			wp_update_user( [ 'ID' => $id, 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ] );
		}
		update_user_meta( $ids[3], Confirmation::META, (string) time() );
		update_user_meta( $ids[0], Last_Seen::META, (string) time() );
		foreach (
			[
				[ [], [ 0, 1, 2, 3 ] ],
				[ [ 's' => ' lan' ], [ 0, 1, 2 ] ],
				[ [ 's' => 'Bình Lan' ], [ 2 ] ],
				[ [ 'role' => 'subscriber' ], [ 0, 3 ] ],
				[ [ 'role' => 'none' ], [ 2 ] ],
				[ [ 'hien_joined' => '7' ], [ 0, 2 ] ],
				[ [ 'hien_joined' => '7', 'role' => 'subscriber', 's' => 'lan' ], [ 0 ] ],
				[ [ 'hien_seen' => '7' ], [ 0 ] ],
				[ [ 'hien-members' => 'unconfirmed' ], [ 3 ] ],
				[ [ 's' => [ 'Lan' ], 'role' => [ 'author' ] ], [ 0, 1, 2, 3 ] ],
				[ [ 'orderby' => 'display_name', 'order' => 'desc' ], [ 1, 0, 2, 3 ] ],
				[ [ 'orderby' => 'display_name', 'role' => 'subscriber' ], [ 3, 0 ] ],
				[ [ 'orderby' => 'hien_seen', 'order' => 'desc' ], [ 0, 3, 2, 1 ] ],
				[ [ 'orderby' => 'hien_seen', 'order' => 'asc', 's' => 'lan' ], [ 1, 2, 0 ] ],
			] as [ $query, $places ]
		) {
			$names = array_map( static fn( int $place ): string => $members[ $place ][0], $places );
			self::assertSame( $names, self::csv_names( $query, $ids ), (string) wp_json_encode( $query ) );
		}
	}

	/**
	 * @param array<string,mixed> $query Query of the list's address.
	 * @param list<int>           $ids
	 * @return list<string> Those of the members who are in the file to which the list's link leads.
	 */
	private static function csv_names( array $query, array $ids ): array {
		$_GET     = $query;
		$_REQUEST = array_filter( $query, 'is_string' ); // WordPress's list expects no others.
		self::assertSame( 1, preg_match( '#href="[^"?]*/admin-post\.php\?([^"]*hien_members_csv[^"]*)"#', self::table(), $link ) );
		parse_str( html_entity_decode( $link[1] ), $_GET );
		$_GET     = wp_slash( $_GET );
		$_REQUEST = [];
		$found    = array_column( iterator_to_array( ( new Member_Csv() )->rows(), false ), 0 );
		$_GET     = [];
		$names    = array_map( static fn( int $id ): string => get_userdata( $id )->display_name, $ids );
		return array_values( array_intersect( $found, $names ) );
	}

	public function test_a_cell_of_bytes_that_are_no_text_runs_nothing_either(): void {
		$file = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $file );
		Csv::write( $file, [ [ "=1+1\xC3" ] ] );
		rewind( $file );
		self::assertSame( "\xEF\xBB\xBF'=1+1\u{FFFD}\n", stream_get_contents( $file ) );
	}

	public function test_the_csv_file_needs_the_right_and_a_nonce(): void {
		$this->as_user( 'administrator' );
		self::assertStringContainsString( 'action=hien_members_csv', self::table() );
		foreach ( [ 'editor' => wp_create_nonce( Member_Csv::ACTION ), 'administrator' => 'sai' ] as $role => $nonce ) {
			$this->as_user( $role );
			self::assertSame(
				403,
				$this->run_action(
					[ 'action' => Member_Csv::ACTION, '_wpnonce' => 'sai' === $nonce ? $nonce : wp_create_nonce( Member_Csv::ACTION ) ]
				),
				$role
			);
		}
	}

	/** The list, as it is printed. */
	private static function table(): string {
		set_current_screen( 'users' );
		require_once ABSPATH . 'wp-admin/includes/class-wp-users-list-table.php';
		$list = new WP_Users_List_Table( [ 'screen' => 'users' ] );
		$list->prepare_items();
		return self::printed_by( $list->display( ... ) );
	}

	/** @return array<string,string> Query of the link of an action. */
	private static function query( string $action, int $id ): array {
		return [
			'action'   => $action,
			'user'     => (string) $id,
			'_wpnonce' => wp_create_nonce( $action . $id ),
		];
	}

	/**
	 * @param array<string,string> $query
	 * @return int|string Status of the refusal, or where it leads.
	 */
	private function run_action( array $query ): int|string {
		$_GET     = $query;
		$_REQUEST = $query;
		try {
			do_action( "admin_post_{$query['action']}" );
			self::fail( 'Neither refused nor done.' );
		} catch ( DieException $refused ) {
			return $refused->getCode();
		} catch ( RedirectException $redirect ) {
			return $redirect->location;
		} finally {
			$_GET     = [];
			$_REQUEST = [];
		}
	}

	public function test_the_mail_to_the_owner_names_the_member(): void {
		wp_new_user_notification( $this->member( 'Trần Bình' ), null, 'admin' );
		[ 'subject' => $subject, 'message' => $message ] = self::$mails[0];
		self::assertStringContainsString( 'Thành viên mới: Trần Bình', $subject );
		self::assertStringContainsString( 'Trần Bình vừa mở tài khoản', $message );
		self::assertStringContainsString( 'x7k2@example.org', $message );
		self::assertStringNotContainsString( 'x7k2q9', $message, 'A random login says nothing.' );
	}

	private function member( string $name ): int {
		update_option( 'timezone_string', 'Asia/Ho_Chi_Minh' );
		return (int) wp_insert_user(
			[
				'user_login'      => 'x7k2q9',
				'user_email'      => 'x7k2@example.org',
				'user_pass'       => 'mot-cau-dai',
				'display_name'    => wp_slash( $name ),
				'user_registered' => '2024-03-05 01:30:00',
				'role'            => 'subscriber',
			]
		);
	}
}
