<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Cache\Failed_Reads;
use Hien\Head\Page_Language;
use Hien\Module;
use Hien\Text;
use Hien\Theme;
use WP;

defined( 'ABSPATH' ) || exit;

/** `/site.webmanifest`: name and icons with which phones put the site on their home screen (https://www.w3.org/TR/appmanifest/). */
final class Web_Manifest implements Module {

	/** No screen has this path, since it contains a dot. */
	private const PATH = 'site.webmanifest';

	/** Widths of the site icon in pixels that phones ask for. */
	private const SIZES = [ 192, 512 ];

	public function register(): void {
		add_action( 'parse_request', [ $this, 'handle_request' ] );
		add_action( 'wp_head', [ $this, 'print_link' ] );
	}

	/** Answers before WordPress queries posts. */
	public function handle_request( WP $wp ): void {
		if ( '/' . self::PATH !== Paths::current() || ! Theme::prints_screens() ) {
			return;
		}
		$json = wp_json_encode( self::manifest(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		header( 'Content-Type: application/manifest+json; charset=UTF-8' );
		header( 'Cache-Control: ' . self::cache_control() );
		echo $json; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON.
		exit;
	}

	/** The header of a manifest that was just made: no cache keeps one that may lack something. */
	public static function cache_control(): string {
		return Failed_Reads::are_recent() ? Screen_Caching::FORBIDDEN : 'public, max-age=' . HOUR_IN_SECONDS;
	}

	public function print_link(): void {
		if ( Theme::prints_screens() ) {
			printf( "<link rel=\"manifest\" href=\"%s\" />\n", esc_url( untrailingslashit( Paths::url( '/' . self::PATH ) ) ) );
		}
	}

	/** @return array<string,mixed> */
	public static function manifest(): array {
		$icons = [];
		foreach ( has_site_icon() ? self::SIZES : [] as $size ) {
			$icons[] = [
				'src'   => get_site_icon_url( $size ),
				'sizes' => "{$size}x$size",
			];
		}
		$manifest = [
			'id'          => home_url( '/' ),
			'name'        => Text::site_name(),
			'description' => Text::tagline(),
			'lang'        => Page_Language::of_content(),
			'start_url'   => home_url( '/' ),
			'scope'       => home_url( '/' ),
			'display'     => 'minimal-ui',
			'icons'       => $icons,
		];
		/**
		 * Filters the web manifest. The theme adds its colours, and its icon if the site has none.
		 *
		 * @param array<string,mixed> $manifest Members of https://www.w3.org/TR/appmanifest/.
		 */
		return (array) apply_filters( 'hien_web_manifest', $manifest );
	}
}
