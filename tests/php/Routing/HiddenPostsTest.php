<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** Drafts, private and scheduled posts: who sees them, and where. */
final class HiddenPostsTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const SECRET = 'Điều chưa ai biết';

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_a_draft_is_not_found_by_visitors_and_members(): void {
		$id = $this->draft();
		foreach ( [ null, 'subscriber' ] as $role ) {
			if ( null !== $role ) {
				$this->as_user( $role );
			}
			foreach ( [ "/?p=$id&preview=true", '/wordpress/ban-nhap', '/ban-nhap' ] as $path ) {
				self::assertSame( 404, $this->status_of( $path ), $path );
			}
			self::assertSame( 404, $this->rest( 'GET', '/hien/v1/posts/ban-nhap' )->get_status() );
			self::assertSame( 404, $this->rest( 'GET', "/hien/v1/posts/$id" )->get_status() );
			self::assertSame( 404, $this->rest( 'GET', '/hien/v1/posts/x', [ 'id' => $id ] )->get_status() );
			self::assertSame( 404, $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $id ] )->get_status() );
		}
	}

	public function test_an_editor_previews_a_draft(): void {
		$id = $this->draft();
		$this->as_user( 'editor' );
		$screen = $this->visit( "/?p=$id&preview=true" );
		self::assertSame( [ 'post', 200, $id ], [ $screen->route, $screen->status, $screen->params['id'] ] );
		self::assertStringContainsString( self::SECRET, array_values( $screen->data )[0]['content'] );
	}

	public function test_a_draft_without_a_slug_is_previewed(): void {
		$id = $this->draft( [ 'post_name' => '' ] );
		self::assertSame( '', get_post( $id )->post_name );
		$this->as_user( 'editor' );
		self::assertSame( 200, $this->status_of( "/?p=$id&preview=true" ) );
	}

	public function test_the_preview_of_a_page_is_a_page(): void {
		$id = $this->page( 'trang-nhap', [ 'post_status' => 'draft' ] );
		$this->as_user( 'editor' );
		self::assertSame( 'page', $this->visit( "/?page_id=$id&preview=true" )->route );
	}

	public function test_a_preview_shows_what_is_not_saved_yet(): void {
		$editor = $this->as_user( 'editor' );
		wp_create_post_autosave(
			[
				'post_ID'      => $this->id['bai-cha'],
				'post_type'    => 'post',
				'post_title'   => 'Tựa đề đang sửa',
				'post_content' => 'Nội dung đang sửa',
				'post_author'  => $editor,
			]
		);
		add_filter( 'the_preview', '_set_preview' ); // As core does on `init`, where the nonce is right.
		$id    = $this->id['bai-cha'];
		$nonce = wp_create_nonce( "post_preview_$id" );
		$post  = array_values( $this->visit( "/?p=$id&preview=true&preview_id=$id&preview_nonce=$nonce" )->data )[0];
		self::assertSame( 'Tựa đề đang sửa', $post['title'] );
		self::assertStringContainsString( 'Nội dung đang sửa', $post['content'] );
		remove_filter( 'the_preview', '_set_preview' );
		self::assertSame( 'Bài bai-cha', array_values( $this->visit( '/wordpress/bai-cha' )->data )[0]['title'] );
	}

	public function test_a_private_post_is_for_those_who_may_read_it(): void {
		$id = $this->post(
			'bi-mat',
			'WordPress',
			[
				'post_status'  => 'private',
				'post_content' => self::SECRET,
			]
		);
		foreach ( [ null, 'subscriber' ] as $role ) {
			if ( null !== $role ) {
				$this->as_user( $role );
			}
			self::assertSame( 404, $this->status_of( '/wordpress/bi-mat' ) );
			self::assertSame( 404, $this->screen_json( '/wordpress/bi-mat' )['status'] );
			self::assertSame( 404, $this->rest( 'GET', '/hien/v1/posts/bi-mat' )->get_status() );
			self::assertSame( 404, $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $id ] )->get_status() );
		}
		$this->as_user( 'editor' );
		self::assertSame( 200, $this->status_of( '/wordpress/bi-mat' ) );
		self::assertSame( 200, $this->screen_json( '/wordpress/bi-mat' )['status'] );
		self::assertStringContainsString( self::SECRET, $this->rest( 'GET', '/hien/v1/posts/bi-mat' )->get_data()['content'] );
	}

	public function test_hidden_posts_are_in_no_list_even_for_an_editor(): void {
		$this->draft();
		$this->post( 'bi-mat', 'WordPress', [ 'post_status' => 'private' ] );
		$this->post(
			'hen-gio',
			'WordPress',
			[
				'post_status' => 'future',
				'post_date'   => wp_date( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ),
			]
		);
		$this->as_user( 'editor' );
		foreach ( [ 'posts', 'categories/wordpress' ] as $path ) {
			self::assertEqualsCanonicalizing(
				[ 'bai-cha', 'bai-con' ],
				array_column( $this->rest( 'GET', "/hien/v1/$path" )->get_data()['data'], 'slug' )
			);
		}
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/posts/bai-cha' )->get_data()['related'] );
	}

	public function test_what_is_no_content_for_readers_is_not_answered(): void {
		$menu_item = $this->make->post( [ 'post_type' => 'nav_menu_item' ] );
		wp_update_post(
			[
				'ID'           => $this->id['bai-cha'],
				'post_content' => 'Mới',
			]
		);
		$revision = array_key_first( wp_get_post_revisions( $this->id['bai-cha'] ) );
		foreach ( [ 'nav_menu_item' => $menu_item, 'revision' => $revision ] as $type => $id ) {
			$response = $this->rest(
				'GET',
				'/hien/v1/posts/x',
				[
					'id'   => $id,
					'type' => $type,
				]
			);
			self::assertSame( 404, $response->get_status(), $type );
		}
	}

	public function test_comments_on_what_is_no_content_for_readers_are_not_answered(): void {
		register_post_type( 'phieu', [ 'public' => false ] );
		$ticket = $this->make->post( [ 'post_type' => 'phieu' ] );
		$this->make->comment( $ticket, [ 'comment_content' => self::SECRET ] );
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $ticket ] )->get_status() );
	}

	public function test_breadcrumbs_do_not_name_a_page_that_the_reader_may_not_see(): void {
		$private = $this->page(
			'noi-bo',
			[
				'post_status' => 'private',
				'post_title'  => self::SECRET,
			]
		);
		$this->page( 'cong-khai', [ 'post_parent' => $private ] );
		$names = fn(): array => array_column( array_values( $this->visit( '/noi-bo/cong-khai' )->data )[0]['breadcrumbs'], 'name' );
		self::assertSame( [ 'Trang chủ' ], $names() );
		$this->as_user( 'editor' );
		self::assertStringContainsString( self::SECRET, $names()[1] );
	}

	/** @param array<string,mixed> $args */
	private function draft( array $args = [] ): int {
		return $this->post(
			'ban-nhap',
			'WordPress',
			$args + [
				'post_name'    => 'ban-nhap',
				'post_status'  => 'draft',
				'post_content' => self::SECRET,
			]
		);
	}
}
