<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Query;

/** Other plugins say what a reader may find: those of languages, of members' areas. They do so by hooks of WP_Query. */
final class OtherPluginsTest extends TestCase {

	/** Calls that list posts, each with how many it counts where no other plugin has a say. */
	private const CALLS = [
		'posts'                 => 3,
		'posts?limit=1&page=2'  => 3,
		'categories/tin'        => 3,
		'tag/nha'               => 3,
		'featured'              => null,
		'featured?category=tin' => null,
		'posts/bai-1'           => null,
	];

	private int $hidden;

	protected function setUp(): void {
		parent::setUp();
		$above = $this->make->category( [ 'name' => 'Tin', 'slug' => 'tin' ] );
		$below = $this->make->category( [ 'name' => 'Tin nhà', 'slug' => 'tin-nha', 'parent' => $above ] );
		foreach ( range( 1, 3 ) as $n ) {
			$ids[] = $this->make->post( [ 'post_title' => "Bài $n", 'post_name' => "bai-$n", 'post_date' => "2024-01-0$n 00:00:00", 'post_category' => [ $below ], 'tags_input' => [ 'Nhà' ] ] );
		}
		[ , $this->hidden ] = $ids;
		update_post_meta( $this->hidden, 'rieng', '1' );
		stick_post( $this->hidden );
		stick_post( $ids[2] );
	}

	public function test_without_such_a_plugin_all_is_found(): void {
		foreach ( $this->answers() as $call => [ $answer ] ) {
			self::assertStringContainsString( '"Bài 2"', $answer, $call );
		}
	}

	/** @param callable(int):mixed $hook Hides a post as other plugins do. */
	#[DataProvider( 'hooks' )]
	public function test_what_it_hides_is_in_no_list( callable $hook ): void {
		$hook( $this->hidden );
		foreach ( $this->answers() as $call => [ $answer, $count ] ) {
			self::assertStringNotContainsString( '"Bài 2"', $answer, $call );
			self::assertMatchesRegularExpression( '/"Bài [13]"/', $answer, $call );
			if ( null !== self::CALLS[ $call ] ) {
				self::assertSame( self::CALLS[ $call ] - 1, $count, $call );
			}
		}
	}

	/** @return array<string,array{callable(int):mixed}> */
	public static function hooks(): array {
		$without  = static fn( WP_Query $query ) => $query->set( 'meta_query', [ [ 'key' => 'rieng', 'compare' => 'NOT EXISTS' ] ] );
		$not_this = static fn( int $id, string $where ): string => "$where AND {$GLOBALS['wpdb']->posts}.ID <> $id";
		return [
			'parse_query'           => [ static fn() => add_action( 'parse_query', $without ) ],
			'posts_where_request'   => [ static fn( int $id ) => add_filter( 'posts_where_request', static fn( string $where ): string => $not_this( $id, $where ) ) ],
			'posts_clauses_request' => [ static fn( int $id ) => add_filter( 'posts_clauses_request', static fn( array $clauses ): array => [ 'where' => $not_this( $id, $clauses['where'] ) ] + $clauses ) ],
			'pre_get_posts'         => [ static fn() => add_action( 'pre_get_posts', $without ) ],
			'posts_where'           => [ static fn( int $id ) => add_filter( 'posts_where', static fn( string $where ): string => $not_this( $id, $where ) ) ],
			'posts_clauses'         => [ static fn( int $id ) => add_filter( 'posts_clauses', static fn( array $clauses ): array => [ 'where' => $not_this( $id, $clauses['where'] ) ] + $clauses ) ],
		];
	}

	/** Members' areas also take posts out of what was found; WordPress then counts them all the same. */
	#[TestWith( [ 'posts_results' ] )]
	#[TestWith( [ 'the_posts' ] )]
	public function test_what_it_takes_out_of_the_found_posts_is_in_no_list( string $hook ): void {
		add_filter( $hook, fn( array $posts ): array => array_values( array_filter( $posts, fn( mixed $post ): bool => ( $post->ID ?? $post ) !== $this->hidden ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		foreach ( $this->answers() as $call => [ $answer ] ) {
			self::assertStringNotContainsString( '"Bài 2"', $answer, $call );
		}
	}

	/** @return array<string,array{string,int|null}> Call => its answer as JSON, and its count. */
	private function answers(): array {
		$answers = [];
		foreach ( array_keys( self::CALLS ) as $call ) {
			wp_parse_str( (string) wp_parse_url( $call, PHP_URL_QUERY ), $params );
			$answer           = $this->rest( 'GET', '/hien/v1/' . wp_parse_url( $call, PHP_URL_PATH ), $params )->get_data();
			$answers[ $call ] = [ (string) wp_json_encode( $answer['related'] ?? $answer, JSON_UNESCAPED_UNICODE ), $answer['count'] ?? null ];
		}
		return $answers;
	}
}
