<?php
/**
 * Configuration of every site that PHP's own server shows; the environment says which one (see php-server.mjs).
 */

declare(strict_types=1);

define( 'WP_HOME', getenv( 'HIEN_HOME' ) );
define( 'WP_SITEURL', getenv( 'HIEN_SITEURL' ) );
define( 'WP_CONTENT_DIR', getenv( 'HIEN_CONTENT' ) );
define( 'WP_CONTENT_URL', WP_SITEURL . '/wp-content' );

$hien_socket = getenv( 'HIEN_SOCKET' ); // Of a MariaDB, for a site that is measured as hosts run theirs (bench/sites.mjs).

define( 'DB_ENGINE', $hien_socket ? 'mysql' : 'sqlite' );
define( 'DB_DIR', getenv( 'HIEN_SITE' ) . '/database' );
define( 'DB_FILE', '.ht.sqlite' );
define( 'DB_NAME', getenv( 'HIEN_DATABASE' ) ?: 'hien' );
define( 'DB_USER', $hien_socket ? 'root' : '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', $hien_socket ? "localhost:$hien_socket" : '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'WP_DEBUG', ! $hien_socket );
foreach ( $hien_socket ? [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] : [] as $hien_name ) {
	define( "{$hien_name}_KEY", "key of $hien_name" ); // Else WordPress asks the database for them.
	define( "{$hien_name}_SALT", "salt of $hien_name" );
}
define( 'WP_DEBUG_DISPLAY', 'cli' === PHP_SAPI );
define( 'WP_DEBUG_LOG', getenv( 'HIEN_SITE' ) . '/debug.log' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEVELOPMENT_MODE', getenv( 'HIEN_AS_PUBLIC' ) ? '' : 'plugin' ); // An edit of the plugin shows at once.
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

foreach ( json_decode( getenv( 'HIEN_CONSTANTS' ) ?: '{}', true ) as $hien_name => $hien_value ) {
	define( $hien_name, $hien_value ); // Such as those of the chat (chat.mjs).
}

if ( 'cli' === PHP_SAPI ) {
	$_SERVER += [ 'HTTP_HOST' => parse_url( (string) WP_HOME, PHP_URL_HOST ), 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' ];
}

$table_prefix = 'wp_';

require_once ABSPATH . 'wp-settings.php';
