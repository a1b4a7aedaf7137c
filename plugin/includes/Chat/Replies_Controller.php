<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Rest\Controller;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `chat/replies`: the signed-in user's saved replies. GET lists them, PUT replaces the list. */
final class Replies_Controller extends Controller {

	/** User meta: a list of arrays with `title` and `text`. */
	private const META = 'hien_chat_replies';

	protected $rest_base = 'chat/replies';

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => [ Chat_Access::class, 'answerer' ],
				],
				[
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'replace' ],
					'permission_callback' => [ Chat_Access::class, 'answerer' ],
					'args'                => $this->get_update_params(),
				],
				'schema'         => [ $this, 'get_item_schema' ],
				'updated_schema' => [ $this, 'get_item_schema' ],
			]
		);
	}

	public function list(): WP_REST_Response {
		return $this->answer( null, self::replies( ... ) );
	}

	public function replace( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( null, static fn(): array|WP_Error => self::store( $request['replies'] ) );
	}

	/** @return array{replies:list<array{title:string,text:string}>} */
	private static function replies(): array {
		$stored = get_user_meta( get_current_user_id(), self::META, true );
		return [ 'replies' => is_array( $stored ) ? array_values( $stored ) : [] ];
	}

	/**
	 * @param list<array{title:string,text:string}> $replies As sent.
	 * @return array{replies:list<array{title:string,text:string}>}|WP_Error
	 */
	private static function store( array $replies ): array|WP_Error {
		$clean    = [];
		$problems = [];
		foreach ( $replies as $index => $reply ) {
			$title = Text::typed_line( $reply['title'] );
			$text  = Text::typed( $reply['text'] );
			if ( '' === $text ) {
				$problems[ "replies.$index.text" ] = __( 'Bạn viết câu trả lời nhé.', 'hien-core' );
			}
			$clean[] = [
				'title' => '' === $title ? mb_strimwidth( Text::typed_line( $text ), 0, 40, '…' ) : $title,
				'text'  => $text,
			];
		}
		if ( [] !== $problems ) {
			return Field_Error::of_all( $problems, 'hien_invalid_replies' );
		}
		update_user_meta( get_current_user_id(), self::META, wp_slash( $clean ) );
		return self::replies();
	}

	protected function get_update_params(): array {
		$text = static fn( int $length ): array => [
			'type'      => 'string',
			'maxLength' => $length,
			'required'  => true,
		];
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
	public function get_item_schema(): array {
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
