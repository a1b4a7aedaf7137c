<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Modules;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** Messages to the author. */
final class Message_Modules extends Modules {

	protected function always(): array {
		return [
			new Message_Post_Type(),
			new Message_Mail(),
			new Message_Privacy(),
		];
	}

	protected function in_admin(): array {
		return [
			new Message_List(),
			new Message_Screen(),
			new Message_Csv(),
		];
	}

	protected function controllers(): array {
		return [ new Contact_Controller() ];
	}

	protected function jobs(): array {
		return [ 'messages' => Message_Store::job( (int) Sections::fields( 'messages' )['keep_days'] ) ];
	}
}
