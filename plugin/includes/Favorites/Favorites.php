<?php
declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Module;
use WP_REST_Response;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Removes saved items when the content or the member is deleted, and adds them to `wp/v2/users/me`. */
final class Favorites implements Module {

	public function register(): void {
		add_action( 'deleted_post', [ Favorite_Repository::class, 'remove_post' ] );
		add_action( 'deleted_user', [ Favorite_Repository::class, 'remove_user' ] );
		add_action( 'remove_user_from_blog', [ Favorite_Repository::class, 'remove_user' ] );
		add_filter( 'rest_prepare_user', [ $this, 'add' ], 10, 2 );
	}

	/** Adds `saved` to the response about the current user; not to those about others. */
	public function add( mixed $response, WP_User $user ): mixed {
		if ( $response instanceof WP_REST_Response && get_current_user_id() === $user->ID ) {
			$response->data['saved'] = Favorite_Repository::keys( $user->ID );
		}
		return $response;
	}
}
