<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Accounts\Signed_In_User;
use Hien\Addresses\Paths;
use Hien\Chat\Chat_Boot;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Shell\Shell;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** The data in the page with which the app starts. The same bytes for every visitor who is not signed in. */
final class Boot_Data {

	/** Name of a response => key in it => the fields of that part which the side columns do not show. */
	private const UNUSED_IN_COLUMNS = [
		'top-view'   => [ 'data' => [ 'excerpt', 'image_alt' ] ],
		'videos'     => [ 'data' => [ 'excerpt', 'image_alt' ] ],
		'images'     => [ 'data' => [ 'decs', 'image_alt' ] ],
		'friends'    => [ 'data' => [ 'text', 'link', 'image_alt' ] ],
		'categories' => [ 'data' => [ 'description' ] ],
	];

	/** Route => the fields that its screen does not show, in the format of UNUSED_IN_COLUMNS. */
	private const UNUSED_ON_SCREENS = [
		'home' => [ 'featured' => [ 'sections' => [ 'image_alt', 'description' ] ] ],
		'post' => [ 'post' => [ 'related' => [ 'image_alt' ] ] ],
	];

	/** Routes whose page prints the content of the response as its first `.hien-prose`. */
	private const PRINT_TEXT = [ 'post', 'page' ];

	public function __construct( private readonly Shell $shell ) {}

	/** @return array<string,mixed> See schema(). Empty maps are objects, for JSON. */
	public function for_screen( Screen $screen ): array {
		$user  = Signed_In_User::current();
		$array = $screen->to_array();
		/** @var array<string,array<string,mixed>> $data */
		$data = array_map(
			static fn( array $response ): array => self::without_printed_texts( $response, $screen->route ),
			(array) $array['data']
		);
		$page = [
			'shell'  => (object) self::without_unused_texts(
				Screen::responses_for_app( $this->shell->responses_of( $screen ) ),
				self::UNUSED_IN_COLUMNS
			),
			'screen' => [ 'data' => (object) self::without_unused_texts( $data, self::UNUSED_ON_SCREENS[ $screen->route ] ?? [] ) ]
				+ $array,
		];
		return [
			'generated_at' => time(),
			'home'         => home_url(),
			'base'         => Paths::base(),
			'root'         => Paths::root(),
			'slash'        => Paths::slash(),
			'rest'         => Settings::api_url(),
			'namespace'    => Settings::rest_namespace(),
			'user'         => null === $user ? null : [ 'avatar_urls' => (object) $user['avatar_urls'] ] + $user,
			'nonce'        => null === $user ? null : wp_create_nonce( 'wp_rest' ),
			'nonce_url'    => null === $user ? null : admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'logout'       => null === $user ? null : $this->logout_url(),
			'storage'      => Settings::login( 'storage_prefix' ),
			// From the cached shell, so that a page needs no query for it.
			'chat'         => Chat_Boot::data( $this->shell->responses()['options']['author'] ),
			// A page compresses better where repeated texts are close together: the side columns come after the screen.
		] + ( 'default' === $screen->layout ? $page : array_reverse( $page ) );
	}

	/**
	 * Empties texts that the page does not show; this saves a twelfth of a compressed page.
	 *
	 * @param array<string,array<string,mixed>>        $responses Name => response.
	 * @param array<string,array<string,list<string>>> $unused    See UNUSED_IN_COLUMNS.
	 * @return array<string,array<string,mixed>>
	 */
	private static function without_unused_texts( array $responses, array $unused ): array {
		foreach ( $responses as $name => $response ) {
			$parts = array_intersect_key( $unused[ $name ] ?? [], $response );
			foreach ( $parts as $part => $fields ) {
				array_walk_recursive(
					$responses[ $name ][ $part ],
					static function ( mixed &$value, int|string $key ) use ( $fields ): void {
						$value = in_array( $key, $fields, true ) ? '' : $value;
					}
				);
			}
		}
		return $responses;
	}

	/**
	 * Removes the parts of a response that the page itself contains: the content (null here), which the app reads from the page,
	 * and the CSS of the content's styles.
	 *
	 * @param array<string,mixed> $response Response.
	 * @return array<string,mixed>
	 */
	private static function without_printed_texts( array $response, string $route ): array {
		if ( in_array( $route, self::PRINT_TEXT, true ) && '' !== ( $response['content'] ?? '' ) ) {
			$response['content'] = null;
		}
		foreach ( array_keys( $response['assets']['styles'] ?? [] ) as $at ) {
			$response['assets']['styles'][ $at ]['css'] = '';
		}
		return $response;
	}

	/** The URL that signs the user out without the app, and then redirects to the page in the owner's settings. */
	public function logout_url(): string {
		return Text::decode( wp_logout_url( Paths::typed( Settings::login( 'logout_to' ) ) ) );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Boot',
			[
				'generated_at' => Schema::integer(
					__( 'Trang được in lúc nào, giây từ năm 1970: trang từ bộ nhớ đệm cũ đúng bằng tuổi của nó.', 'hien-core' )
				),
				'home'         => Schema::string( __( 'Địa chỉ trang chủ, không gạch chéo cuối.', 'hien-core' ) ),
				'base'         => Schema::string( __( 'Đường dẫn của trang chủ, rỗng ở gốc tên miền.', 'hien-core' ) ),
				'root'         => Schema::string(
					__( '“/index.php” giữa trang chủ và đường dẫn, ở máy chủ không viết lại địa chỉ được; thường rỗng.', 'hien-core' )
				),
				'slash'        => Schema::string( __( 'Gạch chéo cuối mỗi địa chỉ, nếu đường dẫn tĩnh có; không thì rỗng.', 'hien-core' ) ),
				'rest'         => Schema::string(),
				'namespace'    => Schema::string(),
				'user'         => Schema::nullable( Signed_In_User::schema() ),
				'nonce'        => Schema::nullable( Schema::string() ),
				'nonce_url'    => Schema::nullable( Schema::string( __( 'Địa chỉ xin lại nonce khi nonce cũ hết hạn.', 'hien-core' ) ) ),
				'logout'       => Schema::nullable(
					Schema::string( __( 'Địa chỉ đăng xuất, rồi về trang mà chủ trang chọn.', 'hien-core' ) )
				),
				'storage'      => Schema::string(
					__( 'Đầu tên của những gì ứng dụng giữ trong trình duyệt về tài khoản và chữ đang viết dở. Những gì không thuộc tài khoản nào, như màu, tiếng báo hay chỗ đang đọc, không có đầu tên này.', 'hien-core' )
				),
				'chat'         => Chat_Boot::schema(),
				'shell'        => Schema::map(),
				'screen'       => Screen::schema(),
			]
		);
	}
}
