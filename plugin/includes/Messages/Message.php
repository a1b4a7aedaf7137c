<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Text;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A message to the author. All texts are plain text. */
final class Message {

	/** Types, as the app sends them. */
	public const CONTACT  = 'Liên hệ';
	public const FEEDBACK = 'Góp ý';
	public const CHAT     = 'Trò chuyện';

	public const TYPES = [ self::CONTACT, self::FEEDBACK, self::CHAT ];

	/** Post meta. */
	public const TYPE_META  = 'hien_message_type';
	public const EMAIL_META = 'hien_sender_email';
	public const USER_META  = 'hien_sender';

	/** Post meta, one row for each reply: `text`, `date` (Unix time), `user` (id). */
	public const REPLY_META = 'hien_reply';

	/** Post meta: text of a reply whose mail could not be sent. */
	public const REPLY_DRAFT_META = 'hien_reply_draft';

	/** @param int $user Id of the sender; 0 for a visitor. */
	public function __construct(
		public readonly string $type,
		public readonly string $name,
		public readonly string $email,
		public readonly int $user,
		public readonly string $content,
	) {}

	public static function of( WP_Post $post ): self {
		return new self(
			(string) get_post_meta( $post->ID, self::TYPE_META, true ),
			Text::decode( $post->post_title ),
			(string) get_post_meta( $post->ID, self::EMAIL_META, true ),
			(int) get_post_meta( $post->ID, self::USER_META, true ),
			Text::decode( $post->post_content ),
		);
	}

	/** A message of a member. */
	public static function by( WP_User $user, string $type, string $content ): self {
		return new self( $type, Text::plain( $user->display_name ), $user->user_email, $user->ID, $content );
	}

	/** The sender's name for the author; a member's may be blank. */
	public function shown_name(): string {
		return Text::is_blank( $this->name ) ? __( '(Không tên)', 'hien-core' ) : $this->name;
	}

	/** @return list<array{text:string,date:int,user:int}> Replies, oldest first. */
	public static function replies( int $id ): array {
		return array_map(
			static fn( array $reply ): array => [
				'text' => (string) ( $reply['text'] ?? '' ),
				'date' => (int) ( $reply['date'] ?? 0 ),
				'user' => (int) ( $reply['user'] ?? 0 ),
			],
			array_values( array_filter( (array) get_post_meta( $id, self::REPLY_META ), 'is_array' ) )
		);
	}
}
