<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Settings\Settings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The token with which a member signs in to Firebase. The database rules trust its claims only, and no other data from a browser. Once a
 * browser has signed in, the rules count from `issued`, and the browser renews it before they refuse (RENEW_AFTER in
 * src/features/chat/connection.ts).
 *
 * @see https://firebase.google.com/docs/auth/admin/create-custom-tokens#create_custom_tokens_using_a_third-party_jwt_library
 */
final class Custom_Token {

	private const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

	/** Maximum lengths in characters. Firebase accepts 1,000 for all claims together. */
	private const NAME_LENGTH   = 100;
	private const AVATAR_LENGTH = 300;

	/** @throws Database_Error Where there is no usable service account. */
	public static function for_user( WP_User $user ): string {
		$account = Chat_Config::account();
		return $account->sign(
			[
				'sub'    => $account->email,
				'aud'    => self::AUDIENCE,
				'uid'    => (string) $user->ID,
				'claims' => self::claims( $user ),
			]
		);
	}

	/** @return array<string,string|int|true> Claims, with which the rules compare the messages that a browser writes. */
	private static function claims( WP_User $user ): array {
		$avatar = (string) get_avatar_url( $user->ID, [ 'size' => Constants::AVATAR_SIZE ] );
		return [
			'name'   => mb_substr( Public_Name::of( $user ), 0, self::NAME_LENGTH ),
			'avt'    => strlen( $avatar ) > self::AVATAR_LENGTH ? '' : $avatar,
			'images' => Chat_Images::url(),
			'author' => (string) Settings::author_id(),
			// Milliseconds. Firebase renews a sign-in indefinitely; the rules accept it for an hour.
			'issued' => (int) ( microtime( true ) * 1000 ),
		] + ( $user->has_cap( Capabilities::ANSWER_CHAT ) ? [ 'admin' => true ] : [] )
			+ ( null === Blocked_Members::of( $user->ID ) ? [] : [ 'blocked' => true ] );
	}
}
