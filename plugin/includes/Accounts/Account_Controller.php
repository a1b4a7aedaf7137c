<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Constants;
use Hien\Rest\Resource_Controller;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `account`: the account of the signed-in member. */
final class Account_Controller extends Resource_Controller {

	public function resource(): string {
		return 'account';
	}

	public function register_routes(): void {
		parent::register_routes();
		$this->register_update_route();
	}

	/** There is no id in the path: the only item is the account of the current user. */
	protected function item_path(): string {
		return '/' . $this->rest_base;
	}

	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return Account_Part_Controller::signed_in();
	}

	protected function read( ?string $id, array $params ): array {
		return Account_Response::current();
	}

	protected function may_update( string $id, array $params ): true|WP_Error {
		return Account_Part_Controller::signed_in();
	}

	protected function update( string $id, array $params ): array|WP_Error {
		$saved = Profile::save( wp_get_current_user(), $params );
		return is_wp_error( $saved ) ? $saved : Account_Response::current();
	}

	public function get_list_schema(): array {
		return Account_Response::schema();
	}

	public function get_updated_schema(): array {
		return Account_Response::schema();
	}

	public function get_collection_params(): array {
		return [];
	}

	protected function get_update_params(): array {
		$text = static fn( int $length ): array => [
			'type'      => 'string',
			'maxLength' => $length,
		];
		$name = Constants::PROFILE_NAME_LENGTH;
		$url  = Constants::PROFILE_URL_LENGTH;
		return [
			'name'       => $text( $name ),
			'first_name' => $text( $name ),
			'last_name'  => $text( $name ),
			'bio'        => $text( Constants::PROFILE_BIO_LENGTH ),
			'url'        => $text( $url ),
			'links'      => [
				'type'     => 'array',
				'maxItems' => Constants::PROFILE_LINKS_LIMIT,
				'items'    => [
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => [
						'title' => $text( $name ) + [ 'required' => true ],
						'url'   => $text( $url ) + [ 'required' => true ],
					],
				],
			],
			'reply_mail' => [ 'type' => 'boolean' ],
			'chat_mail'  => [ 'type' => 'boolean' ],
		];
	}
}
