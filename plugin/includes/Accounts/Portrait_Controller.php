<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Throttle\Limit;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `account/portrait`: POST (multipart, `file`) uploads a portrait; DELETE removes it, and the drawn default is shown again. */
final class Portrait_Controller extends Account_Part_Controller {

	protected $rest_base = 'account/portrait';

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'upload' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
				],
				'created_schema' => [ $this, 'get_created_schema' ],
			]
		);
		$this->register_delete_route();
	}

	/** Not create(), which does not get the files of a request. */
	public function upload( WP_REST_Request $request ): WP_REST_Response {
		$file = $request->get_file_params()['file'] ?? [];
		return $this->answer( new Limit( 'avatar', 10, HOUR_IN_SECONDS ), static fn(): array|WP_Error => self::account_after( Portrait_Files::store( get_current_user_id(), is_array( $file ) ? $file : [] ) ) );
	}

	protected function delete( string $id ): array|WP_Error {
		Portrait_Files::remove( get_current_user_id() );
		return self::account_after( true );
	}
}
