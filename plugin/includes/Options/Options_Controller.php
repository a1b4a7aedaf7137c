<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Options;

use Hien\Constants;
use Hien\Rest\Resource_Controller;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** `options`: what the shell of every screen shows: the site, its author, menus, footer. */
final class Options_Controller extends Resource_Controller {

	public function resource(): string {
		return 'options';
	}

	protected function read( ?string $id, array $params ): array {
		$logo   = (int) get_theme_mod( 'custom_logo' );
		$author = get_userdata( Constants::ADMIN_USER_ID );
		$name   = false === $author ? Text::site_name() : Text::decode( $author->display_name );
		return [
			'site'       => [
				'name'        => Text::site_name(),
				'description' => Text::decode( get_bloginfo( 'description', 'raw' ) ),
				'logo'        => 0 === $logo ? null : ( wp_get_attachment_image_url( $logo, 'medium' ) ?: null ),
				'home'        => home_url(),
				'login'       => site_url( 'wp-login.php', 'login' ),
				'uploads'     => trailingslashit( (string) wp_get_upload_dir()['baseurl'] ),
				'language'    => Constants::LANGUAGE,
				'date_zone'   => wp_timezone_string(),
			],
			'handle'     => $this->settings->handle(),
			'author'     => [
				'name'    => $name,
				'avt'     => (string) get_avatar_url( false === $author ? '' : $author->ID, [ 'size' => Constants::AVATAR_SIZE ] ),
				'cover'   => null,
				'bio'     => false === $author ? [] : array_values( array_filter( array_map( 'trim', explode( "\n", Text::plain( (string) get_user_meta( $author->ID, 'description', true ) ) ) ) ) ),
				'social'  => [],
				'members' => get_user_count(),
				'posts'   => (int) wp_count_posts()->publish,
			],
			'services'   => [],
			'banner'     => [],
			'chat_links' => [],
			'menu'       => Menus::all(),
			'contact'    => [
				'address' => '',
				'phone'   => '',
				'email'   => '',
				'map'     => null,
			],
			'footer'     => [
				'about'     => Text::decode( get_bloginfo( 'description', 'raw' ) ),
				/* translators: 1: year, 2: site name */
				'copyright' => sprintf( __( '© %1$s %2$s. Giữ bản quyền nội dung.', 'hien-core' ), wp_date( 'Y' ), Text::site_name() ),
				'note'      => __( 'Làm bằng WordPress, viết bằng tiếng Việt.', 'hien-core' ),
			],
			'chat'       => null,
			'login'      => [
				'registration' => (bool) get_option( 'users_can_register' ),
				'providers'    => [],
			],
		];
	}

	public function get_list_schema(): array {
		return Options_Schema::options();
	}

	public function get_collection_params(): array {
		return [];
	}
}
