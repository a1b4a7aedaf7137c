<?php
/**
 * Signs in the author and a member, and prints JSON: { admin, member: { cookie, nonce } }.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

$hien_people = [
	'admin'  => 1,
	'member' => (int) $wpdb->get_var( "SELECT ID FROM $wpdb->users WHERE user_login = 'tv-7'" ),
];
$hien_result = [];
foreach ( $hien_people as $hien_name => $hien_id ) {
	$hien_end   = time() + DAY_IN_SECONDS;
	$hien_token = WP_Session_Tokens::get_instance( $hien_id )->create( $hien_end );

	$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $hien_id, $hien_end, 'logged_in', $hien_token );
	wp_set_current_user( $hien_id );
	$hien_result[ $hien_name ] = [
		'cookie' => LOGGED_IN_COOKIE . '=' . rawurlencode( $_COOKIE[ LOGGED_IN_COOKIE ] ) . '; ' . AUTH_COOKIE . '='
			. rawurlencode( wp_generate_auth_cookie( $hien_id, $hien_end, 'auth', $hien_token ) ),
		'nonce'  => wp_create_nonce( 'wp_rest' ),
	];
}
echo wp_json_encode( $hien_result );
