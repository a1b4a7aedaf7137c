<?php

declare(strict_types=1);

namespace Hien\Tests\Messages;

use Hien\Csv;
use Hien\Messages\Message;
use Hien\Messages\Message_Csv;
use Hien\Messages\Message_Post_Type;
use Hien\Messages\Message_Screen;
use Hien\Messages\Message_Store;
use Hien\Settings\Sections;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The list of messages in wp-admin: WordPress's own table, whole. */
final class MessageListTest extends TestCase {

	use ContactMessages;

	public function test_it_shows_who_wrote_what_and_unread_ones_in_bold(): void {
		$read = $this->written( [ 'name' => 'Bình', 'content' => '<script>alert(1)</script> Chào' ] );
		wp_update_post( [ 'ID' => $read->ID, 'post_status' => Message_Post_Type::READ ] );
		$this->written( [ 'content' => str_repeat( 'ạ', 101 ) ] );
		$this->as_user( 'editor' );
		$table = self::table();
		self::assertMatchesRegularExpression( '#<strong><a href="[^"]+">Nguyễn An</a></strong><br>an@example.org#', $table );
		self::assertMatchesRegularExpression( '#class=\'from[^>]*><a href="[^"]+">Bình</a><br>#', $table );
		self::assertStringContainsString( '&lt;script&gt;alert(1)&lt;/script&gt; Chào', $table );
		self::assertStringNotContainsString( '<script>alert', $table );
		self::assertStringContainsString( str_repeat( 'ạ', 99 ) . '…<', $table );
		self::assertStringNotContainsString( 'editinline', $table, 'There is nothing to edit.' );
		self::assertStringContainsString( 'Tải tệp CSV', $table );
	}

	public function test_a_message_without_a_name_has_a_link_and_a_heading_too(): void {
		$message = $this->written( [ 'name' => 'Bình' ] );
		wp_update_post( [ 'ID' => $message->ID, 'post_title' => ' ' ] );
		$this->as_user( 'editor' );
		self::assertMatchesRegularExpression( '#<strong><a href="[^"]+">\(Không tên\)</a></strong><br>an@example.org#', self::table() );
		$screen = self::printed_by( static fn() => ( new Message_Screen() )->render( get_post( $message->ID ) ) );
		self::assertStringContainsString( '<h1>Liên hệ · (Không tên)</h1>', $screen );
	}

	public function test_views_are_of_what_became_of_messages(): void {
		foreach ( [ Message_Post_Type::READ, Message_Post_Type::ANSWERED, Message_Post_Type::SPAM ] as $status ) {
			wp_update_post( [ 'ID' => $this->written( [ 'name' => $status ] )->ID, 'post_status' => $status ] );
		}
		$this->as_user( 'editor' );
		$views = self::table( [], 'views' );
		foreach ( [ 'Đã đọc', 'Đã trả lời', 'Thư rác' ] as $label ) {
			self::assertStringContainsString( "$label <span class=\"count\">(1)</span>", $views );
		}
		self::assertStringNotContainsString( '>hien_spam<', self::table(), 'Spam is not among all.' );
		self::assertStringContainsString( '>hien_spam<', self::table( [ 'post_status' => Message_Post_Type::SPAM ] ) );
	}

	#[TestWith( [ 'nguyen an' ] )]
	#[TestWith( [ 'AN@example.org' ] )]
	#[TestWith( [ 'hẹn găp' ] )]
	public function test_a_search_needs_no_accents( string $query ): void {
		$this->written( [ 'content' => 'Hẹn gặp anh ở Huế.' ] );
		$this->written( [ 'name' => 'Bình', 'email' => 'binh@example.org', 'content' => 'Em hỏi.' ] );
		$this->as_user( 'editor' );
		$table = self::table( [ 's' => $query ] );
		self::assertStringContainsString( '>Nguyễn An<', $table );
		self::assertStringNotContainsString( '>Bình<', $table );
	}

	public function test_bulk_actions_change_the_chosen_ones_where_one_may(): void {
		$one   = $this->written()->ID;
		$post  = $this->make->post();
		$apply = static fn( string $action ): string => (string) apply_filters(
			// phpcs:ignore WordPress.NamingConventions.ValidHookName
			'handle_bulk_actions-edit-hien_message',
			'/',
			$action,
			[ $one, $post ]
		);
		$this->as_user( 'author' );
		$apply( Message_Post_Type::SPAM );
		self::assertSame( Message_Post_Type::UNREAD, get_post_status( $one ), 'An author may not.' );
		$this->as_user( 'editor' );
		self::assertSame(
			[ Message_Post_Type::READ, Message_Post_Type::UNREAD, Message_Post_Type::SPAM, 'trash' ],
			// phpcs:ignore WordPress.NamingConventions.ValidHookName
			array_keys( apply_filters( 'bulk_actions-edit-hien_message', [ 'edit' => '', 'trash' => '' ] ) )
		);
		$apply( Message_Post_Type::SPAM );
		self::assertSame( [ Message_Post_Type::SPAM, 'publish' ], [ get_post_status( $one ), get_post_status( $post ) ] );
		$apply( 'publish' );
		self::assertSame( Message_Post_Type::SPAM, get_post_status( $one ) );
	}

	public function test_what_comes_back_from_the_trash_is_what_it_was(): void {
		$id = $this->written()->ID;
		wp_update_post( [ 'ID' => $id, 'post_status' => Message_Post_Type::ANSWERED ] );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		self::assertSame( Message_Post_Type::ANSWERED, get_post_status( $id ) );
	}

	public function test_the_menu_counts_unread_messages_for_who_may_read_them(): void {
		$this->written();
		$this->written();
		foreach (
			[
				'editor' => 'Tin nhắn <span class="awaiting-mod"><span class="pending-count">2</span></span>',
				'author' => 'Tin nhắn',
			] as $role => $label
		) {
			$this->as_user( $role );
			$GLOBALS['menu'] = [
				[ 'Tin nhắn', 'edit_posts', 'edit.php?post_type=hien_message' ],
				[ 'Bài viết', 'edit_posts', 'edit.php' ],
			];
			do_action( 'admin_menu', '' );
			self::assertSame( [ $label, 'Bài viết' ], array_slice( array_column( $GLOBALS['menu'], 0 ), 0, 2 ) );
		}
	}

	public function test_messages_are_kept_as_long_as_the_owner_wants(): void {
		$old = $this->written()->ID;
		wp_update_post(
			[
				'ID' => $old,
				'post_date' => wp_date( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ),
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ),
				'edit_date' => true,
			]
		);
		$new  = $this->written()->ID;
		$keep = static function ( string $days ): void {
			update_option( Sections::NAME, [ 'messages' => [ 'keep_days' => $days ] ] );
			do_action( 'hien_daily' );
		};
		$keep( '0' );
		$keep( '32' );
		self::assertSame( [ $old, $new ], array_keys( self::statuses() ) );
		$keep( '30' );
		self::assertSame( [ $new ], array_keys( self::statuses() ) );
	}

	public function test_days_that_are_no_number_are_refused(): void {
		$problems = Sections::problems( [ 'messages' => [ 'keep_days' => '-5' ] ] );
		self::assertSame( [ 'messages.keep_days' ], array_keys( $problems ) );
	}

	public function test_the_csv_file_has_every_message_and_runs_nothing(): void {
		foreach (
			[ '=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', "\t=1", '＝1', "\u{200B}=1", "Bình \"thường\",\nhai dòng" ] as $content
		) {
			self::store( $content );
		}
		wp_update_post( [ 'ID' => self::store( 'Rác' ), 'post_status' => Message_Post_Type::SPAM ] );
		$file = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $file );
		Csv::write( $file, ( new Message_Csv() )->rows() );
		rewind( $file );
		self::assertSame( "\xEF\xBB\xBF", fread( $file, 3 ) );
		$rows = [];
		while ( is_array( $row = fgetcsv( $file, null, ',', '"', '' ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			$rows[] = $row;
		}
		self::assertSame(
			[
				'Nội dung',
				'\'=HYPERLINK("http://x","y")',
				"'+1",
				"'-1",
				"'@SUM(A1)",
				"'\t=1",
				"'＝1",
				"'\u{200B}=1",
				"Bình \"thường\",\nhai dòng",
			],
			array_column( $rows, 5 )
		);
		self::assertSame( [ 'Liên hệ', "'=An", 'an@example.org', 'Chưa đọc' ], array_slice( $rows[1], 1, 4 ) );
	}

	public function test_the_csv_file_has_what_the_list_shows(): void {
		$this->written( [ 'content' => 'Hẹn gặp anh ở Huế.' ] );
		$read = $this->written( [ 'content' => 'Em hỏi về Huế.' ] )->ID;
		wp_update_post( [ 'ID' => $read, 'post_status' => Message_Post_Type::READ ] );
		update_post_meta( $read, Message::TYPE_META, 'Góp ý' );
		$old = $this->written( [ 'content' => 'Từ năm ngoái.' ] )->ID;
		wp_update_post(
			[ 'ID' => $old, 'post_date' => '2025-02-03 08:00:00', 'post_date_gmt' => '2025-02-03 01:00:00', 'edit_date' => true ]
		);
		wp_update_post( [ 'ID' => $this->written( [ 'content' => 'Rác.' ] )->ID, 'post_status' => Message_Post_Type::SPAM ] );
		wp_trash_post( $this->written( [ 'content' => 'Đã bỏ.' ] )->ID );
		$this->as_user( 'editor' );
		foreach (
			[
				[ [], [ 'Hẹn gặp anh ở Huế.', 'Em hỏi về Huế.', 'Từ năm ngoái.' ] ],
				[ [ 'post_status' => 'all', 'm' => '0' ], [ 'Hẹn gặp anh ở Huế.', 'Em hỏi về Huế.', 'Từ năm ngoái.' ] ],
				[ [ 's' => 'hue' ], [ 'Hẹn gặp anh ở Huế.', 'Em hỏi về Huế.' ] ],
				[ [ 's' => 'hue', 'post_status' => Message_Post_Type::UNREAD ], [ 'Hẹn gặp anh ở Huế.' ] ],
				[ [ 'hien_kind' => 'Góp ý' ], [ 'Em hỏi về Huế.' ] ],
				[ [ 'm' => '202502' ], [ 'Từ năm ngoái.' ] ],
				[ [ 'post_status' => Message_Post_Type::SPAM ], [ 'Rác.' ] ],
				[ [ 'post_status' => 'trash' ], [ 'Đã bỏ.' ] ],
				[ [ 'post_status' => 'publish' ], [ 'Hẹn gặp anh ở Huế.', 'Em hỏi về Huế.', 'Từ năm ngoái.' ] ],
			] as [ $query, $texts ]
		) {
			$found = preg_match( '#href="[^"?]*/admin-post\.php\?([^"]*hien_messages_csv[^"]*)"#', self::table( $query ), $link );
			self::assertSame( 1, $found );
			parse_str( html_entity_decode( $link[1] ), $_GET );
			$rows = array_slice( iterator_to_array( ( new Message_Csv() )->rows(), false ), 1 );
			self::assertSame( $texts, array_column( $rows, 5 ), (string) wp_json_encode( $query ) );
		}
	}

	public function test_the_csv_file_keeps_no_message_in_memory_that_it_has_written(): void {
		$id = self::store( 'Đã ghi' );
		foreach ( ( new Message_Csv() )->rows() as $row ) {
			self::assertNotSame( [], $row );
		}
		self::assertFalse( wp_cache_get( $id, 'posts' ) );
		self::assertFalse( wp_cache_get( $id, 'post_meta' ) );
	}

	#[TestWith( [ 'author', true ] )]
	#[TestWith( [ 'administrator', false ] )]
	public function test_the_csv_file_needs_the_right_and_a_nonce( string $role, bool $with_nonce ): void {
		$this->as_user( $role );
		$_REQUEST['_wpnonce'] = $with_nonce ? wp_create_nonce( Message_Csv::ACTION ) : 'sai';
		$this->expectException( DieException::class );
		do_action( 'admin_post_' . Message_Csv::ACTION );
	}

	private static function store( string $content ): int {
		$id = Message_Store::insert( new Message( 'Liên hệ', '=An', 'an@example.org', 0, $content ), false );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * What the list table prints, or its views.
	 *
	 * @param array<string,string> $query Query of the address.
	 */
	private static function table( array $query = [], string $part = 'display' ): string {
		self::list_screen();
		$GLOBALS['post_type'] = Message_Post_Type::NAME; // As wp-admin/admin.php sets them.
		$GLOBALS['typenow']   = Message_Post_Type::NAME;
		$_GET     = [ 'post_type' => Message_Post_Type::NAME ] + $query;
		$_REQUEST = $_GET;
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		$table = _get_list_table( 'WP_Posts_List_Table', [ 'screen' => get_current_screen() ] );
		self::assertInstanceOf( \WP_Posts_List_Table::class, $table );
		$table->prepare_items();
		return self::printed_by( $table->$part( ... ) );
	}
}
