<?php
/**
 * Fills a site by SQL that makes rows of numbers, within minutes: scale.php <posts>. For each 1,000 posts there are 250 members, 5,000
 * comments, 10,000 views by day, 5 categories and 500 words, of which a few are in many posts, as in a language. What the index of the
 * search would be made of by rendering is written as rows, too; the jobs make the list of members and the index of comments.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

[ , $hien_posts ] = array_map( 'intval', $argv );
$hien_number      = static fn( float $per_post ): int => (int) max( 10, $hien_posts * $per_post );
$hien_members     = $hien_number( 0.25 );
$hien_comments    = $hien_number( 5 );
$hien_categories  = $hien_number( 0.005 );
$hien_words       = $hien_number( 0.5 );
$hien_run         = static function ( string $sql ) use ( $wpdb ): void {
	if ( false === $wpdb->query( $sql ) ) {
		throw new RuntimeException( $wpdb->last_error );
	}
};
$hien_first = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
$hien_user  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->users" );
$hien_term  = max(
	(int) $wpdb->get_var( "SELECT MAX(term_id) FROM $wpdb->terms" ),
	(int) $wpdb->get_var( "SELECT MAX(term_taxonomy_id) FROM $wpdb->term_taxonomy" )
);
$hien_tags  = implode(
	',',
	$wpdb->get_col( "SELECT term_taxonomy_id FROM $wpdb->term_taxonomy WHERE taxonomy = 'post_tag' ORDER BY count DESC LIMIT 10" )
);
$hien_author = (int) $wpdb->get_var(
	"SELECT post_author FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' ORDER BY ID LIMIT 1"
);

$hien_run( 'SET SESSION unique_checks = 0' );
$hien_run( 'SET SESSION foreign_key_checks = 0' );
$hien_run( 'SET SESSION rand_seed1 = 1, rand_seed2 = 2' );
$hien_run( 'SET SESSION sort_buffer_size = 536870912, tmp_table_size = 1073741824, max_heap_table_size = 1073741824' );
$hien_run( 'SET SESSION group_concat_max_len = 100000' );

// Twenty words in each post: "từ17" is in fewer posts than "từ3".
$hien_run(
	'CREATE TEMPORARY TABLE hien_words_of_posts ENGINE=Aria TRANSACTIONAL=0 AS SELECT p.seq AS post, FLOOR( POW( RAND(), 4 ) * '
		. $hien_words . " ) AS word FROM seq_1_to_$hien_posts p JOIN seq_1_to_20 w"
);
$hien_run( "INSERT IGNORE INTO {$wpdb->prefix}hien_search (word, exact, place, day, object_id) SELECT CONCAT( 'tu', word ), CONCAT( 'từ', word ), 1, TO_DAYS( NOW() - INTERVAL ( $hien_posts - post ) * 20 MINUTE ) - TO_DAYS( '1970-01-01' ), post + $hien_first FROM hien_words_of_posts ORDER BY word, post" );
$hien_run( "INSERT INTO {$wpdb->prefix}hien_search (word, exact, place, object_id) SELECT DISTINCT CONCAT( 'tu', word ), CONCAT( 'từ', word ), 0, 0 FROM hien_words_of_posts" );
$hien_run(
	"INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_content_filtered, guid, post_type, comment_count)
	SELECT post + $hien_first, $hien_author, d, d, d, d, CONCAT( '<!-- wp:paragraph --><p>', words, '.</p><!-- /wp:paragraph -->' ), CONCAT( 'Bài số ', post ), '', 'publish', 'open', 'closed', CONCAT( 'bai-so-', post ), '', '', '', '', 'post', 5
	FROM ( SELECT post, NOW() - INTERVAL ( $hien_posts - post ) * 20 MINUTE AS d, GROUP_CONCAT( CONCAT( 'từ', word ) SEPARATOR ' ' ) AS words FROM hien_words_of_posts GROUP BY post ) AS texts"
);
$hien_run( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT seq + $hien_first, '_hien_views', FLOOR( RAND( 3 ) * 1000 ) FROM seq_1_to_$hien_posts" );
$hien_run( "INSERT INTO {$wpdb->prefix}hien_views (object_id, day, views) SELECT p.seq + $hien_first, CURDATE() - INTERVAL d.seq * 2 DAY, 1 + FLOOR( RAND( 4 ) * 50 ) FROM seq_1_to_$hien_posts p JOIN seq_1_to_10 d ORDER BY 1, 2" );

$hien_run( "INSERT INTO $wpdb->terms (term_id, name, slug) SELECT seq + $hien_term, CONCAT( 'Chuyên mục ', seq ), CONCAT( 'chuyen-muc-', seq ) FROM seq_1_to_$hien_categories" );
$hien_run( "INSERT INTO $wpdb->term_taxonomy (term_taxonomy_id, term_id, taxonomy, description, parent) SELECT seq + $hien_term, seq + $hien_term, 'category', '', IF( seq > 10, $hien_term + 1 + seq MOD 10, 0 ) FROM seq_1_to_$hien_categories" );
$hien_run( "INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id) SELECT seq + $hien_first, $hien_term + 1 + seq MOD $hien_categories FROM seq_1_to_$hien_posts" );
$hien_run( "INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id) SELECT seq + $hien_first, ELT( 1 + seq MOD 10, $hien_tags ) FROM seq_1_to_$hien_posts" );
$hien_run( "UPDATE $wpdb->term_taxonomy t JOIN ( SELECT r.term_taxonomy_id AS id, COUNT(*) AS n FROM $wpdb->term_relationships r JOIN $wpdb->posts p ON p.ID = r.object_id AND p.post_status = 'publish' GROUP BY r.term_taxonomy_id ) c ON c.id = t.term_taxonomy_id SET t.count = c.n" );

$hien_run(
	"INSERT INTO $wpdb->users (ID, user_login, user_nicename, user_email, user_registered, display_name)
	SELECT seq + $hien_user, CONCAT( 'tv-', seq ), CONCAT( 'tv-', seq ), CONCAT( 'tv-', seq, '@example.com' ), NOW() - INTERVAL seq HOUR, CONCAT( ELT( 1 + seq MOD 5, 'Trần', 'Lê', 'Nguyễn', 'Phạm', 'Đặng' ), ' Văn Số ', seq ) FROM seq_1_to_$hien_members"
);
$hien_run( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT seq + $hien_user, '{$wpdb->prefix}capabilities', 'a:1:{s:10:\"subscriber\";b:1;}' FROM seq_1_to_$hien_members" );
$hien_run( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT seq + $hien_user, 'hien_last_seen', UNIX_TIMESTAMP() - seq * 60 FROM seq_1_to_$hien_members" );
$hien_run(
	"INSERT INTO $wpdb->comments (comment_post_ID, comment_author, comment_author_email, comment_date, comment_date_gmt, comment_content, comment_approved, comment_type, user_id)
	SELECT $hien_first + 1 + seq MOD $hien_posts, 'Bạn đọc', CONCAT( 'tv-', 1 + seq MOD $hien_members, '@example.com' ), d, d, 'Cảm ơn bài viết.', '1', 'comment', $hien_user + 1 + seq MOD $hien_members
	FROM ( SELECT seq, NOW() - INTERVAL ( $hien_comments - seq ) MINUTE AS d FROM seq_1_to_$hien_comments ) AS times"
);

wp_cache_flush();
clean_taxonomy_cache( 'category' );
wp_update_user_counts(); // As WordPress does twice a day: above 10,000 users, wp-admin no longer counts those of each role.
foreach ( [ 'size', 'members', 'comment-index', 'top-views' ] as $hien_job ) {
	$hien_start = microtime( true );
	Hien\Jobs\Jobs::begin( $hien_job );
	while ( Hien\Jobs\Jobs::run() ) {
		continue;
	}
	printf( "%s: %.1f s, %d MB\n", $hien_job, microtime( true ) - $hien_start, memory_get_peak_usage() / MB_IN_BYTES );
}
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $hien_table ) {
	$wpdb->get_results( "ANALYZE TABLE `$hien_table`" );
}
Hien\Cache\Response_Cache::clear();
