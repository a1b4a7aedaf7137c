<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Import_Map;
use Hien\Import\Import_State;
use Hien\Import\Import_Undo;

/** An import is undone. */
final class UndoTest extends ImportTestCase {

	public function test_it_removes_exactly_what_came(): void {
		$post = $this->make->post( [ 'post_name' => 'bai-cua-minh', 'tags_input' => [ 'nếp' ] ] );
		$this->make->comment( $post );
		$before = self::rows();
		$files  = $this->files();
		self::import( 'wordpress.xml' );
		self::import( 'feed.atom' );
		self::assertNotSame( $before, self::rows() );
		self::assertSame( Import_State::UNDONE, self::undo()->phase );
		self::assertSame( $before, self::rows() );
		self::assertSame( $files, $this->files() );
		self::assertSame( [], Import_Map::counts() );
	}

	public function test_what_was_changed_since_stays_with_its_comments_pictures_and_terms(): void {
		self::import( 'wordpress.xml' );
		$id = self::post( 'banh-chung' )->ID;
		wp_update_post( [ 'ID' => $id, 'post_excerpt' => 'Sửa lại.' ] );
		$other = $this->make->post( [ 'post_content' => '<img src="/wp-content/uploads/2019/01/la-dong.png">' ] );
		self::assertSame( 1, Import_Undo::changed() );
		self::undo();
		self::assertEqualsCanonicalizing( [ $id, $other ], array_column( get_posts( [ 'post_status' => 'any' ] ), 'ID' ) );
		self::assertSame( [], get_posts( [ 'post_type' => 'page' ] ) );
		self::assertCount( 4, get_comments( [ 'post_id' => $id, 'status' => 'all' ] ) );
		self::assertCount( 2, get_posts( [ 'post_type' => 'attachment' ] ), 'One in the post, one in another.' );
		self::assertSame(
			[ 'banh-tet', 'mon-tet' ],
			array_column(
				array_filter(
					get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false, 'orderby' => 'slug' ] ),
					static fn( $term ): bool => str_contains( $term->slug, 'tet' )
				),
				'slug'
			)
		);
	}

	public function test_pictures_that_only_a_gallery_of_a_post_that_stays_shows_stay(): void {
		self::import( 'wordpress.xml' );
		$post = self::post( 'banh-chung' );
		wp_update_post( [ 'ID' => $post->ID, 'post_excerpt' => 'Sửa lại.' ] );
		self::undo();
		self::assertSame( 1, preg_match( '/ids="(\d+),(\d+)"/', get_post( $post->ID )->post_content ?? '', $ids ) );
		self::assertSame( [ 'attachment', 'attachment' ], array_map( 'get_post_type', array_slice( $ids, 1 ) ) );
	}

	public function test_a_picture_that_has_become_the_logo_or_the_banner_stays(): void {
		self::import( 'wordpress.xml' );
		[ $logo, $banner ] = get_posts( [ 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 2 ] );
		set_theme_mod( 'custom_logo', $logo );
		$slide = [ 'title' => 'Chào', 'link' => '/tin-moi', 'image' => $banner ];
		update_option( 'hien_site', [ 'banner' => [ $slide ] ] + get_option( 'hien_site' ) );
		self::undo();
		self::assertEqualsCanonicalizing( [ $logo, $banner ], get_posts( [ 'post_type' => 'attachment', 'fields' => 'ids' ] ) );
	}

	public function test_a_post_with_new_comments_stays(): void {
		self::import( 'wordpress.xml' );
		$this->make->comment( self::post( 'banh-chung' )->ID );
		self::assertSame( 1, Import_Undo::changed() );
		self::undo();
		self::assertSame( 'publish', self::post( 'banh-chung' )->post_status );
	}

	public function test_an_import_that_was_stopped_can_be_undone(): void {
		$before = $this->dump();
		self::begin( __DIR__ . '/files/wordpress.xml' );
		$this->die_after( 120 );
		self::cut_off( static fn() => ( new \Hien\Import\Import_Run() )->batch() );
		self::assertNotSame( $before, $this->dump() );
		self::undo();
		self::assertSame( $before, $this->dump() );
	}

	/** @return array<string,mixed> All rows of content. */
	private static function rows(): array {
		global $wpdb;
		$rows = [ 'sticky' => get_option( 'sticky_posts' ) ];
		foreach (
			[ 'posts', 'postmeta', 'terms', 'term_taxonomy', 'termmeta', 'term_relationships', 'comments', 'commentmeta' ] as $table
		) {
			$rows[ $table ] = $wpdb->get_results( "SELECT * FROM {$wpdb->$table}", ARRAY_A );
		}
		$rows['redirects'] = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hien_redirects", ARRAY_A );
		return $rows;
	}
}
