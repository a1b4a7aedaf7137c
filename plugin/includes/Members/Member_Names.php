<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The names by which members are known to all. */
final class Member_Names {

	/** The display name. WordPress fills it with the login at first, which stays secret. */
	public static function of( WP_User $user ): string {
		$name   = Text::plain( $user->display_name );
		$secret = array_map( 'strtolower', [ '', $user->user_login, $user->user_email ] );
		return in_array( strtolower( $name ), $secret, true ) || is_email( $name ) ? __( 'Thành viên', 'hien-core' ) : $name;
	}
}
