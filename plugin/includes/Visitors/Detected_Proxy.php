<?php
declare(strict_types=1);

namespace Hien\Visitors;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers by which header a proxy that the settings do not name showed itself in a request of the owner. The request of a guest proves
 * nothing: whoever invents the header would get the larger quota that all visitors of a proxy share.
 */
final class Detected_Proxy implements Module {

	/** Option: the header; '' for none. */
	public const OPTION = 'hien_seen_proxy';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'look' ] );
	}

	/** Any request of the owner shows a proxy; only a page of wp-admin that there is none, since WordPress sends requests to itself. */
	public function look(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$header = Address::unnamed_proxy();
		$shows  = '' !== $header || is_admin() && ! wp_doing_ajax();
		if ( $shows && get_option( self::OPTION ) !== $header ) {
			update_option( self::OPTION, $header, true ); // Also '', so that reading it takes no query of its own.
		}
	}

	public static function header(): string {
		$header = get_option( self::OPTION, '' );
		return is_string( $header ) ? $header : '';
	}
}
