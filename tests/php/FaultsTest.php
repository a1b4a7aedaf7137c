<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Tests\Accounts\Members;
use Hien\Tests\Chat\Chats;
use Hien\Tests\Support\TestCase;
use Hien\Tests\Uploads\Pictures;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** A server that fails while somebody writes: nobody is told that something was stored which was not. */
final class FaultsTest extends TestCase {

	use Chats {
		setUp as private set_up_chats;
	}
	use Members;
	use Pictures;

	protected function setUp(): void {
		$this->set_up_chats();
		$this->make_folder();
		update_option( 'users_can_register', 1 );
	}

	/** @return iterable<string,array{string,string,array<string,mixed>,bool}> Method, route, body; whether a member sends it. */
	public static function writes(): iterable {
		yield 'a comment' => [ 'POST', '/hien/v1/cmt', [ 'object_id' => '{post}', 'type' => 'posts', 'content' => 'Bài hay quá' ], true ];
		yield 'a change of a comment' => [ 'PUT', '/hien/v1/cmt/{comment}', [ 'content' => 'Bài rất hay' ], true ];
		yield 'the deletion of a comment' => [ 'DELETE', '/hien/v1/cmt/{comment}', [], true ];
		yield 'a saved post' => [ 'POST', '/hien/v1/favorites', [ 'type' => 'posts', 'object_id' => '{post}' ], true ];
		yield 'a message' => [ 'POST', '/hien/v1/contact', [ 'type' => 'Liên hệ', 'content' => 'Em muốn hỏi về khóa học', 'name' => 'Bình', 'email' => 'binh@example.org', 'seconds' => 9 ], false ];
		yield 'a question' => [ 'POST', '/hien/v1/faqs', [ 'question' => 'Khóa học có bài tập không?' ], true ];
		yield 'a registration' => [ 'POST', '/hien/v1/users', [ 'name' => 'Lan', 'email' => 'lan@example.org', 'password' => 'mat khau du dai 1', 'agreed' => true, 'seconds' => 9 ], false ];
		yield 'a profile' => [ 'PUT', '/hien/v1/account', [ 'name' => 'Tên mới' ], true ];
		yield 'a setting' => [ 'PUT', '/hien/v1/account', [ 'reply_mail' => false ], true ];
		yield 'links' => [ 'PUT', '/hien/v1/account', [ 'links' => [ [ 'title' => 'Trang', 'url' => 'https://example.org' ] ] ], true ];
		yield 'a password' => [ 'POST', '/hien/v1/account/password', [ 'current' => 'password', 'password' => 'mat khau du dai 1' ], true ];
		yield 'an address' => [ 'POST', '/hien/v1/account/email', [ 'email' => 'moi@example.org', 'password' => 'password' ], true ];
		yield 'the end of an account' => [ 'POST', '/hien/v1/account/deletion', [ 'password' => 'password' ], true ];
	}

	/** @param array<string,mixed> $body */
	#[DataProvider( 'writes' )]
	public function test_a_database_that_only_reads_is_no_success( string $method, string $route, array $body, bool $by_member ): void {
		if ( self::is_sqlite() ) {
			self::markTestSkipped( 'A query that fails ends the transaction of the test there.' );
		}
		$member = $this->make->user();
		$post   = $this->make->post();
		$values = [
			'{post}'    => (string) $post,
			'{comment}' => (string) $this->make->comment( $post, [ 'user_id' => $member, 'comment_date' => (string) wp_date( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS ) ] ),
		];
		wp_set_current_user( $by_member ? $member : 0 );
		$GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', static fn( string $query ): string => (string) preg_replace( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i', '$0 READ_ONLY ', $query ), 20 );
		$route = strtr( $route, $values );
		$body  = array_map( static fn( mixed $value ): mixed => is_string( $value ) ? strtr( $value, $values ) : $value, $body );
		try {
			$response = $this->rest( $method, $route, $body );
		} finally {
			remove_all_filters( 'query', 20 );
			$GLOBALS['wpdb']->suppress_errors( false );
		}
		self::assertGreaterThanOrEqual( 500, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertNotSame( '', $response->get_data()['message'] );
	}

	/** @return iterable<string,array{string}> */
	public static function pictures(): iterable {
		yield 'a portrait' => [ '/hien/v1/account/portrait' ];
		yield 'a picture of the chat' => [ '/hien/v1/chat/images' ];
	}

	#[DataProvider( 'pictures' )]
	public function test_a_full_disk_is_no_success( string $route ): void {
		wp_set_current_user( $this->make->user() );
		add_filter( // GD reports a success there, and leaves a part of the file.
			'image_make_intermediate_size',
			static function ( string $file ): string {
				file_put_contents( $file, substr( (string) file_get_contents( $file ), 0, 40 ) );
				return $file;
			}
		);
		$request = new WP_REST_Request( 'POST', $route );
		$path    = $this->picture( 'png', 600, 600 );
		$request->set_file_params( [ 'file' => [ 'name' => 'a.png', 'type' => 'image/png', 'tmp_name' => $path, 'error' => 0, 'size' => filesize( $path ) ] ] );
		$response = rest_do_request( $request );
		self::assertGreaterThanOrEqual( 500, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( [], array_diff( scandir( "$this->folder/uploads/" . ( str_contains( $route, 'chat' ) ? 'hien-chat/' . get_current_user_id() : 'hien-portraits' ) ) ?: [], [ '.', '..', 'index.php' ] ), 'No part of a file is left.' );
	}
}
