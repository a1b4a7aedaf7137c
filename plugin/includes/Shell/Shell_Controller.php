<?php
declare(strict_types=1);

namespace Hien\Shell;

use Hien\Rest\Controller;
use Hien\Settings\Settings;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `shell`: the responses for the side columns. The app requests them if it started on a page without columns. */
final class Shell_Controller extends Controller {

	protected $rest_base = 'shell';

	public function __construct(
		Settings $settings,
		private readonly Shell $shell,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'get_item_permissions_check' ],
				],
				'schema' => [ $this, 'get_item_schema' ],
			]
		);
	}

	/**
	 * Public: every page with side columns has the same responses.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item_permissions_check( $request ): true {
		return true;
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->shell->columns() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return [
			'title'                => 'ShellColumns',
			'description'          => __( 'Tên và nội dung trả lời.', 'hien-core' ),
			'type'                 => 'object',
			'additionalProperties' => [
				'type'                 => 'object',
				'additionalProperties' => true,
			],
		];
	}
}
