<?php
declare(strict_types=1);

namespace Hien\Admin;

defined( 'ABSPATH' ) || exit;

/** Enqueues the script bundles of src/admin, which `npm run build` writes to build/. */
final class Bundle {

	/**
	 * Enqueues a bundle, its dependencies and its style sheet. Does nothing if it has not been built.
	 *
	 * @param string              $name   Its folder in src/admin.
	 * @param string              $global Property of `window` with its data; '' for a bundle without data.
	 * @param array<string,mixed> $data   The data.
	 */
	public static function enqueue( string $name, string $global = '', array $data = [] ): void {
		$folder = dirname( HIEN_CORE_FILE ) . '/build';
		if ( ! is_readable( "$folder/$name.asset.php" ) ) {
			return;
		}
		[ 'dependencies' => $dependencies, 'version' => $version ] = require "$folder/$name.asset.php";

		$handle = "hien-$name";
		wp_enqueue_script( $handle, plugins_url( "build/$name.js", HIEN_CORE_FILE ), $dependencies, $version, [ 'in_footer' => true ] );
		wp_set_script_translations( $handle, 'hien-core' );
		if ( '' !== $global ) {
			wp_add_inline_script(
				$handle,
				"window.$global = " . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ) . ';',
				'before'
			);
		}
		if ( is_readable( "$folder/$name.css" ) ) {
			wp_enqueue_style( $handle, plugins_url( "build/$name.css", HIEN_CORE_FILE ), [ 'wp-components' ], $version );
		}
	}
}
