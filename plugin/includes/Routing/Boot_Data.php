<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Accounts\Confirmation;
use Hien\Accounts\Scope;
use Hien\Chat\Chat_Boot;
use Hien\Comments\Reply_Mail_Preference;
use Hien\Constants;
use Hien\Favorites\Favorite_Repository;
use Hien\Favorites\Favorites_Controller;
use Hien\Members\Public_Name;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Shell\Shell;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** The data with which the app starts, without a request. The same bytes for every anonymous visitor. */
final class Boot_Data {

	/** Resource => part of its response => the texts of that part which the side columns do not show. */
	private const UNSEEN_IN_COLUMNS = [
		'top-view'   => [ 'data' => [ 'excerpt', 'image_alt' ] ],
		'videos'     => [ 'data' => [ 'excerpt', 'image_alt' ] ],
		'images'     => [ 'data' => [ 'decs', 'image_alt' ] ],
		'friends'    => [ 'data' => [ 'text', 'link', 'image_alt' ] ],
		'categories' => [ 'data' => [ 'description' ] ],
	];

	/** Route => the same for the responses of its screen. */
	private const UNSEEN_ON_SCREENS = [
		'home' => [ 'featured' => [ 'sections' => [ 'excerpt', 'image_alt', 'description' ] ] ],
		'post' => [ 'posts' => [ 'related' => [ 'excerpt', 'image_alt' ] ] ],
	];

	/** Screens that print the text of their response as the first `.hien-prose` of the page. */
	private const PRINT_TEXT = [ 'post', 'page' ];

	public function __construct(
		private readonly Settings $settings,
		private readonly Shell $shell,
		private readonly Chat_Boot $chat,
	) {}

	/** @return array<string,mixed> See schema(); `screen` and `shell` as JSON objects. */
	public function for_screen( Screen $screen ): array {
		$user  = self::user();
		$array = $screen->to_array();
		/** @var array<string,array<string,mixed>> $data */
		$data = array_map( static fn( array $response ): array => self::without_printed( $response, $screen->route ), (array) $array['data'] );
		$page = [
			'shell'  => (object) self::without_unseen( Screen_Data::of( $this->shell->responses_of( $screen ) ), self::UNSEEN_IN_COLUMNS ),
			'screen' => [ 'data' => (object) self::without_unseen( $data, self::UNSEEN_ON_SCREENS[ $screen->route ] ?? [] ) ] + $array,
		];
		return [
			'home'      => home_url(),
			'base'      => Paths::base(),
			'rest'      => $this->settings->api_url(),
			'namespace' => $this->settings->rest_namespace(),
			'user'      => null === $user ? null : [ 'avatar_urls' => (object) $user['avatar_urls'] ] + $user,
			'nonce'     => null === $user ? null : wp_create_nonce( 'wp_rest' ),
			'nonce_url' => null === $user ? null : admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'logout'    => null === $user ? null : $this->logout_url(),
			'storage'   => $this->settings->login( 'storage_prefix' ),
			'chat'      => $this->chat->data(),
			// A compressed page is smaller where texts that it has twice are close together: below the screen are the side columns.
		] + ( 'default' === $screen->layout ? $page : array_reverse( $page ) );
	}

	/**
	 * Empties texts that the page does not show, which are a twelfth of a compressed page.
	 *
	 * @param array<string,array<string,mixed>>               $responses REST path => response.
	 * @param array<string,array<string,list<string>>> $unseen    See UNSEEN_IN_COLUMNS.
	 * @return array<string,array<string,mixed>>
	 */
	private static function without_unseen( array $responses, array $unseen ): array {
		foreach ( $responses as $path => $response ) {
			$parts = array_intersect_key( $unseen[ strtok( $path, '/?' ) ] ?? [], $response );
			foreach ( $parts as $part => $fields ) {
				array_walk_recursive(
					$responses[ $path ][ $part ],
					static function ( mixed &$value, int|string $key ) use ( $fields ): void {
						$value = in_array( $key, $fields, true ) ? '' : $value;
					}
				);
			}
		}
		return $responses;
	}

	/**
	 * Empties the parts of a response that the page itself contains: the text, null here, which the app reads in the page; and the
	 * CSS of the content's styles.
	 *
	 * @param array<string,mixed> $response Response.
	 * @return array<string,mixed>
	 */
	private static function without_printed( array $response, string $route ): array {
		if ( in_array( $route, self::PRINT_TEXT, true ) && '' !== ( $response['content'] ?? '' ) ) {
			$response['content'] = null;
		}
		foreach ( array_keys( $response['assets']['styles'] ?? [] ) as $at ) {
			$response['assets']['styles'][ $at ]['css'] = '';
		}
		return $response;
	}

	/** The address that signs the user out without the app, and then leads to the page that the owner's settings name. */
	public function logout_url(): string {
		return Text::decode( wp_logout_url( home_url( $this->settings->login( 'logout_to' ) ) ) );
	}

	/** @return array{id:int,name:string,avatar_urls:array<int,string>,scope:list<string>,confirmed:bool,reply_mail:bool,saved:list<string>,chat_begun:bool}|null The user who is signed in; null for a visitor. */
	public static function user(): ?array {
		$user = wp_get_current_user();
		return $user->exists() ? [
			'id'          => $user->ID,
			'name'        => Public_Name::of( $user ),
			'avatar_urls' => [ Constants::AVATAR_SIZE => (string) get_avatar_url( $user->ID, [ 'size' => Constants::AVATAR_SIZE ] ) ],
			'scope'       => Scope::of( $user ),
			'confirmed'   => Confirmation::is_confirmed( $user->ID ),
			'reply_mail'  => Reply_Mail_Preference::of_user( $user->ID ),
			'saved'       => Favorite_Repository::keys( $user->ID ),
			'chat_begun'  => Chat_Boot::has_begun( $user->ID ),
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
							'confirmed'   => Schema::boolean( __( 'Đã xác nhận e-mail.', 'hien-core' ) ),
							'reply_mail'  => Schema::boolean( __( 'Muốn nhận thư khi có người trả lời.', 'hien-core' ) ),
							'saved'       => Favorites_Controller::keys_schema(),
							'chat_begun'  => Schema::boolean( __( 'Đã có cuộc trò chuyện.', 'hien-core' ) ),
						]
					)
				),
				'nonce'     => Schema::nullable( Schema::string() ),
				'nonce_url' => Schema::nullable( Schema::string( __( 'Địa chỉ xin lại nonce khi nonce cũ hết hạn.', 'hien-core' ) ) ),
				'logout'    => Schema::nullable( Schema::string( __( 'Địa chỉ đăng xuất, rồi về trang mà chủ trang chọn.', 'hien-core' ) ) ),
				'storage'   => Schema::string( __( 'Đầu tên của những gì ứng dụng giữ trong trình duyệt về tài khoản và chữ đang viết dở. Những gì không thuộc tài khoản nào, như màu, tiếng báo hay chỗ đang đọc, không có đầu tên này.', 'hien-core' ) ),
				'chat'      => Chat_Boot::schema(),
				'shell'     => $map,
				'screen'    => Screen::schema(),
			]
		);
	}
}
