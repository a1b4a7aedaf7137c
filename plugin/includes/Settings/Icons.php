<?php
declare(strict_types=1);

namespace Hien\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Icons that the owner can choose. The theme's build (`DATA_ICONS` in webpack.config.js) and wp-admin
 * (src/admin/fields/icon-control.tsx) contain all of them.
 */
final class Icons {

	/** The icon of a social network without an icon of its own. */
	public const OTHER_NETWORK = 'globe';

	/** @return array<string,string> Lucide's name => label. */
	public static function services(): array {
		return [
			'layout-template' => __( 'Khung trang', 'hien-core' ),
			'plug'            => __( 'Phích cắm', 'hien-core' ),
			'gauge'           => __( 'Đồng hồ tốc độ', 'hien-core' ),
			'shield-check'    => __( 'Tấm khiên', 'hien-core' ),
			'graduation-cap'  => __( 'Mũ cử nhân', 'hien-core' ),
			'code'            => __( 'Mã nguồn', 'hien-core' ),
			'palette'         => __( 'Bảng màu', 'hien-core' ),
			'server'          => __( 'Máy chủ', 'hien-core' ),
			'search'          => __( 'Kính lúp', 'hien-core' ),
			'book-open'       => __( 'Sách mở', 'hien-core' ),
			'headphones'      => __( 'Tai nghe', 'hien-core' ),
			'wrench'          => __( 'Cờ lê', 'hien-core' ),
		];
	}

	/** @return array<string,string> Simple Icons' name => name of the network; other networks show a globe. */
	public static function networks(): array {
		return [
			'facebook'          => 'Facebook',
			'youtube'           => 'YouTube',
			'github'            => 'GitHub',
			'zalo'              => 'Zalo',
			'tiktok'            => 'TikTok',
			'instagram'         => 'Instagram',
			'x'                 => 'X',
			self::OTHER_NETWORK => __( 'Trang khác', 'hien-core' ),
		];
	}

	/** @return array<string,string> Ways to write to the owner outside the site. */
	public static function chats(): array {
		return [
			'messenger' => 'Messenger',
			'zalo'      => 'Zalo',
			'telegram'  => 'Telegram',
			'whatsapp'  => 'WhatsApp',
			'viber'     => 'Viber',
		];
	}
}
