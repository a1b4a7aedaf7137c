<?php
/**
 * Prepares the database server, switches on what `npm run bench` compares with, and fills the search index.
 *
 * @package Hien
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

// A database server has more memory than one of a test run.
$wpdb->query( 'SET GLOBAL innodb_buffer_pool_size = 1073741824' );
$wpdb->query( 'SET GLOBAL innodb_log_file_size = 268435456' );

activate_plugin( 'hien-bench/hien-bench.php' );
while ( Hien\Search\Search_Rebuild::step() ) {
	wp_cache_flush();
}
