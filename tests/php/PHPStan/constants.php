<?php
/**
 * Constants that WordPress defines as it runs and its stubs lack: the types matter, not the values.
 */

declare(strict_types=1);

$hien_constants = [
	'ABSPATH'             => './',
	'WPINC'               => 'wp-includes',
	'WP_CONTENT_DIR'      => './wp-content',
	'WP_CONTENT_URL'      => '',
	'WP_PLUGIN_DIR'       => './wp-content/plugins',
	'WP_PLUGIN_URL'       => '',
	'WP_LANG_DIR'         => '',
	'WP_DEBUG'            => true,
	'WP_DEBUG_LOG'        => true,
	'SCRIPT_DEBUG'        => true,
	'DOING_AJAX'          => true,
	'DOING_CRON'          => true,
	'DOING_AUTOSAVE'      => true,
	'REST_REQUEST'        => true,
	'WP_CLI'              => false,
	'WP_UNINSTALL_PLUGIN' => '',
	'EMPTY_TRASH_DAYS'    => 30,
	'COOKIEPATH'          => '/',
	'SITECOOKIEPATH'      => '/',
	'COOKIE_DOMAIN'       => '',
	'COOKIEHASH'          => '',
	'DB_NAME'             => '',
	'DB_CHARSET'          => 'utf8mb4',
	'OBJECT'              => 'OBJECT',
	'OBJECT_K'            => 'OBJECT_K',
	'ARRAY_A'             => 'ARRAY_A',
	'ARRAY_N'             => 'ARRAY_N',
	'MINUTE_IN_SECONDS'   => 60,
	'HOUR_IN_SECONDS'     => 3600,
	'DAY_IN_SECONDS'      => 86400,
	'WEEK_IN_SECONDS'     => 604800,
	'MONTH_IN_SECONDS'    => 2592000,
	'YEAR_IN_SECONDS'     => 31536000,
	'KB_IN_BYTES'         => 1024,
	'MB_IN_BYTES'         => 1048576,
	'GB_IN_BYTES'         => 1073741824,
	'EP_NONE'             => 0,
	'EP_PERMALINK'        => 1,
	'EP_ROOT'             => 64,
	'EP_ALL'              => 8191,
];
foreach ( $hien_constants as $hien_name => $hien_value ) {
	defined( $hien_name ) || define( $hien_name, $hien_value );
}
