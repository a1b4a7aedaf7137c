<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The replies to chat messages that the signed-in user has saved. */
final class Saved_Replies {

	/** User meta: a list of arrays with `title` and `text`. */
	private const META = 'hien_chat_replies';

	/** @return array{replies:list<array{title:string,text:string}>} */
	public static function all(): array {
		$stored = get_user_meta( get_current_user_id(), self::META, true );
		return [ 'replies' => is_array( $stored ) ? array_values( $stored ) : [] ];
	}

	/**
	 * Replaces the list by the parameter `replies`.
	 *
	 * @return array{replies:list<array{title:string,text:string}>}|WP_Error
	 */
	public static function store( WP_REST_Request $request ): array|WP_Error {
		global $wpdb;
		$clean    = [];
		$problems = [];
		foreach ( $request['replies'] as $index => $reply ) {
			$title = Text::typed_line( $reply['title'] );
			$text  = Text::typed( $reply['text'] );
			$problems += [
				"replies.$index.title" => Field_Error::not_stored( $title, $wpdb->usermeta, 'meta_value' ),
				"replies.$index.text"  => '' === $text
					? __( 'Bạn viết câu trả lời nhé.', 'hien-core' )
					: Field_Error::not_stored( $text, $wpdb->usermeta, 'meta_value' ),
			];
			$clean[] = [
				'title' => '' === $title ? mb_strimwidth( Text::typed_line( $text ), 0, 40, '…' ) : $title,
				'text'  => $text,
			];
		}
		$problems = array_filter( $problems );
		if ( [] !== $problems ) {
			return Field_Error::of_all( $problems, 'hien_invalid_replies' );
		}
		update_user_meta( get_current_user_id(), self::META, wp_slash( $clean ) );
		return self::all();
	}

	/** @return array<string,array<string,mixed>> */
	public static function params(): array {
		$text = static fn( int $length ): array => Schema::string( maxLength: $length, required: true );
		return [
			'replies' => [
				'description' => __( 'Cả danh sách, theo thứ tự.', 'hien-core' ),
				'type'        => 'array',
				'maxItems'    => Constants::SAVED_REPLIES_LIMIT,
				'required'    => true,
				'items'       => [
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => [
						'title' => $text( Constants::SAVED_REPLY_TITLE_LENGTH ),
						'text'  => $text( Constants::CHAT_MESSAGE_LENGTH ),
					],
				],
			],
		];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'SavedReplies',
			[
				'replies' => Schema::array_of(
					Schema::object(
						'SavedReply',
						[
							'title' => Schema::string(),
							'text'  => Schema::string(),
						]
					)
				),
			]
		);
	}
}
