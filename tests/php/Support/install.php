<?php
/**
 * Makes the database that tests start from: WordPress as its installer leaves it, with the plugin and the theme
 * switched on the way an owner does it. Runs in a process of its own; for SQLite, the argument names the result.
 */

declare(strict_types=1);

const WP_INSTALLING = true;
const WP_SITEURL    = 'http://example.org';

require __DIR__ . '/config.php';
require __DIR__ . '/content.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_http_request', static fn() => new WP_Error( 'offline', 'No request leaves a test.' ) );
add_filter( 'pre_wp_mail', '__return_true' );
// As in bootstrap.php: a password of another cost is hashed anew when it is used.
add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 4 ] );

wp_install( 'Hiên', 'admin', 'admin@example.org', true, '', 'password' );
wp_update_user( [ 'ID' => 1, 'user_nicename' => 'tac-gia' ] ); // The plugin would replace one made of the login by a random one.
foreach ( get_posts( [ 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ] ) as $hien_post ) {
	wp_delete_post( $hien_post->ID, true );
}
update_option( 'timezone_string', 'Asia/Ho_Chi_Minh' );

wp_installing( false );
$hien_activated = activate_plugin( 'hien-core/hien-core.php' );
if ( is_wp_error( $hien_activated ) ) {
	fwrite( STDERR, $hien_activated->get_error_message() );
	exit( 1 );
}
switch_theme( 'hien' );

// Tests make the pages that they need.
( new Hien\Pages\Default_Pages( Hien\Plugin::instance()->routes ) )->make();
foreach ( get_pages() as $hien_page ) {
	wp_delete_post( $hien_page->ID, true );
}
$wpdb->query( "DELETE FROM {$wpdb->prefix}hien_redirects" );

while ( Hien\Jobs\Jobs::run() ) {
	continue;
}

if ( isset( $argv[1] ) ) {
	// When PHP ends, there is no database any more.
	Hien\Search\Search_Sync::index_changed();
	$wpdb->close();
	unset( $GLOBALS['@pdo'], $GLOBALS['wpdb'] );
	rename( DB_DIR . '/' . DB_FILE, $argv[1] );
}
