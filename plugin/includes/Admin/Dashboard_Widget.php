<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Constants;
use Hien\Faqs\Faq_Post_Type;
use Hien\Faqs\Question_List;
use Hien\Members\Member_Index;
use Hien\Messages\Message_Post_Type;
use Hien\Messages\Message_Store;
use Hien\Module;
use Hien\Settings\Settings;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** "Hôm nay ở Hiên" on wp-admin's dashboard: what waits for the owner, and what was read in the last TOP_VIEW_DAYS. */
final class Dashboard_Widget implements Module {

	/** Days in which a member is new. */
	private const NEW_DAYS = 7;

	/** Posts that are listed as read most. */
	private const TOP = 5;

	/** Size of the drawing of a day, and the height of all, in units of the drawing. */
	private const DAY_WIDTH = 10;
	private const HEIGHT    = 60;

	public function register(): void {
		add_action( 'wp_dashboard_setup', [ $this, 'add' ] );
	}

	public function add(): void {
		if ( self::sees_views() || [] !== $this->counts() ) {
			wp_add_dashboard_widget( 'hien_today', __( 'Hôm nay ở Hiên', 'hien-core' ), [ $this, 'render' ], null, null, 'normal', 'high' );
		}
	}

	private static function sees_views(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** @return list<array{int,string,string}> What this user may see: number, text with it, path of the list in wp-admin. */
	private function counts(): array {
		$lines = [];
		if ( Unread_Count::is_shown() ) {
			$count   = Unread_Count::last();
			/* translators: %s: number of conversations */
			$text    = _n( '%s cuộc trò chuyện chưa đọc', '%s cuộc trò chuyện chưa đọc', $count, 'hien-core' );
			$lines[] = [ $count, sprintf( $text, Unread_Count::number( $count ) ), 'admin.php?page=' . Chat_Page::SLUG ];
		}
		if ( current_user_can( Message_Post_Type::CAPABILITY ) ) {
			$count   = Message_Store::unread();
			/* translators: %s: number of messages */
			$text    = _n( '%s tin nhắn chưa đọc', '%s tin nhắn chưa đọc', $count, 'hien-core' );
			$path    = 'edit.php?post_type=' . Message_Post_Type::NAME . '&post_status=' . Message_Post_Type::UNREAD;
			$lines[] = [ $count, sprintf( $text, number_format_i18n( $count ) ), $path ];
		}
		if ( current_user_can( 'edit_others_posts' ) ) {
			$count   = Question_List::unanswered();
			/* translators: %s: number of questions */
			$text    = _n( '%s câu hỏi chưa trả lời', '%s câu hỏi chưa trả lời', $count, 'hien-core' );
			$path    = 'edit.php?post_type=' . Faq_Post_Type::NAME . '&' . Question_List::ANSWERED . '=' . Question_List::NO;
			$lines[] = [ $count, sprintf( $text, number_format_i18n( $count ) ), $path ];
		}
		if ( current_user_can( 'moderate_comments' ) ) {
			$count   = (int) wp_count_comments()->moderated;
			/* translators: %s: number of comments */
			$text    = _n( '%s bình luận chờ duyệt', '%s bình luận chờ duyệt', $count, 'hien-core' );
			$lines[] = [ $count, sprintf( $text, number_format_i18n( $count ) ), 'edit-comments.php?comment_status=moderated' ];
		}
		if ( current_user_can( 'list_users' ) ) {
			// The author's account is no new member, nor is that of whoever is looking.
			$own     = [ Settings::author_id(), get_current_user_id() ];
			$count   = Member_Index::count_since( time() - self::NEW_DAYS * DAY_IN_SECONDS, $own );
			/* translators: 1: number of members, 2: number of days */
			$text    = _n( '%1$s thành viên mới trong %2$d ngày', '%1$s thành viên mới trong %2$d ngày', $count, 'hien-core' );
			$path    = 'users.php?orderby=registered&order=desc';
			$lines[] = [ $count, sprintf( $text, number_format_i18n( $count ), self::NEW_DAYS ), $path ];
		}
		return $lines;
	}

	public function render(): void {
		$waiting = array_filter( $this->counts(), static fn( array $line ): bool => $line[0] > 0 );
		if ( [] === $waiting ) {
			printf( '<p>%s</p>', esc_html__( 'Không có gì đang chờ bạn.', 'hien-core' ) );
		} else {
			echo '<ul>';
			foreach ( $waiting as [ , $text, $path ] ) {
				printf( '<li><a href="%s">%s</a></li>', esc_url( admin_url( $path ) ), esc_html( $text ) );
			}
			echo '</ul>';
		}
		if ( self::sees_views() ) {
			self::print_views();
		}
	}

	private static function print_views(): void {
		$days  = self::days();
		$total = array_sum( $days );
		/* translators: %d: number of days */
		printf( '<h3>%s</h3>', esc_html( sprintf( __( 'Lượt xem trong %d ngày', 'hien-core' ), Constants::TOP_VIEW_DAYS ) ) );
		if ( 0 === $total ) {
			printf( '<p>%s</p>', esc_html__( 'Chưa có lượt xem nào.', 'hien-core' ) );
			return;
		}
		self::print_bars( $days );
		/* translators: %s: number of views */
		$text = _n( 'Tổng cộng %s lượt xem.', 'Tổng cộng %s lượt xem.', $total, 'hien-core' );
		printf( '<p>%s</p>', esc_html( sprintf( $text, number_format_i18n( $total ) ) ) );
		self::print_top();
	}

	/** @return array<string,int> Each of the last days as YYYY-MM-DD => views. */
	private static function days(): array {
		$days = [];
		for ( $ago = Constants::TOP_VIEW_DAYS - 1; $ago >= 0; $ago-- ) {
			$days[ (string) wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS ) ] = 0;
		}
		return array_replace( $days, array_intersect_key( View_Counter::by_day( (string) array_key_first( $days ) ), $days ) );
	}

	/**
	 * Prints a bar for each day, and the same as a table for screen readers.
	 *
	 * @param array<string,int> $days
	 */
	private static function print_bars( array $days ): void {
		$rows = '';
		$most = max( 1, ...array_values( $days ) );
		printf(
			'<svg viewBox="0 0 %d %d" preserveAspectRatio="none" style="display:block;width:100%%;height:80px;fill:var(--wp-admin-theme-color,#2271b1)" aria-hidden="true" focusable="false">',
			count( $days ) * self::DAY_WIDTH,
			(int) self::HEIGHT
		);
		foreach ( array_keys( $days ) as $place => $day ) {
			$left   = $place * self::DAY_WIDTH;
			$height = ceil( self::HEIGHT * $days[ $day ] / $most );
			$date   = (string) mysql2date( 'd/m', $day );
			$views  = number_format_i18n( $days[ $day ] );
			printf(
				'<rect x="%d" y="%d" width="%d" height="%d"><title>%s</title></rect>',
				(int) $left,
				(int) ( self::HEIGHT - $height ),
				(int) ( self::DAY_WIDTH - 2 ),
				(int) $height,
				esc_html( "$date: $views" )
			);
			$rows .= sprintf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $date ), esc_html( $views ) );
		}
		printf(
			'</svg><table class="screen-reader-text"><caption>%s</caption><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>%s</tbody></table>',
			esc_html__( 'Lượt xem mỗi ngày', 'hien-core' ),
			esc_html__( 'Ngày', 'hien-core' ),
			esc_html__( 'Lượt xem', 'hien-core' ),
			$rows // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		);
	}

	private static function print_top(): void {
		$top = array_slice( Top_Views::all(), 0, self::TOP, true );
		_prime_post_caches( array_keys( $top ), true, false ); // Categories are in the addresses.
		$lines = '';
		foreach ( $top as $id => $views ) {
			$post   = get_post( $id );
			$lines .= $post instanceof WP_Post
				? sprintf(
					'<li><a href="%s">%s</a> (%s)</li>',
					esc_url( (string) get_permalink( $post ) ),
					esc_html( get_the_title( $post ) ),
					/* translators: %s: number of views */
					esc_html( sprintf( _n( '%s lượt', '%s lượt', $views, 'hien-core' ), number_format_i18n( $views ) ) )
				)
				: '';
		}
		if ( '' !== $lines ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			printf( '<h3>%s</h3><ol>%s</ol>', esc_html__( 'Được đọc nhiều nhất', 'hien-core' ), $lines );
		}
	}
}
