<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Return_Path;

defined( 'ABSPATH' ) || exit;

/** Who may see a route: one of these constants, or the name of a capability. */
final class Access {

	public const EVERYONE = 'public';

	/** Visitors who are not signed in. */
	public const GUESTS = 'guest';

	/** Signed-in users of any role. */
	public const MEMBERS = 'member';

	/**
	 * The HTTP status of a route for the current visitor.
	 *
	 * @param string $access A constant of this class, or a capability.
	 * @return 200|302|401|403 200 for the screen; 302 for members at a route of guests, which redirects them (Return_Path);
	 *                         401 if signing in may help; 403 if the capability is missing.
	 */
	public static function status( string $access ): int {
		$is_signed_in = is_user_logged_in();
		return match ( $access ) {
			self::EVERYONE => 200,
			self::GUESTS   => $is_signed_in ? 302 : 200,
			self::MEMBERS  => $is_signed_in ? 200 : 401,
			default        => match ( true ) {
				current_user_can( $access ) => 200,
				$is_signed_in               => 403,
				default                     => 401,
			},
		};
	}
}
