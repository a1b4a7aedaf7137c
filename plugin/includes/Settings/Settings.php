<?php
declare(strict_types=1);

namespace Hien\Settings;

use Hien\Module;
use Hien\Rest\Field_Error;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The owner's settings: their names, defaults and validation. */
final class Settings implements Module {

	public const HANDLE_OPTION  = 'hien_handle';
	public const DEFAULT_HANDLE = 'hien';

	/** Action; see fire_handle_changed(). */
	public const HANDLE_ACTION = 'hien_handle_changed';

	/** Whether all data is deleted with the plugin (uninstall.php). */
	public const DELETE_DATA_OPTION = 'hien_delete_data';

	/**
	 * Whether the owner accepts our defaults for WordPress's settings (Setup\Site_Defaults): 'apply' or 'decline'; absent until the owner
	 * has answered.
	 */
	public const DEFAULTS_OPTION = 'hien_defaults_answer';

	/** Handles that the site had before; their paths redirect. */
	private const FORMER_HANDLES_OPTION = 'hien_former_handles';

	/** Id of the author if the owner has chosen none; see set_default_author(). */
	private const DEFAULT_AUTHOR_OPTION = 'hien_default_author';

	/** Id of the account that WordPress's installation creates. */
	private const FIRST_USER = 1;

	/** Letters, digits and hyphens; no first segment that WordPress or JWT plugins use below /wp-json/. */
	private const HANDLE_PATTERN = '^(?!(?:wp|oembed|jwt-auth|batch)$|wp-)[a-z][a-z0-9]*(-[a-z0-9]+)*$';
	private const HANDLE_LENGTH  = 32;

	public function register(): void {
		add_action( 'init', [ $this, 'register_settings' ] );
		add_filter( 'rest_request_before_callbacks', [ $this, 'validate_request' ], 10, 3 );
		add_filter( 'option_' . Sections::NAME, [ Sections::class, 'complete' ] );
		add_action(
			'add_option_' . self::HANDLE_OPTION,
			fn( string $option, mixed $value ) => $this->fire_handle_changed( self::DEFAULT_HANDLE, $value ),
			10,
			2
		);
		add_action( 'update_option_' . self::HANDLE_OPTION, [ $this, 'fire_handle_changed' ], 10, 2 );
		add_action( self::HANDLE_ACTION, [ $this, 'remember_handle' ] );
		add_action( 'deleted_user', [ $this, 'forget_author' ] );
		add_action( 'remove_user_from_blog', [ $this, 'forget_author' ] );
	}

	public function fire_handle_changed( mixed $old, mixed $value ): void {
		if ( $old !== $value ) {
			/**
			 * Fires after the site handle has changed.
			 *
			 * @param string $old The handle before, `hien` on a new site.
			 * @param string $new The handle now.
			 */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with hien_.
			do_action( self::HANDLE_ACTION, (string) $old, (string) $value );
		}
	}

	/** The handle has no `default`: with one, the first change of the option would not run the actions of an update. */
	public function register_settings(): void {
		register_setting(
			'hien',
			self::HANDLE_OPTION,
			[
				'type'              => 'string',
				'label'             => __( 'Tên ngắn của trang', 'hien-core' ),
				'description'       => __( 'Dùng trong địa chỉ REST, /ve-… và /hoi-dap-…', 'hien-core' ),
				'sanitize_callback' => [ $this, 'sanitize_handle' ],
				'show_in_rest'      => [
					'schema' => [
						'type'      => 'string',
						'pattern'   => self::HANDLE_PATTERN,
						'maxLength' => self::HANDLE_LENGTH,
						'default'   => self::DEFAULT_HANDLE,
					],
				],
			]
		);
		register_setting(
			'hien',
			self::DELETE_DATA_OPTION,
			[
				'type'              => 'boolean',
				'label'             => __( 'Xóa toàn bộ dữ liệu khi xóa plugin', 'hien-core' ),
				'default'           => false,
				'sanitize_callback' => 'rest_sanitize_boolean',
				'show_in_rest'      => true,
			]
		);
		Sections::register_setting();
	}

	/**
	 * Validates our settings in a request to `wp/v2/settings`. The error lists all invalid fields, in Vietnamese, where core's
	 * would name only the first; nothing is stored then. Users without permission get core's error instead, so that no message
	 * reveals which attachments or users exist.
	 *
	 * @param mixed               $response Core's error, or null so far.
	 * @param array<string,mixed> $handler  Not used.
	 */
	public function validate_request( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( '/wp/v2/settings' !== $request->get_route() || 'GET' === $request->get_method() || ! current_user_can( 'manage_options' ) ) {
			return $response;
		}
		$problems = [];
		$handle   = isset( $request[ self::HANDLE_OPTION ] ) ? self::validate_handle( $request[ self::HANDLE_OPTION ] ) : true;
		if ( is_wp_error( $handle ) ) {
			$problems[ self::HANDLE_OPTION ] = $handle->get_error_message();
		}
		foreach ( isset( $request[ Sections::NAME ] ) ? Sections::problems( $request[ Sections::NAME ] ) : [] as $path => $problem ) {
			$problems[ rtrim( Sections::NAME . ".$path", '.' ) ] = $problem;
		}
		return [] === $problems
			? $response
			: Field_Error::of_all( $problems, 'rest_invalid_param', __( 'Chưa lưu được: có ô chưa đúng.', 'hien-core' ) );
	}

	/** The site handle: lower-case letters, digits and hyphens. */
	public static function handle(): string {
		$handle = get_option( self::HANDLE_OPTION, self::DEFAULT_HANDLE );
		return is_string( $handle ) && true === self::validate_handle( $handle ) ? $handle : self::DEFAULT_HANDLE;
	}

	/** Whether the owner has accepted our defaults of WordPress's settings, or the site was new. */
	public static function are_defaults_accepted(): bool {
		return 'apply' === get_option( self::DEFAULTS_OPTION );
	}

	/** The slug of the category whose posts /wordpress shows. */
	public static function wordpress_category(): string {
		return Sections::fields( 'topic' )['category'];
	}

	/** Base URL of the addresses that the app requests, with a trailing slash. */
	public static function api_url(): string {
		$url = Sections::fields( 'api' )['url'];
		return '' === $url ? rest_url() : trailingslashit( $url );
	}

	/**
	 * A setting for signing in and out.
	 *
	 * @param string $field `days`, `logout_to`, `cookie_prefix` or `storage_prefix`.
	 */
	public static function login( string $field ): string {
		return (string) Sections::fields( 'login' )[ $field ];
	}

	/** @return list<string> Origins, besides the site's own, from which an app may use the API as a member. */
	public static function allowed_origins(): array {
		return array_column( Sections::rows( 'origins' ), 'origin' );
	}

	/** The account of the site's author, who may be another user than the owner. Costs no query. */
	public static function author_id(): int {
		return (int) Sections::fields( 'author' )['user'] ?: self::default_author_id();
	}

	/** Id of the author if the owner has chosen none. */
	public static function default_author_id(): int {
		return (int) get_option( self::DEFAULT_AUTHOR_OPTION, self::FIRST_USER );
	}

	/**
	 * Stores who is the author if the owner has chosen none: user 1 if they can write posts on this site; otherwise the administrator
	 * with the site's e-mail address, or the first administrator.
	 *
	 * @param int $gone Id of an account that is being removed from the site; 0 for none.
	 */
	public static function set_default_author( int $gone = 0 ): void {
		$first  = get_userdata( self::FIRST_USER );
		// In a network, an account without capabilities is not a member of this site.
		$writes = $gone !== self::FIRST_USER && $first instanceof WP_User && [] !== $first->caps && $first->has_cap( 'edit_posts' );
		$admins = $writes ? [] : get_users(
			[
				'role'    => 'administrator',
				'exclude' => [ $gone ],
				'orderby' => 'ID',
			]
		);
		$owner  = array_column( $admins, 'ID', 'user_email' )[ (string) get_option( 'admin_email' ) ] ?? null;
		update_option( self::DEFAULT_AUTHOR_OPTION, $owner ?? $admins[0]->ID ?? self::FIRST_USER, true );
	}

	/**
	 * Resets the author after their account was deleted or removed from the site. Also resets a cover that is no longer in the
	 * media library, since the section would be invalid with it.
	 */
	public function forget_author( int $user ): void {
		if ( self::default_author_id() === $user ) {
			self::set_default_author( $user );
		}
		$author = Sections::fields( 'author' );
		if ( $user === (int) $author['user'] ) {
			$author   = [ 'user' => 0 ] + $author;
			$problems = Sections::problems( [ 'author' => $author ] );
			update_option(
				Sections::NAME,
				[
					'author' => array_filter(
						$author,
						static fn( string $field ): bool => ! isset( $problems[ "author.$field" ] ),
						ARRAY_FILTER_USE_KEY
					),
				]
			);
		}
	}

	/** @return list<string> Handles that the site had before, not the present one. */
	public static function former_handles(): array {
		return array_values(
			array_diff( array_filter( (array) get_option( self::FORMER_HANDLES_OPTION, [] ), 'is_string' ), [ self::handle() ] )
		);
	}

	public function remember_handle( string $old ): void {
		update_option(
			self::FORMER_HANDLES_OPTION,
			array_values( array_unique( [ ...(array) get_option( self::FORMER_HANDLES_OPTION, [] ), $old ] ) ),
			true
		);
	}

	/**
	 * The REST namespace of the site, `{handle}/v1`.
	 *
	 * @return non-falsy-string
	 */
	public static function rest_namespace(): string {
		return self::handle() . '/v1';
	}

	/**
	 * Returns the stored handle if the new one is invalid.
	 *
	 * @param mixed $value Value from the request.
	 */
	public function sanitize_handle( mixed $value ): string {
		$valid = self::validate_handle( $value );
		if ( true !== $valid ) {
			if ( function_exists( 'add_settings_error' ) ) {
				add_settings_error( self::HANDLE_OPTION, 'hien_handle', $valid->get_error_message() );
			}
			return self::handle();
		}
		return (string) $value;
	}

	/**
	 * @param mixed $value Value from the request.
	 * @return true|WP_Error 400 with a message in Vietnamese.
	 */
	public static function validate_handle( mixed $value ): bool|WP_Error {
		if ( is_string( $value ) && preg_match( '/' . self::HANDLE_PATTERN . '/D', $value ) && strlen( $value ) <= self::HANDLE_LENGTH ) {
			return true;
		}
		return new WP_Error(
			'hien_invalid_handle',
			sprintf(
				/* translators: %d: number of characters */
				__( 'Tên ngắn chỉ gồm chữ thường không dấu, số và gạch nối, bắt đầu bằng chữ, dài nhất %d ký tự và không trùng tên của WordPress.', 'hien-core' ),
				self::HANDLE_LENGTH
			),
			[ 'status' => 400 ]
		);
	}
}
