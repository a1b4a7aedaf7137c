<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Profile\Profile_Page;
use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Theme;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps members out of wp-admin: they see neither it nor the admin bar, and manage their accounts on the site. Where the theme
 * or the permalinks provide no screens for this (Theme::prints_screens()), wp-admin stays open to them.
 */
final class Admin_Access implements Module {

	/** Capabilities of WordPress's role `subscriber`. */
	private const MEMBER_CAPABILITIES = [
		'read'    => true,
		'level_0' => true,
	];

	public function register(): void {
		add_action( 'admin_init', [ $this, 'leave_admin' ], 1 );
		add_filter( 'show_admin_bar', static fn( mixed $is_shown ): bool => $is_shown && self::may_see_admin( wp_get_current_user() ) );
		add_filter( 'login_redirect', [ $this, 'after_login' ], 10, 3 );
		add_filter( 'wp_is_application_passwords_available_for_user', [ $this, 'allow_application_passwords' ], 10, 2 );
		add_filter( 'rest_request_before_callbacks', [ $this, 'refuse_by_core' ], 10, 3 );
	}

	/**
	 * Redirects members from wp-admin to their account. Leaves admin-ajax.php, admin-post.php and, with settings of other plugins,
	 * profile.php open.
	 */
	public function leave_admin(): void {
		$is_open = wp_doing_ajax() || 'admin-post.php' === ( $GLOBALS['pagenow'] ?? '' ) || Profile_Page::is_requested();
		if ( ! $is_open && is_user_logged_in() && ! self::may_see_admin( wp_get_current_user() ) ) {
			wp_safe_redirect( Paths::url( Login_Urls::ACCOUNT ) );
			exit;
		}
	}

	/**
	 * @param mixed $target URL to which wp-login.php redirects.
	 * @param mixed $wanted The form's `redirect_to`.
	 * @param mixed $user   The user who has signed in, or an error.
	 */
	public function after_login( mixed $target, mixed $wanted, mixed $user ): mixed {
		$is_admin = is_string( $target ) && str_starts_with( $target, admin_url() );
		$is_open  = is_string( $wanted )
			&& str_starts_with( $wanted, admin_url( 'profile.php' ) )
			&& '' !== Profile_Page::url( $user->ID ?? 0 );
		return $is_admin && ! $is_open && $user instanceof WP_User && ! self::may_see_admin( $user ) ? home_url( '/' ) : $target;
	}

	/** Members get no application passwords, since these can be seen and revoked in wp-admin only. */
	public function allow_application_passwords( mixed $is_allowed, WP_User $user ): bool {
		return $is_allowed && self::may_see_admin( $user );
	}

	/**
	 * Refuses a change of e-mail address or password through WordPress's own `wp/v2/users`, which requires neither the current
	 * password nor a confirmation.
	 *
	 * @param mixed                       $response Response of another plugin; null for none.
	 * @param array<string,mixed>         $handler  Not read.
	 * @param WP_REST_Request<array<string,mixed>> $request  The request.
	 */
	public function refuse_by_core( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$is_secret = null !== $request['email'] || null !== $request['password'];
		if (
			! $is_secret
			|| 'GET' === $request->get_method()
			|| 1 !== preg_match( '~^/wp/v2/users/(me|\d+)/?$~iD', $request->get_route() )
			|| current_user_can( 'edit_users' )
			|| self::is_staff( wp_get_current_user() )
		) {
			return $response;
		}
		return new WP_Error(
			'hien_use_account',
			__( 'Email và mật khẩu được đổi ở trang Tài khoản.', 'hien-core' ),
			[ 'status' => rest_authorization_required_code() ]
		);
	}

	private static function may_see_admin( WP_User $user ): bool {
		return ! Theme::prints_screens() || self::is_staff( $user );
	}

	/** Whether the account sees wp-admin also where the theme has screens for members. */
	public static function is_staff( WP_User $user ): bool {
		/**
		 * Filters whether an account sees wp-admin and the admin bar.
		 *
		 * @param bool    $is_staff Whether the account may edit posts, answer the chat, or do anything that members cannot.
		 * @param WP_User $user  The account.
		 */
		return (bool) apply_filters(
			'hien_works_in_admin',
			$user->has_cap( 'edit_posts' ) || $user->has_cap( Capabilities::ANSWER_CHAT ) || self::exceeds_member_role( $user ),
			$user
		);
	}

	/** Whether the account has a capability that the default role for new members lacks, such as a shop manager's. */
	private static function exceeds_member_role( WP_User $user ): bool {
		$role    = get_role( (string) get_option( 'default_role' ) );
		// WordPress lists an account's roles among its capabilities.
		$members = self::MEMBER_CAPABILITIES + array_filter( $role->capabilities ?? [] ) + array_flip( $user->roles );
		return [] !== array_diff_key( array_filter( $user->allcaps ), $members );
	}
}
