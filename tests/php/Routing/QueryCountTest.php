<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;

/** How many queries a whole page costs: the screen, and the header, footer and side columns around it. */
final class QueryCountTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const LISTS = [ '/', '/tin-moi', '/thanh-vien', '/wordpress', '/wordpress/lap-trinh-plugin', '/tag/rest-api', '/2024/01' ];

	/** Lists of other content, and the post type that they show. */
	private const CONTENT = [
		'/videos'              => 'hien_video',
		'/series/can-ban'      => 'hien_video',
		'/video_cat/nguoi-moi' => 'hien_video',
		'/hinh-anh'            => 'hien_image',
		'/ban-be'              => 'hien_friend',
		'/khoa-hoc'            => 'hien_course',
		'/tai-nguyen'          => 'hien_download',
		'/hoi-dap-hien'        => 'hien_faq',
	];

	/** Content types without a list of their own. */
	private const WITHOUT_LIST = [
		'hien_project' => 'Shown beside every page: see ShellTest.',
		'hien_link'    => 'Shown beside every page: see ShellTest.',
	];

	/** Calls of lists, with what fills them. */
	private const CALLS = [
		'options',
		'posts',
		'featured',
		'categories',
		'tag',
		'tag/rest-api',
		'cmt?object_id={bai-cha}',
		'cmt?type=images&object_id=1',
		'videos',
		'images',
		'friends',
		'courses',
		'downloads',
		'faqs',
		'projects',
		'links',
		'comments',
		'top-view',
		'users',
		'users?name=ban',
		'search?s=bai',
	];

	/** Resources without a list. */
	private const WITHOUT_CALL = [
		'pages'   => 'It has items alone.',
		'account' => 'It is one member\'s own.',
		'favorites' => 'They are one member\'s own; measured in FavoritesTest.',
	];

	/** How many queries more than a page of nothing a list may cost. */
	private const LIMIT = 16;

	/** Queries that count the calls of a visitor, where these are limited: one adds, one reads. */
	private const THROTTLE = 2;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		foreach ( range( 1, 6 ) as $n ) {
			$this->category( "Chuyên mục $n", "chuyen-muc-$n" );
			$this->fill( "chuyen-muc-$n", 5, -200 ); // Older than all others.
		}
		$this->cost( '/' ); // What WordPress keeps for the whole process is there from now on.
	}

	public function test_every_content_type_and_resource_is_measured_or_left_out_on_purpose(): void {
		self::assertEqualsCanonicalizing(
			self::content_types(),
			[ ...array_unique( self::CONTENT ), ...array_keys( self::WITHOUT_LIST ) ]
		);
		$called = array_unique( array_map( static fn( string $call ): string => strtok( $call, '/?' ), self::CALLS ) );
		self::assertEqualsCanonicalizing( Plugin::instance()->resources->names(), [ ...$called, ...array_keys( self::WITHOUT_CALL ) ] );
	}

	public function test_a_list_costs_little_and_the_same_at_any_number_of_posts(): void {
		$this->fill_richly( 3 );
		$few = array_map( $this->cost( ... ), array_combine( self::LISTS, self::LISTS ) );
		$this->fill_richly( 57, 4 );
		$many    = array_map( $this->cost( ... ), array_combine( self::LISTS, self::LISTS ) );
		$nothing = $this->cost( '/khong-co' );
		self::assertSame( $few, $many );
		self::assertLessThanOrEqual( $nothing + self::LIMIT, max( $many ), "Nothing: $nothing. Lists: " . wp_json_encode( $many ) );
	}

	public function test_a_list_of_other_content_costs_little_and_the_same_at_any_number(): void {
		$this->fill_with_content( 2 );
		$few = array_map( $this->cost( ... ), array_combine( array_keys( self::CONTENT ), array_keys( self::CONTENT ) ) );
		$this->fill_with_content( 20 );
		$many    = array_map( $this->cost( ... ), array_combine( array_keys( self::CONTENT ), array_keys( self::CONTENT ) ) );
		$nothing = $this->cost( '/khong-co' );
		self::assertSame( $few, $many );
		self::assertLessThanOrEqual( $nothing + self::LIMIT, max( $many ), "Nothing: $nothing. Lists: " . wp_json_encode( $many ) );
	}

	public function test_a_call_of_a_list_costs_little_more_than_a_call_of_nothing(): void {
		$this->fill_richly( 20 );
		$this->fill_with_content( 12 );
		foreach ( range( 1, 12 ) as $n ) {
			$this->make->comment( $this->id['bai-cha'], [ 'user_id' => $this->make->user( args: [ 'display_name' => "Bạn $n" ] ) ] );
		}
		View_Counter::add( $this->id['bai-cha'], (string) wp_date( 'Y-m-d' ), 3 );
		Top_Views::renew();
		$cost = function ( string $call ): int {
			[ $path, $query ] = explode( '?', $call, 2 ) + [ 1 => '' ];
			parse_str( $query, $params );
			return self::count_queries( fn() => $this->rest( 'GET', "/hien/v1/$path", $params ) );
		};
		foreach ( self::CALLS as $call ) {
			$call = strtr( $call, [ '{bai-cha}' => (string) $this->id['bai-cha'] ] );
			$cost( $call );
			$counted = str_starts_with( $call, 'search' ) ? self::THROTTLE : 0;
			self::assertLessThanOrEqual( $cost( 'khong-co' ) + $counted + self::LIMIT, $cost( $call ), $call );
		}
	}

	public function test_a_post_costs_the_same_at_any_number_of_comments(): void {
		$path = '/wordpress/bai-cha';
		$say  = fn( int $user ): int => $this->make->comment( $this->id['bai-cha'], [ 'user_id' => $user ] );
		$say( 0 );
		$say( $this->make->user() );
		$few = $this->cost( $path );
		foreach ( range( 1, 20 ) as $n ) {
			$say( $this->make->user() );
			$say( 0 );
		}
		self::assertSame( $few, $this->cost( $path ), 'Those who wrote them are read together.' );
	}

	private function fill_with_content( int $count ): void {
		foreach ( array_unique( self::CONTENT ) as $type ) {
			for ( $n = 0; $n < $count; $n++ ) {
				$id = $this->make->post(
					[
						'post_type'  => $type,
						'meta_input' => [
							'_thumbnail_id'   => $this->make->picture(),
							'hien_file'       => $this->make->file(),
							'hien_video_file' => $this->make->file(),
						],
					]
				);
				foreach (
					'hien_video' === $type ? [ 'hien_series' => 'Căn bản', 'hien_video_cat' => 'Người mới' ] : [] as $taxonomy => $name
				) {
					wp_set_object_terms( $id, $name, $taxonomy );
				}
			}
		}
	}

	/** Posts that have what costs most: a picture, a tag, two categories, the banner's place, several authors. */
	private function fill_richly( int $count, int $from = 1 ): void {
		global $wpdb;
		$ids   = $this->fill( 'WordPress', $count, $from );
		$terms = [
			$this->id['lap-trinh-plugin'] => 'category',
			(int) get_term_by( 'slug', 'rest-api', 'post_tag' )->term_id => 'post_tag',
		];
		foreach ( $ids as $id ) {
			$picture = $this->make->post( [ 'post_type' => 'attachment' ] );
			$image   = [
				'file'   => "2024/01/$id.jpg",
				'width'  => 900,
				'height' => 600,
				'sizes'  => [
					'medium' => [
						'file'   => "$id-300.jpg",
						'width'  => 300,
						'height' => 200,
					],
				],
			];
			add_post_meta( $picture, '_wp_attached_file', $image['file'] );
			add_post_meta( $picture, '_wp_attachment_metadata', $image );
			add_post_meta( $id, '_thumbnail_id', $picture );
			foreach ( $terms as $term => $taxonomy ) {
				$wpdb->insert(
					$wpdb->term_relationships,
					[
						'object_id'        => $id,
						'term_taxonomy_id' => get_term( $term, $taxonomy )->term_taxonomy_id,
					]
				);
			}
		}
		foreach ( $terms as $term => $taxonomy ) {
			wp_update_term_count_now( [ get_term( $term, $taxonomy )->term_taxonomy_id ], $taxonomy );
		}
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->posts SET post_author = %d WHERE post_type = 'post' AND ID %% 2 = 0",
				$this->make->user( 'author' )
			)
		);
		update_option( 'sticky_posts', $ids );
	}

	/** Queries of a whole visit, after another one has filled the cache of the shell. */
	private function cost( string $path ): int {
		$visit = fn() => Plugin::instance()->boot_data->for_screen( $this->visit( $path ) );
		$visit();
		return self::count_queries( $visit );
	}
}
