<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Head\Head_Schema;
use Hien\Posts\Post_Schema;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** The screen of a URL: its route, with the REST responses of that route. */
final class Screen {

	/**
	 * @param string                            $route    Name of the route.
	 * @param string                            $path     Path below the home URL, with the query that is part of it.
	 * @param array<string,string|int>          $params   Values of the route's placeholders.
	 * @param string                            $layout   'default', 'detail' or 'admin'.
	 * @param int                               $status   HTTP status.
	 * @param string                            $title    The whole document title, plain text.
	 * @param array<string,mixed>               $head     See Document_Head.
	 * @param array<string,array<string,mixed>> $data     Name of a response => the response.
	 * @param string|null                       $redirect Absolute URL to redirect to (301; 302 where `status` is 302).
	 * @param string|null                       $edit_url URL for editing in wp-admin, if the visitor may.
	 * @param int|null                          $retry_after Seconds for the header Retry-After.
	 */
	public function __construct(
		public readonly string $route,
		public readonly string $path,
		public readonly array $params,
		public readonly string $layout,
		public readonly int $status,
		public readonly string $title,
		public readonly array $head,
		public readonly array $data,
		public readonly ?string $redirect = null,
		public readonly ?string $edit_url = null,
		public readonly ?int $retry_after = null,
	) {}

	/** Whether WordPress shows content without a route of ours, such as an archive of another plugin. */
	public function is_foreign(): bool {
		return 'error' === $this->route && 200 === $this->status;
	}

	/**
	 * The screen for the app: without structured data, and with responses_for_app(). Maps are objects, for JSON.
	 *
	 * @param list<array{handle:string,href:string|null,css:string}> $styles Style sheets that the app has not loaded yet.
	 * @return array<string,mixed> See schema().
	 */
	public function to_array( array $styles = [] ): array {
		return [
			'route'    => $this->route,
			'path'     => $this->path,
			'params'   => (object) $this->params,
			'layout'   => $this->layout,
			'status'   => $this->status,
			'title'    => $this->title,
			'head'     => array_diff_key(
				Current_Screen::prints_head() ? $this->head : Document_Head::only_canonical( $this->head ),
				[ 'json_ld' => true ]
			),
			'classes'  => array_values( get_body_class() ),
			'edit_url' => $this->edit_url,
			'data'     => (object) self::responses_for_app( $this->data ),
			'styles'   => $styles,
			'document' => Full_Page_Load::is_needed( $this ),
			'version'  => self::version(),
		];
	}

	/**
	 * Responses without what only other REST clients use: their heads, since the screen has one, and Post_Schema::HIDDEN_KEYS of all
	 * posts in them.
	 *
	 * @param array<string,array<string,mixed>> $responses Name => response.
	 * @return array<string,array<string,mixed>>
	 */
	public static function responses_for_app( array $responses ): array {
		foreach ( $responses as $name => $response ) {
			unset( $response['head'] );
			$responses[ $name ] = self::without_post_keys( $response );
		}
		return $responses;
	}

	/**
	 * @template K of array-key
	 * @param array<K,mixed> $value A response, or a part of it.
	 * @return array<K,mixed>
	 */
	private static function without_post_keys( array $value ): array {
		if ( isset( $value['minutes'], $value['sticky'] ) ) { // Only posts have both.
			$value = array_diff_key( $value, array_flip( Post_Schema::HIDDEN_KEYS ) );
		}
		foreach ( $value as $key => $part ) {
			if ( is_array( $part ) ) {
				$value[ $key ] = self::without_post_keys( $part );
			}
		}
		return $value;
	}

	/** @return array<string,mixed> A screen as it is sent: with its responses. */
	public static function schema(): array {
		return Schema::object(
			'LoadedScreen',
			[ 'data' => Schema::map() ] + self::schema_without_data()['properties']
		);
	}

	/** @return array<string,mixed> A screen as the app keeps it: its responses are in the store of responses. */
	public static function schema_without_data(): array {
		return Schema::object(
			'Screen',
			[
				'route'    => Schema::string(),
				'path'     => Schema::string(),
				'params'   => Schema::map( [ 'type' => [ 'string', 'integer' ] ] ),
				'layout'   => Schema::string( enum: [ 'default', 'detail', 'admin' ] ),
				'status'   => Schema::integer(),
				'title'    => Schema::string(),
				'head'     => Head_Schema::of_screen(),
				'classes'  => Schema::array_of( Schema::string() ),
				'edit_url' => Schema::nullable( Schema::string( __( 'Nơi sửa trong wp-admin, với người được sửa.', 'hien-core' ) ) ),
				'styles'   => Post_Schema::styles(),
				'document' => Schema::boolean(
					__( 'Trình duyệt phải tải cả trang: nội dung cần tập lệnh của WordPress hay plugin khác.', 'hien-core' )
				),
				'version'  => Schema::string( __( 'Phiên bản của trang lúc trả lời.', 'hien-core' ) ),
			]
		);
	}

	/** Version of the site. The app offers to reload a page of another version. */
	public static function version(): string {
		/**
		 * Filters the version of the site. The theme adds that of its build.
		 *
		 * @param string $version Version of the plugin.
		 */
		return (string) apply_filters( 'hien_version', HIEN_CORE_VERSION );
	}
}
