<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The chat. */
final class Chat_Modules extends Modules {

	private readonly Database $database;
	private readonly Conversations $conversations;
	private readonly Blocks $blocks;

	public function __construct( private readonly Chat_Config $config ) {
		$this->database      = new Database( $config );
		$this->conversations = new Conversations( $config, $this->database );
		$this->blocks        = new Blocks( $this->database );
	}

	protected function always(): array {
		return [
			$this->conversations,
			$this->blocks,
			new Chat_Mail_Preference(),
			new Chat_Privacy( $this->config, $this->database, $this->conversations ),
			new Account_Store(),
			new Token_Revocation( $this->config ),
			new Unread_Mails( $this->config, $this->database ),
			new Unsent_Images( $this->config, $this->database ),
		];
	}

	protected function controllers(): array {
		return [
			new Chat_Controller( $this->config, $this->database ),
			new Inbox_Controller( $this->config, $this->conversations, $this->blocks ),
		];
	}

	protected function settings(): array {
		return Chat_Sections::all();
	}

	protected function checks(): array {
		return [
			new Check( 'chat-connection', __( 'Kết nối với Firebase', 'hien-core' ), fn(): Finding => Last_Error::check( $this->config ) ),
			new Check( 'chat-rules', __( 'Bộ quy tắc của trò chuyện', 'hien-core' ), fn(): Finding => Rules::check( $this->config ) ),
			new Check( 'chat-removals', __( 'Cuộc trò chuyện đã xóa', 'hien-core' ), Conversations::check( ... ), is_minor: true ),
		];
	}
}
