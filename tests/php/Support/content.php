<?php
/**
 * Lays out wp-content: links to the packages of this repository, and the drop-in for SQLite.
 */

declare(strict_types=1);

( static function (): void {
	[ 'root' => $root, 'db' => $db, 'sqlite' => $sqlite ] = $GLOBALS['hien_test'];

	$links = [
		'plugins/hien-core'       => "$root/plugin",
		'themes/hien'             => "$root/theme",
		'themes/twentytwentyfive' => ABSPATH . 'wp-content/themes/twentytwentyfive',
	];
	foreach ( [ 'plugins', 'themes', 'mu-plugins', 'uploads', 'languages' ] as $folder ) {
		if ( ! is_dir( WP_CONTENT_DIR . "/$folder" ) ) {
			@mkdir( WP_CONTENT_DIR . "/$folder", 0777, true );
		}
	}
	foreach ( $links as $name => $target ) {
		if ( ! is_link( WP_CONTENT_DIR . "/$name" ) ) {
			@symlink( $target, WP_CONTENT_DIR . "/$name" );
		}
	}
	if ( 'sqlite' === $db && ! is_file( WP_CONTENT_DIR . '/db.php' ) ) {
		file_put_contents(
			WP_CONTENT_DIR . '/db.php',
			"<?php\nrequire \$GLOBALS['hien_test']['sqlite'] . '/wp-includes/sqlite/db.php';\n"
		);
	}
} )();
