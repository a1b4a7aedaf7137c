<?php

declare(strict_types=1);

namespace Hien\Tests\Redirects;

use PHPUnit\Framework\TestCase;

/** `wp hien redirects`, by the real WP-CLI on a database of its own. */
final class RedirectsCommandTest extends TestCase {

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/hien-wp-' . getmypid();
		mkdir( $this->folder );
		file_put_contents( "$this->folder/wp-config.php", '<?php error_reporting( 0 ); require ' . var_export( dirname( __DIR__ ) . '/Support/config.php', true ) . "; // WP-CLI has defined ABSPATH.\nrequire_once ABSPATH . 'wp-settings.php';\n" );
		if ( 'sqlite' === $GLOBALS['hien_test']['db'] ) {
			copy( DB_DIR . '/' . DB_FILE, DB_DIR . '/' . $this->database() );
		}
	}

	protected function tearDown(): void {
		array_map( 'unlink', [ ...( glob( "$this->folder/*" ) ?: [] ), ...( glob( "{$GLOBALS['hien_test']['template']}/{$this->database()}*" ) ?: [] ) ] );
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_redirects_are_added_listed_imported_and_deleted(): void {
		self::assertSame( 0, $this->wp( 'add', '/cu', '/tin-moi' )[0] );
		[ $code, $output ] = $this->wp( 'add', '/cu', 'tin-moi' );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Địa chỉ này đã có chuyển hướng rồi.', $output );
		self::assertStringContainsString( 'Địa chỉ mới phải bắt đầu bằng /', $output );

		file_put_contents( "$this->folder/a.csv", "from,to\n/b.html,/tin-moi\n\"/c, d\",https://example.net/\n/e,javascript:alert(1)\n" );
		[ $code, $output ] = $this->wp( 'import', "$this->folder/a.csv" );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Đã thêm 2, bỏ qua 1.', $output );
		self::assertStringContainsString( '4: Địa chỉ mới phải bắt đầu', $output );

		$rows = json_decode( $this->wp( 'list', '--format=json' )[1], true );
		self::assertSame( [ '/b.html' => '/tin-moi', '/c, d' => 'https://example.net/', '/cu' => '/tin-moi' ], array_column( $rows, 'to', 'from' ) );
		self::assertSame( 0, $this->wp( 'delete', ...array_map( 'strval', array_column( $rows, 'id' ) ) )[0] );
		self::assertSame( '[]', trim( $this->wp( 'list', '--format=json' )[1] ) );
		self::assertSame( 1, $this->wp( 'delete', '1' )[0] );
	}

	private function database(): string {
		return 'cli-' . getmypid() . '.sqlite';
	}

	/** @return array{int,string} Exit status and output of `wp hien redirects …`. */
	private function wp( string ...$args ): array {
		$root    = dirname( __DIR__, 3 );
		$command = [ PHP_BINARY, "$root/vendor/wp-cli/wp-cli/php/boot-fs.php", '--path=' . ABSPATH, '--allow-root', '--no-color', '--require=' . dirname( __DIR__ ) . '/Support/wp-cli.php', 'hien', 'redirects', ...$args ];
		$env     = [ 'WP_CONFIG_PATH' => "$this->folder/wp-config.php", 'HIEN_TEST_DB_FILE' => $this->database() ] + getenv();
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => [ 'redirect', 1 ] ], $pipes, null, $env );
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		return [ proc_close( $process ), $output ];
	}
}
