<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Setup_Question;
use Hien\Routing\Permalinks;
use Hien\Setup\Site_Defaults;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The question at Hiên > Bắt đầu whether settings of WordPress may be changed. */
final class SetupQuestionTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'hien_defaults_answer' );
		update_option( 'permalink_structure', '/%postname%/' );
	}

	public function test_an_owner_is_asked_and_sees_what_would_change(): void {
		$this->as_user( 'administrator' );
		$notice = self::notice();
		self::assertStringContainsString( 'từ /%postname%/ sang /%category%/%postname%', $notice );
		self::assertMatchesRegularExpression(
			'#value="apply">Dùng cấu hình của Hiên</button>.*value="decline">Giữ nguyên</button>#s',
			$notice
		);
		self::assertStringNotContainsString( 'Ảnh đại diện', $notice, 'It is ours already.' );
	}

	public function test_an_owner_is_asked_about_author_addresses_alone(): void {
		global $wpdb;
		update_option( 'permalink_structure', Permalinks::STRUCTURE );
		$this->as_user( 'administrator' );
		$author = $this->make->user( 'author', [ 'user_login' => 'dang-nhap' ] );
		$wpdb->update( $wpdb->users, [ 'user_nicename' => 'dang-nhap' ], [ 'ID' => $author ] );
		clean_user_cache( $author );
		self::assertSame( '', self::notice(), 'Who has written nothing has no address.' );
		$this->make->post( [ 'post_author' => $author ] );
		self::assertStringContainsString( 'Địa chỉ trang tác giả', self::notice() );
		self::assertStringNotContainsString( 'Đường dẫn tĩnh', self::notice() );
		Site_Defaults::apply();
		self::assertSame( '', self::notice() );
		self::run_jobs();
		self::assertNotSame( 'dang-nhap', get_userdata( $author )->user_nicename );
	}

	public function test_an_owner_is_told_that_members_are_listed(): void {
		$this->as_user( 'administrator' );
		self::assertStringContainsString( 'danh sách thành viên công khai', self::notice() );
	}

	public function test_it_is_asked_only_where_the_theme_shows_what_it_is_about(): void {
		$this->as_user( 'administrator' );
		remove_theme_support( 'hien-screens' );
		self::assertSame( '', self::notice() );
	}

	#[TestWith( [ 'apply', Permalinks::STRUCTURE ] )]
	#[TestWith( [ 'decline', '/%postname%/' ] )]
	public function test_an_answer_is_obeyed_and_the_question_does_not_come_again( string $answer, string $structure ): void {
		$this->as_user( 'administrator' );
		try {
			$this->answer( $answer, wp_create_nonce( Setup_Question::ACTION ) );
			self::fail( 'It leads back.' );
		} catch ( RedirectException $redirect ) {
			self::assertStringContainsString( '/wp-admin/', $redirect->location );
		}
		self::assertSame( [ $structure, '' ], [ get_option( 'permalink_structure' ), self::notice() ] );
		update_option( 'permalink_structure', '/%post_id%' );
		self::assertSame( '', self::notice() );
	}

	public function test_permalinks_keep_the_index_php_that_the_host_needs(): void {
		$this->as_user( 'administrator' );
		update_option( 'permalink_structure', '/index.php/%year%/%postname%/' );
		try {
			$this->answer( 'apply', wp_create_nonce( Setup_Question::ACTION ) );
		} catch ( RedirectException ) {
			self::assertSame( '/index.php' . Permalinks::STRUCTURE, get_option( 'permalink_structure' ) );
		}
		self::assertSame(
			[],
			array_filter( array_keys( Site_Defaults::changes() ), static fn( string $option ): bool => 'permalink_structure' === $option )
		);
	}

	#[TestWith( [ 'administrator', 'apply', false, 403 ] )]
	#[TestWith( [ 'editor', 'apply', true, 403 ] )]
	#[TestWith( [ 'administrator', 'khac', true, 400 ] )]
	public function test_without_nonce_right_or_answer_nothing_changes(
		string $role,
		string $answer,
		bool $with_nonce,
		int $status
	): void {
		$this->as_user( $role );
		try {
			$this->answer( $answer, $with_nonce ? wp_create_nonce( Setup_Question::ACTION ) : 'sai' );
			self::fail( 'It is refused.' );
		} catch ( DieException $refusal ) {
			self::assertSame( $status, $refusal->getCode() );
		}
		self::assertSame( '/%postname%/', get_option( 'permalink_structure' ) );
	}

	/** The question, where the page has it. */
	private static function notice(): string {
		$page = StartPageTest::page();
		return preg_match( '#<form[^>]*>\s*<input type="hidden" name="action" value="hien_defaults">.*?</form>#s', $page, $found )
			? $found[0]
			: '';
	}

	private function answer( string $answer, string $nonce ): void {
		$_POST                = [ 'answer' => $answer ];
		$_REQUEST['_wpnonce'] = $nonce;
		( new Setup_Question() )->save();
	}
}
