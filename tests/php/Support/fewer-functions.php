<?php
/**
 * Edits and deletes a comment, reads a post of which a part fails, looks for what has a number for an address, and ends a request, in
 * a process of its own: without functions that hosts disable or leave out. Prints as JSON what came of it.
 */

declare(strict_types=1);

require dirname( __DIR__ ) . '/bootstrap.php';

$GLOBALS['wpdb']->query( 'START TRANSACTION' ); // The end of the process undoes all.
wp_set_current_user(
	wp_insert_user(
		[
			'user_login' => 'binh',
			'user_email' => 'binh@example.org',
			'user_pass'  => 'con mèo xanh 9 cây',
		]
	)
);
add_shortcode( 'broken', static fn() => throw new Error( 'Broken.' ) );
$hien_post    = wp_insert_post(
	[
		'post_title'   => 'Hook là gì',
		'post_content' => '[broken]',
		'post_status'  => 'publish',
	]
);
$hien_comment = wp_insert_comment(
	[
		'comment_post_ID' => $hien_post,
		'user_id'         => get_current_user_id(),
		'comment_content' => 'Hay quá',
	]
);

$hien_status = static function ( string $method, string $path, array $body = [] ): int {
	$request = new WP_REST_Request( $method, "/hien/v1/$path" );
	$request->set_body_params( $body );
	return rest_do_request( $request )->get_status();
};

$hien_jpeg = (string) tempnam( get_temp_dir(), 'hien' );
file_put_contents(
	$hien_jpeg,
	"\xFF\xD8\xFF\xE1\x00\x1EExif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0\xFF\xDA" // An orientation of 6.
);
$hien_came = [
	$hien_status( 'PUT', "cmt/$hien_comment", [ 'content' => 'Hay' ] ),
	$hien_status( 'DELETE', "cmt/$hien_comment" ),
	$hien_status( 'GET', "posts/$hien_post" ),
	Hien\Redirects\Parsed_Address::plain( [ 'p' => (string) $hien_post ] ),
	Hien\Uploads\Jpeg_Orientation::of( $hien_jpeg ),
];
wp_delete_file( $hien_jpeg );
Hien\After_Response::finish();
echo wp_json_encode( [ ...$hien_came, 'done' ] );
