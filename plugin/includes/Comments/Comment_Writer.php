<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Constants;
use Hien\Lock;
use Hien\Rest\WordPress_Form;
use Hien\Text;
use WP_Comment;
use WP_Error;
use WP_Http;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds, changes and deletes comments of the current user, with the same checks, moderation and mails as core's form. */
final class Comment_Writer {

	/** Seconds for which a comment waits for another one of the same member, which may be the same comment. */
	private const LOCK_SECONDS = 10;

	/** Minutes after submission in which authors may change their comment. */
	public const EDIT_MINUTES = 5;

	/** Unix time until which its author may change a comment. */
	public static function edit_end( WP_Comment $comment ): int {
		return (int) strtotime( $comment->comment_date_gmt . ' UTC' ) + self::EDIT_MINUTES * MINUTE_IN_SECONDS;
	}

	/**
	 * @param int       $parent Id of the comment that this one replies to; 0 for none.
	 * @param bool|null $notify Whether the author wants mails about replies; null for the account's preference.
	 * @return WP_Comment|WP_Error The stored comment, approved or not; otherwise an error of Comment_Error.
	 */
	public static function write( WP_Post $post, string $content, int $parent = 0, ?bool $notify = null ): WP_Comment|WP_Error {
		$parent = self::checked_parent( $post, $content, $parent );
		if ( is_wp_error( $parent ) ) {
			return $parent;
		}
		$form    = [
			'comment_post_ID' => $post->ID,
			'comment'         => $content,
			'comment_parent'  => $parent,
		];
		$comment = new WP_Error( 'comment_flood' ); // The answer if the lock does not become free.
		$write   = static function () use ( $content, $form, &$comment ): void {
			$comment = WordPress_Form::run(
				static fn(): WP_Comment|WP_Error
					=> wp_handle_comment_submission( [ 'comment' => Comment_Text::escape( $content ) ] + $form ),
				Comment_Error::of( self::refused(), $form )
			);
		};
		// WordPress looks for the same comment and stores it then: of two requests of ours at once, both would.
		Lock::wait( 'hien_comment_' . get_current_user_id(), self::LOCK_SECONDS, $write );
		if ( is_wp_error( $comment ) ) {
			return Comment_Error::of( $comment, $form );
		}
		if ( null !== $notify ) {
			Reply_Mail_Preference::set_for_comment( $comment, $notify );
		}
		return $comment;
	}

	/** Checks a new comment. Returns the id of the comment below which it is stored, 0 for none; or an error of Comment_Error. */
	public static function checked_parent( WP_Post $post, string $content, int $parent ): int|WP_Error {
		$parent = 0 === $parent ? 0 : self::stored_parent( $post, $parent );
		$error  = is_wp_error( $parent ) ? $parent : self::content_error( $content );
		return null === $error ? $parent : Comment_Error::of( $error );
	}

	/**
	 * Changes the text, with the checks for a new comment; it may have to wait for approval again.
	 *
	 * @return WP_Comment|WP_Error As write().
	 */
	public static function edit( WP_Comment $comment, string $content ): WP_Comment|WP_Error {
		$error = self::edit_end( $comment ) < time() ? new WP_Error( 'hien_comment_old' ) : self::content_error( $content );
		if ( null !== $error ) {
			return Comment_Error::of( $error );
		}
		$id      = (int) $comment->comment_ID;
		$data    = [
			'comment_ID'      => $id,
			'comment_post_ID' => (int) $comment->comment_post_ID,
			'user_id'         => (int) $comment->user_id,
			// Also for users with `unfiltered_html`.
			'comment_content' => wp_kses( Comment_Text::escape( $content ), 'pre_comment_content' ),
		] + $comment->to_array();
		$check   = static function () use ( &$data ): int|string|WP_Error {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter, so that anti-spam plugins check edits too.
			$data = apply_filters( 'preprocess_comment', wp_slash( $data ) );
			return wp_check_comment_data( $data );
		};
		$verdict = WordPress_Form::run( $check, Comment_Error::of( self::refused() ) );
		if ( is_wp_error( $verdict ) ) {
			return Comment_Error::of( $verdict );
		}
		$stored = self::reloaded( $comment );
		if ( null === $stored ) {
			return Thread_Controller::comment_not_found();
		}
		$updated = wp_update_comment(
			[
				'comment_ID'       => $id,
				'comment_content'  => $data['comment_content'],
				'comment_approved' => 1 === (int) $verdict ? $stored->comment_approved : (string) $verdict,
			],
			true
		);
		$changed = get_comment( $id );
		if ( is_wp_error( $updated ) || ! $changed instanceof WP_Comment ) {
			return Comment_Error::of( is_wp_error( $updated ) ? $updated : new WP_Error( 'comment_save_error' ) );
		}
		if ( '1' === $stored->comment_approved ) {
			wp_new_comment_notify_moderator( $id ); // Does nothing unless the comment waits for approval.
		}
		return $changed;
	}

	/** The comment as it is stored now; null if it was removed while a spam filter took its time. */
	private static function reloaded( WP_Comment $comment ): ?WP_Comment {
		clean_comment_cache( (int) $comment->comment_ID );
		$stored = get_comment( (int) $comment->comment_ID );
		return $stored instanceof WP_Comment
			&& $stored->user_id === $comment->user_id
			&& in_array( $stored->comment_approved, [ '0', '1' ], true ) ? $stored : null;
	}

	/**
	 * Deletes a comment. One with replies is replaced by an anonymous placeholder. Otherwise it goes to the trash, and with it all
	 * placeholders above it that have no other replies. Returns whether it succeeded.
	 */
	public static function delete( WP_Comment $comment ): bool {
		if ( Threads::has_replies( $comment ) ) {
			return self::replace_by_placeholder( $comment );
		}
		$is_gone = wp_trash_comment( $comment );
		$parent  = Threads::parent_of( $comment );
		while ( null !== $parent && Threads::DELETED === $parent->comment_type && ! Threads::has_replies( $parent ) ) {
			wp_trash_comment( $parent );
			$parent = Threads::parent_of( $parent );
		}
		return $is_gone;
	}

	private static function replace_by_placeholder( WP_Comment $comment ): bool {
		Reply_Mail_Preference::forget( $comment );
		$updated = wp_update_comment(
			[
				'comment_ID'           => (int) $comment->comment_ID,
				'comment_type'         => Threads::DELETED,
				'comment_content'      => __( 'Bình luận đã bị xóa.', 'hien-core' ),
				'comment_author'       => '',
				'comment_author_email' => '',
				'comment_author_url'   => '',
				'comment_author_IP'    => '',
				'comment_agent'        => '',
				'user_id'              => 0,
			]
		);
		return 1 === $updated;
	}

	/**
	 * Id of the comment below which a reply is stored: the one that it replies to, or an ancestor where WordPress's setting allows no
	 * deeper level.
	 */
	private static function stored_parent( WP_Post $post, int $id ): int|WP_Error {
		$answered = Threads::find( $id );
		if (
			null === $answered
			|| (int) $answered->comment_post_ID !== $post->ID
			|| '1' !== $answered->comment_approved
			|| ! in_array( $answered->comment_type, [ 'comment', '' ], true )
		) {
			return new WP_Error( 'hien_comment_parent' );
		}
		$deepest = Threads::max_depth() - 1;
		if ( $deepest < 1 ) {
			return new WP_Error( 'hien_comment_flat' );
		}
		$ancestors = array_slice( Threads::with_ancestors( $answered ), 0, $deepest );
		return $ancestors[ count( $ancestors ) - 1 ];
	}

	/** The error if another plugin ends the request. */
	private static function refused(): WP_Error {
		return new WP_Error(
			'hien_comment_refused',
			__( 'Một phần mở rộng của trang không nhận bình luận gửi từ đây.', 'hien-core' ),
			WP_Http::FORBIDDEN
		);
	}

	/** The error for a text that is too long or empty; null for any other. */
	private static function content_error( string $content ): ?WP_Error {
		return match ( true ) {
			mb_strlen( $content ) > Constants::COMMENT_MAX_LENGTH             => new WP_Error( 'comment_content_column_length' ),
			Text::is_blank( Text::plain( Comment_Text::escape( $content ) ) ) => new WP_Error( 'hien_comment_empty' ),
			default                                                           => null,
		};
	}
}
