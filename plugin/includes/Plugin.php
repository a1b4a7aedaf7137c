<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Categories\Categories_Controller;
use Hien\Comments\Thread_Controller;
use Hien\Content\Content_Repository;
use Hien\Featured\Featured_Controller;
use Hien\Links\Link_Post_Type;
use Hien\Links\Links_Controller;
use Hien\Members\Portraits;
use Hien\Options\Options_Controller;
use Hien\Pages\Default_Pages;
use Hien\Pages\Pages_Controller;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Repository;
use Hien\Posts\Posts_Controller;
use Hien\Projects\Project_Post_Type;
use Hien\Projects\Projects_Controller;
use Hien\Rest\Resources;
use Hien\Routing\Boot_Data;
use Hien\Routing\Document;
use Hien\Routing\Document_Head;
use Hien\Routing\Main_Query;
use Hien\Routing\Permalinks;
use Hien\Routing\Route_List;
use Hien\Routing\Route_Resolver;
use Hien\Routing\Screens_Controller;
use Hien\Routing\Shadowed_Paths;
use Hien\Settings\Settings;
use Hien\Tags\Tags_Controller;

defined( 'ABSPATH' ) || exit;

/** The only list of modules, and the only singleton. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Settings $settings;
	public readonly Route_List $routes;
	public readonly Resources $resources;
	public readonly Route_Resolver $resolver;
	public readonly Boot_Data $boot_data;
	public readonly Document $document;

	private function __construct() {
		$this->settings  = new Settings();
		$this->routes    = new Route_List( $this->settings );
		$posts           = new Post_Repository();
		$content         = new Post_Content();
		$items           = new Content_Repository();
		$this->resources = new Resources(
			[
				new Options_Controller( $this->settings ),
				new Posts_Controller( $this->settings, $posts, $content ),
				new Pages_Controller( $this->settings, $this->routes, $content ),
				new Featured_Controller( $this->settings, $posts ),
				new Categories_Controller( $this->settings, $posts ),
				new Tags_Controller( $this->settings, $posts ),
				new Thread_Controller( $this->settings ),
				new Projects_Controller( $this->settings, $items ),
				new Links_Controller( $this->settings, $items ),
			]
		);
		$this->resolver  = new Route_Resolver( $this->routes, $this->resources, new Document_Head(), $posts );
		$this->boot_data = new Boot_Data( $this->settings, $this->resources );
		$this->document  = new Document( $this->resolver );

		$modules = [
			$this->settings,
			new Project_Post_Type(),
			new Link_Post_Type(),
			new Default_Pages( $this->routes ), // Before the rules of its pages are written.
			new Permalinks( $this->routes ),
			new Main_Query( $posts ),
			$this->resources,
			new Screens_Controller( $this->settings, $this->resolver ),
			$this->document,
			new Shadowed_Paths( $this->routes ),
			new Portraits(),
		];
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
