<?php

declare(strict_types=1);

namespace Hien\Tests\Support;

use Closure;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;

/** Makes queries fail as on a server of the database in trouble. What is logged during these tests is not shown. */
trait FailingQueries {

	#[Before]
	protected function hide_log(): void {
		ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
	}

	#[After]
	protected function show_log(): void {
		ini_restore( 'error_log' );
	}

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
