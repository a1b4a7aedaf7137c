<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Images\Image_Repository;
use Hien\Posts\Modules_With_Posts;

defined( 'ABSPATH' ) || exit;

/** Comments. */
final class Comment_Modules extends Modules_With_Posts {

	protected function always(): array {
		$form = 'wp-comments-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ? [ new Form_Errors(), new Comment_Text() ] : [];
		return [
			new Members_Only(),
			new Comment_Counts(),
			new Reply_Mails(),
			new Comment_Privacy(),
			...$form,
		];
	}

	public function resources(): array {
		return [
			'cmt'      => fn() => new Thread_Controller( $this->settings, new Image_Repository( $this->items, $this->posts ) ),
			'comments' => fn() => new Site_Comments_Controller( $this->settings, $this->posts ),
		];
	}

	public function install(): void {
		Comment_Counts::install();
	}
}
