<?php
/**
 * The same content in Twenty Twenty-Five, without the plugin.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

switch_theme( 'twentytwentyfive' );
deactivate_plugins( [ 'hien-core/hien-core.php', 'hien-demo/hien-demo.php', 'hien-bench/hien-bench.php' ] );
// Both sites have the same addresses; deactivation gave back the former ones.
update_option( 'permalink_structure', '/%category%/%postname%' );
