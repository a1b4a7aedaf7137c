<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Rest\Controller;
use Hien\Rest\Signed_In;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the signed-in member's own account, at `account/<part>`. The path contains no user id, so that no request can
 * reach another account. A child registers POST, DELETE or both; they respond with the account unless it overrides the schema.
 */
abstract class Account_Part_Controller extends Controller {

	/** Not 201: no resource with an address of its own is created. */
	protected const CREATED_STATUS = WP_Http::OK;

	public static function signed_in(): true|WP_Error {
		return Signed_In::check( __( 'Bạn cần đăng nhập trước.', 'hien-core' ) );
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
	 * The account after a change, or the error of the change.
	 *
	 * @param true|WP_Error $done Result of the change.
	 * @return array<string,mixed>|WP_Error
	 */
	protected static function account_after( true|WP_Error $done ): array|WP_Error {
		return is_wp_error( $done ) ? $done : Account_Response::current();
	}

	/** Limits how often the current password may be guessed within an open session. */
	protected static function guess_limit(): Limit {
		return new Limit( 'account-password', 10, 15 * MINUTE_IN_SECONDS );
	}
}
