<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Jobs\Jobs;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Comments: their rules, counts, mails, REST resources and jobs. */
final class Comment_Modules extends Modules {

	protected function always(): array {
		$form = 'wp-comments-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ? [ new Form_Errors(), new Comment_Text() ] : [];
		return [
			new Core_Comment_Rules(),
			new Comment_Counts(),
			new Deleted_Comments(),
			new Reply_Mails(),
			new Comment_Privacy(),
			...$form,
		];
	}

	public function resources(): array {
		return [
			'cmt'      => fn() => new Thread_Controller(),
			'comments' => fn() => new Site_Comments_Controller(),
		];
	}

	public function install(): void {
		array_map( Jobs::begin( ... ), array_keys( $this->jobs() ) );
	}

	protected function jobs(): array {
		return [
			Comment_Counts::JOB => Comment_Counts::job(),
			Comment_Index::JOB  => Comment_Index::job(),
		];
	}
}
