<?php
/**
 * Loads and activates the plugin in a PHP without mbstring, and prints as JSON what came of it. In a process of its own; nothing is
 * installed, for the plugin must not get as far as the database.
 */

declare(strict_types=1);

define( 'WP_INSTALLING', true );
require __DIR__ . '/config.php';
require __DIR__ . '/content.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
remove_all_actions( 'admin_notices' ); // WordPress's own ask the database.
require dirname( __DIR__, 3 ) . '/plugin/hien-core.php';

add_filter( 'user_has_cap', static fn(): array => [ 'activate_plugins' => true ] );
ob_start();
do_action( 'admin_notices' );
$hien_said = [
	'has_mbstring' => extension_loaded( 'mbstring' ),
	'runs'         => class_exists( Hien\Plugin::class, false ),
	'notice'       => ob_get_clean(),
	'redirects'    => apply_filters( 'redirect_canonical', 'https://example.org/gioi-thieu/', 'https://example.org/gioi-thieu' ),
];

$hien_die = static function ( string $message ) use ( &$hien_said ): void {
	$hien_said['refusal'] = $message;
};
add_filter( 'wp_die_handler', static fn(): callable => $hien_die );
do_action( 'activate_' . plugin_basename( HIEN_CORE_FILE ), false );
echo wp_json_encode( $hien_said );
