<?php
declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Chat\Chat_Boot;
use Hien\Comments\Reply_Mail_Preference;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Favorites\Favorite_Repository;
use Hien\Favorites\Favorites_Controller;
use Hien\Module;
use Hien\Rest\Schema;
use WP_REST_Response;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The user who is signed in: `user` in the boot data and in the response of a token; `scope` and `saved` in `wp/v2/users/me`. */
final class Signed_In_User implements Module {

	public function register(): void {
		add_filter( 'rest_prepare_user', [ $this, 'add' ], 10, 2 );
	}

	/**
	 * Adds to the response about the current user; not to those about others.
	 *
	 * @param mixed $response Core's response with the user.
	 */
	public function add( mixed $response, WP_User $user ): mixed {
		if ( $response instanceof WP_REST_Response && get_current_user_id() === $user->ID ) {
			$response->data['scope'] = Capabilities::of( $user );
			$response->data['saved'] = Favorite_Repository::keys( $user->ID );
		}
		return $response;
	}

	/**
	 * @return array{id:int,name:string,avatar_urls:array<int,string>,scope:list<string>,reply_mail:bool,saved:list<string>,
	 *     chat_begun:bool}|null The user who is signed in; null for a visitor.
	 */
	public static function current(): ?array {
		$user = wp_get_current_user();
		return $user->exists() ? [
			'id'          => $user->ID,
			'name'        => Public_Name::of( $user ),
			'avatar_urls' => [ Constants::AVATAR_SIZE => (string) get_avatar_url( $user->ID, [ 'size' => Constants::AVATAR_SIZE ] ) ],
			'scope'       => Capabilities::of( $user ),
			'reply_mail'  => Reply_Mail_Preference::of_user( $user->ID ),
			'saved'       => Favorite_Repository::keys( $user->ID ),
			'chat_begun'  => Chat_Boot::has_begun( $user->ID ),
		] : null;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'SignedInUser',
			[
				'id'          => Schema::integer(),
				'name'        => Schema::string(),
				'avatar_urls' => Schema::map( Schema::string() ),
				'scope'       => Schema::array_of( Schema::string() ),
				'reply_mail'  => Schema::boolean( __( 'Muốn nhận thư khi có người trả lời.', 'hien-core' ) ),
				'saved'       => Favorites_Controller::keys_schema(),
				'chat_begun'  => Schema::boolean( __( 'Đã có cuộc trò chuyện.', 'hien-core' ) ),
			]
		);
	}
}
