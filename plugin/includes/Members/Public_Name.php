<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Text;
use WP_Comment;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The name by which everybody may know somebody, as plain text: the display name, unless it gives away how the account
 * signs in. WordPress sets the display name of a new account to its login, which may also be its e-mail address.
 */
final class Public_Name {

	/** An e-mail address, whatever stands before and after it. */
	private const ADDRESS = '/[^\s@]+@[^\s@]+\.[^\s@]+/u';

	public static function of( WP_User $user ): string {
		return self::own( $user ) ?? __( 'Thành viên', 'hien-core' );
	}

	/** The name under what somebody wrote for the site; the site's own where the account has no public name or is gone. */
	public static function of_author( int $id ): string {
		$user = get_userdata( $id );
		return ( $user instanceof WP_User ? self::own( $user ) : null ) ?? Text::site_name();
	}

	/** Who wrote a comment: an account by its present name, a guest by the name that was given. */
	public static function of_comment( WP_Comment $comment ): string {
		$user = (int) $comment->user_id > 0 ? get_userdata( (int) $comment->user_id ) : false;
		$name = Text::decode( $comment->comment_author );
		return match ( true ) {
			$user instanceof WP_User                      => self::of( $user ),
			'' === $name, self::is_private( $name, [] ) => __( 'Khách', 'hien-core' ),
			default                                       => $name,
		};
	}

	/**
	 * @param string       $name    Plain text.
	 * @param list<string> $secrets Login and e-mail address of the account that has this name.
	 */
	public static function is_private( string $name, array $secrets ): bool {
		return in_array( strtolower( $name ), array_map( 'strtolower', $secrets ), true ) || preg_match( self::ADDRESS, $name );
	}

	private static function own( WP_User $user ): ?string {
		$name = Text::plain( $user->display_name );
		return '' === $name || self::is_private( $name, [ $user->user_login, $user->user_email ] ) ? null : $name;
	}
}
