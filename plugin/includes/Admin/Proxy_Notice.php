<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Module;
use Hien\Visitors\Address;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the owner that the site is behind a proxy which the settings do not name, so that all visitors have one address. Known from
 * the owner's own request. Shown on the dashboard until it is dismissed, and on the settings page until it is not so any more.
 */
final class Proxy_Notice implements Module {

	/** Name of the form's action in admin-post.php, and of its nonce. */
	public const ACTION = 'hien_proxy_seen';

	/** Option: that the notice was dismissed. */
	private const SEEN_OPTION = 'hien_proxy_seen';

	private const CAPABILITY = 'manage_options';

	private const SETTINGS = 'toplevel_page_' . Settings_Page::SLUG;

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'show' ] );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'dismiss' ] );
	}

	public function show(): void {
		$screen   = get_current_screen()?->id;
		$is_shown = self::SETTINGS === $screen || 'dashboard' === $screen && ! get_option( self::SEEN_OPTION );
		if ( ! $is_shown || ! current_user_can( self::CAPABILITY ) || ! Address::is_shared() ) {
			return;
		}
		?>
		<div class="notice notice-warning">
			<p><?php echo esc_html( self::text() ); ?></p>
			<?php if ( self::SETTINGS !== $screen ) : ?>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
					<?php wp_nonce_field( self::ACTION ); ?>
					<p>
						<a class="button button-primary" href="<?php echo esc_url( admin_url( 'admin.php?page=' . Settings_Page::SLUG ) ); ?>"><?php esc_html_e( 'Mở cài đặt', 'hien-core' ); ?></a>
						<button class="button"><?php esc_html_e( 'Đã hiểu', 'hien-core' ); ?></button>
					</p>
				</form>
			<?php endif; ?>
		</div>
		<?php
	}

	/** Redirects back. */
	public function dismiss(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Bạn không có quyền đổi cấu hình của trang.', 'hien-core' ), '', [ 'response' => 403 ] );
		}
		update_option( self::SEEN_OPTION, '1', false );
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	private static function text(): string {
		$header = Address::unnamed_proxy();
		$signs  = '' === $header
			/* translators: %s: an IP address */
			? sprintf( __( 'yêu cầu của bạn đến từ %s', 'hien-core' ), Address::current() )
			/* translators: 1: an IP address, 2: name of an HTTP header */
			: sprintf( __( 'yêu cầu của bạn đến từ %1$s, kèm header %2$s', 'hien-core' ), Address::current(), $header );
		/* translators: %s: signs of the proxy */
		return sprintf( __( 'Trang có vẻ đứng sau một proxy hay CDN mà Hiên chưa biết (%s), nên mọi khách trông như cùng một người: lượt xem đếm thiếu, và giới hạn số lần gửi của khách phải nới rộng. Bạn điền proxy ở Hiên > Chung > Máy chủ proxy nhé.', 'hien-core' ), $signs );
	}
}
