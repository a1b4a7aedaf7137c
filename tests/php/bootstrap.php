<?php
/**
 * Starts WordPress for PHPUnit and for tests/contract/export.php.
 *
 * An installed database is kept as a template and copied for each run, so a run starts in a fifth of a second.
 */

declare(strict_types=1);

use Hien\Tests\Support\TestCase;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require __DIR__ . '/Support/config.php';
require __DIR__ . '/Support/content.php';
require __DIR__ . '/Support/clock.php';
require __DIR__ . '/Support/constants.php';
require __DIR__ . '/Support/host.php';
require __DIR__ . '/Support/sleep.php';

( static function (): void {
	[ 'root' => $root, 'db' => $db, 'template' => $folder ] = $GLOBALS['hien_test'];

	$install = static function ( string ...$arguments ): void {
		$command = [ PHP_BINARY, '-d', 'display_errors=stderr', __DIR__ . '/Support/install.php', ...$arguments ];
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => [ 'redirect', 1 ] ], $pipes );
		$output  = trim( (string) stream_get_contents( $pipes[1] ) );
		if ( 0 !== proc_close( $process ) || '' !== $output ) {
			fwrite( STDERR, "WordPress could not be installed:\n$output\n" );
			exit( 1 );
		}
	};
	if ( 'sqlite' !== $db ) {
		if ( ! getenv( 'HIEN_TEST_INSTALLED' ) ) {
			$install(); // The server is new at each run (tests/mariadb.mjs).
			putenv( 'HIEN_TEST_INSTALLED=1' ); // A test in a process of its own starts here again.
		}
		return;
	}

	// What the installed database depends on.
	$sources = [ ABSPATH . 'wp-includes/version.php', ...( glob( __DIR__ . '/Support/*.php' ) ?: [] ) ];
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/plugin", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		if ( 'php' === $file->getExtension() ) {
			$sources[] = $file->getPathname();
		}
	}
	sort( $sources );
	$template = "$folder/template-" . hash(
		'xxh128',
		implode( array_map( static fn( string $source ): string => $source . hash_file( 'xxh128', $source ), $sources ) )
	) . '.sqlite';

	if ( ! is_dir( $folder ) ) {
		mkdir( $folder, 0777, true );
	}
	$lock = fopen( "$folder/lock", 'c' );
	flock( $lock, LOCK_EX );
	if ( ! is_file( $template ) ) {
		array_map(
			'unlink',
			array_filter( glob( "$folder/*.sqlite" ) ?: [], static fn( string $old ): bool => filemtime( $old ) < time() - 3600 )
		);
		$install( $template );
	}
	$database = DB_DIR . '/' . DB_FILE;
	copy( $template, $database );
	flock( $lock, LOCK_UN );

	$process = getmypid();
	register_shutdown_function( static fn() => getmypid() === $process && array_map( 'unlink', glob( "$database*" ) ?: [] ) );
} )();

// Hooks that WordPress must find as it starts.
$GLOBALS['wp_filter']['pre_http_request'][10]['hien_test'] = [
	'function'      => static fn( $pre, $args, $url ) => new WP_Error( 'offline', "No request leaves a test: $url" ),
	'accepted_args' => 3,
];
$GLOBALS['wp_filter']['pre_wp_mail'][ PHP_INT_MAX ]['hien_test'] = [
	'function'      => static function ( $pre, $mail ) {
		TestCase::$mails[] = $mail;
		return true;
	},
	'accepted_args' => 2,
];
$GLOBALS['wp_filter']['wp_hash_password_options'][10]['hien_test'] = [
	// As in core's own suite: at the usual cost, hashing passwords is half of all the work.
	'function'      => static fn(): array => [ 'cost' => 4 ],
	'accepted_args' => 0,
];

// Modules for wp-admin are there as well, although tests are not in wp-admin.
$GLOBALS['current_screen']                                          = new class() {
	public function in_admin(): bool {
		return true;
	}
};
$GLOBALS['wp_filter']['plugins_loaded'][ PHP_INT_MIN ]['hien_test'] = [
	'function'      => static function (): void {
		unset( $GLOBALS['current_screen'] );
	},
	'accepted_args' => 0,
];

require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
