<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Start_Notice;
use Hien\Admin\Start_Page;
use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Modules;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Setup\Tasks;
use Hien\Tests\Support\Database_Dump;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Hiên > Bắt đầu, and the one notice that leads there. */
final class StartPageTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_user( 'administrator' );
		delete_option( 'hien_start' );
		add_filter( Modules::CHECKS, '__return_empty_array', PHP_INT_MAX - 1 );
	}

	public function test_a_task_is_put_away_and_brought_back(): void {
		self::assertMatchesRegularExpression( '#<section[^>]*hien-task-first-post.*post-new\.php.*Bỏ qua#s', self::page() );
		self::press( 'away', 'first-post' );
		self::assertMatchesRegularExpression( '#Đã bỏ qua \(1\).*Viết bài đầu tiên.*Đưa trở lại#s', self::page() );
		self::assertStringNotContainsString( 'id="hien-task-first-post"', self::page() );
		self::press( 'back', 'first-post' );
		self::assertStringContainsString( 'id="hien-task-first-post"', self::page() );
	}

	public function test_the_list_is_put_away_and_brought_back_and_no_notice_nags(): void {
		self::assertStringContainsString( 'page=hien-start', self::notice( 'dashboard' ) );
		self::press( 'hide' );
		self::assertStringNotContainsString( 'Việc cần làm', self::page() );
		self::assertSame( [ '', '', '' ], array_map( self::notice( ... ), [ 'dashboard', 'plugins', 'themes' ] ) );
		self::press( 'show' );
		self::assertStringContainsString( 'Việc cần làm', self::page() );
		foreach ( array_keys( self::tasks()->open() ) as $task ) {
			self::tasks()->put_away( $task );
		}
		self::assertStringContainsString( 'Không còn việc nào.', self::page() );
		self::assertSame( '', self::notice( 'dashboard' ) );
	}

	public function test_a_second_press_changes_no_row(): void {
		self::press( 'away', 'menu' );
		self::press( 'samples' );
		$once = Database_Dump::of_all();
		self::press( 'away', 'menu' );
		self::press( 'samples' );
		self::assertSame( $once, Database_Dump::of_all() );
	}

	public function test_what_checks_find_stands_above_and_those_that_ask_the_site_run_when_asked(): void {
		self::add_check(
			'moon',
			Finding::critical( 'Trăng <khuyết>', 'Đợi rằm', [ 'https://example.org/?a=1&b=2' => 'Xem lịch' ] ),
			false
		);
		self::add_check( 'sun', Finding::recommended( 'Nắng gắt', 'Đội nón' ), true );
		$page = self::page();
		self::assertMatchesRegularExpression( '#notice-error.*Trăng &lt;khuyết&gt;.*Đợi rằm.*a=1&[^"]+b=2">Xem lịch#s', $page );
		self::assertStringNotContainsString( 'Nắng gắt', $page );
		self::assertStringContainsString( 'Kiểm tra kỹ', $page );
		$_GET['thorough'] = '1';
		self::assertMatchesRegularExpression( '#Trăng.*notice-warning.*Nắng gắt#s', self::page() );
	}

	public function test_other_screens_say_nothing_and_ask_the_database_nothing(): void {
		global $wpdb;
		foreach ( [ 'edit-post', 'users', 'upload' ] as $screen ) {
			wp_cache_flush();
			$before = $wpdb->num_queries;
			self::assertSame( '', self::notice( $screen ) );
			self::assertSame( $before, $wpdb->num_queries, $screen );
		}
	}

	#[TestWith( [ 'administrator', 'hide', false, 403 ] )]
	#[TestWith( [ 'editor', 'hide', true, 403 ] )]
	#[TestWith( [ 'administrator', 'khac', true, 400 ] )]
	public function test_without_nonce_right_or_button_nothing_changes( string $role, string $what, bool $with_nonce, int $status ): void {
		$this->as_user( $role );
		$_POST                = [ 'do' => $what ];
		$_REQUEST['_wpnonce'] = $with_nonce ? wp_create_nonce( Start_Page::ACTION ) : 'sai';
		$refusal = self::death_by( static fn() => ( new Start_Page( self::tasks(), StartFormTest::form() ) )->save() );
		self::assertSame( $status, $refusal->getCode() );
		self::assertFalse( get_option( 'hien_start' ) );
	}

	/** The page as an administrator gets it. */
	public static function page(): string {
		return self::printed_by( ( new Start_Page( self::tasks(), StartFormTest::form() ) )->render( ... ) );
	}

	public static function tasks(): Tasks {
		return new Tasks( new Default_Pages( Plugin::instance()->routes ) );
	}

	/** Presses a button of the page. */
	public static function press( string $what, string $task = '' ): void {
		$_POST                = [
			'do'   => $what,
			'task' => $task,
		];
		$_REQUEST['_wpnonce'] = wp_create_nonce( Start_Page::ACTION );
		$redirect = self::redirect_by( static fn() => ( new Start_Page( self::tasks(), StartFormTest::form() ) )->save() );
		self::assertStringContainsString( 'page=hien-start', $redirect->location );
	}

	private static function notice( string $screen ): string {
		set_current_screen( $screen );
		return trim( self::printed_by( ( new Start_Notice( self::tasks() ) )->show( ... ) ) );
	}

	private static function add_check( string $id, Finding $found, bool $asks_the_site ): void {
		$check = new Check( $id, 'Trời', static fn(): Finding => $found, $asks_the_site );
		add_filter( Modules::CHECKS, static fn( array $checks ): array => [ ...$checks, $check ], PHP_INT_MAX );
	}
}
