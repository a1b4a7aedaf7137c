<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Questions of readers, and their answers. */
final class Faq_Modules extends Modules {

	protected function always(): array {
		return [
			new Questions(),
			new Question_Privacy(),
		];
	}

	protected function in_admin(): array {
		return [ new Question_List() ];
	}

	public function resources(): array {
		return [ 'faqs' => fn() => new Faqs_Controller() ];
	}
}
