<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Jobs\Jobs;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Members: their names, portraits and list. */
final class Member_Modules extends Modules {

	protected function always(): array {
		return [
			new Portraits(),
			new Public_Name_Filters(),
			new Author_Slugs(),
			new Member_Index(),
			new Reserved_Names(),
		];
	}

	public function resources(): array {
		return [ 'users' => fn() => new Members_Controller() ];
	}

	public function install(): void {
		Member_Index::install();
		Jobs::begin( Member_Index::JOB );
	}

	protected function jobs(): array {
		return [
			Member_Index::JOB => Member_Index::job(),
			Author_Slugs::JOB => Author_Slugs::job(),
		];
	}

	protected function checks(): array {
		return [ new Author_Name_Check() ];
	}
}
