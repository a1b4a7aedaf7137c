<?php
declare(strict_types=1);

namespace Hien\Bench;

use Hien\Cache\Response_Cache;
use Hien\Jobs\Jobs;
use Hien\Members\Member_Index;
use Hien\Views\Top_Views;

/**
 * Multiplies the content of a site to a given number. Rows are written as they are stored, which WordPress would take
 * hours for; the same ones at each run.
 *
 * A copy has the fields, pictures and terms of one that was there. A post has a text of its own: the demo's
 * paragraphs in another mixture, so that the frequencies of its words are realistic.
 */
final class Filler {

	private const ROWS_AN_INSERT = 500;

	private const SECONDS_BETWEEN = 4 * HOUR_IN_SECONDS;

	private const BLOCKS = [ 'core/paragraph', 'core/heading', 'core/list', 'core/code', 'core/quote' ];

	/** @var list<string> Blocks of text. */
	private array $blocks = [];

	/** @var list<string> Titles of posts. */
	private array $titles;

	public function __construct() {
		global $wpdb;
		mt_srand( 20000 );
		$this->titles = $wpdb->get_col(
			"SELECT post_title FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' AND post_title <> '' ORDER BY ID"
		);
		foreach (
			$wpdb->get_col(
				"SELECT post_content FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' ORDER BY ID"
			) as $content
		) {
			$found        = array_filter(
				parse_blocks( $content ),
				static fn( array $block ): bool => in_array( $block['blockName'], self::BLOCKS, true )
			);
			$this->blocks = [ ...$this->blocks, ...array_map( 'serialize_block', array_values( $found ) ) ];
		}
	}

	/** Brings the published content of a type to a number. */
	public function multiply( string $type, int $number ): void {
		global $wpdb;
		$sources = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' AND post_password = '' ORDER BY ID",
				$type
			),
			ARRAY_A
		);
		if ( [] === $sources ) {
			return; // Nothing of this type is published, such as messages.
		}
		$meta    = $this->by_post( "SELECT post_id AS id, meta_key, meta_value FROM $wpdb->postmeta", $sources );
		$terms   = $this->by_post( "SELECT object_id AS id, term_taxonomy_id, term_order FROM $wpdb->term_relationships", $sources );
		$id      = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
		$now     = time();
		$rows    = [];
		for ( $n = count( $sources ) + 1; $n <= $number; $n++ ) {
			$source = $sources[ mt_rand( 0, count( $sources ) - 1 ) ];
			$date   = gmdate( 'Y-m-d H:i:s', $now - $n * self::SECONDS_BETWEEN );
			$own    = [
				'ID'                => ++$id,
				'post_date'         => $date,
				'post_date_gmt'     => $date,
				'post_modified'     => $date,
				'post_modified_gmt' => $date,
				'post_name'         => 'hien_image' === $type ? (string) $n : "$type-$n",
				'guid'              => home_url( "/?p=$id" ),
				'comment_count'     => 'post' === $type ? 1 : 0,
			];
			if ( 'post' === $type ) {
				$own['post_title']   = $this->title();
				$own['post_content'] = $this->text();
				$own['post_excerpt'] = ''; // As most authors leave it.
			}
			$rows['posts'][] = array_merge( $source, $own );
			foreach ( $meta[ $source['ID'] ] ?? [] as $row ) {
				$rows['postmeta'][] = [ 'post_id' => $id ] + $row;
			}
			foreach ( $terms[ $source['ID'] ] ?? [] as $row ) {
				$rows['term_relationships'][] = [ 'object_id' => $id ] + $row;
			}
			if ( 'post' === $type ) {
				$rows['comments'][] = $this->comment( $id, $date );
				$rows['hien_views'] = [ ...( $rows['hien_views'] ?? [] ), ...$this->reads( $id, $now ) ];
			}
			if ( 0 === $n % self::ROWS_AN_INSERT ) {
				$this->insert( $rows );
				$rows = [];
			}
		}
		$this->insert( $rows );
	}

	/** Brings the number of members to this one. */
	public function add_members( int $number ): void {
		global $wpdb;
		$id   = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->users" );
		$rows = [];
		for ( $n = $id + 1; $n <= $number; $n++ ) {
			$rows['users'][] = [
				'ID'              => $n,
				'user_login'      => "thanh-vien-$n",
				'user_nicename'   => "thanh-vien-$n",
				'user_email'      => "thanh-vien-$n@example.com",
				'user_registered' => gmdate( 'Y-m-d H:i:s', time() - $n * HOUR_IN_SECONDS ),
				'display_name'    => "Trần Văn Số $n",
			];
			foreach ( [ $wpdb->prefix . 'capabilities' => 'a:1:{s:10:"subscriber";b:1;}' ] as $key => $value ) {
				$rows['usermeta'][] = [
					'user_id'    => $n,
					'meta_key'   => $key,
					'meta_value' => $value,
				];
			}
		}
		$this->insert( $rows );
		Jobs::begin( Member_Index::JOB );
	}

	/** Updates counts and clears caches, as publishing would have. */
	public function finish(): void {
		global $wpdb;
		$wpdb->query(
			"UPDATE $wpdb->term_taxonomy t SET t.count = (
				SELECT COUNT(*) FROM $wpdb->term_relationships r INNER JOIN $wpdb->posts p ON p.ID = r.object_id
				WHERE r.term_taxonomy_id = t.term_taxonomy_id AND p.post_status = 'publish'
			)"
		);
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$wpdb->get_results( "ANALYZE TABLE `$table`" );
		}
		wp_cache_flush();
		Top_Views::renew();
		Response_Cache::clear();
	}

	/**
	 * @param list<array<string,mixed>> $posts Rows of posts.
	 * @return array<int,list<array<string,mixed>>> Id of a post => rows that belong to it.
	 */
	private function by_post( string $select, array $posts ): array {
		global $wpdb;
		$ids    = implode( ',', array_column( $posts, 'ID' ) );
		$result = [];
		foreach ( $wpdb->get_results( "$select HAVING id IN ($ids)", ARRAY_A ) as $row ) {
			$id = (int) $row['id'];
			unset( $row['id'] );
			$result[ $id ][] = $row;
		}
		return $result;
	}

	/** The beginning of one title and the end of another. */
	private function title(): string {
		$halves = [];
		foreach ( [ 0, 1 ] as $half ) {
			$words    = explode( ' ', $this->one_of( $this->titles ) );
			$middle   = intdiv( count( $words ), 2 );
			$halves[] = implode( ' ', 0 === $half ? array_slice( $words, 0, $middle ) : array_slice( $words, $middle ) );
		}
		return implode( ' ', $halves );
	}

	private function text(): string {
		$blocks = [];
		for ( $n = mt_rand( 6, 18 ); $n > 0; $n-- ) {
			$blocks[] = $this->one_of( $this->blocks );
		}
		return implode( "\n\n", $blocks );
	}

	/** @return array<string,mixed> */
	private function comment( int $post, string $date ): array {
		return [
			'comment_post_ID'      => $post,
			'comment_author'       => 'Bạn đọc',
			'comment_author_email' => 'ban-doc@example.com',
			'comment_date'         => $date,
			'comment_date_gmt'     => $date,
			'comment_content'      => wp_strip_all_tags( $this->one_of( $this->blocks ) ),
			'comment_approved'     => '1',
			'comment_type'         => 'comment',
		];
	}

	/** @return list<array<string,mixed>> Reads of a post on some days. */
	private function reads( int $post, int $now ): array {
		$rows = [];
		foreach ( [ 1, 9, 25, 50 ] as $day ) {
			$rows[] = [
				'object_id' => $post,
				'day'       => gmdate( 'Y-m-d', $now - $day * DAY_IN_SECONDS ),
				'views'     => mt_rand( 1, 100 ),
			];
		}
		return $rows;
	}

	/**
	 * @param list<string> $texts Texts.
	 */
	private function one_of( array $texts ): string {
		return $texts[ mt_rand( 0, count( $texts ) - 1 ) ];
	}

	/** @param array<string,list<array<string,mixed>>> $tables Table without its prefix => rows. */
	private function insert( array $tables ): void {
		global $wpdb;
		foreach ( $tables as $table => $rows ) {
			foreach ( array_chunk( $rows, self::ROWS_AN_INSERT ) as $chunk ) {
				$columns = implode( ',', array_keys( $chunk[0] ) );
				$values  = array_map(
					static fn( array $row ): string => "('" . implode( "','", array_map( 'esc_sql', array_map( 'strval', $row ) ) ) . "')",
					$chunk
				);
				$wpdb->query(
					$wpdb->remove_placeholder_escape( "INSERT INTO {$wpdb->prefix}$table ($columns) VALUES " . implode( ',', $values ) )
				);
			}
		}
	}
}
