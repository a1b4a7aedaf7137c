<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Mail\Author_Mail;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Questions of readers, and their answers. */
final class Faq_Modules extends Modules {

	private readonly Questions $questions;

	public function __construct() {
		$this->questions = new Questions( new Author_Mail() );
	}

	protected function always(): array {
		return [
			$this->questions,
			new Question_Privacy(),
		];
	}

	protected function in_admin(): array {
		return [ new Question_List() ];
	}

	public function resources(): array {
		return [ 'faqs' => fn() => new Faqs_Controller( $this->questions ) ];
	}
}
