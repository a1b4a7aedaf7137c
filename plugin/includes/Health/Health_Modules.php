<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Modules;
use Hien\Routing\Shadowed_Paths;

defined( 'ABSPATH' ) || exit;

/** What tells the owner how the site is. */
final class Health_Modules extends Modules {

	public function __construct( private readonly Shadowed_Paths $paths ) {
	}

	protected function always(): array {
		return [
			new Site_Health(), // WP-Cron runs its tests too.
			new Doctor(),
			new Cron_Runs(),
			new Clock(),
		];
	}

	protected function in_admin(): array {
		return [ new Problem_Notice() ];
	}

	protected function controllers(): array {
		return [ new Health_Controller() ];
	}

	protected function checks(): array {
		$stranger = new Stranger();
		return [
			new Permalink_Check(),
			new Rewriting_Check( $stranger ),
			new Rest_Check( $stranger ),
			new Refused_Call_Check( $stranger ),
			new Version_Check(),
			new Build_Check(),
			new Table_Check(),
			new Cron_Check(),
			new Clock_Check(),
			new Proxy_Check(),
			new Object_Cache_Check(),
			new Page_Cache_Check( $stranger ),
			new Old_Page_Check( $stranger ),
			new Upload_Check(),
			new Upload_Php_Check( $stranger ),
			new Extension_Check(),
			new Rival_Check(),
			new Handle_Check(),
			new Path_Check( $this->paths ),
			new Category_Check(),
			new Default_Content_Check(),
		];
	}
}
