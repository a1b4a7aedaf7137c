<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Rest\Schema;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** `chat` in the boot data, with which the app starts the chat. It is the same for all visitors. */
final class Chat_Boot {

	/** User option of a member who has a conversation: '1'. */
	public const BEGUN = 'hien_chat_begun';

	/**
	 * @param array<string,mixed> $author `author` of the response `options`.
	 * @return array<string,mixed> See schema().
	 */
	public static function data( array $author ): array {
		$fields = Chat_Config::fields();
		return [
			'state'  => Chat_Config::state(),
			'author' => [
				'id'          => Settings::author_id(),
				'name'        => $author['name'],
				'avatar_urls' => [ Constants::AVATAR_SIZE => $author['avt'] ],
			],
			'away'   => $fields['away'],
			'sounds' => Chat_Config::OFF !== $fields['sounds'],
			'hours'  => Chat_Config::hours(),
			'config' => Chat_Config::is_ready() ? Chat_Config::public_config() + [ 'emulator' => Chat_Config::emulator() ] : null,
		];
	}

	/** Whether a member has a conversation. */
	public static function has_begun( int $user_id ): bool {
		return false !== get_user_option( self::BEGUN, $user_id );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Chat',
			[
				'state'  => Schema::string( enum: [ Chat_Config::CLOSED, Chat_Config::FORM, Chat_Config::READY ] ),
				'author' => Schema::object(
					'ChatAuthor',
					[
						'id'          => Schema::integer(),
						'name'        => Schema::string(),
						'avatar_urls' => Schema::map( Schema::string() ),
					]
				),
				'away'   => Schema::string( __( 'Lời nhắn khi tác giả vắng.', 'hien-core' ) ),
				'sounds' => Schema::boolean(),
				'hours'  => Schema::nullable(
					Schema::object(
						'ChatHours',
						[
							'days' => Schema::array_of( Schema::integer( __( 'Ngày trong tuần, 1 là thứ hai.', 'hien-core' ) ) ),
							'from' => Schema::string( __( 'Giờ và phút theo múi giờ của trang, như 08:00.', 'hien-core' ) ),
							'to'   => Schema::string( __( 'Đến 24:00; sớm hơn giờ bắt đầu là của hôm sau.', 'hien-core' ) ),
						]
					)
				),
				'config' => Schema::nullable(
					Schema::object(
						'ChatConnection',
						Public_Config::schema()['properties'] + [
							'emulator' => Schema::nullable(
								Schema::string( __( 'Địa chỉ của máy chủ thử, thay cho Firebase.', 'hien-core' ) )
							),
						]
					)
				),
			]
		);
	}
}
