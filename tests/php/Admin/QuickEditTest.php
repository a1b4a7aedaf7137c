<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Tests\Support\TestCase;

/** Quick Edit and bulk edit obey the rules of publishing, as the editor does. */
final class QuickEditTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
		add_action( 'wp_ajax_inline-save', 'wp_ajax_inline_save', 1 );
		$this->as_user( 'editor' );
	}

	public function test_quick_edit_says_why_it_does_not_publish(): void {
		$id = $this->link( 'không phải địa chỉ' );
		self::assertSame(
			'“Địa chỉ” phải là một địa chỉ web, như https://vi-du.vn.',
			$this->quick_edit( $id, [ '_status' => 'publish' ] )
		);
		self::assertSame(
			'“Địa chỉ” phải là một địa chỉ web, như https://vi-du.vn.',
			$this->quick_edit( $id, [ '_status' => 'draft', 'keep_private' => 'private' ] )
		);
		self::assertSame( [ 'draft', 'Góc học' ], [ get_post_status( $id ), get_post( $id )?->post_title ] );
	}

	public function test_quick_edit_saves_drafts_and_what_is_complete(): void {
		$draft = $this->link( 'không phải địa chỉ' );
		self::assertStringContainsString( 'Tên khác', $this->quick_edit( $draft, [ '_status' => 'draft', 'post_title' => 'Tên khác' ] ) );
		self::assertSame( [ 'draft', 'Tên khác' ], [ get_post_status( $draft ), get_post( $draft )?->post_title ] );
		$whole = $this->link( 'https://example.org' );
		$this->quick_edit( $whole, [ '_status' => 'publish' ] );
		self::assertSame( 'publish', get_post_status( $whole ) );
	}

	public function test_quick_edit_publishes_nothing_without_a_title(): void {
		$id     = $this->link( 'https://example.org', 'publish' );
		$refuse = 'Hãy viết tiêu đề trước khi đăng.';
		self::assertSame( $refuse, $this->quick_edit( $id, [ '_status' => 'publish', 'post_title' => ' ' ] ) );
		self::assertSame( [ 'publish', 'Góc học' ], [ get_post_status( $id ), get_post( $id )?->post_title ] );
		$this->quick_edit( $id, [ '_status' => 'draft', 'post_title' => '' ] );
		self::assertSame( [ 'draft', '' ], [ get_post_status( $id ), get_post( $id )?->post_title ] );
		self::assertSame( $refuse, $this->quick_edit( $id, [ '_status' => 'publish', 'post_title' => '' ] ) );
		$this->quick_edit( $id, [ '_status' => 'publish', 'post_title' => 'Tên "mới"' ] );
		self::assertSame( [ 'publish', 'Tên "mới"' ], [ get_post_status( $id ), get_post( $id )?->post_title ] );
	}

	public function test_quick_edit_tells_nobody_else_what_is_missing(): void {
		$id = $this->link( 'không phải địa chỉ' );
		$this->as_user( 'subscriber' );
		self::assertStringNotContainsString( 'Địa chỉ', $this->quick_edit( $id, [ '_status' => 'publish' ] ) );
	}

	public function test_bulk_edit_publishes_what_is_complete_and_names_the_rest(): void {
		$whole  = $this->link( 'https://example.org' );
		$broken = $this->link( 'không phải địa chỉ' );
		$video  = $this->make->post( [ 'post_type' => 'hien_video', 'post_title' => 'Chưa có phim', 'post_status' => 'draft' ] );
		$before = get_post( $broken )?->to_array();

		set_current_screen( 'edit-hien_link' );
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- Core's.
		foreach ( [ 'hien_link' => [ $whole, $broken ], 'hien_video' => [ $video ] ] as $type => $ids ) {
			bulk_edit_posts(
				[ 'post_type' => $type, 'post' => $ids, '_status' => 'publish', 'comment_status' => '', 'post_author' => '-1' ]
			);
		}
		self::assertSame( [ 'publish', 'draft', 'draft' ], array_map( get_post_status( ... ), [ $whole, $broken, $video ] ) );
		foreach ( [ 'post_name', 'post_date', 'post_date_gmt' ] as $key ) {
			self::assertSame( $before[ $key ], get_post( $broken )?->$key, $key );
		}

		$redirect = self::redirect_by( static fn() => wp_safe_redirect( admin_url( 'edit.php?post_type=hien_link' ) ) );
		parse_str( (string) wp_parse_url( $redirect->location, PHP_URL_QUERY ), $_GET );
		$notices = self::printed_by( static fn() => do_action( 'admin_notices' ) );
		self::assertStringContainsString( 'Chưa đăng “Góc học”. “Địa chỉ” phải là một địa chỉ web', $notices );
		self::assertStringContainsString( 'Chưa đăng “Chưa có phim”. Hãy điền địa chỉ YouTube', $notices );
		self::assertSame( 2, substr_count( $notices, 'Chưa đăng' ) );
		self::assertContains( 'hien-refused', wp_removable_query_args() );
	}

	public function test_bulk_edit_changes_what_is_published_already(): void {
		$id = $this->link( 'không phải địa chỉ', 'publish' );
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- Core's.
		bulk_edit_posts(
			[ 'post_type' => 'hien_link', 'post' => [ $id ], '_status' => '-1', 'comment_status' => 'closed', 'post_author' => '-1' ]
		);
		self::assertSame( 'publish', get_post_status( $id ) );
	}

	private function link( string $address, string $status = 'draft' ): int {
		return $this->make->post(
			[
				'post_type'   => 'hien_link',
				'post_title'  => 'Góc học',
				'post_status' => $status,
				'meta_input'  => [ 'hien_link' => $address ],
			]
		);
	}

	/**
	 * @param array<string,string> $changes
	 * @return string What Quick Edit is answered, a row of the list or a reason.
	 */
	private function quick_edit( int $id, array $changes ): string {
		$_POST    = $changes + [
			'_inline_edit' => wp_create_nonce( 'inlineeditnonce' ),
			'post_ID'      => (string) $id,
			'post_type'    => 'hien_link',
			'post_title'   => 'Tên mới',
			'screen'       => 'edit-hien_link',
			'post_view'    => 'list',
		];
		$_REQUEST = $_POST;
		ob_start();
		// phpcs:ignore WordPress.NamingConventions.ValidHookName -- Core's.
		$end      = self::death_by( static fn() => do_action( 'wp_ajax_inline-save' ) );
		$_POST    = [];
		$_REQUEST = [];
		return ob_get_clean() . $end->getMessage();
	}
}
