<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Content\Content_Repository;
use Hien\Content\Modules_With_Content;
use Hien\Mail\Author_Mail;
use Hien\Posts\Post_Content;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Questions of readers, and their answers. */
final class Faq_Modules extends Modules_With_Content {

	private readonly Questions $questions;

	public function __construct( Settings $settings, Content_Repository $items ) {
		parent::__construct( $settings, $items );
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

	public function resources(): array {
		return [ 'faqs' => fn() => new Faqs_Controller( $this->settings, $this->items, new Post_Content(), $this->questions ) ];
	}
}
