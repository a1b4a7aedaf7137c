<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Mail\Mail;
use Hien\Members\Public_Name;
use Hien\Messages\Author_Mail;
use Hien\Routing\Paths;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Writes and sends the mails about unread messages. */
final class Unread_Mail_Sender {

	/** Maximum number of quoted messages of a conversation, and number of latest messages that are read to find them. */
	private const QUOTED = 5;
	private const READ   = 30;

	/** Number of conversations whose messages the author's mail quotes. For further ones, it has the last message only. */
	private const QUOTED_THREADS = 10;

	public function __construct(
		private readonly Chat_Config $config,
		private readonly Database $database,
		private readonly Author_Mail $author,
	) {}

	/**
	 * Sends the author one mail about several conversations.
	 *
	 * @param array<int,Thread> $threads Conversations with unread messages.
	 * @return list<Thread> The conversations in the mail; none if the mail could not be sent.
	 */
	public function to_author( array $threads ): array {
		$paragraphs = [ __( 'Trong lúc bạn vắng, có người nhắn trong khung trò chuyện.', 'hien-core' ) ];
		$mailed     = [];
		foreach ( array_values( $threads ) as $index => $thread ) {
			$quotes = $index < self::QUOTED_THREADS ? $this->quotes( $thread, false ) : [ $thread->last ];
			if ( [] === $quotes ) {
				continue; // The author has read the messages and then marked the conversation as unread.
			}
			$mailed[] = $thread;
			array_push(
				$paragraphs,
				/* translators: 1: name of a member, 2: number of messages */
				sprintf( _n( '%1$s, %2$d tin nhắn chưa đọc:', '%1$s, %2$d tin nhắn chưa đọc:', $thread->unread_by_author, 'hien-core' ), $thread->name, $thread->unread_by_author ),
				...$quotes,
				...[ Paths::url( "/admin/chat/$thread->member" ) ]
			);
		}
		if ( [] === $mailed ) {
			return [];
		}
		$subject = 1 === count( $mailed )
			/* translators: %s: name of a member */
			? sprintf( __( '%s nhắn cho bạn', 'hien-core' ), $mailed[0]->name )
			/* translators: %d: number of conversations */
			: sprintf( _n( '%d cuộc trò chuyện chưa đọc', '%d cuộc trò chuyện chưa đọc', count( $mailed ), 'hien-core' ), count( $mailed ) );
		return Mail::send( $this->author->address(), $subject, $paragraphs ) ? $mailed : [];
	}

	/** Sends a member a mail about unread answers. Returns whether no further mail is needed: it was sent, or the member wants none. */
	public function to_member( Thread $thread ): bool {
		$user = get_userdata( $thread->member );
		if ( ! $user instanceof WP_User || ! Chat_Mail_Preference::of_user( $user->ID ) ) {
			return true;
		}
		$author = Public_Name::of_author( $this->config->author_id() );
		$quotes = $this->quotes( $thread, true );
		if ( [] === $quotes ) {
			return false; // The member has just read everything; the counter is about to change.
		}
		$end = Chat_Mail_Preference::end_address( $user->ID );
		return Mail::send(
			$user->user_email,
			/* translators: %s: name of the author */
			sprintf( __( '%s đã trả lời bạn', 'hien-core' ), $author ),
			[
				/* translators: %s: name of a member */
				sprintf( __( 'Chào %s,', 'hien-core' ), Public_Name::of( $user ) ),
				/* translators: %s: name of the author */
				sprintf( __( '%s đã trả lời bạn trong khung trò chuyện:', 'hien-core' ), $author ),
				...$quotes,
				__( 'Mở trang để đọc và trả lời:', 'hien-core' ),
				home_url( '/' ),
				__( 'Bạn nhận thư này vì chưa đọc câu trả lời. Muốn thôi nhận, bạn mở liên kết này:', 'hien-core' ),
				$end,
			],
			'',
			$end
		);
	}

	/** @return list<string> The latest unread messages of one side, the oldest first; the thread's last message if the database does not answer. */
	private function quotes( Thread $thread, bool $of_author ): array {
		try {
			$messages = Chat_Message::all(
				$this->database->get(
					"chats/$thread->member",
					[
						'orderBy'     => 'createdAt',
						'limitToLast' => self::READ,
					]
				)
			);
		} catch ( Database_Error ) {
			return [ $thread->last ];
		}
		$unread = array_filter( $messages, static fn( Chat_Message $message ): bool => $message->is_of_author === $of_author && ! $message->is_read );
		return array_map( static fn( Chat_Message $message ): string => $message->as_text(), array_slice( array_values( $unread ), -self::QUOTED ) );
	}
}
