<?php

declare(strict_types=1);

namespace Hien\Tests\Health;

use Hien\Tests\Support\Wp_Cli;
use PHPUnit\Framework\TestCase;

/** `wp hien doctor`, by the real WP-CLI. */
final class DoctorTest extends TestCase {

	use Wp_Cli;

	public function test_rows_are_printed_in_each_format_and_the_status_is_1_if_one_is_critical(): void {
		[ $status, $output ] = $this->doctor( '--format=json' );
		$rows                = json_decode( $output, true );
		self::assertIsArray( $rows, $output );
		$statuses = array_column( $rows, 'status', 'id' );
		self::assertSame( [ 0, 'good', 'recommended' ], [ $status, $statuses['signing-key'], $statuses['mail-delivery'] ], $output );
		self::assertSame( [ 'id', 'status', 'found', 'advice' ], array_keys( $rows[0] ) );

		// The key gets too short.
		file_put_contents( "$this->folder/break.php", "<?php WP_CLI::add_wp_hook( 'hien_jwt_key', static fn(): string => 'short' );\n" );
		[ $status, $output ] = $this->doctor( '--format=json', '--spotlight', "--require=$this->folder/break.php" );
		$statuses            = array_column( json_decode( $output, true ), 'status', 'id' );
		self::assertSame( [ 1, 'critical', false ], [ $status, $statuses['signing-key'], in_array( 'good', $statuses, true ) ], $output );

		[ $status, $output ] = $this->doctor( '--format=csv', "--require=$this->folder/break.php" );
		self::assertSame( [ 1, 1 ], [ $status, preg_match( '/^id,status,found,advice\n.*^signing-key,critical,/ms', $output ) ], $output );
		// A table has no lines outside of a terminal.
		self::assertMatchesRegularExpression( '/^signing-key\tgood\t/m', $this->doctor()[1] );
	}

	/** WP-CLI pretends a request from 127.0.0.1, which on a public site is the address of a proxy. */
	public function test_a_proxy_is_named_only_if_the_owner_came_through_one(): void {
		file_put_contents( "$this->folder/public.php", "<?php define( 'WP_ENVIRONMENT_TYPE', 'production' );\n" );
		[ $status, $output ] = $this->doctor( '--format=json', "--require=$this->folder/public.php" );
		self::assertSame( [ 0, 'good' ], [ $status, array_column( json_decode( $output, true ), 'status', 'id' )['proxy'] ], $output );

		file_put_contents(
			"$this->folder/public.php",
			"WP_CLI::add_wp_hook( 'pre_option_hien_seen_proxy', static fn(): string => 'X-Real-IP' );\n",
			FILE_APPEND
		);
		[ $status, $output ] = $this->doctor( '--format=json', '--spotlight', "--require=$this->folder/public.php" );
		self::assertSame( 1, $status, $output );
		self::assertStringEndsWith( 'kèm header X-Real-IP', array_column( json_decode( $output, true ), 'found', 'id' )['proxy'] ?? '' );
	}

	/** @return array{int,string} Exit status and output. */
	private function doctor( string ...$args ): array {
		return $this->wp( '--require=' . dirname( __DIR__ ) . '/Support/host.php', 'hien', 'doctor', ...$args );
	}
}
