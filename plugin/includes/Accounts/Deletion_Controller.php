<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Throttle\Limit;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `account/deletion`: POST schedules the deletion of the account in seven days and ends its sessions; DELETE cancels it. */
final class Deletion_Controller extends Account_Part_Controller {

	protected $rest_base = 'account/deletion';

	public function register_routes(): void {
		$this->register_create_route();
		$this->register_delete_route();
	}

	protected function create( array $params ): array|WP_Error {
		$user = wp_get_current_user();
		return self::account_after( Passwords::current_password_error( $user, $params['password'], 'password' ) ?? Deletion::request( $user ) );
	}

	protected function delete( string $id ): array|WP_Error {
		return self::account_after( Deletion::cancel( get_current_user_id() ) );
	}

	protected function create_limit( array $params ): Limit {
		return self::guess_limit();
	}

	protected function get_create_params(): array {
		return [ 'password' => [ 'description' => Deletion::consequences() ] + Passwords::param() ];
	}
}
