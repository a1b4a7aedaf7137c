<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Constants;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Shell\Shell;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** What the app starts from, without a request. The same bytes for every anonymous visitor. */
final class Boot_Data {

	public function __construct(
		private readonly Settings $settings,
		private readonly Shell $shell,
	) {}

	/** @return array<string,mixed> See schema(); `screen` and `shell` as JSON objects. */
	public function for_screen( Screen $screen ): array {
		$user = self::user();
		return [
			'home'      => home_url(),
			'base'      => Paths::base(),
			'rest'      => rest_url(),
			'namespace' => $this->settings->rest_namespace(),
			'user'      => null === $user ? null : [ 'avatar_urls' => (object) $user['avatar_urls'] ] + $user,
			'nonce'     => null === $user ? null : wp_create_nonce( 'wp_rest' ),
			'logout'    => null === $user ? null : Text::decode( wp_logout_url( home_url( '/' ) ) ),
			'shell'     => (object) $this->shell->responses(),
			'screen'    => $screen->to_array(),
		];
	}

	/** @return array{id:int,name:string,avatar_urls:array<int,string>,scope:list<string>}|null Who is signed in. */
	public static function user(): ?array {
		$user = wp_get_current_user();
		return $user->exists() ? [
			'id'          => $user->ID,
			'name'        => Text::decode( $user->display_name ),
			'avatar_urls' => [ Constants::AVATAR_SIZE => (string) get_avatar_url( $user->ID, [ 'size' => Constants::AVATAR_SIZE ] ) ],
			'scope'       => array_values( $user->roles ),
		] : null;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		$map = [
			'type'                 => 'object',
			'additionalProperties' => true,
		];
		return Schema::object(
			'Boot',
			[
				'home'      => Schema::string( __( 'Địa chỉ trang chủ, không gạch chéo cuối.', 'hien-core' ) ),
				'base'      => Schema::string( __( 'Đường dẫn của trang chủ, rỗng ở gốc tên miền.', 'hien-core' ) ),
				'rest'      => Schema::string(),
				'namespace' => Schema::string(),
				'user'      => Schema::nullable(
					Schema::object(
						'SignedInUser',
						[
							'id'          => Schema::integer(),
							'name'        => Schema::string(),
							'avatar_urls' => [
								'type'                 => 'object',
								'additionalProperties' => [ 'type' => 'string' ],
							],
							'scope'       => Schema::array_of( Schema::string() ),
						]
					)
				),
				'nonce'     => Schema::nullable( Schema::string() ),
				'logout'    => Schema::nullable( Schema::string( __( 'Địa chỉ đăng xuất, rồi về trang chủ.', 'hien-core' ) ) ),
				'shell'     => $map,
				'screen'    => Screen::schema(),
			]
		);
	}
}
