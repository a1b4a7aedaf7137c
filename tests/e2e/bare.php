<?php
/**
 * Installs WordPress in Vietnamese, with the samples of its installer.
 */

declare(strict_types=1);

const WP_INSTALLING = true;
require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install(
	'Trang mới',
	'an',
	'thay.an@example.com',
	true,
	'',
	'hien-demo',
	in_array( 'vi', get_available_languages(), true ) ? 'vi' : ''
);
