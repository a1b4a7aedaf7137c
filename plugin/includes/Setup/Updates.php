<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Module;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * Offers the updates of a site of the owner's choice, and keeps WordPress from offering others of the same name: by the plugin's header
 * `Update URI`, whose host is no real one. A theme must not have that header in the directory of wordpress.org: what was found for it is
 * replaced. Without a chosen address nothing is requested.
 *
 * The file at the address is JSON: `{"version":"1.2.0","plugin":"https://…/hien-core.zip","theme":"https://…/hien.zip"}`, with `url` (about
 * the release), `requires` (WordPress) and `requires_php` if it has them.
 */
final class Updates implements Module {

	/** Host of the header `Update URI`. */
	private const HOST = 'hien.invalid';

	/** Text domain of our theme, whatever its folder is called. */
	private const THEME = 'hien';

	private const MAX_BYTES = 10000;
	private const TIMEOUT   = 5;

	public function register(): void {
		add_filter( 'update_plugins_' . self::HOST, [ $this, 'find_plugin' ], 10, 3 );
		add_filter( 'pre_set_site_transient_update_themes', [ $this, 'replace_theme' ] );
	}

	/**
	 * @param mixed $update What was found before.
	 * @param mixed $header Of the plugin; a copy of ours under another name has the same host.
	 */
	public function find_plugin( mixed $update, mixed $header, string $file ): mixed {
		return plugin_basename( HIEN_CORE_FILE ) === $file ? $this->offer( 'plugin' ) ?? $update : $update;
	}

	/** @param mixed $updates The updates of themes that WordPress has found: `response` by folder, of those that have a newer version. */
	public function replace_theme( mixed $updates ): mixed {
		if ( ! $updates instanceof stdClass || ! isset( $updates->response ) ) {
			return $updates; // Before WordPress has asked.
		}
		foreach ( wp_get_themes() as $folder => $theme ) {
			if ( self::THEME === $theme->get( 'TextDomain' ) && false === $theme->parent() ) { // A child theme may have the same.
				unset( $updates->response[ $folder ], $updates->no_update[ $folder ] );
				$update = $this->offer( 'theme', (string) $folder );
				if ( null !== $update && version_compare( $update['version'], (string) $theme->get( 'Version' ), '>' ) ) {
					$updates->response[ $folder ] = [ 'new_version' => $update['version'] ] + $update;
				}
			}
		}
		return $updates;
	}

	/**
	 * The update in the format of core.
	 *
	 * @param 'plugin'|'theme' $kind What is updated.
	 * @return array<string,string>|null Null if no address is set, or if it names no zip for this.
	 */
	private function offer( string $kind, string $stylesheet = '' ): ?array {
		/**
		 * The address of the file that names the newest version; '' for none.
		 *
		 * @param string $url The constant HIEN_UPDATES_URL, or ''.
		 */
		$url  = (string) apply_filters( 'hien_updates_url', defined( 'HIEN_UPDATES_URL' ) ? (string) constant( 'HIEN_UPDATES_URL' ) : '' );
		$file = self::is_secure( $url ) ? self::read( $url ) : [];
		if ( ! self::is_secure( $file[ $kind ] ?? '' ) || 1 !== preg_match( '/^\d+(?:\.\d+)+[\w.-]*$/D', $file['version'] ?? '' ) ) {
			return null;
		}
		return [
			'slug'         => 'hien-core',
			'theme'        => $stylesheet,
			'version'      => $file['version'],
			'package'      => $file[ $kind ],
			'url'          => $file['url'] ?? '',
			'requires'     => $file['requires'] ?? '',
			'requires_php' => $file['requires_php'] ?? '',
		];
	}

	/** @return array<string,string> The texts of the file; empty if it cannot be read. */
	private static function read( string $url ): array {
		$response = wp_safe_remote_get(
			$url,
			[
				'timeout'             => self::TIMEOUT,
				'limit_response_size' => self::MAX_BYTES,
			]
		);
		$file     = 200 === wp_remote_retrieve_response_code( $response )
			? json_decode( wp_remote_retrieve_body( $response ), true )
			: null;
		return is_array( $file ) ? array_filter( $file, 'is_string' ) : [];
	}

	private static function is_secure( string $url ): bool {
		return str_starts_with( $url, 'https://' );
	}
}
