<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Sign_In\Admin_Access;
use Hien\Module;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's profile page in wp-admin, which members see only where another plugin has settings on it, such as a second factor.
 * E-mail address and password stay on the account screen, which asks for the current password.
 */
final class Profile_Page implements Module {

	/** Actions by which plugins print settings on the page. Neither WordPress nor this plugin uses them. */
	private const ACTIONS = [ 'show_user_profile', 'personal_options', 'profile_personal_options' ];

	private const FILE = 'profile.php';

	/** Whether a member has tried to change the e-mail address or the password there. */
	private bool $was_refused = false;

	public function register(): void {
		add_action( 'personal_options_update', [ $this, 'keep_secrets' ], 1 ); // Before WordPress mails a new address.
		add_action( 'user_profile_update_errors', [ $this, 'add_error' ] );
		add_filter( 'show_password_fields', [ $this, 'show_password' ], 10, 2 );
	}

	/** Its URL if another plugin has settings on it, otherwise ''. */
	public static function url( int $user_id ): string {
		return [] === array_filter( self::ACTIONS, 'has_action' ) ? '' : get_edit_profile_url( $user_id );
	}

	/** Whether this request is for the page, and another plugin has settings on it. */
	public static function is_requested(): bool {
		return self::FILE === ( $GLOBALS['pagenow'] ?? '' ) && '' !== self::url( get_current_user_id() );
	}

	/** Drops a new e-mail address and a new password of a member from the form that was sent. */
	public function keep_secrets( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User || Admin_Access::is_staff( $user ) ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WordPress has checked the nonce; only compared.
		$this->was_refused = '' !== ( $_POST['pass1'] ?? '' ) || wp_unslash( $_POST['email'] ?? '' ) !== $user->user_email;
		unset( $_POST['pass1'], $_POST['pass2'] );
		$_POST['email'] = wp_slash( $user->user_email );
		// phpcs:enable
	}

	public function add_error( WP_Error $errors ): void {
		if ( $this->was_refused ) {
			$errors->add( 'hien_use_account', __( 'Email và mật khẩu được đổi ở trang Tài khoản.', 'hien-core' ) );
		}
	}

	public function show_password( mixed $is_shown, mixed $user ): mixed {
		return $is_shown && ( ! $user instanceof WP_User || Admin_Access::is_staff( $user ) );
	}
}
