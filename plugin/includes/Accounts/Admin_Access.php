<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Module;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Members live on the site, not in wp-admin: they see neither it nor the admin bar, and change their accounts on the site.
 * Where our screens have no address, they have wp-admin as WordPress gives it to everybody.
 */
final class Admin_Access implements Module {

	/** What WordPress's own role of members can do. */
	private const OF_MEMBERS = [
		'read'    => true,
		'level_0' => true,
	];

	public function register(): void {
		add_action( 'admin_init', [ $this, 'leave_admin' ], 1 );
		add_filter( 'show_admin_bar', [ $this, 'show_bar' ] );
		add_filter( 'login_redirect', [ $this, 'after_login' ], 10, 3 );
		add_filter( 'wp_is_application_passwords_available_for_user', [ $this, 'allow_application_passwords' ], 10, 2 );
		add_filter( 'rest_request_before_callbacks', [ $this, 'refuse_by_core' ], 10, 3 );
	}

	/** Leaves alone what other plugins do by admin-ajax.php and admin-post.php, also for visitors. */
	public function leave_admin(): void {
		if ( is_user_logged_in() && ! self::has_admin( wp_get_current_user() ) && ! wp_doing_ajax() && 'admin-post.php' !== ( $GLOBALS['pagenow'] ?? '' ) ) {
			wp_safe_redirect( home_url( Login_Urls::ACCOUNT ) );
			exit;
		}
	}

	public function show_bar( mixed $is_shown ): bool {
		return $is_shown && self::has_admin( wp_get_current_user() );
	}

	/**
	 * @param mixed $target Where wp-login.php leads.
	 * @param mixed $wanted What the form asked for.
	 * @param mixed $user   Who has signed in, or an error.
	 */
	public function after_login( mixed $target, mixed $wanted, mixed $user ): mixed {
		return is_string( $target ) && $user instanceof WP_User && ! self::has_admin( $user ) && str_starts_with( $target, admin_url() ) ? home_url( '/' ) : $target;
	}

	/** Application passwords are seen and revoked in the profile of wp-admin: who does not come there has none. */
	public function allow_application_passwords( mixed $is_allowed, WP_User $user ): bool {
		return $is_allowed && self::has_admin( $user );
	}

	/**
	 * Refuses a new e-mail address or password by WordPress's own `wp/v2/users`, which asks for neither the old password nor a
	 * confirmation.
	 *
	 * @param mixed                       $response What other plugins answer.
	 * @param array<string,mixed>         $handler  Not read.
	 * @param WP_REST_Request<array<string,mixed>> $request  The request.
	 */
	public function refuse_by_core( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$is_secret = null !== $request['email'] || null !== $request['password'];
		if ( ! $is_secret || 'GET' === $request->get_method() || 1 !== preg_match( '~^/wp/v2/users/(me|\d+)/?$~iD', $request->get_route() ) || current_user_can( 'edit_users' ) || self::works_here( wp_get_current_user() ) ) {
			return $response;
		}
		return new WP_Error( 'hien_use_account', __( 'E-mail và mật khẩu được đổi ở trang Tài khoản.', 'hien-core' ), [ 'status' => rest_authorization_required_code() ] );
	}

	private static function has_admin( WP_User $user ): bool {
		return ! Login_Urls::lead_to_screens() || self::works_here( $user );
	}

	private static function works_here( WP_User $user ): bool {
		/**
		 * Filters who sees wp-admin and the admin bar.
		 *
		 * @param bool    $works Whether the account may edit posts, answer the chat, or do anything that members cannot.
		 * @param WP_User $user  The account.
		 */
		return (bool) apply_filters( 'hien_works_in_admin', $user->has_cap( 'edit_posts' ) || $user->has_cap( Scope::ANSWER_CHAT ) || self::does_more_than_members( $user ), $user );
	}

	/** Whether the account has a capability beyond those of the role that new members get, such as of a shop's manager. */
	private static function does_more_than_members( WP_User $user ): bool {
		$role    = get_role( (string) get_option( 'default_role' ) );
		$members = self::OF_MEMBERS + array_filter( $role->capabilities ?? [] ) + array_flip( $user->roles ); // WordPress lists an account's roles among its capabilities.
		return [] !== array_diff_key( array_filter( $user->allcaps ), $members );
	}
}
