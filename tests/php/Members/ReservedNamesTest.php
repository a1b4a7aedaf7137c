<?php

declare(strict_types=1);

namespace Hien\Tests\Members;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/** Nobody but the author has the author's name, and nobody the site's. */
final class ReservedNamesTest extends TestCase {

	private int $author;

	protected function setUp(): void {
		parent::setUp();
		$this->author = $this->make->user( 'editor', [ 'display_name' => 'Nguyễn Văn An' ] );
		update_option( 'hien_site', [ 'author' => [ 'user' => $this->author ] ] );
		update_option( 'blogname', 'Hiên &amp; Nắng' );
		update_option( 'users_can_register', '1' );
	}

	#[TestWith( [ 'Nguyễn Văn An', false ] )]
	#[TestWith( [ 'nguyễn  văn AN', false ] )]
	#[TestWith( [ 'Nguyen Van An', false ] )]
	#[TestWith( [ "Nguyễn Văn\u{00A0}An", false ] )]
	#[TestWith( [ "Nguyễn\u{200B} Văn An", false ] )]
	#[TestWith( [ "Nguyễn Văn A\u{00AD}n\u{2060}", false ] )]
	#[TestWith( [ "Nguyễn Văn An\u{3164}", false ] )]
	#[TestWith( [ "\u{202E}Nguyễn Văn An.", false ] )]
	#[TestWith( [ "\u{202E}nA năV nễyugN", false ] )]
	#[TestWith( [ "Nguyễn \u{2067}nA năV\u{2069}", false ] )]
	#[TestWith( [ "Nguye\u{0302}\u{0303}n Văn An", false ] )]
	#[TestWith( [ 'Hiên & Nắng', false ] )]
	#[TestWith( [ 'hien&nang', false ] )]
	#[TestWith( [ "Nguyễn Văn \u{0410}n", false ] )]
	#[TestWith( [ "\u{039D}guyễn Văn An", false ] )]
	#[TestWith( [ 'Анна', true ] )]
	#[TestWith( [ 'Nguyễn Văn Anh', true ] )]
	#[TestWith( [ 'Hiền', true ] )]
	#[TestWith( [ '🌻', true ] )]
	public function test_a_member_is_not_called_like_the_author_or_the_site( string $name, bool $may ): void {
		$id = $this->as_user( 'subscriber' );
		wp_update_user( [ 'ID' => $id, 'display_name' => 'Bình' ] );
		$response = $this->rest( 'PUT', '/hien/v1/account', json: [ 'name' => $name, 'bio' => 'x' ] );
		self::assertSame(
			$may ? [ 200, null ] : [ 400, [ 'name' ] ],
			[
				$response->get_status(),
				isset( $response->get_data()['data']['params'] ) ? array_keys( $response->get_data()['data']['params'] ) : null,
			]
		);
		self::assertSame( $may ? $name : 'Bình', get_userdata( $id )->display_name );
		$errors = new WP_Error();
		do_action_ref_array(
			'user_profile_update_errors',
			[ &$errors, true, (object) [ 'ID' => $id, 'display_name' => wp_slash( $name ) ] ]
		);
		self::assertSame(
			! $may,
			in_array( 'hien_reserved_name', $errors->get_error_codes(), true ),
			'Other errors of the form are not about the name.'
		);
		wp_set_current_user( 0 );
		self::assertSame(
			$may ? 201 : 400,
			$this->rest(
				'POST',
				'/hien/v1/users',
				json: [
					'name' => $name,
					'email' => 'moi@example.org',
					'password' => 'mot cau dai de nho',
					'agreed' => true,
					'seconds' => 9,
				]
			)->get_status()
		);
	}

	/** As XML-RPC and forms of other plugins do, which show no errors of the profile page. */
	public function test_no_other_way_leads_to_such_a_name(): void {
		$id = $this->as_user( 'subscriber' );
		wp_update_user( [ 'ID' => $id, 'display_name' => 'Bình' ] );
		$this->rest( 'POST', '/wp/v2/users/me', json: [ 'name' => 'Nguyễn Văn An', 'description' => 'mới' ] );
		self::assertSame( [ 'Bình', 'mới' ], [ get_userdata( $id )->display_name, get_userdata( $id )->description ] );
		wp_update_user( wp_slash( [ 'ID' => $id, 'display_name' => 'Hiên & Nắng' ] ) );
		self::assertSame( 'Bình', get_userdata( $id )->display_name );
		$this->rest( 'POST', '/wp/v2/users/me', json: [ 'name' => 'An Nhiên' ] );
		self::assertSame( 'An Nhiên', get_userdata( $id )->display_name );
		wp_update_user( [ 'ID' => $this->author, 'display_name' => 'Nguyễn Văn AN' ] );
		self::assertSame( 'Nguyễn Văn AN', get_userdata( $this->author )->display_name );
	}

	public function test_a_member_comments_in_no_other_name(): void {
		$id     = $this->as_user( 'subscriber' );
		$answer = $this->rest(
			'POST',
			'/wp/v2/comments',
			json: [
				'post' => $this->make->post(),
				'content' => 'Chào',
				'author_name' => 'Nguyễn Văn An',
				'author_email' => 'an@example.org',
			]
		);
		$comment = get_comment( $answer->get_data()['id'] );
		self::assertSame(
			[ 201, (string) $id, get_userdata( $id )->display_name, get_userdata( $id )->user_email ],
			[ $answer->get_status(), $comment->user_id, $comment->comment_author, $comment->comment_author_email ]
		);
	}

	public function test_a_given_name_with_another_accent_is_another_name(): void {
		wp_update_user( [ 'ID' => $this->author, 'display_name' => 'An' ] );
		$this->as_user( 'subscriber' );
		foreach ( [ 'AN' => 400, 'Ân' => 200 ] as $name => $status ) {
			self::assertSame( $status, $this->rest( 'PUT', '/hien/v1/account', json: [ 'name' => $name ] )->get_status(), $name );
		}
	}

	public function test_who_has_the_name_already_keeps_it_and_so_does_the_author(): void {
		$same = $this->make->user( 'subscriber', [ 'display_name' => 'Nguyen Van An' ] );
		foreach ( [ $same => 'Nguyen Van An', $this->author => 'Nguyễn Văn AN' ] as $id => $name ) {
			wp_set_current_user( $id );
			self::assertSame( 200, $this->rest( 'PUT', '/hien/v1/account', json: [ 'name' => $name, 'bio' => 'x' ] )->get_status() );
		}
	}
}
