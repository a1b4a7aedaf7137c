<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Theme;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Who may comment, also through WordPress's own form, REST API and XML-RPC: where the theme prints our screens, members only, and never
 * a member whom the owner does not let write.
 */
final class Members_Only implements Module {

	public function register(): void {
		add_filter( 'pre_option_comment_registration', [ $this, 'require_account' ] );
		add_filter( 'pre_comment_approved', [ $this, 'refuse_silenced' ], 10, 2 );
	}

	/**
	 * Filters the option instead of changing it, so that the owner's value applies again with another theme or without the plugin.
	 *
	 * @param mixed $value Value from another plugin; false for none.
	 */
	public function require_account( mixed $value ): mixed {
		return Theme::prints_screens() ? '1' : $value;
	}

	/**
	 * @param mixed               $approved `1`, `0`, `spam`, `trash` or an error.
	 * @param array<string,mixed> $comment  Data of the comment.
	 */
	public function refuse_silenced( mixed $approved, array $comment ): mixed {
		$author = (int) ( $comment['user_id'] ?? 0 );
		if ( 0 === $author || null === Writing_Ban::since( $author ) ) {
			return $approved;
		}
		// As core's own errors: REST reads the status from an array, the form takes the number.
		return new WP_Error(
			Writing_Ban::CODE,
			Writing_Ban::message(),
			wp_is_rest_endpoint() ? [ 'status' => WP_Http::FORBIDDEN ] : WP_Http::FORBIDDEN
		);
	}
}
