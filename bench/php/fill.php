<?php
/**
 * Fills a site: fill.php <posts> <items of each other type>
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';
require __DIR__ . '/Filler.php';

[ , $hien_posts, $hien_others ] = array_map( 'intval', $argv );

$hien_filler = new Hien\Bench\Filler();
$hien_filler->multiply( 'post', $hien_posts );
foreach ( get_post_types( [ '_builtin' => false ] ) as $hien_type ) {
	if ( str_starts_with( $hien_type, 'hien_' ) ) {
		$hien_filler->multiply( $hien_type, $hien_others );
	}
}
$hien_filler->add_members( $hien_others );
$hien_filler->finish();

foreach ( [ 'size', 'search' ] as $hien_job ) { // The first is done daily: a site of this size knows that it is large.
	Hien\Jobs\Jobs::begin( $hien_job );
}
while ( Hien\Jobs\Jobs::run() ) {
	continue;
}
