<?php
declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Removes saved items when the content or the member is deleted. */
final class Favorites implements Module {

	public function register(): void {
		add_action( 'deleted_post', [ Favorite_Repository::class, 'remove_post' ] );
		add_action( 'deleted_user', [ Favorite_Repository::class, 'remove_user' ] );
		add_action( 'remove_user_from_blog', [ Favorite_Repository::class, 'remove_user' ] );
	}
}
