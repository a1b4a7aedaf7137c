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
			$ids[] = $this->make->post(
				[
					'post_title' => "Bài $n",
					'post_name' => "bai-$n",
					'post_date' => "2024-01-0$n 00:00:00",
					'post_category' => [ $below ],
					'tags_input' => [ 'Nhà' ],
				]
			);
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
			'posts_where_request'   => [
				static fn( int $id ) => add_filter( 'posts_where_request', static fn( string $where ): string => $not_this( $id, $where ) ),
			],
			'posts_clauses_request' => [
				static fn( int $id ) => add_filter(
					'posts_clauses_request',
					static fn( array $clauses ): array => [ 'where' => $not_this( $id, $clauses['where'] ) ] + $clauses
				),
			],
			'pre_get_posts'         => [ static fn() => add_action( 'pre_get_posts', $without ) ],
			'posts_where'           => [
				static fn( int $id ) => add_filter( 'posts_where', static fn( string $where ): string => $not_this( $id, $where ) ),
			],
			'posts_clauses'         => [
				static fn( int $id ) => add_filter(
					'posts_clauses',
					static fn( array $clauses ): array => [ 'where' => $not_this( $id, $clauses['where'] ) ] + $clauses
				),
			],
		];
	}

	/** Members' areas also take posts out of what was found; WordPress then counts them all the same. */
	#[TestWith( [ 'posts_results' ] )]
	#[TestWith( [ 'the_posts' ] )]
	public function test_what_it_takes_out_of_the_found_posts_is_in_no_list( string $hook ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		add_filter(
			$hook,
			fn( array $posts ): array => array_values(
				array_filter( $posts, fn( mixed $post ): bool => ( $post->ID ?? $post ) !== $this->hidden )
			)
		);
		foreach ( $this->answers() as $call => [ $answer ] ) {
			self::assertStringNotContainsString( '"Bài 2"', $answer, $call );
		}
	}

	/** @param callable(int):mixed $hook Hides a post from guests, in lists and at its own address. */
	#[DataProvider( 'hiding' )]
	public function test_what_its_page_refuses_rest_refuses( callable $hook, int $count ): void {
		$comment = $this->make->comment( $this->hidden, [ 'comment_content' => 'Lời ở bài ẩn' ] );
		$this->make->comment( get_page_by_path( 'bai-1', OBJECT, 'post' )->ID, [ 'comment_content' => 'Lời ở bài thường' ] );
		$hook( $this->hidden );
		$get = fn( string $path, array $params = [] ): array => [
			$this->rest( 'GET', "/hien/v1/$path", $params )->get_status(),
			(string) wp_json_encode( $this->rest( 'GET', "/hien/v1/$path", $params )->get_data(), JSON_UNESCAPED_UNICODE ),
		];
		self::assertSame( 404, $this->page_at( home_url( '/tin/tin-nha/bai-2' ) )->status );
		foreach (
			[
				'posts/bai-2' => [],
				"posts/{$this->hidden}" => [],
				'posts/x' => [ 'id' => $this->hidden ],
				'cmt' => [ 'object_id' => $this->hidden ],
			] as $path => $params
		) {
			self::assertSame( 404, $get( $path, $params )[0], $path );
		}
		foreach ( [ 'posts/bai-1', 'posts/bai-3', 'comments' ] as $path ) {
			[ $status, $answer ] = $get( $path );
			self::assertSame( 200, $status, $path );
			self::assertDoesNotMatchRegularExpression( '/"Bài 2"|bài ẩn/', $answer, $path );
		}
		self::assertSame(
			[ $count, 'Lời ở bài thường' ],
			[
				$this->rest( 'GET', '/hien/v1/comments' )->get_data()['count'],
				$this->rest( 'GET', '/hien/v1/comments' )->get_data()['data'][0]['comment_content'],
			]
		);
		self::assertFalse( str_contains( $this->page_at( home_url( '/' ) )->html, 'bài ẩn' ) );

		$this->as_user( 'subscriber' );
		self::assertSame( 200, $get( 'posts/bai-2' )[0], 'Members find it.' );
		self::assertStringContainsString( 'Lời ở bài ẩn', $get( 'cmt', [ 'object_id' => $this->hidden ] )[1] );
		self::assertNotNull( get_comment( $comment ) );
	}

	/**
	 * @return array<string,array{callable(int):mixed,int}> Hook, number of comments: WordPress counts what was found, whatever is taken out
	 *                                                      of it.
	 */
	public static function hiding(): array {
		$without = static fn( int $id ): callable => static fn( array $posts ): array => is_user_logged_in()
			? $posts
			: array_values( array_filter( $posts, static fn( mixed $post ): bool => ( $post->ID ?? $post ) !== $id ) );
		return [
			'the_posts'                  => [ static fn( int $id ) => add_filter( 'the_posts', $without( $id ) ), 2 ],
			'the_posts, at its page too' => [
				static fn( int $id ) => add_filter(
					'the_posts',
					static fn( array $posts, WP_Query $query ): array => $query->is_main_query() || ! $query->is_singular()
						? $without( $id )( $posts )
						: $posts,
					10,
					2
				),
				2,
			],
			'posts_where'                => [
				static fn( int $id ) => add_filter(
					'posts_where',
					static fn( string $where ): string => is_user_logged_in() ? $where : "$where AND {$GLOBALS['wpdb']->posts}.ID <> $id"
				),
				1,
			],
		];
	}

	public function test_content_of_every_kind_is_refused_as_its_page_is(): void {
		$paths = [];
		foreach (
			[
				'hien_video' => 'videos',
				'hien_course' => 'courses',
				'hien_friend' => 'friends',
				'hien_image' => 'images',
				'page' => 'posts',
			] as $type => $resource
		) {
			$id = $this->make->post(
				[
					'post_type' => $type,
					'post_name' => "rieng-$type",
					'meta_input' => [ '_thumbnail_id' => $this->make->picture(), 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e' ],
				]
			);
			$paths[ "$resource/" . get_post( $id )->post_name ] = 'page' === $type ? [ 'type' => 'page' ] : [];
		}
		$statuses = fn(): array => array_map(
			fn( string $path, array $params ): int => $this->rest( 'GET', "/hien/v1/$path", $params )->get_status(),
			array_keys( $paths ),
			$paths
		);
		self::assertSame( [ 200 ], array_unique( $statuses() ) );
		add_filter( 'the_posts', static fn(): array => [] );
		self::assertSame( [ 404 ], array_unique( $statuses() ) );
	}

	/** @return array<string,array{string,int|null}> Call => its answer as JSON, and its count. */
	private function answers(): array {
		$answers = [];
		foreach ( array_keys( self::CALLS ) as $call ) {
			wp_parse_str( (string) wp_parse_url( $call, PHP_URL_QUERY ), $params );
			$answer           = $this->rest( 'GET', '/hien/v1/' . wp_parse_url( $call, PHP_URL_PATH ), $params )->get_data();
			$answers[ $call ] = [
				(string) wp_json_encode( $answer['related'] ?? $answer, JSON_UNESCAPED_UNICODE ),
				$answer['count'] ?? null,
			];
		}
		return $answers;
	}
}
