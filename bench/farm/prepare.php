<?php
/** Prepares the site of the farm: the proxies before it, posts, members, and the language pack as OPcache keeps it. */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

foreach ( glob( WP_LANG_DIR . '/vi.mo' ) as $hien_file ) {
	file_put_contents( str_replace( '.mo', '.l10n.php', $hien_file ), WP_Translation_File::transform( $hien_file, 'php' ) );
}
update_option(
	'hien_site',
	[ 'proxy' => [ 'header' => 'X-Forwarded-For', 'addresses' => '127.0.0.1' ] ] + (array) get_option( 'hien_site' )
);
update_option( 'comment_moderation', '0' );
update_option( 'comment_previously_approved', '0' );
add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 4 ] );
for ( $hien_number = 1; $hien_number <= 100; $hien_number++ ) {
	$hien_id = wp_insert_user(
		[
			'user_login'   => "member$hien_number",
			'user_pass'    => "mat-khau-$hien_number",
			'user_email'   => "member$hien_number@example.com",
			'display_name' => "Thành viên $hien_number",
			'role'         => 'subscriber',
		]
	);
	is_wp_error( $hien_id ) && throw new RuntimeException( $hien_id->get_error_message() );
}
$hien_text = '<!-- wp:paragraph --><p>' . str_repeat( 'Một đoạn văn về WordPress, PHP và những ngày mưa. ', 30 )
	. '</p><!-- /wp:paragraph -->';
for ( $hien_number = 1; $hien_number <= 40; $hien_number++ ) {
	wp_insert_post(
		[
			'post_title'     => "Bài số $hien_number",
			'post_content'   => str_repeat( $hien_text, 8 ),
			'post_status'    => 'publish',
			'post_author'    => 1,
			'comment_status' => 'open',
		]
	);
}
