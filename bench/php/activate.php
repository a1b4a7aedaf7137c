<?php
/**
 * Prepares the database server and the language pack, switches on what `npm run bench` compares with, and fills the
 * search index.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

// A database server has more memory than one of a test run.
$wpdb->query( 'SET GLOBAL innodb_buffer_pool_size = 1073741824' );
$wpdb->query( 'SET GLOBAL innodb_log_file_size = 268435456' );

// Language packs of wordpress.org have each file as PHP as well, which OPcache keeps; Debian's have only the other one, which is
// parsed at every request.
foreach ( glob( WP_LANG_DIR . '/vi.mo' ) as $hien_file ) {
	file_put_contents( str_replace( '.mo', '.l10n.php', $hien_file ), WP_Translation_File::transform( $hien_file, 'php' ) );
}

activate_plugin( 'hien-bench/hien-bench.php' );
while ( Hien\Jobs\Jobs::run() ) {
	continue;
}
