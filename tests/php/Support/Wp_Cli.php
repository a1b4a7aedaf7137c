<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;

/** The real WP-CLI, on a database of its own: a copy of that of SQLite. MariaDB has one for all tests, where what it writes would stay. */
trait Wp_Cli {

	/** A folder for the files of one test. */
	protected string $folder = '';

	#[Before]
	protected function lay_out_wp_cli(): void {
		if ( 'sqlite' !== $GLOBALS['hien_test']['db'] ) {
			self::markTestSkipped( 'Runs on SQLite.' );
		}
		$this->folder = sys_get_temp_dir() . '/hien-wp-' . getmypid();
		mkdir( $this->folder );
		file_put_contents(
			"$this->folder/wp-config.php",
			'<?php error_reporting( 0 ); require ' . var_export( __DIR__ . '/config.php', true )
				. "; // WP-CLI has defined ABSPATH.\nrequire_once ABSPATH . 'wp-settings.php';\n"
		);
		copy( DB_DIR . '/' . DB_FILE, DB_DIR . '/' . self::database_of_wp_cli() );
	}

	#[After]
	protected function remove_wp_cli(): void {
		if ( '' === $this->folder ) {
			return;
		}
		array_map(
			'unlink',
			[
				...( glob( "$this->folder/*" ) ?: [] ),
				...( glob( "{$GLOBALS['hien_test']['template']}/" . self::database_of_wp_cli() . '*' ) ?: [] ),
			]
		);
		rmdir( $this->folder );
	}

	/** @return array{int,string} Exit status and output of `wp …`. */
	protected function wp( string ...$args ): array {
		$root    = dirname( __DIR__, 3 );
		$command = [
			PHP_BINARY,
			"$root/vendor/wp-cli/wp-cli/php/boot-fs.php",
			'--path=' . ABSPATH,
			'--allow-root',
			'--no-color',
			'--require=' . __DIR__ . '/wp-cli.php',
			...$args,
		];
		$env     = [ 'WP_CONFIG_PATH' => "$this->folder/wp-config.php", 'HIEN_TEST_DB_FILE' => self::database_of_wp_cli() ] + getenv();
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => [ 'redirect', 1 ] ], $pipes, null, $env );
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		return [ proc_close( $process ), $output ];
	}

	private static function database_of_wp_cli(): string {
		return 'cli-' . getmypid() . '.sqlite';
	}
}
