<?php

declare(strict_types=1);

namespace Hien\Tests\Search;

use Hien\Jobs\Jobs;
use Hien\Search\Search_Sync;
use Hien\Setup\Activation;
use Hien\Tests\Support\TestCase;

/** The index filled anew: by the owner's button, by the background, and by both at once. */
final class SearchRebuildTest extends TestCase {

	private const CRON = 'hien_jobs';

	protected function setUp(): void {
		parent::setUp();
		$this->cancel();
	}

	public function test_only_the_owner_may(): void {
		foreach ( [ 'GET', 'POST' ] as $method ) {
			wp_set_current_user( 0 );
			self::assertSame( 401, $this->rest( $method, '/hien/v1/search/rebuild' )->get_status(), $method );
			$this->as_user( 'editor' );
			self::assertSame( 403, $this->rest( $method, '/hien/v1/search/rebuild' )->get_status(), $method );
		}
	}

	public function test_the_button_goes_on_batch_by_batch(): void {
		global $wpdb;
		$this->fill( 60 );
		$wpdb->insert( self::table(), [ 'word' => 'ma', 'exact' => 'ma', 'object_id' => 999999, 'place' => 1 ] );
		$this->as_user( 'administrator' );
		self::assertSame( [ 'running' => false, 'done' => 60, 'total' => 60 ], $this->progress() );
		self::assertSame( [ 'running' => true, 'done' => 50, 'total' => 60 ], $this->work( true ) );
		self::assertSame( [ 'running' => true, 'done' => 50, 'total' => 60 ], $this->progress(), 'Who comes back sees where it stands.' );
		self::assertNotFalse( wp_next_scheduled( self::CRON ), 'Should the owner not come back.' );
		self::assertTrue( $this->work()['running'] );
		self::assertSame( [ 'running' => false, 'done' => 60, 'total' => 60 ], $this->work() );
		self::assertSame( [ 60, 0 ], [ $this->found(), $this->rows_of( 999999 ) ] );
	}

	public function test_going_on_begins_nothing(): void {
		$this->fill( 1 );
		$this->as_user( 'administrator' );
		self::assertFalse( $this->work()['running'] );
		self::assertSame( 0, $this->found() );
	}

	public function test_the_background_fills_it(): void {
		$this->fill( 60 );
		Jobs::begin( 'search' );
		$this->tick();
		self::assertSame( 60, $this->found() );
		self::assertFalse( wp_next_scheduled( self::CRON ) );
	}

	public function test_after_a_plugin_was_switched_the_background_works_and_no_visitor_does(): void {
		$this->fill( 3 );
		do_action( 'activated_plugin', 'other/other.php', false );
		$this->page_at( '/tin-moi' );
		self::assertSame( [ 0, 0 ], [ $this->found(), Jobs::position( 'search' ) ] );
		$this->tick();
		self::assertSame( 3, $this->found() );
	}

	public function test_a_request_in_the_midst_of_a_batch_begins_anew(): void {
		global $wpdb;
		$this->fill( 60 );
		$this->as_user( 'administrator' );
		$requested = false;
		add_filter(
			'query',
			static function ( string $query ) use ( &$requested ): string {
				if ( ! $requested && str_contains( $query, 'INTO ' . self::table() ) ) {
					$requested = true;
					Jobs::begin( 'search' );
				}
				return $query;
			}
		);
		self::assertSame( 0, $this->work( true )['done'], 'What this batch has read may be out of date.' );
	}

	public function test_what_is_saved_while_its_batch_runs_is_put_in_as_it_is_now(): void {
		$id    = $this->make->post( [ 'post_title' => 'Tên cũ' ] );
		$saved = false;
		add_filter(
			'query',
			static function ( string $query ) use ( &$saved, $id ): string {
				if ( ! $saved && str_contains( $query, 'INTO ' . self::table() ) ) {
					$saved = true;
					$GLOBALS['wpdb']->update(
						$GLOBALS['wpdb']->posts,
						[ 'post_title' => 'Tên mới', 'post_modified_gmt' => current_time( 'mysql', true ) ],
						[ 'ID' => $id ]
					);
				}
				return $query;
			}
		);
		Jobs::begin( 'search' );
		$this->tick();
		self::assertSame( [ 0, 1 ], [ $this->found( 'cu' ), $this->found( 'ten moi' ) ] );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ 1 ] )] // Between the others.
	#[\PHPUnit\Framework\Attributes\TestWith( [ 2 ] )] // After the last one, where the job ends.
	public function test_what_is_published_while_its_batch_runs_stays_in( int $place ): void {
		$ids = array_map( fn( int $n ): int => $this->make->post( [ 'post_title' => "Bài tìm $n" ] ), [ 0, 1, 2 ] );
		foreach ( [ 'post_status' => 'future', 'post_modified_gmt' => '2020-01-01 00:00:00' ] as $column => $value ) {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ $column => $value ], [ 'ID' => $ids[ $place ] ] );
		}
		clean_post_cache( $ids[ $place ] );
		$published = false;
		$before    = 1 === $place ? 'INTO ' . self::table() : 'DELETE FROM ' . self::table() . ' WHERE object_id > ' . $ids[1];
		add_filter(
			'query',
			static function ( string $query ) use ( &$published, $before, $ids, $place ): string {
				if ( ! $published && str_contains( $query, $before ) ) {
					$published = true;
					wp_publish_post( $ids[ $place ] ); // As WordPress does when its time has come: the date of the change stays.
					Search_Sync::index_changed(); // The request that publishes it ends.
				}
				return $query;
			}
		);
		Jobs::begin( 'search' );
		$this->tick();
		self::assertSame( [ true, 3 ], [ $published, $this->found() ] );
	}

	public function test_a_database_that_does_not_answer_does_not_empty_the_index(): void {
		$this->fill( 3 );
		Jobs::begin( 'search' );
		$this->tick();
		$fails = static fn( string $query ): string => str_starts_with( $query, 'SELECT ID FROM' ) ? '' : $query;
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		add_filter( 'query', $fails );
		Jobs::begin( 'search' );
		$this->tick();
		remove_filter( 'query', $fails );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		self::assertSame( [ 3, 0 ], [ $this->found(), Jobs::position( 'search' ) ], 'It is tried again.' );
	}

	public function test_what_was_written_while_the_plugin_was_off_is_found_when_it_is_on_again(): void {
		Activation::activate();
		$this->tick();
		Jobs::begin( 'search' );
		Activation::deactivate();
		self::assertFalse( wp_next_scheduled( self::CRON ), 'Nobody would keep it.' );
		$this->fill( 1 );
		Activation::activate();
		$this->tick();
		self::assertSame( 1, $this->found() );
	}

	public function test_site_health_says_when_wp_cron_does_not_fill_it(): void {
		$status = static fn(): array => apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct']['hien_cron-jobs']['test']();
		$this->fill( 2 );
		self::assertSame( 'good', $status()['status'] );
		Jobs::begin( 'search' );
		self::assertSame( [ 'good', 'Hiên đang làm nền: Lập chỉ mục tìm kiếm (còn 2)' ], [ $status()['status'], $status()['label'] ] );
		wp_clear_scheduled_hook( self::CRON );
		wp_schedule_single_event( time() - 11 * MINUTE_IN_SECONDS, self::CRON );
		$late = $status();
		self::assertSame( 'recommended', $late['status'] );
		self::assertStringContainsString( 'Lập chỉ mục tìm kiếm (còn 2)', $late['description'] );
		$this->tick();
		self::assertSame( 'good', $status()['status'] );
	}

	/** Posts that the index does not know. */
	private function fill( int $count ): void {
		global $wpdb;
		for ( $n = 1; $n <= $count; ++$n ) {
			$this->make->post( [ 'post_title' => "Bài tìm $n" ] );
		}
		self::end_request();
		$wpdb->query( 'DELETE FROM ' . self::table() );
	}

	/** @return array<string,mixed> */
	private function progress(): array {
		return $this->rest( 'GET', '/hien/v1/search/rebuild' )->get_data();
	}

	/** @return array<string,mixed> */
	private function work( bool $anew = false ): array {
		return $this->rest( 'POST', '/hien/v1/search/rebuild', [ 'anew' => $anew ] )->get_data();
	}

	/** WordPress's clock strikes. */
	private function tick(): void {
		wp_clear_scheduled_hook( self::CRON );
		do_action( 'hien_jobs' );
	}

	private function cancel(): void {
		delete_option( 'hien_job_search' );
		wp_clear_scheduled_hook( self::CRON );
	}

	private function found( string $query = 'bai tim' ): int {
		return (int) $this->rest( 'GET', '/hien/v1/search', [ 's' => $query ] )->get_data()['count'];
	}

	private function rows_of( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::table() . " WHERE object_id = $id" );
	}

	private static function table(): string {
		return $GLOBALS['wpdb']->prefix . 'hien_search';
	}
}
