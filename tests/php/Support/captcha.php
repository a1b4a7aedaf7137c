<?php
/**
 * Sends what our forms send where a plugin ends the request in the hook named by the first argument, because its captcha is
 * missing. Prints the response. In a process of its own, because of the exit.
 */

declare(strict_types=1);

require dirname( __DIR__ ) . '/bootstrap.php';

$GLOBALS['wpdb']->query( 'START TRANSACTION' ); // The end of the process undoes all.
update_option( 'users_can_register', '1' );
add_filter( 'hien_visitor_address', static fn(): string => '' );
add_filter( $argv[1], static fn() => wp_die( 'captcha' ) );

[ $hien_path, $hien_body ] = match ( $argv[1] ) {
	'preprocess_comment',
	'pre_comment_on_post' => [
		'cmt',
		[ 'object_id' => wp_insert_post( [ 'post_title' => 'Bài', 'post_status' => 'publish' ] ), 'content' => 'Chào' ],
	],
	'registration_errors' => [
		'users',
		[ 'name' => 'Bình', 'email' => 'binh@example.org', 'password' => 'con đường quê em', 'agreed' => true, 'seconds' => 9 ],
	],
	'lostpassword_post'   => [ 'password', [ 'login' => 'binh' ] ],
	'wp_authenticate_user' => [ 'token', [ 'username' => 'admin', 'password' => 'password' ] ],
};
if ( 'cmt' === $hien_path ) {
	wp_set_current_user( 1 );
}
$hien_request = new WP_REST_Request( 'POST', 'token' === $hien_path ? '/jwt-auth/v1/token' : "/hien/v1/$hien_path" );
$hien_request->set_body_params( $hien_body );
rest_do_request( $hien_request );
echo 'It went on.';
