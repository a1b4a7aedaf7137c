<?php
/**
 * The configuration (wp-config.php) of the tests and of the installation that they start from.
 *
 * tests/php.mjs sets the environment; without it, the files in the cache are used, so that an editor can run PHPUnit.
 */

declare(strict_types=1);

$hien_root  = dirname( __DIR__, 3 );
$hien_cache = "$hien_root/.cache/tests";
$hien_db    = getenv( 'HIEN_TEST_DB' ) ?: 'sqlite';
$hien_core  = getenv( 'HIEN_TEST_CORE' ) ?: "$hien_root/.cache/wordpress/latest";

if ( ! is_file( "$hien_core/wp-settings.php" ) ) {
	fwrite( STDERR, "There is no WordPress in $hien_core: run `npm run test:php` once.\n" );
	exit( 1 );
}

$GLOBALS['hien_test'] = [
	'root'     => $hien_root,
	'db'       => $hien_db,
	'sqlite'   => getenv( 'HIEN_TEST_SQLITE' ) ?: ( glob( "$hien_root/.cache/sqlite/*" ) ?: [ '' ] )[0],
	'template' => "$hien_cache/databases",
];

define( 'ABSPATH', rtrim( $hien_core, '/' ) . '/' );
define( 'WP_CONTENT_DIR', "$hien_cache/content/$hien_db-" . hash( 'xxh32', $hien_core ) ); // WordPress itself stays as it is.
define( 'WP_CONTENT_URL', 'http://example.org/wp-content' );
define( 'WP_DEFAULT_THEME', 'twentytwentyfive' );

if ( 'sqlite' === $hien_db ) {
	define( 'DB_ENGINE', 'sqlite' );
	define( 'DB_DIR', "$hien_cache/databases" );
	define( 'DB_FILE', getenv( 'HIEN_TEST_DB_FILE' ) ?: 'run-' . getmypid() . '.sqlite' );
	define( 'SQLITE_JOURNAL_MODE', 'MEMORY' ); // A crash may lose the file; ROLLBACK works all the same.
	define( 'DB_HOST', '' );
	define( 'DB_USER', '' );
} else {
	define( 'DB_HOST', 'localhost:' . getenv( 'HIEN_TEST_SOCKET' ) );
	define( 'DB_USER', 'root' );
}
define( 'DB_NAME', 'hien_test' );
define( 'DB_PASSWORD', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'WP_DEBUG_LOG', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_MEMORY_LIMIT', -1 );
define( 'WP_MAX_MEMORY_LIMIT', -1 );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISALLOW_FILE_MODS', true );
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true ); // Else WordPress answers a fatal error with a page of its own.
define( 'WP_USE_THEMES', true );
define( 'FS_METHOD', 'direct' );
foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $hien_name ) {
	define( "{$hien_name}_KEY", "key of $hien_name" );
	define( "{$hien_name}_SALT", "salt of $hien_name" );
}

$_SERVER['HTTP_HOST']       = 'example.org';
$_SERVER['SERVER_NAME']     = 'example.org';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['SERVER_SOFTWARE'] = 'PHPUnit';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$GLOBALS['PHP_SELF']        = '/index.php';

global $table_prefix; // WordPress 6.8 reads a variable of the file that includes it, which here is PHPUnit's function.
$table_prefix = getenv( 'HIEN_TEST_PREFIX' ) ?: 'wptests_';
