<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Admin_Counts;
use Hien\Cache\Count_Cache;
use Hien\Members\Member_Index;
use Hien\Setup\Sample_Content;
use Hien\Tests\Support\RowReads;
use Hien\Tests\Support\TestCase;
use Hien\Views\View_Counter;
use WP_List_Table;

/**
 * Lists and numbers of a large site: they read as many rows at twice the number, and WordPress's own numbers of comments are remembered.
 */
final class LargeSiteTest extends TestCase {

	use RowReads;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'hien_is_large', '1' );
		( new Count_Cache() )->register();
	}

	public function test_lists_read_as_many_rows_at_twice_the_number(): void {
		$calls = [
			'comments'     => fn() => $this->rest( 'GET', '/hien/v1/comments' ),
			'options'      => fn() => $this->rest( 'GET', '/hien/v1/options' ),
			'posts'        => fn() => $this->rest( 'GET', '/hien/v1/posts', [ 'page' => 2 ] ),
			'own posts'    => static fn() => Sample_Content::has_own_post(),
			'views by day' => static fn() => View_Counter::by_day( '2024-01-01' ),
			'new members'  => static fn() => Member_Index::count_since( (int) strtotime( '2024-01-02' ) ),
			'of wp-admin'  => static fn() => wp_count_comments(),
		];
		$reads = [];
		foreach ( [ 'few', 'many' ] as $size ) {
			$this->write( self::lots( 1500 ) );
			array_map( static fn( callable $call ) => $call(), $calls ); // Counts.
			foreach ( $calls as $name => $call ) {
				self::flush_cache();
				$reads[ $size ][ $name ] = self::reads( $call );
			}
		}
		foreach ( $reads['few'] as $name => $few ) {
			self::assertLessThanOrEqual( 1.2 * $few, $reads['many'][ $name ], $name );
		}
	}

	public function test_the_number_of_all_comments_is_remembered_and_that_of_those_that_wait_is_counted(): void {
		$posts = $this->write( 1200 );
		$count = static function (): array {
			self::flush_cache();
			return [
				(int) wp_count_comments()->approved,
				(int) wp_count_comments()->moderated,
				get_comments( [ 'count' => true, 'post_id' => 0, 'status' => 'approve' ] ),
			];
		};
		$all   = $count();
		self::assertSame( 1200, $all[0] );
		$this->make->comment( $posts[0] );
		$this->make->comment( $posts[0], [ 'comment_approved' => '0' ] );
		self::assertSame( [ $all[0], $all[1] + 1, $all[2] ], $count() );
		self::assertSame( 2, get_comments( [ 'count' => true, 'post_id' => $posts[0], 'status' => 'approve' ] ), 'Of one post.' );
	}

	public function test_lists_of_wp_admin_remember_what_they_count(): void {
		set_current_screen( 'edit-post' );
		( new Admin_Counts() )->register();
		$this->write( 1200 );
		$table  = new class() extends WP_List_Table {
			public function months(): string {
				ob_start();
				$this->months_dropdown( 'post' );
				return (string) ob_get_clean();
			}
		};
		$shown  = static fn(): array => [ count_many_users_posts( [ 1, 2 ] ), $table->months() ];
		$before = $shown();
		self::assertSame( [ 1 => 1200, 2 => 0 ], $before[0] );
		self::assertStringContainsString( "value='202001'", $before[1] );
		$this->make->post( [ 'post_date' => '1999-05-06 00:00:00', 'post_author' => 1 ] );
		self::flush_cache();
		self::assertSame( $before, $shown() );
	}

	public function test_wp_admin_remembers_how_many_posts_have_a_status_until_one_of_them_changes(): void {
		$this->as_user( 'administrator' );
		set_current_screen( 'edit-post' );
		( new Admin_Counts() )->register();
		$posts = $this->write( 1200 );
		$shown = static function ( string $page ): array {
			self::flush_cache();
			do_action( "load-$page" ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
			$counts = wp_count_posts( 'post', 'readable' );
			return [ (int) $counts->publish, (int) $counts->draft, (int) $counts->trash ];
		};
		[ $public, $drafts, $trashed ] = $shown( 'edit.php' );
		self::assertGreaterThanOrEqual( 1200, $public );
		$this->write( 10 ); // By nobody's hand.
		self::assertSame( [ $public, $drafts, $trashed ], $shown( 'index.php' ) );
		wp_update_post( [ 'ID' => $posts[0], 'post_status' => 'draft' ] );
		self::assertSame( [ $public + 9, $drafts + 1, $trashed ], $shown( 'edit.php' ) );
		wp_trash_post( $posts[1] );
		self::assertSame( [ $public + 8, $drafts + 1, $trashed + 1 ], $shown( 'edit.php' ) );
		wp_delete_post( $posts[1], true );
		self::assertSame( [ $public + 8, $drafts + 1, $trashed ], $shown( 'edit.php' ) );

		$this->as_user( 'author' );
		$this->make->post( [ 'post_status' => 'private', 'post_author' => get_current_user_id() ] );
		self::flush_cache();
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		self::assertSame( 1, (int) wp_count_posts( 'post', 'readable' )->private, 'His own.' );
	}

	public function test_what_a_reader_finds_is_counted_apart(): void {
		$this->write( 1200 );
		$count = fn(): int => $this->rest( 'GET', '/hien/v1/comments' )->get_data()['count'];
		self::assertSame( 1200, $count() );
		add_filter(
			'comments_clauses',
			static fn( array $clauses ): array => [ 'where' => "{$clauses['where']} AND comment_author = 'Lan'" ] + $clauses
		);
		self::flush_cache();
		self::assertSame( 0, $count() );
	}

	/** @return list<int> Posts, each with a comment, a member and views of two days. */
	private function write( int $number ): array {
		$posts = self::write_posts( $number );
		self::insert(
			'comments',
			...array_map(
				static fn( int $id ): array => [
					'comment_post_ID' => $id,
					'comment_author' => 'Mai',
					'comment_date' => '2024-01-01',
					'comment_date_gmt' => '2024-01-01',
					'comment_content' => 'Hay',
					'comment_approved' => '1',
					'comment_type' => 'comment',
				],
				$posts
			)
		);
		self::insert(
			'hien_members',
			...array_map( static fn( int $id ): array => [ 'part' => '', 'registered' => '2024-01-01', 'user_id' => $id ], $posts )
		);
		$views = static fn( string $day ): array => array_map(
			static fn( int $id ): array => [ 'object_id' => $id, 'day' => $day, 'views' => 3 ],
			$posts
		);
		self::insert( 'hien_views', ...$views( '2024-01-01' ), ...$views( '2024-01-02' ) );
		return $posts;
	}
}
