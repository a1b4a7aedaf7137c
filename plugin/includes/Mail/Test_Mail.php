<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Admin_Action;
use Hien\Checks\Finding;
use Hien\Module;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** A mail to the owner with a link, by which the site knows, and since when, that its mails arrive. */
final class Test_Mail implements Module {

	/** Name of the action in admin-post.php, and of its nonce. */
	public const ACTION = 'hien_test_mail';

	/** Option: Unix times at which the last one was `sent`, and at which a link was opened; 0 for never. */
	public const OPTION = 'hien_mail_delivery';

	private const CAPABILITY = 'manage_options';

	/** Query argument of the link, with the time of sending. */
	private const ARGUMENT = 'hien-mail-arrived';

	/** Name of the button on the page of the link. */
	private const ARRIVED = 'arrived';

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
		add_action( 'wp_loaded', [ $this, 'show' ] );
	}

	/**
	 * @return array<string,string> The link that sends one, for a Finding: URL => label. Where nobody is signed in, such as in WP-CLI: the
	 *                              page that has it.
	 */
	public static function link(): array {
		$url = is_user_logged_in() ? Admin_Action::url( self::ACTION ) : admin_url( 'site-health.php' );
		return [ $url => __( 'Gửi thư thử cho tôi', 'hien-core' ) ];
	}

	/** @return array{sent:int,arrived:int} Unix times; 0 for never. */
	public static function times(): array {
		$stored = (array) get_option( self::OPTION, [] );
		return [
			'sent'    => (int) ( $stored['sent'] ?? 0 ),
			'arrived' => (int) ( $stored['arrived'] ?? 0 ),
		];
	}

	/** Sends one to whoever pressed the link, and redirects back. */
	public function send(): void {
		check_admin_referer( self::ACTION );
		Admin_Action::require_capability( self::CAPABILITY );
		$now  = time();
		$sent = Mail::send(
			wp_get_current_user()->user_email,
			__( 'Thư thử', 'hien-core' ),
			[
				__( 'Bạn đọc được thư này, vậy thư của trang đến nơi. Bạn mở liên kết dưới đây để trang ghi nhận nhé:', 'hien-core' ),
				self::mailed()->address( $now, 0 ),
				__( 'Nếu thư nằm trong hộp thư rác, thư gửi thành viên cũng thế: tên miền còn thiếu SPF, DKIM hoặc DMARC.', 'hien-core' ),
			]
		);
		if ( $sent ) {
			update_option( self::OPTION, [ 'sent' => $now ] + self::times(), false );
		}
		wp_safe_redirect( wp_get_referer() ?: admin_url( 'site-health.php' ) );
		exit;
	}

	/** Shows the page of the link if the request is for one, and ends the request. */
	public function show(): void {
		$sent = self::mailed()->requested_id();
		if ( null === $sent ) {
			return;
		}
		$title = __( 'Thư thử', 'hien-core' );
		if ( self::times()['sent'] !== $sent || ! self::mailed()->is_valid( $sent, 0 ) ) {
			Mail_Page::show(
				$title,
				__( 'Liên kết này không đúng, hoặc trang đã gửi một thư thử mới hơn.', 'hien-core' ),
				status: WP_Http::FORBIDDEN
			);
		} elseif ( Mail_Link::is_pressed( self::ARRIVED, false ) ) {
			update_option( self::OPTION, [ 'arrived' => time() ] + self::times(), false );
			Mail_Page::show( $title, __( 'Trang đã ghi nhận: thư đến nơi.', 'hien-core' ) );
		} else {
			Mail_Page::show(
				$title,
				__( 'Thư thử đã đến hộp thư của bạn?', 'hien-core' ),
				[ self::ARRIVED => __( 'Đã đến', 'hien-core' ) ]
			);
		}
	}

	/** A server may take mails that never arrive. Where anybody can register, that is critical: nobody could confirm an account. */
	public static function check(): Finding {
		[ 'sent' => $sent, 'arrived' => $arrived ] = self::times();
		if ( $arrived > 0 ) {
			return Finding::good(
				/* translators: %s: a date */
				sprintf( __( 'Thư của trang đến nơi, bạn đã xác nhận ngày %s', 'hien-core' ), wp_date( 'd/m/Y', $arrived ) )
			);
		}
		$found  = get_option( 'users_can_register' ) ? Finding::critical( ... ) : Finding::recommended( ... );
		$advice = 0 === $sent
			? __( 'Máy chủ nhận thư chưa chắc thư đã đến. Hãy gửi một thư thử cho mình, rồi mở liên kết trong thư.', 'hien-core' )
			: sprintf(
				/* translators: %s: date and time */
				__( 'Thư thử đã gửi lúc %s. Hãy mở thư và bấm liên kết trong đó; không thấy thì tìm trong hộp thư rác, hoặc cài một plugin SMTP rồi gửi lại.', 'hien-core' ),
				wp_date( 'd/m/Y H:i', $sent )
			);
		return $found(
			get_option( 'users_can_register' )
				? __( 'Ai cũng đăng ký được, mà chưa biết thư xác nhận có đến nơi không', 'hien-core' )
				: __( 'Chưa biết thư của trang có đến nơi không', 'hien-core' ),
			$advice,
			self::link()
		);
	}

	private static function mailed(): Mail_Link {
		return new Mail_Link( self::ARGUMENT );
	}
}
