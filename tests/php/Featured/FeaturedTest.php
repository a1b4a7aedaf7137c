<?php

declare(strict_types=1);

namespace Hien\Tests\Featured;

use Hien\List_Sizes;
use Hien\Plugin;
use Hien\Settings\Sections;
use Hien\Tests\Support\TestCase;

/** Which posts the home page shows, and where. */
final class FeaturedTest extends TestCase {

	/** @var list<int> Categories. */
	private array $categories = [];

	/** @var array<string,int> */
	private array $posts = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'Một', 'Hai' ] as $name ) {
			$this->categories[] = $this->make->category( [ 'name' => $name ] );
		}
		foreach ( range( 1, 12 ) as $n ) {
			$this->post( "bai-$n", $n, [ $this->categories[ $n % 2 ] ] );
		}
	}

	public function test_the_newest_posts_come_first_then_those_of_each_category(): void {
		self::assertSame( [ 'bai-12', 'bai-11', 'bai-10', 'bai-9' ], $this->slugs( 'highlights' ) );
		self::assertSame(
			[ 'Hai' => [ 'bai-7', 'bai-5', 'bai-3' ], 'Một' => [ 'bai-8', 'bai-6', 'bai-4' ] ],
			$this->sections()
		);
	}

	public function test_no_post_is_shown_twice(): void {
		$this->post( 'bai-chung', 8, $this->categories, [ 'post_password' => 'mở' ] );
		stick_post( $this->posts['bai-7'] );
		$this->set_slides();
		$shown = [ ...$this->slugs( 'banner' ), ...$this->slugs( 'highlights' ), ...array_merge( ...array_values( $this->sections() ) ) ];
		self::assertContains( 'bai-chung', $shown );
		self::assertSame( array_values( array_unique( $shown ) ), $shown );
		self::assertCount( List_Sizes::HIGHLIGHTS + 2 * List_Sizes::HOME_SECTION, $shown );
	}

	public function test_a_section_goes_back_to_older_posts_where_others_show_its_newest(): void {
		foreach ( range( 13, 24 ) as $n ) {
			$this->post( "chung-$n", $n, $this->categories );
		}
		array_map( fn( int $n ) => stick_post( $this->posts[ "chung-$n" ] ), range( 13, 17 ) );
		self::assertSame(
			[ 'Hai' => [ 'chung-20', 'chung-19', 'chung-18' ], 'Một' => [ 'bai-12', 'bai-10', 'bai-8' ] ],
			$this->sections()
		);
	}

	public function test_sticky_posts_are_the_banner_where_the_owner_has_no_slides(): void {
		stick_post( $this->posts['bai-2'] );
		self::assertSame( [ [ 'bai-2' ], 'bai-12' ], [ $this->slugs( 'banner' ), $this->slugs( 'highlights' )[0] ] );
		self::assertTrue( $this->featured()['banner'][0]['sticky'] );
		$this->set_slides();
		self::assertSame( [ [], 'bai-2' ], [ $this->slugs( 'banner' ), $this->slugs( 'highlights' )[0] ] );
	}

	public function test_of_the_children_of_a_category_the_twenty_with_the_most_posts_have_a_section(): void {
		$parent = $this->make->category( [ 'name' => 'Cha' ] );
		foreach ( range( 1, 22 ) as $n ) {
			$child = $this->make->category( [ 'name' => "Con $n", 'parent' => $parent ] );
			$this->post( "con-$n", $n, [ $child ] );
		}
		$this->post( 'them', 23, [ $child ] );
		$this->post( 'cua-cha', 24, [ $parent ] );
		$sections = $this->rest( 'GET', '/hien/v1/featured', [ 'category' => 'cha' ] )->get_data()['sections'];
		$names    = array_column( array_column( $sections, 'category' ), 'name' );
		self::assertSame( [ 21, 'Con 22', 'Cha' ], [ count( $names ), $names[0], $names[20] ] );
	}

	public function test_a_post_behind_a_password_says_so(): void {
		wp_update_post( [ 'ID' => $this->posts['bai-12'], 'post_password' => 'mở' ] );
		self::assertSame( [ true, false ], array_slice( array_column( $this->featured()['highlights'], 'protected' ), 0, 2 ) );
	}

	public function test_another_plugin_that_changes_queries_changes_nothing_here(): void {
		$before = $this->featured();
		add_action( 'pre_get_posts', '__return_null' );
		self::assertSame( $before, $this->featured() );
	}

	public function test_sticky_posts_that_readers_cannot_see_change_no_list_in_either_way_of_querying(): void {
		foreach ( range( 5, 12 ) as $n ) {
			stick_post( $this->posts[ "bai-$n" ] );
		}
		wp_update_post(
			[
				'ID' => $this->posts['bai-12'],
				'post_status' => 'future',
				'post_date' => '2999-01-01 00:00:00',
				'post_date_gmt' => '2999-01-01 00:00:00',
				'edit_date' => true,
			]
		);
		wp_update_post( [ 'ID' => $this->posts['bai-11'], 'post_status' => 'private' ] );
		wp_trash_post( $this->posts['bai-10'] );
		$lists = function (): array {
			self::flush_cache();
			$pages = array_map(
				static fn( int $page ): mixed => Plugin::instance()->resources->respond( "posts?limit=4&page=$page" ),
				[ 1, 2, 3 ]
			);
			return [
				$this->slugs( 'banner' ),
				$this->slugs( 'highlights' ),
				$this->sections(),
				array_map(
					static fn( array $page ): array => [ array_column( $page['data'], 'slug' ), $page['count'], $page['pages'] ],
					$pages
				),
			];
		};
		$own = $lists();
		self::assertSame( [ [ 'bai-9', 'bai-8', 'bai-7', 'bai-6' ], 9, 3 ], $own[3][0] );
		self::assertSame( [ 'bai-1' ], $own[3][2][0] );
		self::assertSame( [], array_intersect( [ 'bai-10', 'bai-11', 'bai-12' ], $own[0] ) );
		add_action( 'pre_get_posts', static fn() => null );
		self::assertSame( $own, $lists() );
	}

	/**
	 * @param list<int>           $categories
	 * @param array<string,mixed> $fields
	 */
	private function post( string $slug, int $day, array $categories, array $fields = [] ): void {
		$this->posts[ $slug ] = $this->make->post(
			$fields + [
				'post_name' => $slug,
				'post_title' => $slug,
				'post_date' => sprintf( '2024-01-%02d 00:00:00', $day ),
				'post_category' => $categories,
			]
		);
	}

	private function set_slides(): void {
		update_option(
			Sections::NAME,
			[ 'banner' => [ [ 'title' => 'Lớp mới', 'text' => '', 'link' => '/khoa-hoc', 'button' => '', 'image' => 0 ] ] ]
		);
	}

	/** @return list<string> */
	private function slugs( string $part ): array {
		return array_column( $this->featured()[ $part ], 'slug' );
	}

	/** @return array<string,list<string>> Name of a category => slugs. */
	private function sections(): array {
		$sections = $this->featured()['sections'];
		return array_combine(
			array_column( array_column( $sections, 'category' ), 'name' ),
			array_map( static fn( array $section ): array => array_column( $section['data'], 'slug' ), $sections )
		);
	}

	/** @return array<string,mixed> */
	private function featured(): array {
		self::flush_cache();
		$response = Plugin::instance()->resources->respond( 'featured' );
		self::assertIsArray( $response );
		return $response;
	}
}
