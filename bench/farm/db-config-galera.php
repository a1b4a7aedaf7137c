<?php
/** wp-content/db-config.php of LudicrousDB for a cluster of Galera, whose db.php lies beside it. */

declare(strict_types=1);

$wpdb->charset                  = 'utf8mb4';
$wpdb->collate                  = 'utf8mb4_unicode_520_ci';
$wpdb->check_tcp_responsiveness = false;
// A connection that broke is given up and another server asked: with a number here LudicrousDB calls itself until PHP's memory is full.
$wpdb->reconnect_retries = 0;

$hien_account = [
	'user'     => DB_USER,
	'password' => DB_PASSWORD,
	'name'     => DB_NAME,
	'timeout'  => 1,
];
// All writes go to the first node that answers, so that no two nodes change the same row at once; reads to the others.
$wpdb->add_database( $hien_account + [ 'host' => '10.0.0.21:3306', 'write' => 1, 'read' => 2 ] );
$wpdb->add_database( $hien_account + [ 'host' => '10.0.0.22:3306', 'write' => 2, 'read' => 1 ] );
$wpdb->add_database( $hien_account + [ 'host' => '10.0.0.23:3306', 'write' => 3, 'read' => 1 ] );
