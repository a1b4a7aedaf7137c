<?php
/**
 * What bench/plugins.mjs asks of a site: plugins.php activate <file of a plugin>; mailed (as when the owner has opened the link in the
 * test mail); updated (as WordPress says it at the end of an update of the theme); checks, which prints the ids of those that find
 * something, as JSON.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

wp_set_current_user( 1 );
match ( $argv[1] ) {
	'activate' => activate_plugin( $argv[2] ),
	'mailed'   => update_option( 'hien_mail_delivery', [ 'sent' => time(), 'arrived' => time() ] ),
	'updated'  => do_action( 'upgrader_process_complete', null, [ 'type' => 'theme' ] ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
	'checks'   => print wp_json_encode( array_column( Hien\Health\Doctor::rows( true ), 'id' ) ),
};
