<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use Hien\Module;
use Hien\Settings\Settings;
use WP_REST_Controller;

defined( 'ABSPATH' ) || exit;

/** A controller whose routes stand below the site's own namespace. */
abstract class Controller extends WP_REST_Controller implements Module {

	public function __construct( protected readonly Settings $settings ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
	}

	/**
	 * @param non-falsy-string        $path Below the namespace, beginning with a slash.
	 * @param array<int|string,mixed> $args As register_rest_route() takes them.
	 */
	protected function add_route( string $path, array $args ): void {
		$this->namespace = $this->settings->rest_namespace();
		register_rest_route( $this->settings->rest_namespace(), $path, $args );
	}
}
