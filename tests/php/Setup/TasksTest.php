<?php

declare(strict_types=1);

namespace Hien\Tests\Setup;

use Hien\Demo\Remover;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Setup\Sample_Content;
use Hien\Setup\Task;
use Hien\Tests\Chat\Firebase;
use Hien\Tests\Admin\StartPageTest;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each task is done or not as the site is, both ways. */
final class TasksTest extends TestCase {

	use Firebase;

	/** @return array<string,array{string,callable(self):void,callable(self):void}> Id, what undoes it, what does it. */
	public static function tasks(): array {
		return [
			'theme'        => [
				'theme',
				static fn() => remove_theme_support( 'hien-screens' ),
				static fn() => add_theme_support( 'hien-screens' ),
			],
			'defaults'     => [
				'defaults',
				static function (): void {
					delete_option( 'hien_defaults_answer' );
					update_option( 'permalink_structure', '/%postname%/' );
				},
				static fn() => update_option( 'permalink_structure', Permalinks::STRUCTURE ),
			],
			'declined'     => [
				'defaults',
				static function (): void {
					delete_option( 'hien_defaults_answer' );
					update_option( 'permalink_structure', '/%postname%/' );
				},
				static fn() => update_option( 'hien_defaults_answer', 'decline' ),
			],
			'name'         => [
				'name',
				static fn() => update_option( 'blogdescription', '' ),
				static fn() => update_option( 'blogdescription', 'Học là vui' ),
			],
			'handle'       => [
				'handle',
				static fn() => update_option( 'hien_handle', 'hien' ),
				static fn() => update_option( 'hien_handle', 'thay-an' ),
			],
			'author'       => [
				'author',
				static fn() => wp_update_user(
					[ 'ID' => 1, 'display_name' => get_userdata( 1 )->user_login, 'description' => 'Dạy toán' ]
				),
				static fn() => wp_update_user( [ 'ID' => 1, 'display_name' => 'Nguyễn Văn An' ] ),
			],
			'biography'    => [
				'author',
				static fn() => wp_update_user( [ 'ID' => 1, 'display_name' => 'Nguyễn Văn An', 'description' => '' ] ),
				static fn() => wp_update_user( [ 'ID' => 1, 'description' => 'Dạy toán' ] ),
			],
			'portrait'     => [
				'portrait',
				static fn() => delete_user_option( 1, 'hien_portrait' ),
				static fn() => update_user_option( 1, 'hien_portrait', 'a1.webp' ),
			],
			'pages'        => [
				'pages',
				static fn() => self::write_pages( '' ),
				static fn() => self::write_pages( '<p>Xin chào</p>' ),
			],
			'menu'         => [
				'menu',
				static fn() => set_theme_mod( 'nav_menu_locations', [] ),
				static fn() => set_theme_mod( 'nav_menu_locations', [ 'primary' => wp_create_nav_menu( 'Chính' ) ] ),
			],
			'registration' => [
				'registration',
				static fn() => update_option( 'users_can_register', 0 ),
				static fn() => update_option( 'users_can_register', 1 ),
			],
			'mail'         => [
				'mail',
				static fn() => delete_option( 'hien_mail_delivery' ),
				static fn() => update_option( 'hien_mail_delivery', [ 'sent' => 1, 'arrived' => time() ] ),
			],
			'google'       => [
				'google',
				static fn() => update_option( 'hien_site', [ 'google' => [ 'client_id' => '', 'secret' => '' ] ] ),
				static fn() => update_option( 'hien_site', [ 'google' => [ 'client_id' => '1-a', 'secret' => '' ] ] ),
			],
			'chat'         => [ 'chat', static fn() => delete_option( 'hien_site' ), static fn( self $test ) => $test->set_up_chat() ],
			'samples'      => [ 'samples', static fn( self $test ) => $test->make_samples(), static fn() => Sample_Content::trash() ],
			'first-post'   => [
				'first-post',
				static fn( self $test ) => $test->make_samples(),
				static fn( self $test ) => $test->make->post(),
			],
			'demo'         => [
				'demo',
				static function ( self $test ): void {
					$test->make_samples();
					$test->make->post();
					$test->make->post( [ 'meta_input' => [ '_hien_demo' => 'post:mot' ] ] );
				},
				static fn() => Remover::remove(),
			],
			'only demo'    => [
				'first-post',
				static function ( self $test ): void {
					$test->make_samples();
					$test->make->post( [ 'meta_input' => [ '_hien_demo' => 'post:mot' ] ] );
				},
				static fn( self $test ) => $test->make->post(),
			],
		];
	}

	/**
	 * @param callable(self):void $undo
	 * @param callable(self):void $do
	 */
	#[DataProvider( 'tasks' )]
	public function test_a_task_is_done_as_the_site_is( string $id, callable $undo, callable $do ): void {
		wp_set_current_user( 1 ); // The author.
		$undo( $this );
		self::assertFalse( StartPageTest::tasks()->all()[ $id ]->is_done );
		self::assertArrayHasKey( $id, StartPageTest::tasks()->open() );
		$do( $this );
		self::assertTrue( StartPageTest::tasks()->all()[ $id ]->is_done );
		self::assertArrayNotHasKey( $id, StartPageTest::tasks()->open() );
		$undo( $this );
		self::assertFalse( StartPageTest::tasks()->all()[ $id ]->is_done, 'It can be taken up again.' );
	}

	public function test_each_task_says_why_how_long_and_where(): void {
		$this->as_user( 'administrator' );
		foreach ( StartPageTest::tasks()->all() as $id => $task ) {
			self::assertMatchesRegularExpression( '/^[a-z]+(-[a-z]+)*$/', $id );
			self::assertNotContains( '', [ $task->title, $task->why, $task->button ], $id );
			self::assertGreaterThan( 0, $task->minutes, $id );
		}
	}

	public function test_under_another_theme_no_task_says_that_its_work_is_done(): void {
		remove_theme_support( 'hien-screens' );
		self::write_pages( '<p>Xin chào</p>' );
		$tasks = StartPageTest::tasks()->all();
		self::assertSame(
			[ 'Chọn được sau khi bật giao diện Hiên.', 'Các trang có sau khi bật giao diện Hiên.' ],
			[ $tasks['defaults']->why, $tasks['pages']->why ]
		);
		add_theme_support( 'hien-screens' );
		self::assertSame( 'Các trang này đã có lời của bạn.', StartPageTest::tasks()->all()['pages']->why );
	}

	public function test_another_administrator_is_not_asked_for_the_authors_portrait(): void {
		$this->as_user( 'administrator' );
		self::assertArrayNotHasKey( 'portrait', StartPageTest::tasks()->all() );
	}

	public function test_only_the_samples_are_done_by_a_button_also_where_the_viewer_may_edit_nothing(): void {
		$this->as_user( 'administrator' );
		self::write_pages( '' );
		// As on a network, where the author's account is not the site administrator's.
		add_filter( 'get_edit_user_link', '__return_empty_string' );
		add_filter( 'get_edit_post_link', '__return_null' );
		self::assertSame(
			[ 'samples' ],
			array_keys( array_filter( StartPageTest::tasks()->all(), static fn( Task $task ): bool => '' === $task->url ) )
		);
	}

	public function test_a_post_with_the_id_of_a_sample_that_has_other_words_stays(): void {
		$this->make_samples( 'Mười năm trước tôi viết bài này.' );
		self::assertSame( [], Sample_Content::ids() );
		Sample_Content::trash();
		self::assertSame( [ 'publish', 'publish' ], [ get_post_status( 1 ), get_post_status( 2 ) ] );
	}

	public function test_only_untouched_samples_go_and_only_into_the_trash(): void {
		$this->make_samples();
		wp_update_post( [ 'ID' => 2, 'post_title' => 'Trang của tôi' ] );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_modified_gmt' => '2031-01-01 00:00:00' ], [ 'ID' => 2 ] );
		clean_post_cache( 2 );
		Sample_Content::trash();
		self::assertSame( [ 'trash', 'publish' ], [ get_post_status( 1 ), get_post_status( 2 ) ] );
	}

	/** What WordPress's installer writes, or a moved blog's posts with the same ids, and no other post. */
	private function make_samples( string $words = 'Chào mừng đến với WordPress.' ): void {
		foreach (
			get_posts( [ 'post_type' => [ 'post', 'page' ], 'post_status' => 'any,trash', 'numberposts' => -1, 'fields' => 'ids' ] ) as $id
		) {
			if ( 'post' === get_post_type( $id ) || $id <= 3 ) {
				wp_delete_post( $id, true );
			}
		}
		foreach ( [ 1 => 'post', 2 => 'page' ] as $id => $type ) {
			wp_delete_post( $id, true );
			$this->make->post( [ 'import_id' => $id, 'post_type' => $type, 'post_content' => $words ] );
		}
	}

	/** Makes the pages that the owner writes, with this content. */
	public static function write_pages( string $content ): void {
		delete_option( 'hien_pages_made' );
		$pages = new Default_Pages( Plugin::instance()->routes );
		$pages->make();
		foreach ( [ 'gioi-thieu', 've-hien' ] as $slug ) {
			wp_update_post( [ 'ID' => Default_Pages::find( $slug )->ID, 'post_content' => $content ] );
		}
	}
}
