<?php
/**
 * Times the site's search and WordPress's own in turns, each with empty caches, and prints
 * JSON: a list of { name, hit, ours, theirs }, medians in milliseconds.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

const HIEN_ROUNDS = 7;

$hien_title   = explode( ' ', (string) $wpdb->get_var( "SELECT post_title FROM $wpdb->posts WHERE post_type = 'post' ORDER BY ID DESC" ) );
$hien_queries = [
	'hit, a word of most posts'         => 'wordpress',
	'hit, two words, folded'            => 'lap trinh',
	'hit, a rare word'                  => 'sizes',
	'hit, four words of a title'        => implode( ' ', array_slice( $hien_title, 0, 4 ) ),
	'miss'                              => 'qzxwv',
	'miss, beside a word of most posts' => 'wordpress qzxwv',
];

$hien_median = static function ( array $times ): float {
	sort( $times );
	return round( $times[ intdiv( count( $times ), 2 ) ], 2 );
};
$hien_time   = static function ( callable $task ): float {
	wp_cache_flush();
	wp_load_alloptions();
	$start = hrtime( true );
	$task();
	return ( hrtime( true ) - $start ) / 1e6;
};

$hien_result = [];
foreach ( $hien_queries as $hien_name => $hien_query ) {
	$hien_ours   = [];
	$hien_theirs = [];
	$hien_count  = 0;
	for ( $hien_round = 0; $hien_round < HIEN_ROUNDS; $hien_round++ ) {
		$hien_ours[]   = $hien_time(
			static function () use ( $hien_query, &$hien_count ): void {
				$hien_count = Hien\Plugin::instance()->resources->respond( 'search?s=' . rawurlencode( $hien_query ) )['count'];
			}
		);
		$hien_theirs[] = $hien_time(
			static fn() => new WP_Query(
				[
					's'              => $hien_query,
					'posts_per_page' => Hien\Constants::SEARCH_LIMIT,
				]
			)
		);
	}
	$hien_result[] = [
		'name'   => "$hien_name: $hien_count found",
		'hit'    => $hien_count > 0,
		'ours'   => $hien_median( $hien_ours ),
		'theirs' => $hien_median( $hien_theirs ),
	];
}
echo wp_json_encode( $hien_result );
