<?php

declare(strict_types=1);

namespace Hien\Tests\Search;

use Hien\Tests\Support\TestCase;

/**
 * The order of results, judged by people: ranking.json has posts, many of them with words that fold alike or stand apart
 * from one another, and for each query the posts about it.
 */
final class SearchRankingTest extends TestCase {

	/** Mean average precision below which readers do not find what they typed. */
	private const LEAST = 0.95;

	public function test_the_posts_that_a_query_is_about_come_first(): void {
		[ 'posts' => $posts, 'queries' => $queries ] = json_decode(
			(string) file_get_contents( __DIR__ . '/ranking.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		$day = strtotime( '2024-01-01' );
		foreach ( $posts as $title => $content ) {
			$day += DAY_IN_SECONDS;
			$this->make->post( [ 'post_title' => $title, 'post_content' => $content, 'post_date' => gmdate( 'Y-m-d H:i:s', $day ) ] );
		}
		$precisions = [];
		foreach ( $queries as $query => $relevant ) {
			self::assertSame( [], array_diff( $relevant, array_keys( $posts ) ), $query );
			$found                = array_column( $this->rest( 'GET', '/hien/v1/search', [ 's' => $query ] )->get_data()['data'], 'title' );
			$precisions[ $query ] = self::average_precision( $found, $relevant );
		}
		self::assertCount( 20, $precisions );
		self::assertGreaterThanOrEqual(
			self::LEAST,
			array_sum( $precisions ) / count( $precisions ),
			print_r( array_filter( $precisions, static fn( float $one ): bool => $one < 1 ), true )
		);
	}

	/**
	 * The mean of the precisions at each relevant result; a relevant post that is not found counts 0.
	 *
	 * @param list<string> $found    Titles of the results in order.
	 * @param list<string> $relevant Titles of the posts about the query.
	 */
	private static function average_precision( array $found, array $relevant ): float {
		$sum  = 0;
		$hits = 0;
		foreach ( $found as $place => $title ) {
			if ( in_array( $title, $relevant, true ) ) {
				++$hits;
				$sum += $hits / ( $place + 1 );
			}
		}
		return $sum / count( $relevant );
	}
}
