<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Admin;

use Hien\Chat\Chat_Config;
use Hien\Chat\Database;
use Hien\Content\Content_Repository;
use Hien\Content\Post_Type;
use Hien\Modules;
use Hien\Routing\Boot_Data;
use Hien\Routing\Shadowed_Paths;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** What wp-admin has of all folders together. */
final class Admin_Modules extends Modules {

	/** @param list<Post_Type> $types All content types. */
	public function __construct(
		Settings $settings,
		Content_Repository $items,
		private readonly Boot_Data $boot_data,
		private readonly Shadowed_Paths $paths,
		private readonly array $types,
	) {
		parent::__construct( $settings, $items );
	}

	protected function always(): array {
		$chat = new Chat_Config( $this->settings );
		return [ new Unread_Count( $chat, new Database( $chat ) ) ]; // The admin bar is on the site too.
	}

	protected function in_admin(): array {
		return [
			new Settings_Page( $this->settings ),
			new Setup_Notice(),
			new Proxy_Notice(),
			new Chat_Page( $this->boot_data ),
			new Menu_Order(),
			new List_Dates(),
			new Member_List(),
			new Editor_Panel( $this->types, $this->paths ),
			new Quick_Edit( $this->types ),
		];
	}
}
