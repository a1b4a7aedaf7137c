<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Text;
use WP_Comment;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The public name of a person, as plain text: the display name, unless it reveals the login or an e-mail address. WordPress sets the
 * display name of a new account to its login, which may be its e-mail address.
 */
final class Public_Name {

	/** Matches text that contains an e-mail address. */
	private const EMAIL = '/[^\s@]+@[^\s@]+\.[^\s@]+/u';

	/** The name of a user; “Thành viên” if the account has no public name. */
	public static function of( WP_User $user ): string {
		return self::public_display_name( $user ) ?? __( 'Thành viên', 'hien-core' );
	}

	/** Whether an account has a name that can be shown. */
	public static function has( WP_User $user ): bool {
		return null !== self::public_display_name( $user );
	}

	/** The name of an author; the site's name if the account has no public name or does not exist. */
	public static function of_author( int $id ): string {
		$user = get_userdata( $id );
		return ( $user instanceof WP_User ? self::public_display_name( $user ) : null ) ?? Text::site_name();
	}

	/** The name of a comment's author: the account's current name, or the name that a guest entered. */
	public static function of_comment( WP_Comment $comment ): string {
		$user = (int) $comment->user_id > 0 ? get_userdata( (int) $comment->user_id ) : false;
		$name = trim( Text::decode( $comment->comment_author ) );
		return match ( true ) {
			$user instanceof WP_User                               => self::of( $user ),
			Text::is_blank( $name ), self::is_private( $name, [] ) => __( 'Khách', 'hien-core' ),
			default                                                => $name,
		};
	}

	/**
	 * Whether a name equals a login or an e-mail address, or contains an e-mail address.
	 *
	 * @param string       $name    Plain text.
	 * @param list<string> $secrets Login and e-mail address of the account with this name.
	 */
	public static function is_private( string $name, array $secrets ): bool {
		return in_array( strtolower( $name ), array_map( 'strtolower', $secrets ), true ) || preg_match( self::EMAIL, $name );
	}

	/** The display name, if it reveals nothing. */
	private static function public_display_name( WP_User $user ): ?string {
		$name = Text::plain( $user->display_name );
		return Text::is_blank( $name ) || self::is_private( $name, [ $user->user_login, $user->user_email ] ) ? null : $name;
	}
}
