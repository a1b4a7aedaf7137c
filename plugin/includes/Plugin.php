<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Creates and registers all modules. The only singleton. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Routing\Route_List $routes;
	public readonly Rest\Resources $resources;
	public readonly Shell\Shell $shell;
	public readonly Routing\Boot_Data $boot_data;
	public readonly Routing\Current_Screen $current_screen;

	private function __construct() {
		$routes   = new Routing\Route_List();
		$search   = new Search\Search_Repository(); // It remembers what the main query has found, so there is one.

		$folders = [
			new Options\Option_Modules(), // Its settings come before those of others.

			new Rest\Rest_Modules(),
			new Content\Content_Modules(),
			new Mail\Mail_Modules(),

			new Posts\Post_Modules(),
			new Comments\Comment_Modules(),
			new Views\View_Modules(),
			new Search\Search_Modules( $search ),

			new Accounts\Account_Modules(),
			new Members\Member_Modules(),
			new Messages\Message_Modules(),
			new Chat\Chat_Modules(),

			new Pages\Page_Modules( $routes ), // Before the rules of its pages are written (Permalinks).
		];

		$types      = [ // In the order of wp-admin's menu.
			new Videos\Video_Post_Type(),
			new Images\Image_Post_Type(),
			new Friends\Friend_Post_Type(),
			new Courses\Course_Post_Type(),
			new Downloads\Download_Post_Type(),
			new Faqs\Faq_Post_Type(),
			new Projects\Project_Post_Type(),
			new Links\Link_Post_Type(),
		];
		$resources  = new Rest\Resources(
			array_merge( ...array_map( static fn( Modules $folder ): array => $folder->resources(), $folders ) )
		);
		$main_query = new Routing\Main_Query( $routes, $search, $resources );
		$former     = new Redirects\Former_Addresses( $routes );
		$resolver   = new Routing\Route_Resolver( $routes, $main_query, $resources, $former );
		$shell      = new Shell\Shell( $resources );
		$json       = new Routing\Screen_Json( $shell );
		$current    = new Routing\Current_Screen( $resolver, $json, $shell );
		$conflicts  = new Routing\Path_Conflicts( $routes );
		$boot_data  = new Routing\Boot_Data( $shell );

		foreach ( [
			new Cache\Primary_Reads(),
			new Cache\Failed_Reads(),
			new Settings\Settings(),
			...$types,
			new Schema(),
			new Jobs\Jobs(),
			new Cache\Cache_Invalidation( $types ),
			...$folders,
			$resources,
			new Setup\Default_Category(),
			new Setup\Updates(),
			new Setup\Setup_Command( new Setup\Site_File( $routes ) ),
			new Export\Export_Command( $routes ),
			new Routing\Invalid_Query_Vars(),
			new Routing\Permalinks( $routes ),
			new Routing\Path_Resolver( $routes ),
			new Routing\Core_Redirects(),
			new Routing\Feed_Links( $routes ),
			$main_query,
			$json,
			$current,
			new Redirects\Redirect_Modules( $former, $current ),
			new Routing\Web_Manifest(),
			$conflicts,
			new Privacy\Outside_Services(),
			new Health\Health_Modules( $conflicts ),
			new Admin\Admin_Modules( $boot_data, $conflicts, $routes, $types ),
		] as $module ) {
			$module->register();
		}
		$this->routes         = $routes;
		$this->resources      = $resources;
		$this->shell          = $shell;
		$this->boot_data      = $boot_data;
		$this->current_screen = $current;
	}

	/** The first call starts the plugin. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}
}
