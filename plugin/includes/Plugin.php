<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Creates and registers all modules. The only singleton. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Settings\Settings $settings;
	public readonly Routing\Route_List $routes;
	public readonly Rest\Resources $resources;
	public readonly Shell\Shell $shell;
	public readonly Routing\Boot_Data $boot_data;
	public readonly Routing\Document $document;

	private function __construct() {
		$settings = new Settings\Settings();
		$routes   = new Routing\Route_List( $settings );
		$chat     = new Chat\Chat_Config( $settings );
		$search   = new Search\Search_Repository(); // It remembers what the main query has found, so there is one.

		$folders = [
			new Options\Option_Modules( $settings, $chat ), // Its settings come before those of others.

			new Rest\Rest_Modules( $settings ),
			new Content\Content_Modules( $settings ),
			new Mail\Mail_Modules( $settings ),

			new Posts\Post_Modules( $settings ),
			new Videos\Video_Modules( $settings ),
			new Images\Image_Modules( $settings ),
			new Friends\Friend_Modules( $settings ),
			new Courses\Course_Modules( $settings ),
			new Downloads\Download_Modules( $settings ),
			new Faqs\Faq_Modules( $settings ),
			new Projects\Project_Modules( $settings ),
			new Links\Link_Modules( $settings ),
			new Blocks\Block_Modules( $settings ),
			new Comments\Comment_Modules( $settings ),
			new Views\View_Modules( $settings ),
			new Search\Search_Modules( $settings, $search ),

			new Accounts\Account_Modules( $settings ),
			new Members\Member_Modules( $settings ),
			new Favorites\Favorite_Modules( $settings ),
			new Messages\Message_Modules( $settings ),
			new Chat\Chat_Modules( $settings, $chat ),

			new Pages\Page_Modules( $settings, $routes ), // Before the rules of its pages are written (Permalinks).
		];

		$types      = array_merge( ...array_map( static fn( Modules $folder ): array => $folder->post_types(), $folders ) );
		$resources  = new Rest\Resources( array_merge( ...array_map( static fn( Modules $folder ): array => $folder->resources(), $folders ) ) );
		$main_query = new Routing\Main_Query( $routes, $search, $resources );
		$head       = new Routing\Document_Head( $settings );
		$former     = new Redirects\Former_Addresses( $routes, new Redirects\Former_Rules() );
		$resolver   = new Routing\Route_Resolver( $routes, $main_query, $resources, $head, $former );
		$json       = new Routing\Screen_Json();
		$document   = new Routing\Document( $resolver, $json );
		$shadowed   = new Routing\Shadowed_Paths( $routes );
		$shell      = new Shell\Shell( $resources );
		$boot_data  = new Routing\Boot_Data( $settings, $shell, new Chat\Chat_Boot( $chat ) );

		/** @var Module $module */
		foreach ( [
			new Cache\Primary_Reads(),
			$settings,
			...$types,
			new Schema(),
			new Jobs\Jobs(),
			new Cache\Cache_Invalidation( $types ),
			...$folders,
			$resources,
			new Setup\Default_Category(),
			new Setup\Updates(),
			new Setup\Setup_Command( new Setup\Site_File( $settings, $routes ) ),
			new Export\Export_Command( $routes, new Search\Search_Result( $settings ) ),
			new Routing\Permalinks( $routes ),
			new Routing\Core_Redirects(),
			$main_query,
			$json,
			$document,
			new Redirects\Redirect_Modules( $settings, $former, $document ),
			new Routing\Web_Manifest(),
			$shadowed,
			new Shell\Shell_Modules( $settings, $shell ),
			new Privacy\Outside_Services(),
			new Health\Health_Modules( $settings, $shadowed ),
			new Import\Import_Modules( $settings ),
			new Admin\Admin_Modules( $settings, $chat, $boot_data, $shadowed, $routes, $types ),
		] as $module ) {
			$module->register();
		}
		$this->settings  = $settings;
		$this->routes    = $routes;
		$this->resources = $resources;
		$this->shell     = $shell;
		$this->boot_data = $boot_data;
		$this->document  = $document;
	}

	/** Starts the plugin. A second call does nothing. */
	public static function boot(): void {
		self::instance();
	}

	public static function instance(): self {
		return self::$instance ??= new self();
	}
}
