<?php
declare(strict_types=1);

namespace Hien;

use Closure;
use Hien\Checks\Check;
use Hien\Jobs\Job;
use Hien\Jobs\Jobs;
use Hien\Rest\Controller;
use Hien\Rest\Resource_Controller;
use Hien\Settings\Section;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/**
 * What one folder adds to the site. A folder knows only the folders of its own layer and of those below (tests/php/PHPStan/Layers.php),
 * so whatever needs something of all folders takes it from here.
 *
 * What hooks into WordPress is created in every request: loading it takes 0.4 ms with PHP's opcode cache. REST routes and resources are
 * created when they are asked for.
 */
abstract class Modules implements Module {

	/** Filter with the checks of all folders; see checks(). */
	public const CHECKS = 'hien_checks';

	final public function register(): void {
		foreach ( [ ...$this->always(), ...( is_admin() ? $this->in_admin() : [] ) ] as $module ) {
			$module->register();
		}
		add_action( 'rest_api_init', [ $this, 'register_routes' ], 11 ); // After the resources, whose paths may be the same.
		add_filter( Sections::FILTER, fn( array $sections ): array => [ ...$sections, ...$this->settings() ] );
		add_filter( self::CHECKS, fn( array $checks ): array => [ ...$checks, ...$this->checks() ] );
		add_action( Schema::INSTALL, [ $this, 'install' ] );
		add_filter( Jobs::FILTER, fn( array $jobs ): array => $jobs + $this->jobs() );
	}

	final public function register_routes(): void {
		foreach ( $this->controllers() as $controller ) {
			$controller->register_routes();
		}
	}

	/** @return list<Module> What hooks into every request. */
	protected function always(): array {
		return [];
	}

	/** @return list<Module> What hooks into wp-admin only. */
	protected function in_admin(): array {
		return [];
	}

	/**
	 * @return array<string,Closure():Resource_Controller> REST resources, which screens use too: name => function that creates the
	 *                                                     controller.
	 */
	public function resources(): array {
		return [];
	}

	/** @return list<Controller> Its other REST routes. */
	protected function controllers(): array {
		return [];
	}

	/** @return list<Section> Its sections of the owner's settings. */
	protected function settings(): array {
		return [];
	}

	/** @return list<Check> What can be wrong with it on a site. */
	protected function checks(): array {
		return [];
	}

	/** Creates its stored data on a new site, where the tables are. Must be able to run twice. */
	public function install(): void {}

	/** @return array<string,Job> Its long work, and what it cleans up daily, by id. */
	protected function jobs(): array {
		return [];
	}
}
