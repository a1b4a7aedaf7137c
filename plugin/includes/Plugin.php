<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Admin\Editor_Panel;
use Hien\Admin\Settings_Page;
use Hien\Admin\Setup_Notice;
use Hien\Cache\Cache_Invalidation;
use Hien\Categories\Categories_Controller;
use Hien\Comments\Site_Comments_Controller;
use Hien\Comments\Thread_Controller;
use Hien\Content\Content_Repository;
use Hien\Content\Post_Type;
use Hien\Courses\Course_Post_Type;
use Hien\Courses\Courses_Controller;
use Hien\Downloads\Download_Link;
use Hien\Downloads\Download_Post_Type;
use Hien\Downloads\Downloads_Controller;
use Hien\Faqs\Faq_Post_Type;
use Hien\Faqs\Faqs_Controller;
use Hien\Featured\Featured_Controller;
use Hien\Friends\Friend_Post_Type;
use Hien\Friends\Friend_Repository;
use Hien\Friends\Friends_Controller;
use Hien\Images\Image_Numbers;
use Hien\Images\Image_Post_Type;
use Hien\Images\Image_Repository;
use Hien\Images\Images_Controller;
use Hien\Links\Link_Post_Type;
use Hien\Links\Links_Controller;
use Hien\Members\Author_Slugs;
use Hien\Members\Member_Index;
use Hien\Members\Members_Controller;
use Hien\Members\Portraits;
use Hien\Members\Public_Name_Filters;
use Hien\Options\Options_Controller;
use Hien\Pages\Default_Pages;
use Hien\Pages\Pages_Controller;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Repository;
use Hien\Posts\Posts_Controller;
use Hien\Posts\Public_Text;
use Hien\Projects\Project_Post_Type;
use Hien\Projects\Projects_Controller;
use Hien\Rest\Core_Errors;
use Hien\Rest\Resources;
use Hien\Routing\Boot_Data;
use Hien\Routing\Document;
use Hien\Routing\Document_Head;
use Hien\Routing\Main_Query;
use Hien\Routing\Permalinks;
use Hien\Routing\Route_List;
use Hien\Routing\Route_Resolver;
use Hien\Routing\Screen_Json;
use Hien\Routing\Shadowed_Paths;
use Hien\Search\Search_Controller;
use Hien\Search\Search_Rebuild;
use Hien\Search\Search_Rebuild_Controller;
use Hien\Search\Search_Repository;
use Hien\Search\Search_Result;
use Hien\Search\Search_Sync;
use Hien\Settings\Settings;
use Hien\Shell\Shell;
use Hien\Tags\Tags_Controller;
use Hien\Videos\Video_Post_Type;
use Hien\Videos\Video_Repository;
use Hien\Videos\Videos_Controller;
use Hien\Views\Top_View_Controller;
use Hien\Views\Views;
use Hien\Views\Views_Controller;

defined( 'ABSPATH' ) || exit;

/** The only list of modules, and the only singleton. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Settings $settings;
	public readonly Route_List $routes;
	public readonly Resources $resources;
	public readonly Shell $shell;
	public readonly Boot_Data $boot_data;
	public readonly Document $document;

	private function __construct() {
		$this->settings  = new Settings();
		$this->routes    = new Route_List( $this->settings );
		$posts           = new Post_Repository();
		$content         = new Post_Content();
		$items           = new Content_Repository();
		$search          = new Search_Repository();
		$images          = new Image_Repository( $items, $posts );
		$this->resources = new Resources(
			[
				new Options_Controller( $this->settings, $items ),
				new Posts_Controller( $this->settings, $posts, $content ),
				new Pages_Controller( $this->settings, $this->routes, $content ),
				new Featured_Controller( $this->settings, $posts ),
				new Categories_Controller( $this->settings, $posts ),
				new Tags_Controller( $this->settings, $posts ),
				new Thread_Controller( $this->settings, $images ),
				new Site_Comments_Controller( $this->settings ),
				new Top_View_Controller( $this->settings, $posts ),
				new Members_Controller( $this->settings ),
				new Videos_Controller( $this->settings, new Video_Repository( $items, $posts ), $content ),
				new Images_Controller( $this->settings, $images ),
				new Friends_Controller( $this->settings, new Friend_Repository( $items, $posts ), $content ),
				new Courses_Controller( $this->settings, $items, $posts, $content ),
				new Downloads_Controller( $this->settings, $items ),
				new Faqs_Controller( $this->settings, $items, $content ),
				new Projects_Controller( $this->settings, $items ),
				new Links_Controller( $this->settings, $items ),
				new Search_Controller( $this->settings, $search, new Search_Result( $this->settings, $items ) ),
			]
		);
		$main_query      = new Main_Query( $this->routes, $posts, $items, $search, $this->resources );
		$resolver        = new Route_Resolver( $this->routes, $main_query, $this->resources, new Document_Head(), $posts );
		$this->shell     = new Shell( $this->resources );
		$this->boot_data = new Boot_Data( $this->settings, $this->shell );
		$json            = new Screen_Json();
		$this->document  = new Document( $resolver, $json );

		$modules = [
			$this->settings,
			new Video_Post_Type(),
			new Image_Post_Type(),
			new Image_Numbers(),
			new Friend_Post_Type(),
			new Course_Post_Type(),
			new Download_Post_Type(),
			new Download_Link( $posts ),
			new Faq_Post_Type( $this->settings ),
			new Project_Post_Type(),
			new Link_Post_Type(),
			new Upgrade(),
			new Default_Pages( $this->routes ), // Before the rules of its pages are written.
			new Permalinks( $this->routes ),
			$main_query,
			$this->resources,
			$json,
			$this->document,
			new Shadowed_Paths( $this->routes ),
			new Portraits(),
			new Public_Name_Filters(),
			new Author_Slugs(),
			new Member_Index(),
			new Views(),
			new Daily_Tasks(),
			new Core_Errors( $this->settings ),
			new Views_Controller( $this->settings ),
			new Cache_Invalidation(),
			new Public_Text(),
			new Search_Sync(),
			new Search_Rebuild(),
			new Search_Rebuild_Controller( $this->settings ),
			new Settings_Page( $this->settings ),
			new Setup_Notice(),
		];
		$modules[] = new Editor_Panel( array_values( array_filter( $modules, static fn( Module $module ): bool => $module instanceof Post_Type ) ) );
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** Starts the plugin. A second call does nothing. */
	public static function boot(): void {
		self::instance();
	}

	public static function instance(): self {
		return self::$instance ??= new self();
	}
}
