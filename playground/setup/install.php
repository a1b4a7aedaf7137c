<?php
/**
 * First step of setting up a site, in a request of its own: WordPress's tables, the author and the member.
 */

declare(strict_types=1);

const WP_INSTALLING = true;
require __DIR__ . '/wordpress.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( is_blog_installed() ) {
	return;
}

$hien_language = in_array( 'vi', get_available_languages(), true ) ? 'vi' : '';
wp_install( 'Hiên', 'an', 'thay.an@example.com', true, '', 'hien-demo', $hien_language );
$hien_samples = [
	'post_type'   => [ 'post', 'page' ],
	'post_status' => 'any',
	'numberposts' => -1,
	'fields'      => 'ids',
];
foreach ( get_posts( $hien_samples ) as $hien_sample ) {
	wp_delete_post( $hien_sample, true );
}

update_option( 'blogdescription', 'Blog lập trình WordPress' );
update_option( 'WPLANG', $hien_language );
update_option( 'timezone_string', 'Asia/Ho_Chi_Minh' );
update_option( 'date_format', 'd/m/Y' );
update_option( 'time_format', 'H:i' );
update_option( 'start_of_week', 1 );

wp_update_user(
	[
		'ID'           => 1,
		'first_name'   => 'An',
		'last_name'    => 'Nguyễn Văn',
		'display_name' => 'Nguyễn Văn An',
	]
);
wp_insert_user(
	[
		'user_login'   => 'binh',
		'user_pass'    => 'hien-demo',
		'user_email'   => 'binh.tran@example.com',
		'display_name' => 'Trần Thanh Bình',
		'role'         => 'subscriber',
	]
);
