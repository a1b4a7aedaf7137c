<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Comments\Site_Comments_Controller;
use Hien\Content\Public_Name;
use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** `GET chat/members/{id}`: details of a member, which the inbox shows beside the conversation. */
final class Chat_Members_Controller extends Controller {

	private const COMMENTS = 3;

	protected $rest_base = 'chat/members';

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base . '/(?P<slug>[1-9]\d*)',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					'permission_callback' => [ Chat_Access::class, 'answerer' ],
				],
				'schema' => [ $this, 'get_item_schema' ],
			]
		);
	}

	public function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			null,
			static function () use ( $request ): array|WP_Error {
				$user = self::find( self::id_of( $request ) );
				return null === $user ? self::not_found() : self::member( $user );
			}
		);
	}

	/** Returns the member of this site with an id; null if there is none. */
	public static function find( string $id ): ?WP_User {
		$user = get_userdata( (int) $id );
		return $user instanceof WP_User && is_user_member_of_blog( $user->ID ) ? $user : null;
	}

	public static function not_found(): WP_Error {
		return new WP_Error( 'hien_member_not_found', __( 'Tài khoản này không còn nữa.', 'hien-core' ), [ 'status' => WP_Http::NOT_FOUND ] );
	}

	/** @return array<string,mixed> See get_item_schema(). */
	public static function member( WP_User $user ): array {
		$block = Blocks::of( $user->ID );
		return [
			'id'          => $user->ID,
			'name'        => Public_Name::of( $user ),
			'avatar_urls' => (object) array_filter( rest_get_avatar_urls( $user ), 'is_string' ),
			'registered'  => (string) wp_date( DATE_ATOM, (int) strtotime( "$user->user_registered UTC" ) ),
			'edit_url'    => current_user_can( 'edit_user', $user->ID ) ? get_edit_user_link( $user->ID ) : null,
			'comments'    => Site_Comments_Controller::latest_of( $user->ID, self::COMMENTS ),
			'mails'       => Chat_Mail_Preference::of_user( $user->ID ),
			'answers'     => user_can( $user, Capabilities::ANSWER_CHAT ),
			'blocked'     => null === $block ? null : [
				'reason' => $block['reason'],
				'at'     => (string) wp_date( DATE_ATOM, $block['at'] ),
			],
		];
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return self::schema();
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'ChatMember',
			[
				'id'          => Schema::integer(),
				'name'        => Schema::string(),
				'avatar_urls' => [
					'type'                 => 'object',
					'additionalProperties' => [ 'type' => 'string' ],
				],
				'registered'  => Schema::date(),
				'edit_url'    => Schema::nullable( Schema::string( __( 'Địa chỉ hồ sơ trong wp-admin; chỉ khi người hỏi được xem.', 'hien-core' ) ) ),
				'comments'    => Schema::array_of( Site_Comments_Controller::comment_schema() ),
				'mails'       => Schema::boolean( __( 'Nhận thư khi có câu trả lời chưa đọc.', 'hien-core' ) ),
				'answers'     => Schema::boolean( __( 'Là người trả lời trò chuyện, nên không chặn được.', 'hien-core' ) ),
				'blocked'     => Schema::nullable(
					Schema::object(
						'ChatBlock',
						[
							'reason' => Schema::string(),
							'at'     => Schema::date(),
						]
					)
				),
			]
		);
	}
}
