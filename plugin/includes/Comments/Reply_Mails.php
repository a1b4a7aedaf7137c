<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Addresses\Paths;
use Hien\After_Response;
use Hien\Content\Public_Name;
use Hien\Mail\Mail_Page;
use Hien\Mail\Mail;
use Hien\Mail\Mail_Link;
use Hien\Module;
use Hien\Posts\Post_Summary;
use WP_Comment;
use WP_Http;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Sends mails to members about replies to their comments, if they want them: one for each reply, once it is approved. */
final class Reply_Mails implements Module {

	/** Action that sends the mail, see After_Response. */
	private const SEND = 'hien_send_reply_mail';

	/** Comment meta of a reply whose mail is still to be sent. The request that deletes it sends the mail. */
	private const DUE = 'hien_reply_mail_due';

	/** Query argument of the unsubscribe link. */
	private const ARGUMENT = 'hien-unsubscribe';

	/** Names of the buttons on the page of the unsubscribe link. */
	private const ONE = 'comment';
	private const ALL = 'all';

	/** Words of the reply in the mail. */
	private const EXCERPT_WORDS = 80;

	public function register(): void {
		add_action( 'wp_insert_comment', [ $this, 'on_new' ], 10, 2 );
		add_action( 'transition_comment_status', [ $this, 'on_status' ], 10, 3 );
		add_action( self::SEND, [ $this, 'send' ] );
		add_action( 'wp_loaded', [ $this, 'show_page' ] );
	}

	/** Remembers that a mail is to be sent; sends it if the reply is approved already. What an importer adds is old, and no news. */
	public function on_new( int $id, WP_Comment $comment ): void {
		if ( null === self::recipient( $comment ) || strtotime( "$comment->comment_date_gmt UTC" ) < time() - HOUR_IN_SECONDS ) {
			return;
		}
		add_comment_meta( $id, self::DUE, '1', true );
		if ( '1' === (string) $comment->comment_approved ) {
			After_Response::run( self::SEND, [ $id ] );
		}
	}

	/** Sends the mail when the reply is approved. */
	public function on_status( int|string $status, int|string $before, WP_Comment $comment ): void {
		$id = (int) $comment->comment_ID;
		if ( 'approved' === $status && metadata_exists( 'comment', $id, self::DUE ) ) {
			After_Response::run( self::SEND, [ $id ] );
		}
	}

	/**
	 * Whom a reply is mailed to.
	 *
	 * @return array{WP_User,WP_Comment,WP_Post}|null The recipient, the comment that is answered, and its post; null if nobody wants or may
	 *                                                get a mail.
	 */
	private static function recipient( WP_Comment $answer ): ?array {
		$comment = Threads::parent_of( $answer );
		if ( null === $comment || '1' !== $comment->comment_approved || ! Reply_Mail_Preference::of_comment( $comment ) ) {
			return null;
		}
		$post = get_post( (int) $comment->comment_post_ID );
		$user = get_userdata( (int) $comment->user_id );
		return $user instanceof WP_User && $user->ID !== (int) $answer->user_id
			&& $post instanceof WP_Post && is_post_publicly_viewable( $post ) && '' === $post->post_password
			? [ $user, $comment, $post ]
			: null;
	}

	/** Sends the mail, unless the reply, the comment or the preference has changed meanwhile. */
	public function send( int $id ): void {
		$answer = Threads::find( $id );
		$found  = '1' === $answer?->comment_approved ? self::recipient( $answer ) : null;
		// Of several simultaneous requests, only one deletes the meta.
		if ( null === $found || ! delete_comment_meta( $id, self::DUE ) ) {
			return;
		}
		[ $user, $comment, $post ] = $found;

		$name        = Public_Name::of_comment( $answer );
		$unsubscribe = self::link()->address( (int) $comment->comment_ID, (int) $comment->user_id );
		Mail::send(
			$user->user_email,
			/* translators: %s: name of a person */
			sprintf( __( '%s đã trả lời bình luận của bạn', 'hien-core' ), $name ),
			[
				/* translators: %s: name of a person */
				sprintf( __( 'Chào %s,', 'hien-core' ), Public_Name::of( $user ) ),
				/* translators: 1: name of a person, 2: title of an article, video or image */
				sprintf( __( '%1$s đã trả lời bình luận của bạn ở “%2$s”:', 'hien-core' ), $name, Post_Summary::title( $post ) ),
				Comment_Response::excerpt( $answer, self::EXCERPT_WORDS ),
				Paths::url( Post_Summary::path( $post ) . "#comments{$answer->comment_ID}" ),
				__( 'Bạn nhận thư này vì đã chọn nhận thư khi có trả lời. Muốn thôi nhận, bạn mở liên kết này:', 'hien-core' ),
				$unsubscribe,
			],
			'',
			$unsubscribe
		);
	}

	/** The unsubscribe link, for mails about one comment or about all. */
	private static function link(): Mail_Link {
		return new Mail_Link( self::ARGUMENT );
	}

	/** If the request is for an unsubscribe link, shows its page and ends the request. One-click unsubscribe (RFC 8058) stops all mails. */
	public function show_page(): void {
		$id = self::link()->requested_id();
		if ( null === $id ) {
			return;
		}
		$title   = __( 'Thôi nhận thư', 'hien-core' );
		$comment = Threads::find( $id );
		if ( null === $comment || ! self::link()->is_valid( $id, (int) $comment->user_id ) ) {
			Mail_Page::show(
				$title,
				__( 'Liên kết này không đúng, hoặc bình luận không còn nữa.', 'hien-core' ),
				status: WP_Http::FORBIDDEN
			);
		} elseif ( Mail_Link::is_pressed( self::ALL, true ) ) {
			Reply_Mail_Preference::set_for_user( (int) $comment->user_id, false );
			Mail_Page::show(
				$title,
				__( 'Bạn sẽ không nhận thư về các trả lời nữa. Muốn nhận lại, bạn bật ở trang Tài khoản.', 'hien-core' )
			);
		} elseif ( Mail_Link::is_pressed( self::ONE, false ) ) {
			Reply_Mail_Preference::set_for_comment( $comment, false );
			Mail_Page::show( $title, __( 'Bạn sẽ không nhận thư khi bình luận này có trả lời nữa.', 'hien-core' ) );
		} else {
			Mail_Page::show(
				$title,
				__( 'Bạn muốn thôi nhận thư nào?', 'hien-core' ),
				[
					self::ONE => __( 'Thư về bình luận này', 'hien-core' ),
					self::ALL => __( 'Mọi thư báo có trả lời', 'hien-core' ),
				]
			);
		}
	}
}
