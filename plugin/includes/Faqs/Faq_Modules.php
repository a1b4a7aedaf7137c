<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Mail\Author_Mail;
use Hien\Modules;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Questions of readers, and their answers. */
final class Faq_Modules extends Modules {

	private readonly Questions $questions;

	public function __construct( Settings $settings ) {
		parent::__construct( $settings );
		$this->questions = new Questions( $settings, new Author_Mail( $settings ) );
	}

	public function post_types(): array {
		return [ new Faq_Post_Type( $this->settings ) ];
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
		return [ 'faqs' => fn() => new Faqs_Controller( $this->settings, $this->questions ) ];
	}
}
