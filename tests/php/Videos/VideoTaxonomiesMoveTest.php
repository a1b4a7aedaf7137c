<?php

declare(strict_types=1);

namespace Hien\Tests\Videos;

use Hien\Tests\Support\TestCase;
use Hien\Videos\Video_Taxonomies_Move;

/** Terms that were stored under `series`, `video_cat` and `video_key` move to the taxonomies with our prefix. */
final class VideoTaxonomiesMoveTest extends TestCase {

	use Videos;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'series', 'video_cat', 'video_key' ] as $old ) {
			register_taxonomy( $old, [ 'hien_video', 'post' ], [ 'hierarchical' => 'video_cat' === $old ] );
		}
	}

	public function test_terms_of_videos_move_with_their_videos_meta_and_parents(): void {
		$parent = $this->make->term( 'video_cat', [ 'name' => 'Lập trình' ] );
		$topic  = $this->make->term( 'video_cat', [ 'name' => 'Plugin', 'parent' => $parent ] );
		$series = $this->make->term( 'series', [ 'name' => 'Căn bản', 'description' => 'Từ đầu.' ] );
		$video  = $this->video( 'Hook' );
		wp_set_object_terms( $video, [ $topic ], 'video_cat' );
		wp_set_object_terms( $video, [ $series ], 'series' );
		add_term_meta( $series, 'mau', 'xanh' );

		self::move();

		self::assertSame( [ 'Hook' ], $this->titles( [ 'series' => 'can-ban' ] ) );
		self::assertSame( [ 'Hook' ], $this->titles( [ 'video_cat' => 'lap-trinh' ] ), 'Through the topic below it.' );
		$moved = get_term( $series );
		self::assertSame( [ 'hien_series', 'Từ đầu.', 1, home_url( '/series/can-ban' ) ], [ $moved->taxonomy, $moved->description, $moved->count, get_term_link( $moved ) ] );
		self::assertSame( [ 'xanh', $parent ], [ get_term_meta( $series, 'mau', true ), get_term( $topic, 'hien_video_cat' )->parent ] );
		self::assertSame( [], $this->rows( 'series', 'video_cat', 'video_key' ) );
	}

	public function test_terms_of_another_plugin_stay(): void {
		$theirs = $this->make->term( 'series', [ 'name' => 'Truyện dài kỳ' ] );
		$empty  = $this->make->term( 'series', [ 'name' => 'Chưa có gì' ] );
		wp_set_object_terms( $this->make->post(), [ $theirs ], 'series' );
		self::move( 'series' );
		self::assertSame( [ 'Truyện dài kỳ', 'Chưa có gì' ], $this->rows( 'series' ) );
		self::assertSame( [ 'series', 'series' ], [ get_term( $theirs )->taxonomy, get_term( $empty )->taxonomy ] );
	}

	public function test_a_term_that_both_use_becomes_two(): void {
		$shared = $this->make->term( 'series', [ 'name' => 'Căn bản', 'description' => 'Từ đầu.' ] );
		$post   = $this->make->post();
		wp_set_object_terms( $post, [ $shared ], 'series' );
		wp_set_object_terms( $this->video( 'Hook' ), [ $shared ], 'series' );
		self::move( 'series' );
		self::assertSame( [ 'Hook' ], $this->titles( [ 'series' => 'can-ban' ] ) );
		self::assertSame( [ [ 'Căn bản' ], [ 'Căn bản' ] ], [ $this->rows( 'series' ), $this->rows( 'hien_series' ) ] );
		self::assertSame( [ $shared ], wp_get_object_terms( $post, 'series', [ 'fields' => 'ids' ] ) );
		self::assertSame( [ 1, 1 ], [ get_term( $shared )->count, get_term_by( 'slug', 'can-ban', 'hien_series' )->count ] );
	}

	public function test_terms_without_videos_move_where_no_other_plugin_has_that_taxonomy(): void {
		$this->make->term( 'video_key', [ 'name' => 'hook' ] );
		self::move();
		self::assertSame( [ 'hook' ], $this->rows( 'hien_video_key' ) );
	}

	public function test_menu_items_keep_their_target(): void {
		$series = $this->make->term( 'series', [ 'name' => 'Căn bản' ] );
		wp_set_object_terms( $this->video( 'Hook' ), [ $series ], 'series' );
		$menu = wp_create_nav_menu( 'Chính' );
		$item = wp_update_nav_menu_item(
			$menu,
			0,
			[
				'menu-item-type'      => 'taxonomy',
				'menu-item-object'    => 'series',
				'menu-item-object-id' => $series,
				'menu-item-status'    => 'publish',
			]
		);
		self::assertIsInt( $item );
		self::move();
		self::assertSame( [ home_url( '/series/can-ban' ) ], array_column( (array) wp_get_nav_menu_items( $menu ), 'url' ) );
	}

	public function test_it_can_run_again_also_after_the_author_made_the_term_anew(): void {
		$series = $this->make->term( 'series', [ 'name' => 'Căn bản' ] );
		wp_set_object_terms( $this->video( 'Hook' ), [ $series ], 'series' );
		$anew = $this->term( 'series', 'Căn bản' );
		self::move();
		self::move();
		self::assertSame( [ 'Hook' ], $this->titles( [ 'series' => 'can-ban' ] ) );
		self::assertSame( [ [], [ 'Căn bản' ], 1 ], [ $this->rows( 'series' ), $this->rows( 'hien_series' ), get_term( $anew )->count ] );
	}

	/** As in a request after the update: nothing of ours registers the old names. */
	private static function move( string ...$registered_by_others ): void {
		array_map( unregister_taxonomy( ... ), array_diff( [ 'series', 'video_cat', 'video_key' ], $registered_by_others ) );
		Video_Taxonomies_Move::run();
		Video_Taxonomies_Move::run();
	}

	/** @return list<string> Names of the terms stored in taxonomies, in order of their ids. */
	private function rows( string ...$taxonomies ): array {
		global $wpdb;
		$in = "'" . implode( "','", $taxonomies ) . "'";
		return $wpdb->get_col( "SELECT t.name FROM $wpdb->term_taxonomy tt INNER JOIN $wpdb->terms t ON t.term_id = tt.term_id WHERE tt.taxonomy IN ($in) ORDER BY t.term_id" );
	}
}
