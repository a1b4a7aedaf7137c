<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Content\Post_Type;
use Hien\Import\Import_Files;
use Hien\Import\Import_Page;
use Hien\Import\Import_Run;
use Hien\Jobs\Job;
use Hien\Modules;
use Hien\Pages\Default_Pages;
use Hien\Routing\Boot_Data;
use Hien\Routing\Route_List;
use Hien\Routing\Path_Conflicts;
use Hien\Setup\Site_File;
use Hien\Setup\Tasks;

defined( 'ABSPATH' ) || exit;

/** What wp-admin has of all folders together, and moving in from other sites. */
final class Admin_Modules extends Modules {

	/** @param list<Post_Type> $types All content types. */
	public function __construct(
		private readonly Boot_Data $boot_data,
		private readonly Path_Conflicts $conflicts,
		private readonly Route_List $routes,
		private readonly array $types,
	) {}

	protected function always(): array {
		return [
			new Unread_Count(), // The admin bar is on the site too.
			new Import_Run(), // And WP-Cron goes on with an import.
		];
	}

	protected function in_admin(): array {
		$pages = new Default_Pages( $this->routes );
		$tasks = new Tasks( $pages );
		$form  = new Start_Form( $tasks, $pages, new Site_File( $this->routes ) );
		return [
			new Option_Caches(),
			new Settings_Page(),
			new Start_Page( $tasks, $form ),
			$form,
			new Start_Notice( $tasks ),
			new Demo_Section(),
			new Help( $tasks ),
			new Chat_Page( $this->boot_data ),
			new Dashboard_Widget(),
			new Menu_Order(),
			new List_Dates(),
			new Member_List(),
			new Member_Filter(),
			new Member_Actions(),
			new Member_Csv(),
			new Editor_Panel( $this->types, $this->conflicts ),
			new Quick_Edit( $this->types ),
			new Import_Page( new Import_Run() ),
		];
	}

	protected function jobs(): array {
		return [ 'import-files' => Job::daily( __( 'Dọn tệp chuyển nhà bỏ quên', 'hien-core' ), Import_Files::purge( ... ) ) ];
	}
}
