<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Check;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The chat. */
final class Chat_Modules extends Modules {

	protected function always(): array {
		return [
			new Conversations(),
			new Blocked_Members(),
			new Chat_Mail_Preference(),
			new Chat_Privacy(),
			new Account_Store(),
			new Token_Revocation(),
			new Unread_Mails(),
			new Unsent_Images(),
		];
	}

	protected function controllers(): array {
		return [
			new Chat_Controller(),
			new Inbox_Controller(),
		];
	}

	protected function settings(): array {
		return Chat_Sections::all();
	}

	protected function checks(): array {
		return [
			new Check( 'chat-connection', __( 'Kết nối với Firebase', 'hien-core' ), Database::check( ... ) ),
			new Check( 'chat-rules', __( 'Bộ quy tắc của trò chuyện', 'hien-core' ), Database_Rules::check( ... ) ),
			new Check( 'chat-removals', __( 'Cuộc trò chuyện đã xóa', 'hien-core' ), Conversations::check( ... ), is_minor: true ),
		];
	}
}
