<?php
/**
 * Second step: the plugin and the theme of this repository.
 */

declare(strict_types=1);

require __DIR__ . '/wordpress.php';

$hien_activated = activate_plugin( 'hien-core/hien-core.php' );
if ( is_wp_error( $hien_activated ) ) {
	throw new RuntimeException( $hien_activated->get_error_message() );
}
( new Hien\Schema() )->run(); // A site that an older version made; WP-Cron does not run here.
if ( 'hien' !== get_stylesheet() ) {
	switch_theme( 'hien' );
}
