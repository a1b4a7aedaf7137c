<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Finding;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Compares the server's clock with that of wordpress.org, whenever WordPress asks there for updates. */
final class Clock implements Module {

	private const HOST = 'https://api.wordpress.org/';

	/** Seconds from which it is wrong: as many as tokens of OpenID services may differ. */
	private const WRONG = MINUTE_IN_SECONDS;

	/** Option: seconds by which the clock is ahead, negative if it is behind; absent while it is right. */
	public const OPTION = 'hien_clock';

	public function register(): void {
		add_filter( 'http_response', [ $this, 'compare' ], 10, 3 );
	}

	/**
	 * @param mixed $response Response of WordPress's HTTP API.
	 * @param mixed $args     Unused.
	 * @param mixed $url      What was requested.
	 */
	public function compare( mixed $response, mixed $args, mixed $url ): mixed {
		$date = is_array( $response ) && is_string( $url ) && str_starts_with( $url, self::HOST )
			? wp_remote_retrieve_header( $response, 'date' )
			: '';
		$time = is_string( $date ) ? strtotime( $date ) : false;
		if ( false !== $time ) {
			$this->note( time() - $time );
		}
		return $response;
	}

	/** Seconds by which the clock is ahead, negative if it is behind; 0 as long as it is right. */
	public static function offset(): int {
		return (int) get_option( self::OPTION, 0 );
	}

	/** With a wrong clock, Google refuses what the site signs, and the site refuses what Google signs. */
	public static function check(): Finding {
		$ahead = self::offset();
		return 0 === $ahead
			? Finding::good( __( 'Đồng hồ của máy chủ chạy đúng', 'hien-core' ) )
			: Finding::critical(
				sprintf(
					$ahead > 0
						/* translators: %d: number of seconds */
						? __( 'Đồng hồ của máy chủ nhanh %d giây', 'hien-core' )
						/* translators: %d: number of seconds */
						: __( 'Đồng hồ của máy chủ chậm %d giây', 'hien-core' ),
					abs( $ahead )
				),
				__( 'Đăng nhập bằng Google và trò chuyện không chạy được, bài hẹn giờ đăng sai giờ. Hãy nhờ nhà cung cấp máy chủ chỉnh lại đồng hồ (NTP), rồi bấm “Kiểm tra lại” ở trang Cập nhật để đo lại.', 'hien-core' ),
				[ admin_url( 'update-core.php?force-check=1' ) => __( 'Đo lại', 'hien-core' ) ]
			);
	}

	private function note( int $ahead ): void {
		if ( abs( $ahead ) > self::WRONG ) {
			update_option( self::OPTION, $ahead, false );
		} elseif ( 0 !== self::offset() ) {
			delete_option( self::OPTION );
		}
	}
}
