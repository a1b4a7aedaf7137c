<?php
/** What WP-CLI needs to run on the tests' WordPress: `--require` of it. */

declare(strict_types=1);

/** Stands for the library with which WP-CLI prints its manuals, which no test reads. */
// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedClassFound -- The library's name.
final class Mustache_Engine {

	public function render(): string {
		return '';
	}
}

error_reporting( E_ALL & ~E_DEPRECATED ); // WordPress's own.
if ( ! getenv( 'HIEN_ONLINE' ) ) { // bench/export.mjs asks a site on this machine.
	WP_CLI::add_wp_hook( 'pre_http_request', static fn(): WP_Error => new WP_Error( 'offline', 'No request leaves a test.' ) );
}
