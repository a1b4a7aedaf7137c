<?php
/**
 * Gives a site redirects of its owner: redirects.php <number>
 */

declare(strict_types=1);

use Hien\Redirects\Redirect_Table;

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

$wpdb->query( 'START TRANSACTION' );
foreach ( range( 1, (int) $argv[1] ) as $hien_number ) {
	Redirect_Table::put( Redirect_Table::OWN, "/cu/bai-$hien_number.html", 0, 0, '/tin-moi' );
}
$wpdb->query( 'COMMIT' );
