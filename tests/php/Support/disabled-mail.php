<?php
/**
 * Sends a mail by WordPress and PHP's own mail(), and prints as JSON whether it was accepted and what the owner is told of it. In a
 * process of its own, in which mail() is disabled.
 */

declare(strict_types=1);

require dirname( __DIR__ ) . '/bootstrap.php';

$GLOBALS['wpdb']->query( 'START TRANSACTION' ); // The end of the process undoes all.
remove_all_filters( 'pre_wp_mail' );
$hien_accepted = wp_mail( 'binh@example.org', 'Chào', 'Chào Bình' );
echo wp_json_encode( [ $hien_accepted, Hien\Mail\Last_Failure::get()['reason'] ?? null ] );
