<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Posts\Post_Schema;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;

/** Every GET route of the namespace: its shape on a rich site and on an empty one, and its headers. */
final class ResponsesTest extends TestCase {

	use Site;

	/** Calls that answer, by the route that takes them. */
	private const CALLS = [
		'/hien/v1'                            => [ '' ],
		'/hien/v1/options'                    => [ '/options' ],
		'/hien/v1/featured'                   => [ '/featured' ],
		'/hien/v1/posts'                      => [ '/posts', '/posts?limit=1&page=2', '/posts?year=2024&month=1', '/posts?author=1' ],
		'/hien/v1/posts/(?P<slug>[^/]+)'      => [ '/posts/bai-cha', '/posts/bai-con', '/posts/quy-tac?type=page' ],
		'/hien/v1/pages/(?P<slug>[^/]+)'      => [ '/pages/gioi-thieu' ],
		'/hien/v1/categories'                 => [ '/categories', '/categories?limit=1&page=2' ],
		'/hien/v1/categories/(?P<slug>[^/]+)' => [
			'/categories/wordpress',
			'/categories/lap-trinh-plugin',
			'/categories/wordpress?limit=1&page=2',
		],
		'/hien/v1/tag'                        => [ '/tag' ],
		'/hien/v1/tag/(?P<slug>[^/]+)'        => [ '/tag/rest-api' ],
		'/hien/v1/cmt'                        => [
			'/cmt?object_id={bai-cha}',
			'/cmt?object_id={bai-cha}&type=posts',
			'/cmt?object_id={quy-tac}',
			'/cmt?object_id=1&type=images',
		],
		'/hien/v1/cmt/(?P<slug>[^/]+)'        => [], // PUT and DELETE only: see OwnCommentTest.
		'/hien/v1/videos'                     => [
			'/videos',
			'/videos?limit=1&page=2',
			'/videos?series=can-ban',
			'/videos?video_cat=nguoi-moi&video_key=filter',
		],
		'/hien/v1/videos/(?P<slug>[^/]+)'     => [ '/videos/hook' ],
		'/hien/v1/images'                     => [ '/images', '/images?limit=1&page=2' ],
		'/hien/v1/images/(?P<slug>[^/]+)'     => [ '/images/1', '/images/2' ],
		'/hien/v1/friends'                    => [ '/friends', '/friends?limit=1&page=2' ],
		'/hien/v1/friends/(?P<slug>[^/]+)'    => [ '/friends/khai' ],
		'/hien/v1/courses'                    => [ '/courses', '/courses?limit=1&page=2' ],
		'/hien/v1/courses/(?P<slug>[^/]+)'    => [ '/courses/viet-plugin' ],
		'/hien/v1/downloads'                  => [ '/downloads', '/downloads?limit=1&page=2' ],
		'/hien/v1/faqs'                       => [ '/faqs', '/faqs?limit=1&page=2' ],
		'/hien/v1/projects'                   => [ '/projects', '/projects?limit=1&page=2' ],
		'/hien/v1/links'                      => [ '/links', '/links?limit=1&page=2' ],
		'/hien/v1/comments'                   => [ '/comments', '/comments?limit=1&page=2' ],
		'/hien/v1/top-view'                   => [ '/top-view', '/top-view?limit=1&page=1' ],
		'/hien/v1/users'                      => [ '/users', '/users?limit=1&page=2', '/users?name=khong-co' ],
		'/hien/v1/favorites'                  => [], // Of members, as is what follows: see FavoritesTest.
		'/hien/v1/favorites/(?P<slug>[^/]+)'  => [],
		'/hien/v1/search'                     => [ '/search', '/search?s=b%C3%A0i', '/search?limit=1&page=1&s=bai' ],
		'/hien/v1/search/rebuild'             => [], // The owner's: see SearchRebuildTest.
		'/hien/v1/health/(?P<slug>[^/]+)'      => [], // The owner's: see HealthTest.
		'/hien/v1/contact'                    => [], // POST only: see ContactTest.
		'/hien/v1/views'                      => [], // POST only: see ViewsTest.
		'/hien/v1/password'                   => [], // POST only: see PasswordResetTest.
		'/hien/v1/confirmation'               => [], // POST only: see UnconfirmedTest.
		'/hien/v1/account'                    => [], // Of members, as what follows: see AccountTest, PortraitTest, DeletionTest.
		'/hien/v1/account/portrait'           => [],
		'/hien/v1/account/email'              => [],
		'/hien/v1/account/password'           => [],
		'/hien/v1/account/sessions'           => [],
		'/hien/v1/account/sessions/(?P<slug>[0-9a-f]+)' => [],
		'/hien/v1/account/export'             => [],
		'/hien/v1/account/deletion'           => [],
		'/hien/v1/chat/token'                 => [], // Of members and of who answers, as what follows: see tests/php/Chat.
		'/hien/v1/chat/connection'            => [],
		'/hien/v1/chat/images'                => [],
		'/hien/v1/chat/conversation'          => [],
		'/hien/v1/chat/conversations'         => [],
		'/hien/v1/chat/conversations/(?P<slug>[1-9]\d*)' => [],
		'/hien/v1/chat/members/(?P<slug>[1-9]\d*)' => [],
		'/hien/v1/chat/members/(?P<slug>[1-9]\d*)/block' => [],
		'/hien/v1/chat/replies'               => [],
		'/hien/v1/chat/blocked'               => [],
		'/hien/v1/chat/faqs'                  => [],
	];

	/** Calls that answer a page of a list. */
	private const LISTS = [
		'/posts',
		'/categories',
		'/categories/wordpress',
		'/tag',
		'/tag/rest-api',
		'/cmt?object_id={bai-cha}',
		'/videos',
		'/videos?series=can-ban',
		'/images',
		'/friends',
		'/courses',
		'/downloads',
		'/faqs',
		'/projects',
		'/links',
		'/comments',
		'/top-view',
		'/users',
	];

	public function test_every_route_is_called_here(): void {
		$routes = array_keys( rest_get_server()->get_routes( 'hien/v1' ) );
		$delete = preg_grep( '#/delete$#', $routes ); // Deletes by POST: see PermissionsTest.
		self::assertEqualsCanonicalizing( array_keys( self::CALLS ), array_diff( $routes, $delete ) );
	}

	public function test_a_rich_site_answers_in_the_shapes_that_it_declares(): void {
		$this->make_rich_site();
		foreach ( array_merge( ...array_values( self::CALLS ) ) as $call ) {
			$this->assert_shape( $call );
		}
	}

	public function test_a_bare_site_answers_in_the_same_shapes(): void {
		wp_delete_user( 1 ); // Not even its author.
		foreach ( [ '/options', '/featured', '/posts', '/search?s=x', '/categories', '/tag' ] as $call ) {
			$this->assert_shape( $call );
		}
		self::assertSame( [], $this->get( '/posts' )->get_data()['data'] );
	}

	public function test_bare_things_answer_in_the_same_shapes(): void {
		$this->make_site();
		$this->category( 'Trống', 'trong' );
		$bare = $this->make->post(
			[
				'post_title'   => '',
				'post_content' => '<!-- trống -->',
				'post_name'    => 'trong-khong',
				'post_author'  => 0,
			]
		);
		foreach ( [ '/posts/trong-khong', '/categories/trong', '/posts', "/cmt?object_id=$bare" ] as $call ) {
			$this->assert_shape( $call );
		}
	}

	public function test_a_shape_is_closed_and_says_what_is_required(): void {
		foreach ( rest_get_server()->get_routes( 'hien/v1' ) as $route => $unused ) {
			$schemas = array_intersect_key(
				rest_get_server()->get_route_options( $route ),
				array_flip( [ 'schema', 'created_schema', 'updated_schema', 'deleted_schema' ] )
			);
			self::assertSame( '/hien/v1' !== $route, [] !== $schemas, $route );
			foreach ( $schemas as $schema ) {
				self::assert_closed( $schema(), $route );
			}
		}
	}

	public function test_lists_carry_their_totals(): void {
		$this->make_rich_site();
		foreach ( self::LISTS as $call ) {
			$response = $this->get( $call . ( str_contains( $call, '?' ) ? '&' : '?' ) . 'limit=1' );
			$data     = $response->get_data();
			self::assertSame(
				[ (string) $data['count'], (string) $data['pages'] ],
				[ $response->get_headers()['X-WP-Total'] ?? null, $response->get_headers()['X-WP-TotalPages'] ?? null ],
				$call
			);
			self::assertGreaterThan( 0, $data['count'], $call );
			self::assertSame( 1, $data['page'], $call );
		}
		self::assertSame(
			[ 2, 2 ],
			[ $this->get( '/posts?limit=1' )->get_data()['count'], $this->get( '/posts?limit=1' )->get_data()['pages'] ]
		);
	}

	public function test_a_page_past_the_last_is_refused_as_core_refuses_it(): void {
		$this->make_rich_site();
		$core = $this->rest( 'GET', '/wp/v2/posts', [ 'page' => 99 ] );
		foreach ( self::LISTS as $call ) {
			$response = $this->get( $call . ( str_contains( $call, '?' ) ? '&' : '?' ) . 'page=99' );
			$error    = $response->get_data();
			self::assertSame( [ $core->get_status(), $core->get_data()['code'] ], [ $response->get_status(), $error['code'] ], $call );
			self::assertMatchesRegularExpression( '/^Danh sách này chỉ có \d+ trang\.$/u', $error['message'], $call );
			self::assertSame( [ 'page' => 'Số trang lớn hơn trang cuối.' ], $error['data']['params'], $call );
		}
	}

	public function test_tags_with_as_many_posts_are_each_on_one_page(): void {
		$tags = array_map( fn( int $n ): string => sprintf( 'khoa-%02d', $n ), range( 40, 1 ) );
		array_map( fn( string $slug ): int => $this->make->tag( [ 'name' => $slug ] ), $tags );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->term_taxonomy} SET count = 2 WHERE taxonomy = 'post_tag'" );
		wp_cache_flush();
		$pages = array_map(
			fn( int $page ): array => array_column( $this->get( "/tag?limit=7&page=$page" )->get_data()['data'], 'name' ),
			range( 1, 6 )
		);
		self::assertSame( $tags, array_merge( ...$pages ) );
	}

	public function test_an_empty_list_is_no_error_on_any_page(): void {
		foreach ( [ '/posts', '/posts?page=2', '/search?s=khongco&page=2' ] as $call ) {
			self::assertSame( [ 200, [] ], [ $this->get( $call )->get_status(), $this->get( $call )->get_data()['data'] ], $call );
		}
	}

	public function test_what_is_not_there_answers_404(): void {
		$this->make_site();
		foreach (
			[
				'/posts/khong-co',
				'/posts/quy-tac',
				'/posts/bai-cha?page=2',
				'/posts/bai-cha?type=khong-co',
				'/categories/khong-co',
				'/tag/khong-co',
				'/tag/wordpress',
				'/videos/khong-co',
				'/videos/hook?page=2',
				'/videos?series=khong-co',
				'/images/99',
				'/friends/khong-co',
				'/courses/khong-co',
				'/courses/viet-plugin?page=2',
				'/featured?category=khong-co',
				'/cmt?object_id=999999',
				'/cmt?object_id=99&type=images',
				'/khong-co',
			] as $call
		) {
			$response = $this->get( $call );
			self::assertSame( 404, $response->get_status(), $call );
			self::assertSame( [ 'code', 'message', 'data' ], array_keys( $response->get_data() ), $call );
		}
	}

	public function test_a_slug_in_another_script_is_found_encoded_or_not(): void {
		$this->make_site();
		$this->post( '日本語' );
		self::assertSame( 200, $this->get( '/posts/日本語' )->get_status() );
		self::assertSame( 200, $this->get( '/posts/' . rawurlencode( '日本語' ) )->get_status() );
		self::assertSame( '日本語', $this->get( '/posts/日本語' )->get_data()['slug'] );
	}

	/** A call as an address. */
	private function get( string $call ): \WP_REST_Response {
		$call           = strtr(
			$call,
			array_combine(
				array_map( static fn( string $slug ): string => '{' . $slug . '}', array_keys( $this->id ) ),
				array_map( 'strval', $this->id )
			)
		);
		[ $path, $query ] = explode( '?', $call, 2 ) + [ 1 => '' ];
		parse_str( $query, $params );
		return $this->rest( 'GET', '/hien/v1' . $path, $params );
	}

	/** Core's validation takes '5' for a number: what comes out must need no change. */
	private function assert_shape( string $call ): void {
		$response = $this->get( $call );
		self::assertSame( 200, $response->get_status(), $call );
		$schema = rest_get_server()->get_route_options( $response->get_matched_route() )['schema'] ?? null;
		if ( null !== $schema ) {
			$decoded = json_decode( (string) wp_json_encode( $response->get_data() ), true );
			self::assertSame( $decoded, rest_sanitize_value_from_schema( $decoded, $schema() ), $call );
		}
	}

	/** @param array<string,mixed> $schema */
	private static function assert_closed( array $schema, string $place ): void {
		if ( in_array( 'object', (array) ( $schema['type'] ?? [] ), true ) && isset( $schema['properties'] ) ) {
			self::assertFalse( $schema['additionalProperties'] ?? true, $place );
			// Pages leave these out; REST always sends them.
			$left_out = array_intersect( array_keys( $schema['properties'] ), [ ...Post_Schema::HIDDEN_KEYS, 'head' ] );
			$required = $schema['required'] ?? [];
			self::assertSame( [], array_diff( array_keys( $schema['properties'] ), $required, $left_out ), $place );
			self::assertSame( [], array_diff( $required, array_keys( $schema['properties'] ) ), $place );
			foreach ( $schema['properties'] as $name => $property ) {
				self::assert_closed( $property, "$place.$name" );
			}
		}
		if ( isset( $schema['items'] ) ) {
			self::assert_closed( $schema['items'], $place . '[]' );
		}
	}

	private function make_rich_site(): void {
		$this->make_site();
		$picture = $this->make->picture( 'hien', 'Hiên nhà' );
		set_post_thumbnail( $this->id['bai-cha'], $picture );
		stick_post( $this->id['bai-cha'] );
		$first = $this->make->comment( $this->id['bai-cha'] );
		$this->make->comment(
			$this->id['bai-cha'],
			[
				'comment_parent' => $first,
				'user_id'        => 1,
			]
		);
		View_Counter::add( $this->id['bai-cha'], (string) wp_date( 'Y-m-d' ), 3 );
		Top_Views::renew();
		update_user_meta( 1, 'description', "Dòng một\n\nDòng hai" );
		$this->make->comment( $this->id['anh'] );
		$this->make->post(
			[
				'post_type'  => 'hien_image',
				'meta_input' => [ '_thumbnail_id' => $picture ],
			]
		);
		$this->make->user();
		$types = [ 'hien_video', 'hien_friend', 'hien_course', 'hien_download', 'hien_faq', 'hien_project', 'hien_link' ];
		foreach ( [ ...$types, ...$types ] as $type ) { // Two pages of one.
			$this->make->post(
				[
					'post_type'  => $type,
					'meta_input' => [ 'hien_file' => $this->make->file() ],
				]
			);
		}
	}
}
