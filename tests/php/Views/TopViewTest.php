<?php

declare(strict_types=1);

namespace Hien\Tests\Views;

use Hien\Tests\Routing\OtherPlugins;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;

/** The list of what is read most. */
final class TopViewTest extends TestCase {

	public function test_it_ranks_by_the_last_thirty_days(): void {
		[ $old, $loved, $new ] = array_map( fn(): int => $this->make->post(), range( 1, 3 ) );
		View_Counter::add( $old, self::days_ago( 30 ), 1000 );
		View_Counter::add( $old, self::days_ago( 29 ), 1 );
		View_Counter::add( $loved, self::days_ago( 29 ), 2 );
		View_Counter::add( $loved, self::days_ago( 0 ), 2 );
		View_Counter::add( $new, self::days_ago( 0 ), 3 );
		Top_Views::renew();
		$list = $this->list();
		self::assertSame( [ $loved, $new, $old ], array_column( $list['data'], 'id' ) );
		self::assertSame( [ 4, 3, 1 ], array_column( $list['data'], 'recent_views' ) );
		self::assertSame( [ 4, 3, 1001 ], array_column( $list['data'], 'views' ) );
		self::assertSame( 3, $list['count'] );
	}

	public function test_it_is_seven_long_and_has_pages(): void {
		foreach ( range( 1, 9 ) as $views ) {
			View_Counter::add( $this->make->post(), self::days_ago( 1 ), $views );
		}
		Top_Views::renew();
		self::assertSame( range( 9, 3 ), array_column( $this->list()['data'], 'recent_views' ) );
		self::assertSame( [ 2, 1 ], array_column( $this->list( [ 'page' => 2 ] )['data'], 'recent_views' ) );
		self::assertSame(
			[ 9, 2, 2 ],
			array_values( array_intersect_key( $this->list( [ 'page' => 2 ] ), array_flip( [ 'count', 'page', 'pages' ] ) ) )
		);
	}

	public function test_only_published_posts_are_in_it(): void {
		$hidden = $this->make->post();
		View_Counter::add( $hidden, self::days_ago( 0 ), 5 );
		View_Counter::add( $this->make->page(), self::days_ago( 0 ), 5 );
		$shown = $this->make->post();
		View_Counter::add( $shown, self::days_ago( 0 ), 1 );
		Top_Views::renew();
		wp_update_post( [ 'ID' => $hidden, 'post_status' => 'draft' ] ); // After the list was made.
		self::assertSame( [ [ $shown ], 1 ], [ array_column( $this->list()['data'], 'id' ), $this->list()['count'] ] );
	}

	public function test_a_translation_that_a_plugin_shows_instead_has_views_of_its_own(): void {
		[ $read, $translation ] = [ $this->make->post(), $this->make->post() ];
		View_Counter::add( $read, self::days_ago( 0 ), 5 );
		Top_Views::renew();
		OtherPlugins::translate( [ $read => $translation ] );
		self::assertSame(
			[ [ $translation, 0 ] ],
			array_map( static fn( array $post ): array => [ $post['id'], $post['recent_views'] ], $this->list()['data'] )
		);
	}

	public function test_the_list_follows_views_by_one_event_within_ten_minutes(): void {
		$first  = $this->make->post();
		$second = $this->make->post();
		$this->read_by( '203.0.113.1', $first );
		$event = wp_next_scheduled( 'hien_renew_top_views' );
		self::assertEqualsWithDelta( time() + 600, $event, 60 );
		$this->read_by( '203.0.113.1', $second );
		self::assertSame( $event, wp_next_scheduled( 'hien_renew_top_views' ) );
		self::assertCount( 0, $this->list()['data'], 'No reader renews it.' );

		wp_unschedule_event( $event, 'hien_renew_top_views' );
		do_action( 'hien_renew_top_views' ); // As WP-Cron does.
		self::assertCount( 2, $this->list()['data'] );
		$this->read_by( '203.0.113.1', $second ); // Counted before.
		self::assertFalse( wp_next_scheduled( 'hien_renew_top_views' ) );
		$this->read_by( '203.0.113.2', $second );
		self::assertIsInt( wp_next_scheduled( 'hien_renew_top_views' ) );
	}

	public function test_a_month_without_views_empties_the_list(): void {
		global $wpdb;
		View_Counter::add( $this->make->post(), self::days_ago( 0 ), 1 );
		Top_Views::renew();
		self::assertCount( 1, $this->list()['data'] );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_views SET day = %s", self::days_ago( 30 ) ) );
		do_action( 'hien_daily' );
		self::assertSame( [], $this->list()['data'] );
	}

	public function test_a_site_without_readers_has_an_empty_list(): void {
		self::assertSame( [ 'data' => [], 'count' => 0, 'page' => 1, 'pages' => 0 ], $this->list() );
	}

	private function read_by( string $address, int $id ): void {
		$_SERVER['REMOTE_ADDR']     = $address;
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 Firefox/130.0';
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/views', [ 'id' => $id ] )->get_status() );
	}

	/**
	 * @param array<string,mixed> $params
	 * @return array<string,mixed>
	 */
	private function list( array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/top-view', $params )->get_data();
	}

	private static function days_ago( int $days ): string {
		return (string) wp_date( 'Y-m-d', time() - $days * DAY_IN_SECONDS );
	}
}
