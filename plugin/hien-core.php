<?php
/**
 * Plugin Name:       Hiên Core
 * Description:       Nội dung, đường dẫn, REST API và quy tắc của trang Hiên: blog cá nhân và cộng đồng học tập cho một tác giả.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * Author:            Hiên
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hien-core
 * Domain Path:       /languages
 * Update URI:        https://hien.invalid/hien-core
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

const HIEN_CORE_FILE    = __FILE__;
const HIEN_CORE_VERSION = '0.1.0';

spl_autoload_register(
	static function ( string $class_name ): void {
		// lib/ contains the JWT library, under the namespace Hien\Vendor (playground/library.mjs).
		foreach ( [
			'Hien\\Vendor\\' => 'lib',
			'Hien\\'         => 'includes',
		] as $prefix => $folder ) {
			if ( str_starts_with( $class_name, $prefix ) ) {
				$file = __DIR__ . "/$folder/" . str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) ) ) . '.php';
				if ( is_file( $file ) ) {
					require $file;
				}
				return;
			}
		}
	},
	prepend: true // Before core's autoloaders, which would look for each of these classes in vain.
);

if ( ! extension_loaded( 'mbstring' ) ) {
	Hien\Setup\Missing_Mbstring::tell();
	return;
}

require __DIR__ . '/template-tags.php';

register_activation_hook( __FILE__, [ Hien\Setup\Activation::class, 'activate' ] );
register_deactivation_hook( __FILE__, [ Hien\Setup\Activation::class, 'deactivate' ] );

Hien\Plugin::instance(); // Starts it.
