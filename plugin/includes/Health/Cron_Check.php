<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Chat\Conversations;
use Hien\Chat\Token_Revocation;
use Hien\Chat\Unread_Mails;
use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Daily_Tasks;
use Hien\Members\Author_Slugs;
use Hien\Schema;
use Hien\Search\Search_Rebuild;
use Hien\Views\Top_Views;

defined( 'ABSPATH' ) || exit;

/** Our jobs that WP-Cron has not run. Core's test names any late job; this one says what it was for, and when it ran last. */
final class Cron_Check extends Check {

	public const ID = 'cron-jobs';

	/** Seconds after which a job is late. A site without visits at night runs what was due in the morning. */
	private const LATE = 12 * HOUR_IN_SECONDS;

	/** Jobs of which other checks tell more: Table_Check, Search_Check. */
	private const OTHERS = [ Schema::EVENT, Search_Rebuild::CRON ];

	public function label(): string {
		return __( 'Việc chạy nền của Hiên', 'hien-core' );
	}

	public function run(): Finding {
		$planned = array_diff_key( Cron_Runs::planned(), array_flip( self::OTHERS ) );
		$late    = array_filter( $planned, static fn( int $time ): bool => $time < time() - self::LATE );
		return [] === $late
			? Finding::good( __( 'Việc chạy nền của Hiên chạy đúng giờ', 'hien-core' ) )
			: Finding::recommended(
				__( 'Việc chạy nền của Hiên bị trễ', 'hien-core' ),
				__( 'WordPress chạy những việc này khi có người vào trang (WP-Cron), nhưng đã lâu không chạy. Hãy nhờ nhà cung cấp máy chủ gọi wp-cron.php năm phút một lần; nếu wp-config.php có DISABLE_WP_CRON mà không ai gọi thì xóa dòng ấy.', 'hien-core' ),
				[ admin_url( 'site-health.php' ) => __( 'Xem Sức khỏe trang web', 'hien-core' ) ],
				array_map( self::describe( ... ), array_keys( $late ), $late )
			);
	}

	private static function describe( string $hook, int $planned ): string {
		$last = Cron_Runs::last()[ $hook ] ?? null;
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
			Daily_Tasks::EVENT       => __( 'Dọn dẹp hằng ngày', 'hien-core' ),
			Top_Views::EVENT         => __( 'Danh sách xem nhiều nhất', 'hien-core' ),
			Unread_Mails::EVENT      => __( 'Thư báo tin nhắn trò chuyện', 'hien-core' ),
			Conversations::EVENT     => __( 'Xóa hẳn cuộc trò chuyện', 'hien-core' ),
			Token_Revocation::REVOKE => __( 'Thu hồi quyền trò chuyện', 'hien-core' ),
			Author_Slugs::EVENT      => __( 'Địa chỉ của tác giả', 'hien-core' ),
			default                  => $hook,
		};
	}
}
