<?php
declare(strict_types=1);

namespace Hien\Demo;

use Hien\Settings\Settings;
use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** Loads every kind of content in the order in which they need each other. `playground/demo` hooks in with kinds of its own. */
final class Loader {

	public static function load(): void {
		$user = get_current_user_id();
		// On the command line no user is signed in, and some file types need a capability.
		wp_set_current_user( $user ?: Settings::author_id() );
		$pings = remove_action( 'publish_post', '_publish_post_hook', 5 );
		kses_remove_filters();
		wp_defer_term_counting( true );
		wp_defer_comment_counting( true );

		try {
			do_action( 'hien_demo_load' );
			Terms::load();
			Media::load();
			Posts::load();
			do_action( 'hien_demo_loaded' );
		} finally {
			wp_defer_comment_counting( false );
			wp_defer_term_counting( false );
			wp_set_current_user( $user );
			kses_init();
			if ( $pings ) {
				add_action( 'publish_post', '_publish_post_hook', 5 );
			}
		}
	}

	/**
	 * The id that one of WordPress's insert functions answered.
	 *
	 * @return positive-int
	 * @throws RuntimeException When it answered an error instead.
	 */
	public static function id( int|WP_Error|false $result, string $key ): int {
		if ( is_int( $result ) && $result > 0 ) {
			return $result;
		}
		$reason = is_wp_error( $result ) ? $result->get_error_message() : '';
		/* translators: 1: key of an object of the demo content, 2: reason given by WordPress. */
		throw new RuntimeException( sprintf( __( 'Không nạp được “%1$s”. %2$s', 'hien-core' ), $key, $reason ) );
	}
}
