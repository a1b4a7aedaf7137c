<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Theme;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Who may comment, also through WordPress's own form, REST API and XML-RPC: where the theme prints our screens, members only, and never
 * a member whom the owner does not let write.
 */
final class Members_Only implements Module {

	public function register(): void {
		add_filter( 'pre_option_comment_registration', [ $this, 'require_account' ] );
		add_filter( 'pre_comment_approved', [ $this, 'refuse_silenced' ], 10, 2 );
		add_filter( 'rest_preprocess_comment', [ $this, 'use_own_name' ], 10, 2 );
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

	/**
	 * Makes a member comment in the own name at `wp/v2/comments` too, which takes any other and then forgets the account.
	 *
	 * @param mixed $comment Columns of the comment, or an error. Core fills in those of the account where all are missing.
	 */
	public function use_own_name( mixed $comment, WP_REST_Request $request ): mixed {
		return is_array( $comment ) && ! isset( $request['id'] ) && is_user_logged_in() && ! current_user_can( 'moderate_comments' )
			? array_diff_key( $comment, array_flip( [ 'user_id', 'comment_author', 'comment_author_email', 'comment_author_url' ] ) )
			: $comment;
	}
}
