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

use Hien\Demo\Content;
use Hien\Demo\Loader;
use Hien_Demo\Chats;
use Hien_Demo\Comments;
use Hien_Demo\Menus;
use Hien_Demo\Pages;
use Hien_Demo\Site;
use Hien_Demo\Users;
use Hien_Demo\Views;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_starts_with( $class_name, 'Hien_Demo\\' ) ) {
			require __DIR__ . '/includes/' . substr( $class_name, strlen( 'Hien_Demo\\' ) ) . '.php';
		}
	}
);

if ( class_exists( Content::class ) ) {
	Content::add( __DIR__ );
	add_action(
		'hien_demo_load',
		static function (): void {
			Users::load();
			Pages::load();
		}
	);
	add_action(
		'hien_demo_loaded',
		static function (): void {
			Site::load();
			Comments::load();
			Views::load();
			Menus::load();
			Chats::load();
		}
	);
	add_action(
		'hien_demo_remove',
		static function (): void {
			Menus::remove();
			Chats::remove();
			Users::remove();
			Site::remove();
		}
	);
	add_action(
		'hien_demo_removed',
		static function (): void {
			Comments::remove();
			Pages::remove();
		}
	);
	register_activation_hook( __FILE__, [ Loader::class, 'load' ] );
}
