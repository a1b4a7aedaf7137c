<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Profile;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Profile\Profile;
use Hien\Jobs\Jobs;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Messages\ContactMessages;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Session_Tokens;

/** `account/deletion` and `account/export`: how members leave, and what they take with them. */
final class DeletionTest extends TestCase {

	use ContactMessages;
	use Members;

	public function test_an_account_goes_seven_days_after_its_member_asked(): void {
		$id       = $this->sign_in();
		$email    = get_userdata( $id )->user_email;
		$post     = $this->make->post();
		$question = $this->make->post( [ 'post_type' => 'hien_faq', 'post_author' => $id ] );
		$comment  = $this->make->comment(
			$post,
			[
				'user_id' => $id,
				'comment_author' => 'Bình',
				'comment_author_email' => $email,
				'comment_author_url' => 'https://example.org/binh',
				'comment_author_IP' => '203.0.113.9',
				'comment_agent' => 'Firefox',
				'comment_content' => 'Vẫn còn đây',
			]
		);
		$waiting  = $this->make->comment( $post, [ 'user_id' => $id, 'comment_approved' => '0' ] );
		$others   = $this->make->comment( $post );
		self::assert_error(
			400,
			'hien_wrong_password',
			$this->rest( 'POST', '/hien/v1/account/deletion', json: [ 'password' => 'không đúng' ] ),
			[ 'password' ]
		);
		$answer = $this->rest( 'POST', '/hien/v1/account/deletion', json: [ 'password' => self::PASSWORD ] );
		self::assertEqualsWithDelta( time() + 7 * DAY_IN_SECONDS, strtotime( $answer->get_data()['deletion'] ), 60 );
		self::assertSame( [], WP_Session_Tokens::get_instance( $id )->get_all() );
		self::assertSame( [], self::$mails, 'The mail is sent when the member has the answer.' );
		$this->after_response();
		self::assertStringContainsString( 'Thành viên cũ', self::$mails[0]['message'] );

		do_action( 'hien_daily' );
		self::assertNotFalse( get_userdata( $id ), 'There are seven days to come back.' );
		update_user_meta( $id, Deletion::META, time() - 1 );
		do_action( 'hien_daily' );
		self::flush_cache();
		self::assertFalse( get_userdata( $id ) );
		self::assertFalse( get_user_by( 'email', $email ) );
		$kept = get_comment( $comment );
		self::assertSame(
			[ 'Vẫn còn đây', 'Thành viên cũ', '', '', '', '', '0', '1' ],
			[
				$kept->comment_content,
				$kept->comment_author,
				$kept->comment_author_email,
				$kept->comment_author_url,
				$kept->comment_author_IP,
				$kept->comment_agent,
				$kept->user_id,
				$kept->comment_approved,
			]
		);
		self::assertSame( [ '0', 'Thành viên cũ' ], [ get_comment( $waiting )->user_id, get_comment( $waiting )->comment_author ] );
		self::assertStringStartsWith( 'Commenter', get_comment( $others )->comment_author );
		self::assertSame( '1', get_post( $question )->post_author, 'What was asked stays, with the author.' );
	}

	public function test_an_account_stays_until_its_comments_have_lost_its_name(): void {
		$id = $this->make->user();
		$this->make->comment( $this->make->post(), [ 'user_id' => $id ] );
		update_user_meta( $id, Deletion::META, time() - 1 );
		$fails = static fn( string $query ): string => str_starts_with( $query, 'SELECT comment_ID' ) ? '' : $query;
		$log   = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		add_filter( 'query', $fails );
		Jobs::begin( 'deletions' );
		Jobs::run();
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		remove_filter( 'query', $fails );
		self::assertSame( [ true, 0 ], [ false !== get_userdata( $id ), Jobs::position( 'deletions' ) ] );
		Jobs::run();
		self::assertFalse( get_userdata( $id ) );
		self::assertSame( 0, get_comments( [ 'user_id' => $id, 'count' => true ] ) );
	}

	public function test_who_comes_back_while_others_are_being_deleted_stays(): void {
		[ $first, $second ] = [ $this->make->user(), $this->make->user() ];
		foreach ( [ $first, $second ] as $id ) {
			update_user_meta( $id, Deletion::META, time() - 1 );
		}
		add_action( 'delete_user', static fn( int $id ) => $id === $first ? Deletion::cancel( $second ) : null );
		Jobs::begin( 'deletions' );
		Jobs::run();
		self::assertSame( [ false, true ], [ false !== get_userdata( $first ), false !== get_userdata( $second ) ] );
	}

	public function test_as_many_accounts_as_are_due_go_in_a_day_a_few_at_a_time(): void {
		$ids = array_map( fn(): int => $this->make->user(), range( 1, 57 ) );
		array_map( static fn( int $id ) => update_user_meta( $id, Deletion::META, time() - 1 ), $ids );
		$kept = static fn(): int => count( array_filter( $ids, static fn( int $id ): bool => false !== get_userdata( $id ) ) );
		Jobs::begin( 'deletions' );
		$counts = [];
		$watch  = static function ( string $query ) use ( &$counts ): string {
			$counts[] = $query;
			return $query;
		};
		add_filter( 'query', $watch );
		self::assertContains( 'Xóa tài khoản đã xin xóa (còn 57)', Jobs::progress()['doing'] );
		remove_filter( 'query', $watch );
		// Databases with ONLY_FULL_GROUP_BY refuse to sort a sum.
		self::assertSame( [], preg_grep( '/COUNT\(.*ORDER BY/s', $counts ) );
		self::assertNotSame( [], preg_grep( '/COUNT\(/', $counts ) );
		Jobs::step( 'deletions' );
		self::assertSame( 52, $kept() );
		do_action( 'hien_daily' );
		self::assertSame( 0, $kept() );
	}

	public function test_the_mail_leads_back(): void {
		$id    = $this->sign_in();
		$email = get_userdata( $id )->user_email;
		$this->rest( 'POST', '/hien/v1/account/deletion', json: [ 'password' => self::PASSWORD ] );
		$this->after_response();
		$link = self::link( $email );
		self::open( $link );
		self::assertNotNull( Deletion::time( $id ) );
		self::assertSame( 200, self::open( $link, 'POST' )[0] );
		self::assertNull( Deletion::time( $id ) );
	}

	public function test_the_account_screen_leads_back(): void {
		$id = $this->sign_in();
		$this->rest( 'POST', '/hien/v1/account/deletion', json: [ 'password' => self::PASSWORD ] );
		$this->after_response();
		$link = self::link( get_userdata( $id )->user_email );
		self::assertNull( $this->rest( 'DELETE', '/hien/v1/account/deletion' )->get_data()['deletion'] );
		self::assertSame( 400, self::open( $link, 'POST' )[0] );
	}

	#[TestWith( [ 'administrator' ] )]
	#[TestWith( [ 'editor' ] )]
	#[TestWith( [ 'contributor' ] )]
	public function test_whoever_writes_for_the_site_stays( string $role ): void {
		$id = $this->make->user( $role, [ 'user_pass' => wp_slash( self::PASSWORD ) ] );
		$this->sign_in( $id );
		self::assert_error(
			403,
			'hien_not_deletable',
			$this->rest( 'POST', '/hien/v1/account/deletion', json: [ 'password' => self::PASSWORD ] )
		);
		update_user_meta( $id, Deletion::META, time() - 1 ); // As though the role came later.
		do_action( 'hien_daily' );
		self::assertNotFalse( get_userdata( $id ) );
		self::assertNull( Deletion::time( $id ) );
	}

	public function test_erasers_of_others_run(): void {
		$id     = $this->sign_in();
		$email  = get_userdata( $id )->user_email;
		$erased = [];
		add_filter(
			'wp_privacy_personal_data_erasers',
			static function ( array $erasers ) use ( &$erased ): array {
				$erasers['khac']['callback'] = static function ( string $email, int $page ) use ( &$erased ): array {
					$erased[] = "$email $page";
					return [ 'done' => 2 === $page ];
				};
				return $erasers;
			}
		);
		Deletion::delete( $id );
		self::assertSame( [ "$email 1", "$email 2" ], $erased );
	}

	public function test_an_eraser_that_fails_does_not_keep_the_account(): void {
		$id     = $this->sign_in();
		$erased = [];
		add_filter(
			'wp_privacy_personal_data_erasers',
			static function () use ( &$erased ): array {
				return [
					'hong'  => [ 'callback' => static fn() => throw new \Error( 'Hỏng' ) ],
					'thieu' => [],
					'tot'   => [
						'callback' => static function ( string $email ) use ( &$erased ): array {
							$erased[] = $email;
							return [ 'done' => true ];
						},
					],
				];
			}
		);
		$email = get_userdata( $id )->user_email;
		$log   = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		Deletion::delete( $id );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		self::assertSame( [ [ $email ], false ], [ $erased, get_userdata( $id ) ] );
	}

	public function test_an_exporter_that_fails_does_not_keep_the_others_back(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			static fn( array $exporters ): array => [
				'hong'  => [ 'exporter_friendly_name' => 'Hỏng', 'callback' => static fn() => throw new \Error( 'Hỏng' ) ],
				'thieu' => [ 'exporter_friendly_name' => 'Thiếu' ],
			] + $exporters
		);
		$this->sign_in();
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		$this->assert_one_export();
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
	}

	/** Anybody can register with the address of somebody else. */
	public function test_an_account_that_is_not_confirmed_takes_nothing_of_its_address_along(): void {
		$id      = $this->sign_in();
		$email   = get_userdata( $id )->user_email;
		$comment = $this->make->comment( $this->make->post(), [ 'comment_author' => 'Bình', 'comment_author_email' => $email ] );
		wp_set_current_user( 0 );
		$this->written( [ 'email' => $email ] );
		update_user_meta( $id, 'hien_unconfirmed', time() - 8 * DAY_IN_SECONDS );
		do_action( 'hien_daily' );
		self::flush_cache();
		self::assertFalse( get_userdata( $id ) );
		self::assertCount( 1, self::messages() );
		self::assertSame( [ 'Bình', $email ], [ get_comment( $comment )->comment_author, get_comment( $comment )->comment_author_email ] );
	}

	public function test_a_member_gets_all_data_by_mail(): void {
		$id = $this->sign_in();
		update_user_meta( $id, 'hien_links', [ [ 'title' => 'Kho mã', 'url' => 'https://example.org/binh' ] ] );
		$json = $this->assert_one_export();
		self::assertSame( [ get_userdata( $id )->user_email ], array_column( self::$mails, 'to' ) );
		self::assertSame( 'request-completed', get_posts( [ 'post_type' => 'user_request', 'post_status' => 'any' ] )[0]->post_status );
		self::assertStringContainsString( 'https://example.org/binh', str_replace( '\\/', '/', $json ) );
	}

	/** Asks for an export, twice, which makes one file. Returns its JSON. */
	private function assert_one_export(): string {
		$folder = sys_get_temp_dir() . '/hien-export-' . bin2hex( random_bytes( 4 ) ) . '/';
		add_filter( 'wp_privacy_exports_dir', static fn(): string => $folder );
		$answer = $this->rest( 'POST', '/hien/v1/account/export' );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assert_error( 409, 'hien_export_waiting', $this->rest( 'POST', '/hien/v1/account/export' ) );
		$this->after_response();
		$files = glob( "{$folder}*.zip" ) ?: [];
		self::assertCount( 1, $files );
		$zip = new \ZipArchive();
		self::assertTrue( $zip->open( $files[0] ) );
		$json = (string) $zip->getFromName( 'export.json' );
		$zip->close();
		array_map( 'unlink', glob( "$folder*" ) ?: [] );
		rmdir( $folder );
		return $json;
	}

	public function test_another_plugin_that_waits_for_the_file_does_not_prevent_it(): void {
		add_action( 'wp_privacy_personal_data_export_file', '__return_null', 20 );
		// As outside wp-admin, whose files add it.
		remove_action( 'wp_privacy_personal_data_export_file', 'wp_privacy_generate_personal_data_export_file' );
		$this->sign_in();
		$this->assert_one_export();
	}

	public function test_where_php_may_not_write_the_file_no_mail_is_promised(): void {
		add_filter( 'wp_privacy_exports_dir', static fn(): string => __FILE__ . '/exports/' );
		$this->sign_in();
		self::assert_error( 500, 'hien_export_failed', $this->rest( 'POST', '/hien/v1/account/export' ) );
		remove_all_filters( 'wp_privacy_exports_dir' );
		self::$lacking = [ 'uploads' ]; // The folder is there, from before the host was changed.
		self::assert_error( 500, 'hien_export_failed', $this->rest( 'POST', '/hien/v1/account/export' ) );
		self::assertSame( [], get_posts( [ 'post_type' => 'user_request', 'post_status' => 'any' ] ) );
	}

	public function test_an_export_that_failed_can_be_asked_for_again(): void {
		$this->sign_in();
		$this->rest( 'POST', '/hien/v1/account/export' );
		$failed = get_posts( [ 'post_type' => 'user_request', 'post_status' => 'any', 'fields' => 'ids' ] )[0];
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->posts,
			[ 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS - 1 ) ],
			[ 'ID' => $failed ]
		);
		clean_post_cache( $failed );
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/account/export' )->get_status() );
		self::assertNull( get_post( $failed ), 'With what it had gathered.' );
	}

	public function test_requests_for_an_export_go_with_the_account(): void {
		$id    = $this->sign_in();
		$email = get_userdata( $id )->user_email;
		$this->rest( 'POST', '/hien/v1/account/export' ); // Under way.
		$earlier = wp_create_user_request( 'truoc@example.org', 'export_personal_data', [], 'confirmed' );
		wp_update_post( [ 'ID' => $earlier, 'post_author' => $id, 'post_status' => 'request-completed' ] );
		$removal = wp_create_user_request( $email, 'remove_personal_data' );
		$others  = wp_create_user_request( 'khac@example.org', 'export_personal_data' );
		Deletion::delete( $id );
		self::assertEqualsCanonicalizing(
			[ $removal, $others ],
			get_posts( [ 'post_type' => 'user_request', 'post_status' => 'any', 'fields' => 'ids' ] )
		);
	}

	public function test_wordpress_exports_and_erases_what_an_account_holds(): void {
		$id    = $this->sign_in();
		$email = get_userdata( $id )->user_email;
		update_user_meta( $id, 'hien_links', [ [ 'title' => 'Kho mã', 'url' => 'https://example.org/binh' ] ] );
		update_user_meta( $id, 'hien_agreed', 1700000000 );
		$data = apply_filters( 'wp_privacy_personal_data_exporters', [] )['hien-account']['callback']( $email, 1 );
		self::assertTrue( $data['done'] );
		self::assertSame(
			[ 'Đồng ý chính sách riêng tư', 'Liên kết' ],
			array_map( static fn( array $item ): string => $item['data'][0]['name'], $data['data'] )
		);
		$erased = apply_filters( 'wp_privacy_personal_data_erasers', [] )['hien-account']['callback']( $email, 1 );
		self::assertSame( [ 3, true ], [ $erased['items_removed'], $erased['done'] ] );
		self::assertSame( [ '', [] ], [ get_user_meta( $id, 'hien_links', true ), WP_Session_Tokens::get_instance( $id )->get_all() ] );
		$nobody = apply_filters( 'wp_privacy_personal_data_exporters', [] )['hien-account']['callback']( 'khong@example.org', 1 );
		self::assertSame( [], $nobody['data'] );
	}

	public function test_what_a_member_fills_in_is_exported_and_erased_unless_wordpress_keeps_it(): void {
		$id     = $this->sign_in();
		$fields = array_keys( array_filter( Profile::params(), static fn( array $param ): bool => 'boolean' !== $param['type'] ) );
		$link   = 'https://example.org/links';
		$typed  = [ 'url' => 'https://example.org/url', 'links' => [ [ 'title' => 'Ghi ở links', 'url' => $link ] ] ] + array_combine(
			$fields,
			array_map( static fn( string $field ): string => "Ghi ở $field", $fields )
		);
		self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', json: $typed )->get_status() );
		$email = get_userdata( $id )->user_email;
		$data  = [];
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', [] ) as $exporter ) {
			foreach ( $exporter['callback']( $email, 1 )['data'] as $item ) {
				array_push( $data, ...array_column( $item['data'], 'value' ) );
			}
		}
		$typed['links'] = $link;
		foreach ( $typed as $field => $value ) {
			self::assertStringContainsString( $value, implode( "\n", $data ), $field );
		}

		apply_filters( 'wp_privacy_personal_data_erasers', [] )['hien-account']['callback']( $email, 1 );
		$account = $this->rest( 'GET', '/hien/v1/account' )->get_data();
		$own     = array_diff( $fields, [ 'name', 'first_name', 'last_name', 'bio', 'url' ] ); // WordPress's, which go with the account.
		self::assertContains( 'links', $own );
		foreach ( $own as $field ) {
			self::assertEmpty( $account[ $field ], $field );
		}
	}
}
