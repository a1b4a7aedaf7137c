<?php
/**
 * Plugin Name:       Hiên: nội dung mẫu
 * Description:       Thêm vào nội dung mẫu của Hiên bài viết, trang, bình luận, thành viên và hình ảnh để phát triển và thử; nạp khi bật.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * Requires Plugins:  hien-core
 * Author:            Hiên
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hien-demo
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( class_exists( Hien\Demo\Content::class ) ) {
	Hien\Demo\Content::add( __DIR__ );
	register_activation_hook( __FILE__, [ Hien\Demo\Loader::class, 'load' ] );
}
