<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\After_Response;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Mail\Mail;
use Hien\Module;
use Hien\Rest\Field_Error;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Members' questions: stored as pending, with a mail to the author, and a mail to the asker when answered. */
final class Questions implements Module {

	/** Post meta that no REST response contains: id of the member, and details that the member wrote for the author. */
	public const ASKER_META   = '_hien_asker';
	public const DETAILS_META = '_hien_question_details';

	/** Post meta: Unix time at which the asker was mailed about the answer. */
	private const ASKER_MAILED_META = '_hien_asker_told';

	/** Action that mails the author, see After_Response. */
	private const SEND = 'hien_mail_question';

	public function register(): void {
		add_action( self::SEND, [ $this, 'mail_author' ] );
		add_action( 'wp_after_insert_post', [ $this, 'mail_asker' ], 10, 2 );
	}

	/** Stores a question, and mails the author after the response. Returns its id; 400 with the invalid fields. */
	public static function ask( WP_User $asker, string $question, string $details ): int|WP_Error {
		global $wpdb;
		$question = Text::typed_line( $question );
		$details  = Text::typed( $details );
		$problems = array_filter(
			[
				'question' => Text::is_blank( $question )
					? __( 'Bạn viết câu hỏi nhé.', 'hien-core' )
					: Field_Error::too_long( $question, Constants::QUESTION_LENGTH ),
				'details'  => Field_Error::too_long( $details, Constants::MESSAGE_LENGTH )
					?: Field_Error::not_stored( $details, $wpdb->postmeta, 'meta_value' ),
			]
		);
		if ( [] !== $problems ) {
			return Field_Error::of_all( $problems, 'hien_invalid_question' );
		}
		$id = wp_insert_post(
			[
				'post_type'   => Faq_Post_Type::NAME,
				'post_status' => 'pending',
				'post_author' => Settings::author_id(),
				'post_title'  => wp_slash( Text::encode( $question ) ),
				'meta_input'  => wp_slash(
					[
						Faq_Post_Type::ASKED_BY => Public_Name::of( $asker ),
						self::ASKER_META        => $asker->ID,
						self::DETAILS_META      => $details,
					]
				),
			],
			true
		);
		if ( is_wp_error( $id ) ) {
			return new WP_Error(
				'hien_question_not_stored',
				__( 'Chưa gửi được câu hỏi. Bạn thử lại nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			);
		}
		After_Response::run( self::SEND, [ $id ] );
		return $id;
	}

	/** Mails the author about a question, after the response: its asker does not wait for the mail server. */
	public function mail_author( int $id ): void {
		$post  = get_post( $id );
		$asker = get_userdata( (int) get_post_meta( $id, self::ASKER_META, true ) );
		if ( ! $post instanceof WP_Post || ! $asker instanceof WP_User ) {
			return; // Deleted meanwhile.
		}
		Mail::send_to_author(
			$id,
			/* translators: %s: name of a member */
			sprintf( __( 'Câu hỏi của %s', 'hien-core' ), Text::plain( $asker->display_name ) ),
			array_values(
				array_diff( [ Text::decode( $post->post_title ), (string) get_post_meta( $id, self::DETAILS_META, true ) ], [ '' ] )
			),
			$asker->user_email
		);
	}

	/** Mails the asker once, when the question is published with an answer. */
	public function mail_asker( int $id, WP_Post $post ): void {
		$is_published = Faq_Post_Type::NAME === $post->post_type && 'publish' === $post->post_status;
		if ( ! $is_published || ! Question_List::has_answer( $post->post_content ) ) {
			return;
		}
		$asker = get_userdata( (int) get_post_meta( $id, self::ASKER_META, true ) );
		if ( ! $asker instanceof WP_User || false === add_post_meta( $id, self::ASKER_MAILED_META, time(), true ) ) {
			return;
		}
		$sent = Mail::send(
			$asker->user_email,
			__( 'Câu hỏi của bạn đã có câu trả lời', 'hien-core' ),
			[
				/* translators: %s: name of a member */
				sprintf( __( 'Chào %s,', 'hien-core' ), Public_Name::of( $asker ) ),
				/* translators: %s: a question */
				sprintf( __( 'Tác giả đã trả lời câu hỏi “%s”. Mời bạn đọc ở đây:', 'hien-core' ), Text::plain( $post->post_title ) ),
				(string) get_post_type_archive_link( Faq_Post_Type::NAME ),
			],
			Mail::author()
		);
		if ( ! $sent ) {
			delete_post_meta( $id, self::ASKER_MAILED_META ); // Tried again on the next save of the question.
		}
	}

	/**
	 * The member who asked a question, and the details; for the editor only.
	 *
	 * @return array{name:string,email:string,details:string}|null Plain text; name and address are '' for a deleted account. Null if no
	 *                                                             member asked.
	 */
	public static function asker( ?WP_Post $post ): ?array {
		$asker_id = null === $post ? '' : get_post_meta( $post->ID, self::ASKER_META, true );
		if ( null === $post || '' === $asker_id ) {
			return null;
		}
		$asker = get_userdata( (int) $asker_id );
		return [
			'name'    => $asker instanceof WP_User ? Text::plain( $asker->display_name ) : '',
			'email'   => $asker instanceof WP_User ? $asker->user_email : '',
			'details' => (string) get_post_meta( $post->ID, self::DETAILS_META, true ),
		];
	}
}
