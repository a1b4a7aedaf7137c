<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Comments\Site_Comments_Controller;
use Hien\Content\Public_Name;
use Hien\Rest\Schema;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A member of this site, as the inbox shows beside the conversation. */
final class Chat_Member {

	private const COMMENTS = 3;

	/** The member with an id; 404 for none. */
	public static function find( int $id ): WP_User|WP_Error {
		$user = get_userdata( $id );
		return $user instanceof WP_User && is_user_member_of_blog( $id )
			? $user
			: new WP_Error(
				'hien_member_not_found',
				__( 'Tài khoản này không còn nữa.', 'hien-core' ),
				[ 'status' => WP_Http::NOT_FOUND ]
			);
	}

	/** Whether a user answers in the chat, and so cannot be blocked. */
	public static function answers( int $id ): bool {
		return user_can( $id, Capabilities::ANSWER_CHAT );
	}

	/** @return array<string,mixed> See schema(). */
	public static function of( WP_User $user ): array {
		$block = Blocked_Members::of( $user->ID );
		return [
			'id'          => $user->ID,
			'name'        => Public_Name::of( $user ),
			'avatar_urls' => (object) array_filter( rest_get_avatar_urls( $user ), 'is_string' ),
			'registered'  => get_date_from_gmt( $user->user_registered, DATE_ATOM ),
			'edit_url'    => current_user_can( 'edit_user', $user->ID ) ? get_edit_user_link( $user->ID ) : null,
			'comments'    => Site_Comments_Controller::items( $user->ID, self::COMMENTS ),
			'mails'       => Chat_Mail_Preference::of_user( $user->ID ),
			'answers'     => self::answers( $user->ID ),
			'blocked'     => null === $block ? null : [
				'reason' => $block['reason'],
				'at'     => (string) wp_date( DATE_ATOM, $block['at'] ),
			],
		];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'ChatMember',
			[
				'id'          => Schema::integer(),
				'name'        => Schema::string(),
				'avatar_urls' => Schema::map( Schema::string() ),
				'registered'  => Schema::date(),
				'edit_url'    => Schema::nullable(
					Schema::string( __( 'Địa chỉ hồ sơ trong wp-admin; chỉ khi người hỏi được xem.', 'hien-core' ) )
				),
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
