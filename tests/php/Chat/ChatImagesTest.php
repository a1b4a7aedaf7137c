<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Chat_Images;
use Hien\Chat\Conversations;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use Hien\Tests\Uploads\Bucket;
use Hien\Tests\Uploads\Pictures;
use WP_REST_Response;

/** `chat/images`: pictures of conversations, the malicious ones included. */
final class ChatImagesTest extends TestCase {

	use Chats {
		setUp as private set_up_chats;
	}
	use Members;
	use Pictures;

	protected function setUp(): void {
		$this->set_up_chats();
		$this->make_folder();
	}

	public function test_a_picture_is_stored_in_the_members_own_folder(): void {
		$id = $this->sign_in();
		foreach ( [ 'jpeg', 'png', 'webp', 'gif' ] as $type ) {
			$answer = $this->upload( $this->picture( $type, 700, 600 ), "anh.$type" );
			self::assertSame(
				[ 201, 700, 600 ],
				[ $answer->get_status(), $answer->get_data()['width'] ?? 0, $answer->get_data()['height'] ?? 0 ],
				$type . wp_json_encode( $answer->get_data() )
			);
			self::assertMatchesRegularExpression(
				'~^' . preg_quote( Chat_Images::url(), '~' ) . "$id/[0-9a-f]{32}-700x600\\.webp$~",
				$answer->get_data()['url']
			);
			self::assertSame( 'image/webp', wp_get_image_mime( $this->path_of( $answer ) ) );
		}
		self::assertCount( 4, $this->images( $id ) );
		self::assertFileExists( "$this->folder/uploads/hien-chat/index.php" );
		self::assertFileExists( "$this->folder/uploads/hien-chat/$id/index.php" );
		self::assertSame( [], get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any' ] ), 'Not in the media library.' );
	}

	public function test_a_large_picture_is_made_smaller_and_a_small_one_stays(): void {
		$this->sign_in();
		$large = $this->upload( $this->picture( 'jpeg', 3200, 1000 ) )->get_data();
		self::assertSame( [ 1600, 500 ], [ $large['width'], $large['height'] ] );
		$large = $this->upload( $this->picture( 'png', 3200, 1000, true ) )->get_data();
		self::assertSame( [ 1600, 500 ], [ $large['width'] ?? 0, $large['height'] ?? 0 ], 'With a palette.' );
		$small = $this->upload( $this->picture( 'png', 3, 2 ) )->get_data();
		self::assertSame( [ 3, 2 ], [ $small['width'], $small['height'] ] );
	}

	public function test_a_picture_that_lies_on_its_side_is_turned_and_its_exif_is_gone(): void {
		$this->sign_in();
		$path = $this->picture( 'jpeg', 300, 200 );
		// Orientation 6 and a description.
		$exif = "Exif\0\0MM\0*\0\0\0\x08\0\x02\x01\x0e\0\x02\0\0\0\x20\0\0\0\x26\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
			. str_pad( 'GPS 21.0278 N 105.8342 E', 32, "\0" );
		file_put_contents(
			$path,
			substr_replace( (string) file_get_contents( $path ), "\xff\xe1" . pack( 'n', strlen( $exif ) + 2 ) . $exif, 2, 0 )
		);
		self::assertSame( 6, exif_read_data( $path )['Orientation'] ?? 0 );
		$answer = $this->upload( $path );
		self::assertSame(
			[ 201, 200, 300 ],
			[ $answer->get_status(), $answer->get_data()['width'] ?? 0, $answer->get_data()['height'] ?? 0 ]
		);
		$stored = (string) file_get_contents( $this->path_of( $answer ) );
		self::assertStringNotContainsString( 'GPS 21', $stored );
		self::assertStringNotContainsStringIgnoringCase( 'exif', $stored );
	}

	public function test_what_is_no_picture_is_refused_with_a_sentence(): void {
		$id    = $this->sign_in();
		$files = [
			'anh.svg' => '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" onload="alert(1)"/>',
			'anh.jpg' => '<?php echo 1;',
			'anh.webp' => substr( (string) file_get_contents( $this->picture( 'webp', 200, 200 ) ), 0, 40 ) . str_repeat( 'x', 200 ),
			'anh.pdf' => "%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj",
			'anh.html' => '<!doctype html><script>alert(1)</script>',
			'rong.png' => '',
		];
		foreach ( $files as $name => $content ) {
			$answer = $this->upload( $this->file( $content ), $name );
			self::assert_error( 400, 'hien_chat_image_no_picture', $answer, [ 'file' ] );
			self::assertSame( 'Chỉ gửi được ảnh JPEG, PNG, WebP hay GIF.', $answer->get_data()['message'] );
		}
		self::assertSame( [], $this->images( $id ) );
	}

	public function test_a_polyglot_loses_its_program(): void {
		$this->sign_in();
		foreach ( [ 'jpeg', 'png', 'gif' ] as $type ) {
			$path = $this->picture( $type, 200, 200 );
			file_put_contents( $path, '<?php system($_GET["x"]); ?><script>alert(1)</script>', FILE_APPEND );
			$answer = $this->upload( $path, '../../../anh.php' );
			self::assertSame( 201, $answer->get_status(), $type );
			self::assertStringNotContainsString( '<?php', (string) file_get_contents( $this->path_of( $answer ) ) );
			self::assertStringNotContainsString( '<script', (string) file_get_contents( $this->path_of( $answer ) ) );
		}
	}

	public function test_five_megabytes_are_the_most(): void {
		$this->sign_in();
		add_filter( 'upload_size_limit', static fn(): int => 8 * MB_IN_BYTES ); // Whatever this PHP accepts.
		$path = $this->picture( 'png', 100, 100 );
		file_put_contents( $path, str_repeat( "\0", 5 * MB_IN_BYTES ), FILE_APPEND );
		$answer = $this->upload( $path );
		self::assert_error( 400, 'hien_chat_image_too_large', $answer, [ 'file' ] );
		self::assertSame( 'Ảnh nặng quá 5 MB.', $answer->get_data()['message'] );
		self::assert_error( 400, 'hien_chat_image_too_large', $this->upload( '', error: UPLOAD_ERR_INI_SIZE ), [ 'file' ] );
		self::assert_error( 400, 'hien_chat_image_missing', $this->upload( '', error: UPLOAD_ERR_PARTIAL ), [ 'file' ] );
		self::assert_error(
			400,
			'hien_chat_image_missing',
			$this->rest( 'POST', '/hien/v1/chat/images', [ 'file' => '/etc/passwd', 'tmp_name' => '/etc/passwd' ] ),
			[ 'file' ]
		);
	}

	public function test_a_host_that_accepts_less_is_told_with_what_it_accepts(): void {
		$this->sign_in();
		add_filter( 'upload_size_limit', static fn(): int => 2 * MB_IN_BYTES ); // As upload_max_filesize or post_max_size.
		$answer = $this->upload( '', error: UPLOAD_ERR_INI_SIZE );
		self::assert_error( 400, 'hien_chat_image_too_large', $answer, [ 'file' ] );
		self::assertSame( 'Ảnh nặng quá 2 MB.', $answer->get_data()['message'] );

		// PHP drops the whole request above post_max_size.
		$_SERVER['CONTENT_LENGTH'] = (string) ( 3 * MB_IN_BYTES );
		try {
			$answer = $this->rest( 'POST', '/hien/v1/chat/images' );
		} finally {
			unset( $_SERVER['CONTENT_LENGTH'] );
		}
		self::assert_error( 400, 'hien_chat_image_too_large', $answer, [ 'file' ] );
		self::assertSame( 'Ảnh nặng quá 2 MB.', $answer->get_data()['message'] );
	}

	public function test_a_host_without_a_limit_for_requests_accepts_as_much_as_we_do_and_its_limit_for_files(): void {
		$this->sign_in();
		$accepted = min( 5, wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) ) / MB_IN_BYTES );
		foreach ( [ 0, -1 ] as $none ) {
			add_filter( 'upload_size_limit', static fn(): int => $none ); // WordPress's number where post_max_size is that.
			self::assertSame( 201, $this->upload( $this->picture( 'png', 10, 10 ) )->get_status() );
			$answer = $this->upload( '', error: UPLOAD_ERR_INI_SIZE );
			self::assertSame( "Ảnh nặng quá $accepted MB.", $answer->get_data()['message'] );
		}
	}

	public function test_a_limit_that_is_no_whole_number_is_not_told_too_large(): void {
		$this->sign_in();
		add_filter( 'upload_size_limit', static fn(): int => 1500 * KB_IN_BYTES ); // A network's own.
		$answer = $this->upload( '', error: UPLOAD_ERR_INI_SIZE );
		self::assertSame( 'Ảnh nặng quá 1.4 MB.', $answer->get_data()['message'] );
	}

	public function test_only_members_of_the_chat_upload_and_only_for_their_own_conversation(): void {
		$path = $this->picture( 'png', 10, 10 );
		self::assert_error( 401, 'rest_not_logged_in', $this->upload( $path ) );
		$id = $this->sign_in();
		update_user_option( $id, Blocked_Members::META, [ 'reason' => 'Quấy rầy', 'at' => time() ] );
		self::assert_error( 403, 'hien_chat_blocked', $this->upload( $path ) );
		delete_user_option( $id, Blocked_Members::META );
		$other = $this->make->user();
		self::assert_error( 403, 'rest_forbidden', $this->upload( $path, conversation: $other ) );
		self::assertSame( 201, $this->upload( $path, conversation: $id )->get_status() );
		$this->as_user( 'administrator' );
		self::assertSame( 201, $this->upload( $path, conversation: $other )->get_status() );
		self::assertCount( 1, $this->images( $other ), 'It goes with the conversation of the member.' );
		self::assert_error( 404, 'hien_member_not_found', $this->upload( $path, conversation: 999999 ) );
		$this->close();
		self::assert_error( 503, 'hien_chat_off', $this->upload( $path, conversation: $other ) );
	}

	public function test_forty_an_hour_are_the_most(): void {
		$this->sign_in();
		$statuses = array_map( fn(): int => $this->upload( '' )->get_status(), range( 1, 41 ) );
		self::assertSame( [ 400, 429 ], [ $statuses[39], $statuses[40] ] );
	}

	public function test_pictures_that_were_never_sent_go_after_a_week(): void {
		$id    = $this->sign_in();
		$paths = [];
		$urls  = [];
		foreach ( [ 'sent', 'unsent', 'fresh' ] as $name ) {
			$answer         = $this->upload( $this->picture( 'png', 20, 20 ) );
			$paths[ $name ] = $this->path_of( $answer );
			$urls[ $name ]  = $answer->get_data()['url'];
		}
		self::store_at( $paths['sent'], time() - 8 * DAY_IN_SECONDS );
		self::store_at( $paths['unsent'], time() - 8 * DAY_IN_SECONDS );
		self::store_at( $paths['fresh'], time() - 2 * DAY_IN_SECONDS ); // Its message may wait for a connection.
		// A conversation of long ago, and one message that has the picture.
		$this->conversation( $id, [ [ 'user', 'Chào', 8 * DAY_IN_SECONDS ] ] );
		$message = [ 'img' => $urls['sent'], 'message' => '', 'createdAt' => ( time() - DAY_IN_SECONDS ) * 1000 ]
			+ $this->stored( "chats/$id" )['-N0000'];
		// By a clock that is wrong.
		$this->write( "chats/$id/" . self::key( time() - YEAR_IN_SECONDS ), $message );

		$this->outage = 'Không tới được';
		$log          = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		do_action( 'hien_daily' );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		self::assertSame(
			[ true, true, true ],
			array_values( array_map( 'is_file', $paths ) ),
			'The database did not say which were sent.'
		);

		$this->outage = '';
		do_action( 'hien_daily' );
		clearstatcache();
		self::assertSame( [ 'sent' => true, 'unsent' => false, 'fresh' => true ], array_map( 'is_file', $paths ) );
		self::assertFileExists( "$this->folder/uploads/hien-chat/$id/index.php" );
	}

	public function test_a_conversation_that_firebase_refuses_keeps_no_others_pictures(): void {
		$ids   = [];
		$paths = [];
		foreach ( [ 'refused', 'other' ] as $name ) {
			$ids[ $name ]   = $this->sign_in();
			$paths[ $name ] = $this->path_of( $this->upload( $this->picture( 'png', 20, 20 ) ) );
			self::store_at( $paths[ $name ], time() - 8 * DAY_IN_SECONDS );
		}
		$this->google = static fn( string $url ): ?array => str_contains( $url, "/chats/{$ids['refused']}." )
			? [ 'response' => [ 'code' => 413, 'message' => '' ], 'body' => '', 'headers' => [], 'cookies' => [] ]
			: null;
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		do_action( 'hien_daily' );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		clearstatcache();
		self::assertSame( [ 'refused' => true, 'other' => false ], array_map( 'is_file', $paths ) );
	}

	public function test_pictures_go_with_the_conversation_and_with_the_account(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 10, 10 ) );
		self::assertCount( 1, $this->images( $id ) );
		$this->as_user( 'administrator' );
		self::assertTrue( $this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" )->get_data()['removed'] );
		self::assertDirectoryDoesNotExist( "$this->folder/uploads/hien-chat/$id" );
		$this->sign_in( $id );
		$this->upload( $this->picture( 'png', 10, 10 ) );
		wp_delete_user( $id );
		self::assertDirectoryDoesNotExist( "$this->folder/uploads/hien-chat/$id" );
	}

	public function test_pictures_that_cannot_be_removed_are_said_shown_and_tried_again(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 10, 10 ) );
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->as_user( 'administrator' );
		$keep = static fn(): string => ''; // As on a server where the site may not delete files.
		add_filter( 'wp_delete_file', $keep );
		$answer = $this->rest( 'DELETE', "/hien/v1/chat/conversations/$id" )->get_data();
		self::assertFalse( $answer['removed'] );
		self::assertStringContainsString( 'Còn 1 ảnh', $answer['message'] );
		self::assertNull( $this->stored( "chats/$id" ), 'The messages are gone.' );
		self::assertStringContainsString(
			'Còn 1 ảnh',
			$this->rest( 'GET', '/hien/v1/chat/conversations' )->get_data()['removals'][0]['error']
		);

		$this->sign_in( $id );
		$new = $this->path_of( $this->upload( $this->picture( 'png', 20, 20 ) ) );
		self::store_at( $new, time() + MINUTE_IN_SECONDS );
		do_action( 'hien_chat_remove' );
		self::assertNotFalse( wp_next_scheduled( Conversations::EVENT ) );
		remove_filter( 'wp_delete_file', $keep );
		do_action( 'hien_chat_remove' );
		self::assertSame( [ $new ], $this->images( $id ), 'A picture of a new conversation stays.' );
		self::assertSame( [], Conversations::waiting() );
	}

	public function test_an_account_whose_pictures_cannot_be_removed_is_tried_again(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 10, 10 ) );
		$this->close();
		add_filter( 'wp_delete_file', '__return_empty_string' );
		wp_delete_user( $id );
		remove_filter( 'wp_delete_file', '__return_empty_string' );
		self::assertSame( [ $id ], array_keys( Conversations::waiting() ) );
		do_action( 'hien_chat_remove' );
		self::assertDirectoryDoesNotExist( "$this->folder/uploads/hien-chat/$id" );
	}

	public function test_in_a_bucket_which_lists_nothing_pictures_go_too(): void {
		Bucket::open();
		$id = $this->sign_in();
		foreach ( range( 1, 3 ) as $unused ) {
			self::assertSame( 201, $this->upload( $this->picture( 'png', 10, 10 ) )->get_status() );
		}
		self::assertCount( 3, Bucket::$files, 'Only the pictures.' );
		self::assertStringStartsWith( "bucket://uploads/hien-chat/$id/", array_key_first( Bucket::$files ) );
		self::store_at( (string) array_key_first( Bucket::$files ), time() - 8 * DAY_IN_SECONDS ); // Never sent.
		do_action( 'hien_daily' );
		self::assertCount( 2, Bucket::$files );

		$this->close();
		$erase            = fn(): array => (
			apply_filters( 'wp_privacy_personal_data_erasers', [] )['hien-chat']['callback']
		)( get_userdata( $id )->user_email );
		Bucket::$is_away  = true;
		self::assertTrue( $erase()['items_retained'], 'Of a bucket that does not answer nobody knows.' );
		Bucket::$is_away = false;
		do_action( 'hien_chat_remove' );
		self::assertSame( [], Bucket::$files );
	}

	/** Changes when a picture was stored. */
	private static function store_at( string $path, int $time ): void {
		global $wpdb;
		self::assertSame( 1, $wpdb->update( "{$wpdb->prefix}hien_chat_images", [ 'saved_at' => $time ], [ 'name' => basename( $path ) ] ) );
	}

	private function upload( string $path, string $name = 'anh.png', int $error = UPLOAD_ERR_OK, int $conversation = 0 ): WP_REST_Response {
		return $this->upload_to(
			'/hien/v1/chat/images',
			$path,
			$name,
			$error,
			0 === $conversation ? [] : [ 'conversation' => (string) $conversation ]
		);
	}

	private function path_of( WP_REST_Response $answer ): string {
		return str_replace( Chat_Images::url(), "$this->folder/uploads/hien-chat/", $answer->get_data()['url'] );
	}

	/** @return list<string> */
	private function images( int $member ): array {
		return glob( "$this->folder/uploads/hien-chat/$member/*.webp" ) ?: [];
	}
}
