<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Import_Item;
use Hien\Import\Import_Map;
use Hien\Import\Import_Run;
use Hien\Import\Import_State;
use Hien\Tests\Support\Locks;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** An import that is cut off, and goes on. */
final class PhpKilledTest extends ImportTestCase {

	use Locks;

	#[\PHPUnit\Framework\Attributes\TestWith( [ 'wordpress.xml' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'feed.atom' ] )]
	public function test_nothing_is_doubled_or_lost_when_it_is_cut_off_twenty_times( string $file ): void {
		global $wpdb;
		$before  = $this->dump()['posts'];
		$queries = $wpdb->num_queries;
		self::import( $file );
		$queries  = $wpdb->num_queries - $queries;
		$expected = $this->dump();
		self::undo();
		self::assertSame( $before, $this->dump()['posts'] );

		$random = new Randomizer( new Mt19937( 29 ) );
		self::begin( __DIR__ . "/files/$file" );
		for ( $cut = 0; $cut < 20; $cut++ ) {
			$this->cut_off_after( $random->getInt( 40, max( 80, intdiv( $queries, 8 ) ) ) );
		}
		self::assertGreaterThanOrEqual( 5, $this->cuts );
		self::assertSame( Import_State::DONE, self::finish()->phase );
		self::assertSame( $expected, $this->dump() );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ false ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ true ] )]
	public function test_a_picture_whose_copying_is_cut_off_is_whole_in_the_end_or_gone( bool $is_undone ): void {
		self::import( 'feed.atom' );
		$expected = $this->sizes();
		self::undo();
		self::assertSame( [], $this->sizes() );

		self::begin( __DIR__ . '/files/feed.atom' );
		self::$copies_left = 1;
		self::cut_off( static fn() => ( new Import_Run() )->batch() );
		if ( $is_undone ) {
			self::undo();
		} else {
			self::finish();
		}
		self::assertSame( $is_undone ? [] : $expected, $this->sizes() );
	}

	/** @return array<string,int> File of the uploads folder => bytes. */
	private function sizes(): array {
		$files = $this->files();
		return array_combine( $files, array_map( fn( string $file ): int => (int) filesize( $this->uploads . $file ), $files ) );
	}

	public function test_what_ends_the_request_each_time_is_left_out(): void {
		self::begin( __DIR__ . '/files/wordpress.xml' );
		add_filter(
			'wp_insert_post_data',
			static fn( array $data ): array => 'Mứt gừng' === $data['post_title'] ? throw new PhpKilled() : $data
		);
		for ( $try = 0; $try < 5; $try++ ) {
			self::cut_off( static fn() => ( new Import_Run() )->batch() );
		}
		$state = self::finish();
		self::assertContains( 'Mục 4 (Mứt gừng): máy chủ ngừng giữa chừng nhiều lần, nên đã bỏ qua.', $state->errors );
		self::assertSame( [ 'publish', 'private' ], [ self::post( 'banh-chung' )->post_status, self::post( 'nhat-ky' )->post_status ] );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ false ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ true ] )]
	public function test_what_the_owner_writes_in_a_post_that_was_cut_off_stays( bool $is_undone ): void {
		$die = static fn( int $id, \WP_Post $post ): mixed => 'Mứt gừng' === $post->post_title ? throw new PhpKilled() : null;
		add_action( 'wp_insert_post', $die, 10, 2 );
		self::begin( __DIR__ . '/files/wordpress.xml' );
		self::cut_off( static fn() => ( new Import_Run() )->batch() );
		remove_action( 'wp_insert_post', $die );
		$id = get_posts( [ 'title' => 'Mứt gừng', 'post_status' => 'any' ] )[0]->ID;
		wp_update_post( [ 'ID' => $id, 'post_content' => 'Viết ở trang này.' ] );
		if ( $is_undone ) {
			self::undo();
		} else {
			self::assertStringContainsString( 'Mứt gừng', self::finish()->errors[ "post $id" ] );
		}
		self::assertSame( 'Viết ở trang này.', get_post( $id )?->post_content );
		self::undo();
		self::assertSame( 'Viết ở trang này.', get_post( $id )?->post_content );
	}

	public function test_what_ends_the_request_each_time_that_it_is_removed_stays_and_all_else_goes(): void {
		self::import( 'wordpress.xml' );
		$stays = self::post( 'banh-chung' )->ID;
		add_action( 'before_delete_post', static fn( int $id ): ?int => $id === $stays ? throw new PhpKilled() : null );
		for ( $try = 0; $try < 5; $try++ ) {
			self::cut_off( static fn() => 0 === $try ? self::undo() : self::finish() );
		}
		self::assertSame( Import_State::UNDONE, self::finish()->phase );
		self::assertSame( [ 'banh-chung' ], array_column( get_posts( [ 'post_status' => 'any' ] ), 'post_name' ) );
	}

	/** After comments that are there already. */
	public function test_a_comment_that_ends_the_request_each_time_is_left_out(): void {
		self::begin( __DIR__ . '/files/wordpress.xml' );
		add_filter(
			'query',
			static fn( string $query ): string => str_contains( $query, 'Blog bạn' ) && str_starts_with( $query, 'INSERT' )
				? throw new PhpKilled()
				: $query
		);
		for ( $try = 0; $try < 5; $try++ ) {
			self::cut_off( static fn() => ( new Import_Run() )->batch() );
		}
		$state = self::finish();
		self::assertContains( 'Mục 1 (Blog bạn): máy chủ ngừng giữa chừng nhiều lần, nên đã bỏ qua.', $state->errors );
		self::assertSame(
			[ 'Khách', 'Chị Mận', 'Bác Sáu' ],
			array_column( get_comments( [ 'orderby' => 'comment_date_gmt' ] ), 'comment_author' )
		);
	}

	public function test_a_batch_goes_on_after_the_last_comment_of_the_one_before(): void {
		$begun = [];
		self::begin( __DIR__ . '/files/wordpress.xml' );
		add_filter(
			'query',
			static function ( string $query ) use ( &$begun ): string {
				if ( 1 === preg_match( "/INSERT .*hien_imported.*VALUES \\('(\w+)', 'comment'/s", $query, $found ) ) {
					$begun[] = $found[1];
				}
				return $query;
			}
		);
		while ( Import_State::THREADS !== Import_State::load()->phase ) {
			( new Import_Run() )->batch( 0 );
		}
		self::assertCount( 4, $begun );
		self::assertSame( array_unique( $begun ), $begun );
	}

	public function test_ids_in_a_text_are_replaced_once_when_the_request_ends_after_it_was_stored(): void {
		$is_stored = false;
		self::begin( __DIR__ . '/files/wordpress.xml' );
		$die = static function ( string $query ) use ( &$is_stored ): string {
			if ( $is_stored ) {
				throw new PhpKilled();
			}
			$is_stored = str_starts_with( $query, 'UPDATE' )
				&& str_contains( $query, '`post_content`' )
				&& str_contains( $query, 'Gói bánh' )
				&& ! str_contains( $query, '"id":20,' );
			return $query;
		};
		add_filter( 'query', $die );
		self::cut_off( static fn() => ( new Import_Run() )->batch() );
		remove_filter( 'query', $die );
		delete_option( 'hien_import.lock' ); // The request has left it, and the next one would wait until it is a minute old.
		$text = self::post( 'banh-chung' )->post_content;
		self::give_new_ids_to_others();
		self::finish();
		self::assertSame( $text, self::post( 'banh-chung' )->post_content );
	}

	public function test_terms_are_counted_in_steps_that_go_on_where_the_last_one_has_ended(): void {
		self::begin( __DIR__ . '/files/wordpress.xml' );
		while ( Import_State::COUNTS !== Import_State::load()->phase ) {
			( new Import_Run() )->batch( 0 );
		}
		$ids = [];
		for ( $number = 0; $number < 250; $number++ ) {
			$ids[] = $this->make->term( 'post_tag', [ 'name' => "Thẻ $number" ] );
			$hash  = Import_Map::reserve( Import_Map::hash( Import_Item::TERM, "the-$number" ), Import_Item::TERM )->hash;
			Import_Map::set( $hash, [ 'object_id' => end( $ids ), 'state' => Import_Map::DONE ] );
		}
		$counted = [];
		add_action(
			'edit_term_taxonomy',
			static function ( int $id ) use ( &$counted ): void {
				$counted[] = $id;
			}
		);
		$steps = 0;
		do {
			$before = count( $counted );
			++$steps;
			$is_left = ( new Import_Run() )->batch( 0 );
			self::assertLessThanOrEqual( 100, count( $counted ) - $before );
		} while ( $is_left );
		self::assertGreaterThanOrEqual( 4, $steps );
		self::assertSame( $counted, array_unique( $counted ) );
		self::assertSame( [], array_diff( $ids, $counted ) );
		self::assertSame( Import_State::DONE, Import_State::load()->phase );
	}

	public function test_only_one_request_works_at_a_time(): void {
		$state = self::begin( __DIR__ . '/files/wordpress.xml' );
		self::write_lock( 'hien_import', time() );
		self::assertTrue( ( new Import_Run() )->batch() );
		self::assertEquals( $state, Import_State::load() );
		self::assertNotFalse( wp_next_scheduled( Import_Run::EVENT ), 'WP-Cron goes on.' );
	}

	public function test_a_batch_that_has_lost_its_lock_ends_and_leaves_all_to_the_one_that_has_it(): void {
		self::begin( __DIR__ . '/files/feed.atom' );
		$now  = time();
		$lose = static function ( array $data ) use ( $now ): array {
			self::let_lock_grow_old( 'hien_import', MINUTE_IN_SECONDS );
			self::write_lock( 'hien_import', $now ); // Another request takes it.
			$state        = Import_State::load();
			$state->tries = 4;
			$state->save();
			return $data;
		};
		add_filter( 'wp_insert_post_data', $lose );
		self::assertTrue( ( new Import_Run() )->batch() );
		self::assertCount( 1, get_posts( [ 'post_status' => 'any' ] ) );
		self::assertSame( 4, Import_State::load()->tries );
		self::assertSame( $now, (int) self::lock( 'hien_import' ) );
	}

	public function test_the_lock_does_not_grow_old_while_pictures_posts_and_comments_are_made_and_removed(): void {
		$ages = [];
		foreach (
			[
				'wp_insert_post_data',
				'wp_insert_comment',
				'http_request_args',
				'wp_update_attachment_metadata',
				'before_delete_post',
				'delete_attachment',
			] as $step
		) {
			$age = static function ( mixed $value ) use ( &$ages, $step ): mixed {
				$ages[ $step ] = max( $ages[ $step ] ?? 0, self::lock_age( 'hien_import' ) );
				return $value;
			};
			$old = static function ( mixed $value ): mixed {
				self::let_lock_grow_old( 'hien_import', HOUR_IN_SECONDS );
				return $value;
			};
			// A request to another host, and the metadata, come last in a step.
			$is_renewed_then = in_array( $step, [ 'http_request_args', 'wp_update_attachment_metadata' ], true );
			add_filter( $step, $age, $is_renewed_then ? 15 : 5 );
			add_filter( $step, $old, $is_renewed_then ? 5 : 15 );
		}
		self::import( 'feed.atom' );
		self::undo();
		self::assertCount( 6, $ages );
		self::assertLessThan( HOUR_IN_SECONDS, max( $ages ) );
	}

	private int $cuts = 0;

	/** Runs a batch that dies at a query. */
	private function cut_off_after( int $queries ): void {
		$hooks = array_map( static fn( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$this->die_after( $queries );
		try {
			( new Import_Run() )->batch();
		} catch ( PhpKilled ) {
			++$this->cuts;
		}
		$GLOBALS['wp_filter']         = $hooks;
		$GLOBALS['wp_current_filter'] = [];
		self::flush_cache();
		$state        = Import_State::load();
		$state->tries = 0; // The cut is elsewhere each time; a picture that is cut off again and again has no smaller sizes.
		$state->save();
	}
}
