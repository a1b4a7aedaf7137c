<?php
/**
 * Plugin Name: Empties the cache before WordPress
 *
 * A must-use plugin (wp-content/mu-plugins) for a page cache of nginx, whose folder is in HIEN_CACHE_FOLDER (wp-config.php), or for
 * Varnish, whose address is in HIEN_CACHE_SERVER, such as http://127.0.0.1:80. Lists and side columns are on every page, so all is emptied.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$hien_empty_cache = static function (): void {
	if ( defined( 'HIEN_CACHE_FOLDER' ) && is_dir( HIEN_CACHE_FOLDER ) ) {
		try {
			$hien_files = new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( HIEN_CACHE_FOLDER, FilesystemIterator::SKIP_DOTS ),
				RecursiveIteratorIterator::LEAVES_ONLY,
				RecursiveIteratorIterator::CATCH_GET_CHILD // A folder may be gone by now.
			);
			foreach ( $hien_files as $hien_file ) {
				wp_delete_file( $hien_file->getPathname() );
			}
		} catch ( UnexpectedValueException $hien_error ) { // PHP may not read it, and what was saved is saved.
			error_log( 'HIEN_CACHE_FOLDER: ' . $hien_error->getMessage() );
		}
	}
	if ( defined( 'HIEN_CACHE_SERVER' ) ) {
		wp_remote_request(
			HIEN_CACHE_SERVER,
			[
				'method'  => 'PURGE',
				'headers' => [ 'Host' => preg_replace( '~^https?://|/.*~', '', home_url() ) ],
				'timeout' => 2,
			]
		);
	}
};

add_action( 'hien_page_caches_emptied', $hien_empty_cache );

// An approved comment, or one that is no longer.
add_action(
	'wp_update_comment_count',
	static function () use ( $hien_empty_cache ): void {
		add_action( 'shutdown', $hien_empty_cache );
	}
);
