<?php
/**
 * Gives the post at an address another title: edit.php <path> <title>.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

$hien_id = url_to_postid( home_url( $argv[1] ) );
wp_update_post(
	[
		'ID'         => $hien_id,
		'post_title' => $argv[2],
	]
);
