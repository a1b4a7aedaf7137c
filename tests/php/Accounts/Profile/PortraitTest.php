<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Profile;

use Hien\Accounts\Profile\Portrait_Files;
use Hien\Settings\Settings;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\TestCase;
use Hien\Tests\Uploads\Bucket;
use Hien\Tests\Uploads\Pictures;
use WP_REST_Response;

/** `account/portrait`: pictures that members upload, the malicious ones included. */
final class PortraitTest extends TestCase {

	use Locks;
	use Members;
	use Pictures;

	protected function setUp(): void {
		parent::setUp();
		$this->make_folder();
	}

	public function test_a_portrait_is_stored_as_squares_and_shown_everywhere(): void {
		$id      = $this->sign_in();
		$post    = $this->make->post();
		$comment = $this->make->comment( $post, [ 'user_id' => $id ] );
		$drawn   = get_avatar_url( $id );
		foreach ( [ 'jpeg', 'png', 'webp' ] as $type ) {
			$answer = $this->upload( $this->picture( $type, 700, 600 ) );
			self::assertSame(
				[ 200, true ],
				[ $answer->get_status(), $answer->get_data()['has_portrait'] ?? null ],
				$type . wp_json_encode( $answer->get_data() )
			);
			self::assertSame(
				[ [ 512, 512 ], [ 192, 192 ], [ 96, 96 ] ],
				array_map( static fn( string $file ): array => array_slice( (array) getimagesize( $file ), 0, 2 ), $this->stored() ),
				'The files of the earlier portrait are gone.'
			);
		}
		foreach ( [ $id, get_userdata( $id ), get_userdata( $id )->user_email, get_comment( $comment ) ] as $person ) {
			self::assertStringEndsWith( '-96.webp', (string) get_avatar_url( $person, [ 'size' => 96 ] ) );
		}
		self::assertStringEndsWith( '-192.webp', (string) get_avatar_url( $id, [ 'size' => 97 ] ) );
		self::assertStringEndsWith( '-512.webp', (string) get_avatar_url( $id, [ 'size' => 2000 ] ) );
		self::assertMatchesRegularExpression( '~/hien-portraits/[0-9a-f]{32}-192\.webp$~', $answer->get_data()['avt'] );

		$answer = $this->rest( 'DELETE', '/hien/v1/account/portrait' );
		self::assertSame( [ false, [], $drawn ], [ $answer->get_data()['has_portrait'], $this->stored(), get_avatar_url( $id ) ] );
	}

	public function test_a_guest_who_gives_a_members_address_does_not_get_the_portrait(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 100, 100 ) );
		$guest = $this->make->comment( $this->make->post(), [ 'comment_author_email' => get_userdata( $id )->user_email ] );
		self::assertStringNotContainsString( 'hien-portraits', (string) get_avatar_url( get_comment( $guest ) ) );
	}

	public function test_a_small_picture_is_not_enlarged(): void {
		$this->sign_in();
		$this->upload( $this->picture( 'png', 150, 120 ) );
		self::assertSame(
			[ 120, 120, 96 ],
			array_map( static fn( string $file ): int => (int) getimagesize( $file )[0], $this->stored() )
		);
		self::assert_error( 400, 'hien_portrait_too_small', $this->upload( $this->picture( 'png', 95, 500 ) ), [ 'file' ] );
	}

	public function test_the_portrait_goes_with_the_account(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 100, 100 ) );
		self::assertCount( 3, $this->stored() );
		wp_delete_user( $id );
		self::assertSame( [], $this->stored() );
	}

	public function test_the_portrait_goes_with_the_account_though_another_request_is_about_to_replace_it(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 100, 100 ) );
		self::write_lock( "hien_portrait_$id", time() - 58 ); // Two seconds before anybody may take it.
		wp_delete_user( $id );
		self::assertSame( [], $this->stored() );
	}

	public function test_an_upload_of_an_account_that_is_deleted_meanwhile_leaves_no_files(): void {
		global $wpdb;
		$id    = $this->sign_in();
		$other = static function ( mixed $editors ) use ( $id, $wpdb ): mixed {
			$wpdb->delete( $wpdb->users, [ 'ID' => $id ] ); // As another process does, of which the cache of this one knows nothing.
			return $editors;
		};
		add_filter( 'wp_image_editors', $other );
		self::assertNotSame( 200, $this->upload( $this->picture( 'png', 100, 100 ) )->get_status() );
		self::assertSame( [], $this->stored() );
	}

	public function test_in_a_bucket_it_goes_too_and_what_is_left_is_said(): void {
		Bucket::open();
		$id = $this->sign_in();
		self::assertSame( 200, $this->upload( $this->picture( 'png', 300, 300 ) )->get_status() );
		self::assertCount( 3, Bucket::$files );
		Bucket::$is_away = true;
		self::assert_error( 500, 'hien_portrait_left', $this->rest( 'DELETE', '/hien/v1/account/portrait' ) );
		$erase = fn(): array => (
			apply_filters( 'wp_privacy_personal_data_erasers', [] )['hien-account']['callback']
		)( get_userdata( $id )->user_email );
		self::assertSame( [ 'Ảnh chân dung chưa xóa được khỏi máy chủ.' ], $erase()['messages'] );
		Bucket::$is_away = false;
		self::assertSame( [ [], [] ], [ $erase()['messages'], Bucket::$files ] );
	}

	public function test_of_two_uploads_at_once_only_one_leaves_files(): void {
		$id = $this->sign_in();
		$this->upload( $this->picture( 'png', 300, 300 ) );
		$other = function ( mixed $editors ) use ( &$other, $id ): mixed {
			global $wpdb;
			remove_filter( 'wp_image_editors', $other );
			foreach ( $this->stored() as $file ) {
				rename( $file, (string) preg_replace( '/[0-9a-f]{32}/', str_repeat( 'b', 32 ), $file ) );
			}
			$wpdb->query( // As another process does, of which the cache of this one knows nothing.
				$wpdb->prepare(
					"UPDATE {$wpdb->usermeta} SET meta_value = %s WHERE user_id = %d AND meta_key = %s",
					str_repeat( 'b', 32 ) . '.webp',
					$id,
					$wpdb->prefix . Portrait_Files::META
				)
			);
			return $editors;
		};
		add_filter( 'wp_image_editors', $other );
		self::assertSame( 200, $this->upload( $this->picture( 'png', 300, 300 ) )->get_status() );
		self::assertCount( 3, $this->stored() );
	}

	public function test_of_two_uploads_that_replace_one_at_once_only_one_leaves_files(): void {
		$this->sign_in();
		$this->upload( $this->picture( 'png', 100, 100 ) );
		$other = function ( string $file ) use ( &$other ): string {
			// The files of the earlier one are being removed.
			remove_filter( 'wp_delete_file', $other );
			self::$meanwhile = static fn(): int => 0; // It waits in vain: here the first goes on after it only.
			self::assert_error( 500, 'hien_portrait_left', $this->upload( $this->picture( 'png', 120, 120 ) ) );
			return $file;
		};
		add_filter( 'wp_delete_file', $other );
		$this->upload( $this->picture( 'png', 140, 140 ) );
		self::assertCount( 3, $this->stored() );
	}

	public function test_where_the_earlier_one_cannot_be_removed_it_stays(): void {
		$this->sign_in();
		$this->upload( $this->picture( 'png', 300, 300 ) );
		$earlier = $this->stored();
		add_filter( 'wp_delete_file', static fn( string $file ): string => in_array( $file, $earlier, true ) ? '' : $file );
		self::assert_error( 500, 'hien_portrait_left', $this->upload( $this->picture( 'png', 300, 300 ) ) );
		self::assertSame( $earlier, $this->stored() );
		self::assertTrue( $this->rest( 'GET', '/hien/v1/account' )->get_data()['has_portrait'] );
	}

	public function test_what_is_no_picture_is_refused(): void {
		$this->sign_in();
		$files = [
			'anh.svg' => '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" onload="alert(1)"/>',
			'anh.jpg' => '<?php echo 1;',
			'anh.webp' => substr( (string) file_get_contents( $this->picture( 'webp', 200, 200 ) ), 0, 40 ) . str_repeat( 'x', 200 ),
			'anh.gif' => (string) base64_decode( 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=' ),
			'rong.png' => '',
		];
		foreach ( $files as $name => $content ) {
			self::assert_error( 400, 'hien_portrait_no_picture', $this->upload( $this->file( $content ), $name ), [ 'file' ] );
		}
		self::assertSame( [], $this->stored() );
	}

	public function test_a_picture_that_unpacks_to_gigabytes_is_refused_before_it_is_read(): void {
		$this->sign_in();
		$path = $this->picture( 'png', 100, 100 );
		$read = false;
		add_filter(
			'wp_image_editors',
			static function ( array $editors ) use ( &$read ): array {
				$read = true;
				return $editors;
			}
		);
		foreach ( [ [ 50000, 50000 ], [ 6001, 100 ], [ 5500, 5500 ] ] as [ $width, $height ] ) {
			$header = 'IHDR' . pack( 'NN', $width, $height ) . substr( (string) file_get_contents( $path ), 24, 5 );
			$bomb   = substr_replace( (string) file_get_contents( $path ), $header . pack( 'N', crc32( $header ) ), 12, 21 );
			self::assert_error( 400, 'hien_portrait_too_large', $this->upload( $this->file( $bomb ) ), [ 'file' ] );
		}
		self::assertFalse( $read );
	}

	public function test_two_megabytes_are_the_most(): void {
		$this->sign_in();
		$path = $this->picture( 'png', 100, 100 );
		file_put_contents( $path, str_repeat( "\0", 2 * MB_IN_BYTES ), FILE_APPEND );
		self::assert_error( 400, 'hien_portrait_too_large', $this->upload( $path ), [ 'file' ] );
		self::assert_error( 400, 'hien_portrait_too_large', $this->upload( '', error: UPLOAD_ERR_INI_SIZE ), [ 'file' ] );
		self::assert_error( 400, 'hien_portrait_missing', $this->upload( '', error: UPLOAD_ERR_PARTIAL ), [ 'file' ] );
		self::assert_error(
			400,
			'hien_portrait_missing',
			$this->rest( 'POST', '/hien/v1/account/portrait', [ 'file' => '/etc/passwd', 'tmp_name' => '/etc/passwd' ] ),
			[ 'file' ]
		);
	}

	public function test_the_name_of_the_file_is_not_used(): void {
		$this->sign_in();
		foreach ( [ '../../../wp-config.php', '..\\..\\x.png', "x\0.php", '/etc/cron.d/x', 'x.php.png' ] as $name ) {
			self::assertSame( 200, $this->upload( $this->picture( 'png', 100, 100 ), $name )->get_status() );
			self::assertCount( 3, $this->stored() );
			foreach ( $this->stored() as $file ) {
				self::assertMatchesRegularExpression(
					'~^' . preg_quote( "$this->folder/uploads/hien-portraits/", '~' ) . '[0-9a-f]{32}-\d+\.webp$~',
					$file
				);
			}
		}
	}

	public function test_another_portrait_can_be_uploaded_ten_times_an_hour(): void {
		$this->sign_in();
		$statuses = array_map( fn(): int => $this->upload( '' )->get_status(), range( 1, 11 ) );
		self::assertSame( [ 400, 429 ], [ $statuses[9], $statuses[10] ] );
	}

	public function test_the_author_may_have_one_too(): void {
		$author = Settings::author_id();
		$this->sign_in( $author );
		$this->upload( $this->picture( 'png', 100, 100 ) );
		self::assertStringContainsString( 'hien-portraits', (string) get_avatar_url( $author ) );
		update_option( 'avatar_default', 'mystery' );
		self::assertStringContainsString( 'hien-portraits', (string) get_avatar_url( $author ), 'Whatever the default is.' );
		Portrait_Files::remove( $author );
	}

	private function upload( string $path, string $name = 'anh.png', int $error = UPLOAD_ERR_OK ): WP_REST_Response {
		return $this->upload_to( '/hien/v1/account/portrait', $path, $name, $error );
	}

	/** @return list<string> Files of portraits, the largest square first. */
	private function stored(): array {
		$files = glob( "$this->folder/uploads/hien-portraits/*" ) ?: [];
		usort(
			$files,
			static fn( string $a, string $b ): int => (int) preg_replace( '/.*-(\d+)\..*/', '$1', $b ) <=> (int) preg_replace(
				'/.*-(\d+)\..*/',
				'$1',
				$a
			)
		);
		return $files;
	}
}
