<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Theme;
use Hien\Throttle\Throttle;
use Hien\Writing_Ban;
use WP_Comment;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Who may comment, also through WordPress's own form, REST API and XML-RPC: where the theme prints our screens, members only, and never
 * a member whom the owner does not let write. For members who cannot moderate, the rules of our own route hold there too.
 */
final class Members_Only implements Module {

	/** What core's REST API takes from anybody: the date decides about floods, the order, and how long a comment can be edited. */
	private const NOT_OWN = [
		'user_id',
		'comment_author',
		'comment_author_email',
		'comment_author_url',
		'comment_date',
		'comment_date_gmt',
	];

	/** Why the comment that core's form or XML-RPC is about to store breaks a rule; null for none. */
	private ?WP_Error $broken_rule = null;

	public function register(): void {
		add_filter( 'pre_option_comment_registration', [ $this, 'require_account' ] );
		add_filter( 'preprocess_comment', [ $this, 'check_rules' ], 0 );
		add_filter( 'pre_comment_approved', [ $this, 'refuse' ], 10, 2 );
		add_filter( 'rest_preprocess_comment', [ $this, 'take_from_rest' ], 10, 2 );
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
	 * Core's form and XML-RPC cannot be refused before refuse(). Our own routes have checked the rules; in wp-admin, authors answer
	 * comments that still wait.
	 *
	 * @param mixed $comment Data of a comment, with slashes.
	 */
	public function check_rules( mixed $comment ): mixed {
		$this->broken_rule = null;
		if ( ! is_array( $comment ) || ! self::is_bound() || wp_is_rest_endpoint() || is_admin() ) {
			return $comment;
		}
		$checked = self::by_rules( $comment, wp_unslash( (string) ( $comment['comment_content'] ?? '' ) ) );
		if ( is_array( $checked ) ) {
			return $checked;
		}
		// As core's own errors for the form: the data is the status.
		$status            = $checked->get_error_data()['status'] ?? WP_Http::BAD_REQUEST;
		$this->broken_rule = new WP_Error( $checked->get_error_code(), $checked->get_error_message(), $status );
		return $comment;
	}

	/**
	 * @param mixed               $approved `1`, `0`, `spam`, `trash` or an error.
	 * @param array<string,mixed> $comment  Data of the comment.
	 */
	public function refuse( mixed $approved, array $comment ): mixed {
		$author = (int) ( $comment['user_id'] ?? 0 );
		if ( 0 === $author || null === Writing_Ban::since( $author ) ) {
			return $this->broken_rule ?? $approved;
		}
		// As core's own errors: REST reads the status from an array, the form takes the number.
		return new WP_Error(
			Writing_Ban::CODE,
			Writing_Ban::message(),
			wp_is_rest_endpoint() ? [ 'status' => WP_Http::FORBIDDEN ] : WP_Http::FORBIDDEN
		);
	}

	/**
	 * Makes a member comment in the own name, now, and by our rules at `wp/v2/comments` too. It takes any name, and then forgets the
	 * account.
	 *
	 * @param mixed $comment Columns of the comment, or an error. Core fills in those of the account where all are missing.
	 */
	public function take_from_rest( mixed $comment, WP_REST_Request $request ): mixed {
		if ( ! is_array( $comment ) || 0 !== (int) $request['id'] || ! self::is_bound() ) {
			return $comment;
		}
		$comment = array_diff_key( $comment, array_flip( self::NOT_OWN ) );
		return 'note' === $request['type'] // Of an editor, on a block of a post that may be edited.
			? $comment
			: self::by_rules( $comment, (string) ( $comment['comment_content'] ?? '' ) );
	}

	/** Whether the current user may only write as every member. */
	private static function is_bound(): bool {
		return is_user_logged_in() && ! current_user_can( 'moderate_comments' );
	}

	/**
	 * Whether it is a comment that our theme shows, and not, for one, a review of a product, nor an answer to one.
	 *
	 * @param array<string,mixed> $comment Data of the comment.
	 */
	private static function is_comment( array $comment ): bool {
		$parent = get_comment( (int) ( $comment['comment_parent'] ?? 0 ) );
		$types  = [ (string) ( $comment['comment_type'] ?? '' ), $parent instanceof WP_Comment ? $parent->comment_type : '' ];
		return [] === array_diff( $types, [ '', 'comment' ] );
	}

	/**
	 * Counts the comment, and checks it as Thread_Controller does.
	 *
	 * @param array<string,mixed> $comment Data of the comment.
	 * @param string              $content Its text, without slashes.
	 * @return array<string,mixed>|WP_Error The data, with the comment below which it is stored.
	 */
	private static function by_rules( array $comment, string $content ): array|WP_Error {
		$post = get_post( (int) ( $comment['comment_post_ID'] ?? 0 ) );
		if ( ! $post instanceof WP_Post || ! self::is_comment( $comment ) ) {
			return $comment;
		}
		$parent = Throttle::hit_visitor( Thread_Controller::write_limit() )->error()
			?? Comment_Writer::checked_parent( $post, $content, (int) ( $comment['comment_parent'] ?? 0 ) );
		return is_wp_error( $parent ) ? $parent : [ 'comment_parent' => $parent ] + $comment;
	}
}
