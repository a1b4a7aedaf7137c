<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Rest\Failed_Queries;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use stdClass;

/** Which failed queries are failed reads, and failed writes where LudicrousDB or HyperDB connects to several servers. */
final class FailedQueriesTest extends TestCase {

	#[TestWith( [ true, null ] )]
	#[TestWith( [ false, 'hien_not_stored' ] )]
	public function test_a_server_that_is_down_fails_no_write_if_the_next_one_is_there( bool $is_next_there, ?string $expected ): void {
		global $wpdb;
		$before           = Failed_Queries::count();
		$wpdb->last_query = "INSERT INTO `{$wpdb->posts}` (post_title) VALUES ('x')";
		$wpdb->suppress_errors();
		$wpdb->dbhs = [ 'global__w' => false ];
		$wpdb->print_error( "2026-11-27 15:33:12 Can't select global__w - \n'host' => 10.0.0.21,\n" ); // As LudicrousDB does.
		$wpdb->dbhs = [ 'global__w' => $is_next_there ? new stdClass() : false ];
		try {
			self::assertSame( $expected, Failed_Queries::write_error( $before )?->get_error_code() );
		} finally {
			unset( $wpdb->dbhs );
			$wpdb->suppress_errors( false );
		}
	}

	#[TestWith( [ 'SELECT * FROM {posts} WHERE ID = 1', 'Lost connection to server during query', 'hien_not_read' ] )]
	#[TestWith( [ 'SELECT t.* FROM {terms} AS t', 'MySQL server has gone away', 'hien_not_read' ] )]
	#[TestWith( [ 'SELECT * FROM {prefix}hien_views', 'WSREP has not yet prepared node for application use', 'hien_not_read' ] )]
	#[TestWith( [ 'SELECT * FROM {posts}', 'database is locked', 'hien_not_read' ] )]
	#[TestWith( [ 'SELECT wrong FROM {posts}', "Unknown column 'wrong' in 'SELECT'", null ] )]
	#[TestWith( [ 'SELECT wrong FROM {posts}', 'no such column: wrong', null ] )]
	#[TestWith( [ 'SELECT * FROM {posts} WHERE a = b', 'Illegal mix of collations', null ] )]
	#[TestWith( [ 'SELECT * FROM {prefix}of_a_plugin', 'Lost connection to server during query', null ] )]
	#[TestWith( [ 'UPDATE {posts} SET a = 1', 'Lost connection to server during query', null ] )]
	public function test_reading_fails_where_the_server_is_in_trouble( string $query, string $error, ?string $expected ): void {
		global $wpdb;
		$before           = Failed_Queries::count();
		$wpdb->last_query = strtr(
			$query,
			[ '{posts}' => $wpdb->posts, '{terms}' => $wpdb->terms, '{prefix}' => $wpdb->prefix ]
		);
		$wpdb->suppress_errors();
		$wpdb->print_error( $error );
		self::assertSame( $expected, Failed_Queries::read_error( $before )?->get_error_code() );
	}
}
