<?php
/**
 * Third step, with the plugin at work: the demo content, once. An author who removes it is not given it again.
 */

declare(strict_types=1);

require __DIR__ . '/wordpress.php';

$hien_activated = activate_plugin( 'hien-demo/hien-demo.php' );
if ( is_wp_error( $hien_activated ) ) {
	throw new RuntimeException( $hien_activated->get_error_message() );
}

// So that whoever tries the site walks the whole way of a member; the mails are in Công cụ > Hộp thư thử.
update_option( 'users_can_register', 1 );
update_option( 'wp_page_for_privacy_policy', (int) get_page_by_path( 'rieng-tu' )?->ID );

// What activation has begun, and the demo content: visitors find all at once.
while ( Hien\Jobs\Jobs::run() ) {
	continue;
}
