<?php
declare(strict_types=1);

namespace Hien\Privacy;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Describes in the privacy policy guide which external services a visitor's browser loads, after a click only. */
final class Outside_Services implements Module {

	public function register(): void {
		add_action( 'admin_init', [ $this, 'add_policy' ] );
	}

	public function add_policy(): void {
		$texts = [
			__( 'Bản đồ ở trang Liên hệ lúc đầu chỉ là hình vẽ. Khi bạn nhấn “Hiện bản đồ”, trình duyệt của bạn mới tải bản đồ từ OpenStreetMap; dịch vụ ấy thấy địa chỉ IP của bạn và tên miền của trang này.', 'hien-core' ),
			__(
				'Ở trang của một video trên YouTube hay Vimeo cũng vậy: bạn nhấn phát thì trình duyệt mới tải trình phát của dịch vụ ấy.',
				'hien-core'
			),
		];
		wp_add_privacy_policy_content(
			'Hiên: ' . __( 'Dịch vụ bên ngoài', 'hien-core' ),
			implode( '', array_map( static fn( string $text ): string => '<p>' . esc_html( $text ) . '</p>', $texts ) )
		);
	}
}
