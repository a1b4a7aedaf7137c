<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Content\Picture;
use Hien\Tests\Support\TestCase;
use LogicException;
use WP_Post;

/** The drawings that are shown instead of missing pictures. */
final class PictureTest extends TestCase {

	public function test_the_drawing_of_a_post_stays_and_differs_from_those_of_others(): void {
		$drawings = array_map( Picture::drawing( ... ), range( 1, 48 ) );
		self::assertSame( $drawings, array_map( Picture::drawing( ... ), range( 1, 48 ) ) );
		self::assertCount( 48, array_unique( $drawings, SORT_REGULAR ) );
		self::assertSame( [ range( 1, 6 ), range( 1, 8 ) ], [ self::values( $drawings, 'tile' ), self::values( $drawings, 'icon' ) ] );
	}

	public function test_contents_that_follow_one_another_have_different_patterns_and_icons(): void {
		foreach ( range( 1, 100 ) as $id ) {
			self::assertSame( [], array_intersect_assoc( Picture::drawing( $id ), Picture::drawing( $id + 1 ) ), "Id $id" );
		}
	}

	public function test_neighbours_in_a_list_have_different_patterns_and_icons(): void {
		$posts = array_map( fn(): WP_Post => get_post( $this->make->post() ) ?? throw new LogicException(), range( 1, 9 ) );
		set_post_thumbnail( $posts[4], $this->make->picture() );
		foreach ( [ $posts, array_fill( 0, 9, $posts[0] ) ] as $list ) {
			$items = array_map( static fn( WP_Post $post ): array => Picture::drawing( $post->ID ) + Picture::of( $post ), $list );
			$before = [];
			foreach ( Picture::avoid_repeated_drawings( $items ) as $place => $item ) {
				$drawing = null === $item['image'] ? array_intersect_key( $item, Picture::drawing( 1 ) ) : [];
				self::assertSame( [], array_intersect_assoc( $drawing, $before ), "Place $place" );
				$before = $drawing;
			}
		}
	}

	public function test_a_list_of_other_things_stays_as_it_is(): void {
		$terms = [ [ 'tile' => 2 ], [ 'tile' => 2 ] ];
		self::assertSame( $terms, Picture::avoid_repeated_drawings( $terms ) );
	}

	/**
	 * @param list<array<string,int>> $drawings
	 * @return list<int>
	 */
	private static function values( array $drawings, string $key ): array {
		$values = array_unique( array_column( $drawings, $key ) );
		sort( $values );
		return $values;
	}
}
