<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Conversations;
use Hien\Chat\Unread_Mails;
use Hien\Checks\Finding;
use Hien\Jobs\Jobs;
use Hien\Module;
use Hien\Schema;
use Hien\Views\Top_Views;

defined( 'ABSPATH' ) || exit;

/** Stores when each WP-Cron event of Hiên has run last, and tells the owner which are late. */
final class Cron_Runs implements Module {

	/** Beginning of the hooks of our jobs. */
	private const PREFIX = 'hien_';

	/** Option: hook => Unix time. */
	private const OPTION = 'hien_cron_runs';

	/** Seconds after which a job is late. A site without visits at night runs what was due in the morning. */
	private const LATE = 12 * HOUR_IN_SECONDS;

	/** Events that are not listed here: Server_Checks::tables() and Jobs report more about them. */
	private const OTHERS = [ Schema::EVENT, Jobs::EVENT ];

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'listen' ] );
	}

	/** Before WP-Cron runs what is due, in a request of its own, by WP-CLI or, with ALTERNATE_WP_CRON, in that of a visitor. */
	public function listen(): void {
		if ( ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI ) && ! ( defined( 'ALTERNATE_WP_CRON' ) && ALTERNATE_WP_CRON ) ) {
			return;
		}
		foreach ( array_keys( self::planned() ) as $hook ) {
			add_action( $hook, [ $this, 'note' ], PHP_INT_MAX, 0 );
		}
	}

	public function note(): void {
		update_option( self::OPTION, [ (string) current_action() => time() ] + self::last(), false );
	}

	/** @return array<string,int> Hook => Unix time of its last run. */
	public static function last(): array {
		return array_map( 'intval', (array) get_option( self::OPTION, [] ) );
	}

	/** @return array<string,int> Hook => Unix time for which its next run is planned. */
	public static function planned(): array {
		$planned = [];
		foreach ( _get_cron_array() as $time => $events ) {
			foreach ( array_keys( $events ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::PREFIX ) ) {
					$planned[ (string) $hook ] ??= (int) $time;
				}
			}
		}
		return $planned;
	}

	/**
	 * What WP-Cron does for us: how far long work (Jobs) is, and what it has not run. Core's test names any late event; this one says what
	 * it was for, and when it ran last.
	 */
	public static function check(): Finding {
		$planned = array_diff_key( self::planned(), array_flip( self::OTHERS ) );
		$late    = array_filter( $planned, static fn( int $time ): bool => $time < time() - self::LATE );
		$details = array_map( self::describe( ... ), array_keys( $late ), $late );
		$jobs    = Jobs::progress();
		$links   = [ admin_url( 'site-health.php' ) => __( 'Xem Tình trạng website', 'hien-core' ) ];
		return match ( true ) {
			[] !== $late || Jobs::is_late() => Finding::recommended(
				__( 'Việc chạy nền của Hiên bị trễ', 'hien-core' ),
				__( 'WordPress chạy những việc này khi có người vào trang (WP-Cron), nhưng đã lâu không chạy. Hãy nhờ nhà cung cấp máy chủ gọi wp-cron.php năm phút một lần; nếu wp-config.php có DISABLE_WP_CRON mà không ai gọi thì xóa dòng ấy.', 'hien-core' ),
				$links,
				[ ...$details, ...$jobs['doing'] ]
			),
			[] !== $jobs['stuck']           => Finding::recommended(
				__( 'Việc chạy nền của Hiên dừng giữa chừng', 'hien-core' ),
				__( 'Máy chủ đã ngừng nhiều lần ở cùng một chỗ. Nhật ký lỗi của PHP cho biết vì sao, thường là một plugin khác; khi đã sửa, chạy lại bằng “wp hien jobs” kèm tên việc, hoặc chờ tới lần dọn dẹp hằng ngày.', 'hien-core' ),
				$links,
				$jobs['stuck']
			),
			[] !== $jobs['doing']           => Finding::good(
				/* translators: %s: what is done, with how much is left */
				sprintf( __( 'Hiên đang làm nền: %s', 'hien-core' ), implode( ', ', $jobs['doing'] ) )
			),
			default                         => Finding::good( __( 'Việc chạy nền của Hiên chạy đúng giờ', 'hien-core' ) ),
		};
	}

	private static function describe( string $hook, int $planned ): string {
		$last = self::last()[ $hook ] ?? null;
		return sprintf(
			/* translators: 1: what a job does, 2: when it should have run, 3: when it ran last */
			__( '%1$s: lẽ ra chạy %2$s, lần gần nhất %3$s', 'hien-core' ),
			self::name( $hook ),
			wp_date( 'd/m/Y H:i', $planned ),
			null === $last ? __( 'chưa có', 'hien-core' ) : wp_date( 'd/m/Y H:i', $last )
		);
	}

	private static function name( string $hook ): string {
		return match ( $hook ) {
			Jobs::DAILY            => __( 'Dọn dẹp hằng ngày', 'hien-core' ),
			Top_Views::EVENT       => __( 'Danh sách xem nhiều nhất', 'hien-core' ),
			Unread_Mails::EVENT    => __( 'Thư báo tin nhắn trò chuyện', 'hien-core' ),
			Conversations::EVENT   => __( 'Xóa hẳn cuộc trò chuyện', 'hien-core' ),
			Blocked_Members::EVENT => __( 'Báo Firebase ai được viết trong trò chuyện', 'hien-core' ),
			default                => $hook,
		};
	}
}
