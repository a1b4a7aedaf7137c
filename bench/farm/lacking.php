<?php
/**
 * Prints which metadata, terms and options the shared object cache has fewer of than the database: what WordPress could not read while a
 * database was away, it keeps as if it did not exist.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

global $wpdb;
$wpdb->send_reads_to_primaries();
$hien_lacking = [];
$hien_compare = static function ( string $group, string $rows ) use ( $wpdb, &$hien_lacking ): void {
	foreach ( $wpdb->get_results( $rows ) as $hien_row ) { // phpcs:ignore WordPress.DB -- Of this file.
		$hien_kept = wp_cache_get( $hien_row->id, $group );
		if ( is_array( $hien_kept ) && count( $hien_kept ) < (int) $hien_row->number ) {
			$hien_lacking[] = "$group of $hien_row->id";
		}
	}
};
foreach ( [ 'post', 'term', 'user', 'comment' ] as $hien_kind ) {
	$hien_compare(
		"{$hien_kind}_meta",
		"SELECT {$hien_kind}_id AS id, COUNT(DISTINCT meta_key) AS number FROM {$wpdb->{"{$hien_kind}meta"}} GROUP BY id"
	);
}
foreach ( get_taxonomies() as $hien_taxonomy ) {
	$hien_compare(
		"{$hien_taxonomy}_relationships",
		"SELECT object_id AS id, COUNT(*) AS number FROM $wpdb->term_relationships JOIN $wpdb->term_taxonomy USING (term_taxonomy_id)
		WHERE taxonomy = '$hien_taxonomy' GROUP BY id"
	);
}
$hien_options  = $wpdb->get_col( "SELECT option_name FROM $wpdb->options" );
$hien_unknown  = array_keys( (array) wp_cache_get( 'notoptions', 'options' ) );
$hien_lacking  = [ ...$hien_lacking, ...array_intersect( $hien_options, $hien_unknown ) ];
echo json_encode( $hien_lacking );
