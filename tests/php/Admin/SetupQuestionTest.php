<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Routing\Permalinks;
use Hien\Setup\Site_Defaults;
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
		StartPageTest::press( $answer );
		self::assertSame( [ $structure, '' ], [ get_option( 'permalink_structure' ), self::notice() ] );
		update_option( 'permalink_structure', '/%post_id%' );
		self::assertSame( '', self::notice() );
	}

	public function test_permalinks_keep_the_index_php_that_the_host_needs(): void {
		$this->as_user( 'administrator' );
		update_option( 'permalink_structure', '/index.php/%year%/%postname%/' );
		StartPageTest::press( 'apply' );
		self::assertSame( '/index.php' . Permalinks::STRUCTURE, get_option( 'permalink_structure' ) );
		self::assertSame(
			[],
			array_filter( array_keys( Site_Defaults::changes() ), static fn( string $option ): bool => 'permalink_structure' === $option )
		);
	}

	/** The question, where the page has it. */
	private static function notice(): string {
		return preg_match( '#<p><strong>Hiên chạy tốt nhất.*?</form>#s', StartPageTest::page(), $found ) ? $found[0] : '';
	}
}
