<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Option_Caches;
use Hien\Admin\Dashboard_Widget;
use Hien\Health\Problem_Notice;
use Hien\Messages\Message_Post_Type;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;

/** The box on wp-admin's dashboard. */
final class DashboardWidgetTest extends TestCase {

	public function test_it_says_what_waits_and_where(): void {
		$this->make->post( [ 'post_type' => Message_Post_Type::NAME, 'post_status' => Message_Post_Type::UNREAD ] );
		$this->make->post( [ 'post_type' => Message_Post_Type::NAME, 'post_status' => Message_Post_Type::UNREAD ] );
		$this->make->comment( $this->make->post(), [ 'comment_approved' => '0' ] );
		$this->make->post( [ 'post_type' => 'hien_faq', 'post_status' => 'pending', 'post_content' => '' ] );
		$this->as_user( 'administrator' );
		$html = self::html();
		self::assertMatchesRegularExpression(
			'#href="[^"]+edit\.php\?post_type=hien_message&\#038;post_status=hien_unread">2 tin nhắn chưa đọc</a>#',
			$html
		);
		self::assertMatchesRegularExpression(
			'#href="[^"]+edit\.php\?post_type=hien_faq&\#038;hien_answered=no">\d+ câu hỏi chưa trả lời</a>#',
			$html
		);
		self::assertStringContainsString( '1 bình luận chờ duyệt', $html );
		self::assertStringNotContainsString( 'thành viên mới', $html, 'The owner is none.' );
		$this->make->user();
		$this->make->user( 'subscriber', [ 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - 8 * DAY_IN_SECONDS ) ] );
		self::assertStringContainsString( '>1 thành viên mới trong 7 ngày</a>', self::html() );
		self::assertStringNotContainsString( 'trò chuyện', $html, 'It is not set up.' );
	}

	public function test_each_sees_what_he_may_and_members_nothing(): void {
		$this->make->post( [ 'post_type' => Message_Post_Type::NAME, 'post_status' => Message_Post_Type::UNREAD ] );
		$this->make->comment( $this->make->post(), [ 'comment_approved' => '0' ] );
		$this->as_user( 'editor' );
		self::assertMatchesRegularExpression( '#1 tin nhắn.*1 bình luận#s', self::html() );
		self::assertStringNotContainsString( 'thành viên mới', self::html() );
		$this->as_user( 'author' );
		self::assertMatchesRegularExpression( '#Không có gì đang chờ bạn\..*Chưa có lượt xem nào\.#s', self::html() );
		$this->as_user( 'subscriber' );
		self::assertSame( '', self::html() );
	}

	public function test_it_draws_the_views_of_thirty_days_and_lists_them_for_screen_readers(): void {
		$id  = $this->make->post( [ 'post_title' => 'Hook & Ref' ] );
		$day = static fn( int $ago ): string => (string) wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
		View_Counter::add( $id, $day( 0 ), 30 );
		View_Counter::add( $id, $day( 29 ), 15 );
		View_Counter::add( $id, $day( 30 ), 99 );
		Top_Views::renew();
		$this->as_user( 'author' );
		$html = self::html();
		self::assertSame( 30, substr_count( $html, '<rect ' ) );
		self::assertMatchesRegularExpression( '#^<rect x="0" y="30" width="8" height="30">#m', str_replace( '<rect', "\n<rect", $html ) );
		self::assertStringContainsString( '<rect x="290" y="0" width="8" height="60">', $html );
		self::assertStringContainsString( '<th scope="row">' . wp_date( 'd/m', time() - 29 * DAY_IN_SECONDS ) . '</th><td>15</td>', $html );
		self::assertStringContainsString( 'Tổng cộng 45 lượt xem.', $html );
		self::assertStringContainsString( '>Hook &amp; Ref</a> (45 lượt)', str_replace( '&#038;', '&amp;', $html ) );
	}

	/** `npm run bench -- admin` compares the whole page; seven of these queries are WordPress's own there. */
	public function test_the_box_and_the_notice_of_problems_ask_the_database_little(): void {
		$posts = array_map( fn(): int => $this->make->post(), range( 1, 5 ) );
		array_map( static fn( int $id ) => View_Counter::add( $id, (string) wp_date( 'Y-m-d' ), 3 ), $posts );
		Top_Views::renew();
		$this->as_user( 'administrator' );
		self::assertStringContainsString( 'Được đọc nhiều nhất', self::html() );
		( new Option_Caches() )->register();
		$dashboard = static function (): void {
			set_current_screen( 'dashboard' );
			do_action( 'load-index.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's.
			( new Problem_Notice() )->show();
			self::html();
		};
		self::assertLessThanOrEqual( 17, self::count_queries( $dashboard ) );
	}

	/** What the dashboard prints; '' without the box. */
	private static function html(): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = [];
		( new Dashboard_Widget() )->add();
		$html = self::printed_by( static fn() => do_meta_boxes( 'dashboard', 'normal', '' ) );
		return str_contains( $html, 'id="hien_today"' ) ? $html : '';
	}
}
