<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Mail\Author_Mail;
use Hien\Modules;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** Messages to the author. */
final class Message_Modules extends Modules {

	private readonly Author_Mail $mail;

	public function __construct() {
		$this->mail = new Author_Mail();
	}

	protected function always(): array {
		return [
			new Message_Post_Type(),
			new Message_Mail( $this->mail ),
			new Message_Privacy(),
		];
	}

	protected function in_admin(): array {
		return [
			new Message_List(),
			new Message_Screen( $this->mail ),
			new Message_Csv(),
			new Unsent_Notice(),
		];
	}

	protected function controllers(): array {
		return [ new Contact_Controller() ];
	}

	protected function jobs(): array {
		return [ 'messages' => Message_Store::job( (int) Sections::fields( 'messages' )['keep_days'] ) ];
	}
}
