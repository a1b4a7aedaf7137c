<?php

declare(strict_types=1);

namespace Hien\Tests\Support;

use Closure;

/** Makes queries fail as on a server of the database in trouble. */
trait FailingQueries {

	/**
	 * Makes queries fail, until the returned function is called or the test ends.
	 *
	 * @param string $pattern Regular expression for the queries.
	 * @param string $error   What the database says.
	 * @return Closure():void Lets them succeed again.
	 */
	protected function fail_queries( string $pattern, string $error = 'Lost connection to server during query' ): Closure {
		global $wpdb;
		$fail = static function ( string $query ) use ( $wpdb, $pattern, $error ): string {
			if ( 1 !== preg_match( $pattern, trim( $query ) ) ) {
				return $query;
			}
			$wpdb->flush();
			$wpdb->last_query = $query;
			$suppressed       = $wpdb->suppress_errors();
			$wpdb->print_error( $error );
			$wpdb->suppress_errors( $suppressed );
			return '';
		};
		add_filter( 'query', $fail, 20 );
		return static function () use ( $fail ): void {
			remove_filter( 'query', $fail, 20 );
		};
	}
}
