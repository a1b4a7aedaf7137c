<?php
/**
 * Configuration of every site that PHP's own server shows; the environment says which one (see php-server.mjs).
 *
 * @package Hien
 */

declare(strict_types=1);

define( 'WP_HOME', getenv( 'HIEN_HOME' ) );
define( 'WP_SITEURL', getenv( 'HIEN_SITEURL' ) );
define( 'WP_CONTENT_DIR', getenv( 'HIEN_CONTENT' ) );
define( 'WP_CONTENT_URL', WP_SITEURL . '/wp-content' );

define( 'DB_ENGINE', 'sqlite' );
define( 'DB_DIR', getenv( 'HIEN_SITE' ) . '/database' );
define( 'DB_FILE', '.ht.sqlite' );
define( 'DB_NAME', 'hien' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', 'cli' === PHP_SAPI );
define( 'WP_DEBUG_LOG', getenv( 'HIEN_SITE' ) . '/debug.log' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEVELOPMENT_MODE', getenv( 'HIEN_AS_PUBLIC' ) ? '' : 'plugin' ); // An edit of the plugin shows at once.
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

if ( 'cli' === PHP_SAPI ) {
	$_SERVER += [ 'HTTP_HOST' => parse_url( (string) WP_HOME, PHP_URL_HOST ), 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' ];
}

$table_prefix = 'wp_';

require_once ABSPATH . 'wp-settings.php';
