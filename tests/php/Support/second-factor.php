<?php
/**
 * Signs in an account that a plugin guards which, in `wp_login`, ends the session, prints a form of its own and ends
 * PHP. Prints what the visitor gets: the body and the status; with the argument `page`, where a page is loaded. In a process of its
 * own, because of the exit.
 */

declare(strict_types=1);

require dirname( __DIR__ ) . '/bootstrap.php';

$GLOBALS['wpdb']->query( 'START TRANSACTION' ); // The end of the process undoes all.
wp_insert_user( [ 'user_login' => 'binh', 'user_pass' => 'password', 'user_email' => 'binh@example.org' ] );

add_action(
	'wp_login',
	static function ( string $login, WP_User $user ): void {
		WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
		wp_clear_auth_cookie();
		status_header( 200 );
		header( 'Content-Type: text/html' );
		echo '<form>Mã thứ hai</form>';
		exit;
	},
	10,
	2
);
// http_response_code() returns what it was called with, although the status line that header() has set stays: so that is recorded.
$hien_status_line = '';
add_filter(
	'status_header',
	static function ( string $line ) use ( &$hien_status_line ): string {
		$hien_status_line = $line;
		return $line;
	}
);
$hien_is_page = in_array( 'page', $argv, true );
register_shutdown_function(
	static function () use ( &$hien_status_line, $hien_is_page ): void {
		while ( ob_get_level() > 0 ) {
			ob_end_flush();
		}
		echo $hien_is_page ? 'Status ' . http_response_code() : "\n$hien_status_line";
	}
);
if ( $hien_is_page ) {
	Hien\Accounts\Sign_In\Sign_In::without_password( get_user_by( 'login', 'binh' ), true );
}
$hien_request = new WP_REST_Request( 'POST', '/jwt-auth/v1/token' );
$hien_request->set_body_params( [ 'username' => 'binh', 'password' => 'password' ] );
rest_do_request( $hien_request );
echo 'It went on.';
