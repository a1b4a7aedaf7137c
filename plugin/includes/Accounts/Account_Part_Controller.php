<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Rest\Controller;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the signed-in member's own account, at `account/<part>`. No path names an account, so nobody reaches
 * another's. A child registers what it has of POST and DELETE; both answer the account unless it says otherwise.
 */
abstract class Account_Part_Controller extends Controller {

	/** Nothing is made that has an address of its own. */
	protected const CREATED_STATUS = WP_Http::OK;

	/** WordPress has checked the nonce of a signed-in user before: without it there is no user. */
	public static function signed_in(): true|WP_Error {
		return is_user_logged_in() ? true : new WP_Error( 'rest_not_logged_in', __( 'Bạn cần đăng nhập trước.', 'hien-core' ), [ 'status' => WP_Http::UNAUTHORIZED ] );
	}

	protected function may_create( array $params ): true|WP_Error {
		return self::signed_in();
	}

	protected function may_delete( string $id ): true|WP_Error {
		return self::signed_in();
	}

	protected function item_path(): string {
		return '/' . $this->rest_base;
	}

	public function get_created_schema(): array {
		return Account_Response::schema();
	}

	public function get_deleted_schema(): array {
		return Account_Response::schema();
	}

	/**
	 * The account after the work was done.
	 *
	 * @param true|WP_Error $done Outcome of the work.
	 * @return array<string,mixed>|WP_Error
	 */
	protected static function account_after( true|WP_Error $done ): array|WP_Error {
		return is_wp_error( $done ) ? $done : Account_Response::current();
	}

	/** How often somebody who sits at an open session may guess its password. */
	protected static function guess_limit(): Limit {
		return new Limit( 'account-password', 10, 15 * MINUTE_IN_SECONDS );
	}
}
