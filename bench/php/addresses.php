<?php
/**
 * Prints addresses that exist in every theme, in a random order that is the same at each run: addresses.php <number of each kind>
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

[ , $hien_number ] = array_map( 'intval', $argv );
$hien_path         = static fn( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH );
$hien_posts        = array_map(
	'intval',
	$wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' AND post_password = '' ORDER BY ID" )
);
$hien_lists        = [];
foreach ( get_terms( [ 'taxonomy' => 'post_tag' ] ) as $hien_tag ) { // Categories have other addresses without the plugin.
	$hien_pages = min( 100, intdiv( $hien_tag->count, (int) get_option( 'posts_per_page' ) ) );
	foreach ( $hien_pages < 2 ? [] : range( 2, $hien_pages ) as $hien_page ) {
		$hien_lists[] = $hien_path( get_term_link( $hien_tag ) ) . "/page/$hien_page";
	}
}
mt_srand( 1 );
shuffle( $hien_posts );
shuffle( $hien_lists );
echo wp_json_encode(
	[
		'Home' => array_fill( 0, $hien_number, '/' ),
		'Post' => array_map(
			static fn( int $id ): string => $hien_path( get_permalink( $id ) ),
			array_slice( $hien_posts, 0, $hien_number )
		),
		'List' => array_slice( $hien_lists, 0, $hien_number ),
	]
);
