<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Faqs\Faq_Post_Type;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A draft FAQ (question and answer) from chat messages, without the names in them. */
final class Faq_Draft {

	/**
	 * @param list<string>  $texts  The messages.
	 * @param list<WP_User> $people Whose names are removed.
	 * @return array<string,mixed>|WP_Error See schema(); 400 with the invalid parameter.
	 */
	public static function make( string $question, array $texts, array $people ): array|WP_Error {
		$title    = Text::typed_line( Anonymized_Text::of( $question, $people ) );
		$messages = array_map( static fn( string $text ): string => Text::typed( Anonymized_Text::of( $text, $people ) ), $texts );
		$messages = array_values( array_filter( $messages, static fn( string $text ): bool => ! Text::is_blank( $text ) ) );
		$problem  = Text::is_blank( $title )
			? __( 'Bạn viết câu hỏi nhé.', 'hien-core' )
			: Field_Error::too_long( $title, Constants::QUESTION_LENGTH );
		if ( '' !== $problem ) {
			return Field_Error::of( 'title', $problem );
		}
		if ( [] === $messages ) {
			return Field_Error::of( 'messages', __( 'Bạn chọn ít nhất một tin nhắn có chữ nhé.', 'hien-core' ) );
		}
		$id = wp_insert_post(
			[
				'post_type'    => Faq_Post_Type::NAME,
				'post_status'  => 'draft',
				'post_title'   => wp_slash( Text::encode( $title ) ),
				'post_content' => wp_slash( implode( "\n\n", array_map( self::paragraph( ... ), $messages ) ) ),
			],
			true
		);
		return is_wp_error( $id )
			? new WP_Error(
				'hien_faq_not_stored',
				__( 'Chưa tạo được bản nháp. Bạn thử lại nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			)
			: [
				'id'       => $id,
				'edit_url' => (string) get_edit_post_link( $id, 'raw' ),
			];
	}

	/** A message as a paragraph block. */
	private static function paragraph( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>" . nl2br( Text::encode( $text ), false ) . "</p>\n<!-- /wp:paragraph -->";
	}

	/** @return array<string,array<string,mixed>> */
	public static function params(): array {
		return [
			'title'    => Schema::string( __( 'Câu hỏi.', 'hien-core' ), required: true ),
			'messages' => [
				'description' => __( 'Nội dung các tin nhắn, theo thứ tự.', 'hien-core' ),
				'type'        => 'array',
				'required'    => true,
				'maxItems'    => Constants::QUESTION_MESSAGES_LIMIT,
				'items'       => [ 'type' => 'string' ],
			],
			'member'   => Schema::integer(
				__( 'Mã thành viên của cuộc trò chuyện, để bỏ tên của họ.', 'hien-core' ),
				minimum: 0,
				default: 0
			),
		];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'FaqDraft',
			[
				'id'       => Schema::integer(),
				'edit_url' => Schema::string(),
			]
		);
	}
}
