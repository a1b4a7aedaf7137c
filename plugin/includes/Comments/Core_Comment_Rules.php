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
 * Our rules for comments that are sent through WordPress's own form, REST API or XML-RPC: only members may comment where the theme prints
 * our screens, and no member whom the owner has banned from writing. For members who cannot moderate, the checks of Thread_Controller
 * apply too.
 */
final class Core_Comment_Rules implements Module {

	/**
	 * Fields that core's REST API accepts from every member, and we do not. On the date depend the flood check, the order, and how long a
	 * comment can be edited.
	 */
	private const IGNORED_FIELDS = [
		'user_id',
		'comment_author',
		'comment_author_email',
		'comment_author_url',
		'comment_date',
		'comment_date_gmt',
	];

	/** The rule that the comment of core's form or of XML-RPC breaks; null for none. */
	private ?WP_Error $broken_rule = null;

	public function register(): void {
		add_filter( 'pre_option_comment_registration', [ $this, 'require_account' ] );
		add_filter( 'preprocess_comment', [ $this, 'check_rules' ], 0 );
		add_filter( 'pre_comment_approved', [ $this, 'refuse' ], 10, 2 );
		add_filter( 'rest_preprocess_comment', [ $this, 'check_rest_comment' ], 10, 2 );
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
	 * Checks a comment of core's form or of XML-RPC; refuse() then refuses it, which is not possible in this filter. Our own routes check
	 * for themselves; in wp-admin, authors may answer comments that wait for approval.
	 *
	 * @param mixed $comment Data of a comment, with slashes.
	 */
	public function check_rules( mixed $comment ): mixed {
		$this->broken_rule = null;
		if ( ! is_array( $comment ) || ! self::applies() || wp_is_rest_endpoint() || is_admin() ) {
			return $comment;
		}
		$checked = self::checked( $comment, wp_unslash( (string) ( $comment['comment_content'] ?? '' ) ) );
		if ( is_array( $checked ) ) {
			return $checked;
		}
		// Like core's errors for the form: the data is the status.
		$status            = $checked->get_error_data()['status'] ?? WP_Http::BAD_REQUEST;
		$this->broken_rule = new WP_Error( $checked->get_error_code(), $checked->get_error_message(), $status );
		return $comment;
	}

	/**
	 * Refuses what has broken a rule, and comments of members who may not write.
	 *
	 * @param mixed               $approved `1`, `0`, `spam`, `trash` or an error.
	 * @param array<string,mixed> $comment  Data of the comment.
	 */
	public function refuse( mixed $approved, array $comment ): mixed {
		$author = (int) ( $comment['user_id'] ?? 0 );
		if ( 0 === $author || null === Writing_Ban::since( $author ) ) {
			return $this->broken_rule ?? $approved;
		}
		// Like core's errors: for REST an array with the status, for the form the number.
		return new WP_Error(
			Writing_Ban::CODE,
			Writing_Ban::message(),
			wp_is_rest_endpoint() ? [ 'status' => WP_Http::FORBIDDEN ] : WP_Http::FORBIDDEN
		);
	}

	/**
	 * Makes `wp/v2/comments` use the member's own name and the current date, and our rules. Core would accept any name, and would then not
	 * store the account.
	 *
	 * @param mixed $comment Columns of the comment, or an error. Core fills in those of the account where all are missing.
	 */
	public function check_rest_comment( mixed $comment, WP_REST_Request $request ): mixed {
		if ( ! is_array( $comment ) || 0 !== (int) $request['id'] || ! self::applies() ) {
			return $comment;
		}
		$comment = array_diff_key( $comment, array_flip( self::IGNORED_FIELDS ) );
		return 'note' === $request['type'] // Of an editor, on a block of a post that may be edited.
			? $comment
			: self::checked( $comment, (string) ( $comment['comment_content'] ?? '' ) );
	}

	/** Whether the rules apply to the current user: a member who cannot moderate. */
	private static function applies(): bool {
		return is_user_logged_in() && ! current_user_can( 'moderate_comments' );
	}

	/**
	 * Whether the comment is one that our theme shows, and not, for example, a review of a product or an answer to one.
	 *
	 * @param array<string,mixed> $comment Data of the comment.
	 */
	private static function is_of_theme( array $comment ): bool {
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
	private static function checked( array $comment, string $content ): array|WP_Error {
		$post = get_post( (int) ( $comment['comment_post_ID'] ?? 0 ) );
		if ( ! $post instanceof WP_Post || ! self::is_of_theme( $comment ) ) {
			return $comment;
		}
		$parent = Throttle::hit_visitor( Thread_Controller::write_limit() )->error()
			?? Comment_Writer::checked_parent( $post, $content, (int) ( $comment['comment_parent'] ?? 0 ) );
		return is_wp_error( $parent ) ? $parent : [ 'comment_parent' => $parent ] + $comment;
	}
}
