<?php
/**
 * Imports a file by WP-Cron or by the page of wp-admin, in a process of its own, since a constant tells that it is an import. Prints as
 * JSON what plugins were told: how often an import has begun and ended, and at the first post whether the constant was there, and more
 * memory; whether the constant was there for another event of WP-Cron.
 */

declare(strict_types=1);

use Hien\Import\Import_Page;
use Hien\Import\Import_Run;
use Hien\Import\Import_State;

require dirname( __DIR__ ) . '/bootstrap.php';

ini_set( 'memory_limit', '64M' ); // phpcs:ignore WordPress.PHP.IniSet.memory_limit_Blacklisted -- Less than PHP's own.
$GLOBALS['wpdb']->query( 'START TRANSACTION' ); // The end of the process undoes all.
wp_set_current_user( 1 );

$hien_state       = new Import_State();
$hien_state->file = $argv[1];
$hien_state->user = 1;
$hien_state->enter( Import_State::POSTS );
$hien_state->save();

$hien_told = null;
add_filter(
	'wp_insert_post_data',
	static function ( array $data ) use ( &$hien_told ): array {
		$hien_told ??= [
			did_action( 'import_start' ),
			did_action( 'import_end' ),
			defined( 'WP_IMPORTING' ),
			'64M' !== ini_get( 'memory_limit' ),
		];
		return $data;
	}
);
add_filter( 'pre_http_request', static fn(): WP_Error => new WP_Error( 'x', 'x' ) );
$hien_is_told = null;
if ( 'cron' === $argv[2] ) {
	do_action( Import_Run::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
	$hien_is_told = defined( 'WP_IMPORTING' );
	do_action( 'shutdown' );
} else {
	$_POST    = [ 'do' => 'go' ];
	$_REQUEST = [ '_wpnonce' => wp_create_nonce( Import_Page::ACTION ) ] + $_POST;
	( new Import_Page( new Import_Run() ) )->register();
	add_filter( 'wp_redirect', static fn() => throw new Exception( 'Redirect' ) );
	try {
		do_action( 'admin_post_' . Import_Page::ACTION );
	} catch ( Exception $hien_end ) {
		unset( $hien_end );
	}
}
echo wp_json_encode( [ $hien_told, did_action( 'import_end' ), $hien_is_told ] );
