<?php
declare(strict_types=1);

namespace Hien\Accounts;

use Closure;
use Hien\Accounts\Profile\Account_Response;
use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Profile\Email_Change;
use Hien\Accounts\Profile\Export;
use Hien\Accounts\Profile\Portrait_Files;
use Hien\Accounts\Profile\Profile;
use Hien\Accounts\Registration\Registration;
use Hien\Accounts\Registration\Unconfirmed_Accounts;
use Hien\Accounts\Sign_In\Password_Change;
use Hien\Accounts\Sign_In\Password_Reset;
use Hien\Accounts\Sign_In\Passwords;
use Hien\Accounts\Sign_In\Sessions;
use Hien\After_Response;
use Hien\Rest\Field_Error;
use Hien\Rest\Honeypot;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Rest\Signed_In;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `account`: the account of the signed-in member, and all that can be done with an account. No path contains a user id, so that no
 * request can reach another account.
 */
final class Account_Controller extends Resource_Controller {

	/** Key of the schema in the arguments of register_rest_route(), by method. */
	private const SCHEMA_OF = [
		'GET'    => 'schema',
		'POST'   => 'created_schema',
		'DELETE' => 'deleted_schema',
	];

	public function __construct(
		Settings $settings,
		private readonly Sessions $sessions,
	) {
		parent::__construct( $settings );
	}

	public function resource(): string {
		return 'account';
	}

	public function register_routes(): void {
		parent::register_routes();
		$this->register_update_route();

		$anyone    = static fn(): true => true;
		$message   = Schema::message( ... );
		$sessions  = Sessions::schema( ... );
		$mails     = Password_Reset::limit( ... );
		$guesses   = static fn(): Limit => new Limit( 'account-password', 10, 15 * MINUTE_IN_SECONDS ); // Within an open session.
		$portraits = static fn(): Limit => new Limit( 'avatar', 10, HOUR_IN_SECONDS );
		$exports   = static fn(): Limit => new Limit( 'export', 3, DAY_IN_SECONDS );
		$login     = [ 'login' => Password_Reset::login_param() ];
		$email     = [
			'email'    => Registration::email_param(),
			'password' => Passwords::param(),
		];
		$passwords = [
			'current'  => Passwords::param(),
			'password' => Passwords::param(),
		];
		$consent   = [ 'password' => [ 'description' => Deletion::consequences() ] + Passwords::param() ];

		// Of visitors.
		$this->add( 'POST', '/users', $this->register( ... ), Registration::params(), Registration::limit( ... ), $message, self::may_register( ... ), WP_Http::CREATED );
		$this->add( 'POST', '/confirmation', $this->send_confirmation( ... ), $login, $mails, $message, $anyone );
		$this->add( 'POST', '/password', $this->reset_password( ... ), Password_Reset::params(), self::reset_limit( ... ), $message, $anyone );

		// Of the signed-in member.
		$this->add( 'POST', '/account/password', $this->change_password( ... ), $passwords, $guesses, $message );
		$this->add( 'POST', '/account/portrait', $this->store_portrait( ... ), limit: $portraits );
		$this->add( 'DELETE', '/account/portrait', $this->remove_portrait( ... ) );
		$this->add( 'POST', '/account/email', $this->change_email( ... ), $email, $guesses );
		$this->add( 'DELETE', '/account/email', static fn(): true => Email_Change::cancel( get_current_user_id() ) );
		$this->add( 'GET', '/account/sessions', $this->list_sessions( ... ), schema: $sessions );
		$this->add( 'DELETE', '/account/sessions', $this->end_other_sessions( ... ), schema: $sessions );
		$this->add( 'DELETE', '/account/sessions/(?P<slug>[0-9a-f]+)', $this->end_session( ... ), schema: $sessions );
		$this->add( 'POST', '/account/export', $this->export( ... ), limit: $exports, schema: $message );
		$this->add( 'POST', '/account/deletion', $this->request_deletion( ... ), $consent, $guesses );
		$this->add( 'DELETE', '/account/deletion', static fn(): true => Deletion::cancel( get_current_user_id() ) );
	}

	/**
	 * Registers one action.
	 *
	 * @param 'GET'|'POST'|'DELETE' $method HTTP method.
	 * @param non-falsy-string      $path   Path below the site's namespace.
	 * @param Closure               $work   Gets the WP_REST_Request; returns the response, an error, or true, which responds with the account.
	 * @param array<string,mixed>   $args   Parameters.
	 * @param Closure|null          $limit  Gets the request, returns the rate Limit by visitor; null for none.
	 * @param Closure|null          $schema Returns the schema of the response; null for the account's.
	 * @param Closure|null          $may    Returns true or an error; null for signed-in members.
	 * @param int                   $status Status of a success.
	 */
	private function add(
		string $method,
		string $path,
		Closure $work,
		array $args = [],
		?Closure $limit = null,
		?Closure $schema = null,
		?Closure $may = null,
		int $status = WP_Http::OK
	): void {
		$answer = function ( WP_REST_Request $request ) use ( $work, $limit, $status ): WP_REST_Response {
			$run = static function () use ( $work, $request ): array|WP_Error {
				$done = $work( $request );
				return true === $done ? Account_Response::current() : $done;
			};
			return $this->answer( null === $limit ? null : $limit( $request ), $run, $status );
		};
		$this->add_route(
			$path,
			[
				[
					'methods'             => $method,
					'callback'            => $answer,
					'permission_callback' => $may ?? self::signed_in( ... ),
					'args'                => $args,
				],
				self::SCHEMA_OF[ $method ] => $schema ?? Account_Response::schema( ... ),
			]
		);
	}

	private static function signed_in(): true|WP_Error {
		return Signed_In::check( __( 'Bạn cần đăng nhập trước.', 'hien-core' ) );
	}

	/** Visitors may, where the owner allows registration. The role is the site's default, never a parameter. */
	private static function may_register(): true|WP_Error {
		return match ( true ) {
			is_user_logged_in()                  => new WP_Error( 'hien_signed_in', __( 'Bạn đang đăng nhập rồi.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] ),
			! get_option( 'users_can_register' ) => new WP_Error( 'hien_registration_closed', __( 'Trang này hiện không nhận thành viên mới.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] ),
			default                              => true,
		};
	}

	/** @return array<string,mixed>|WP_Error */
	private function register( WP_REST_Request $request ): array|WP_Error {
		$checked = Honeypot::check( $request->get_params() );
		$opened  = is_wp_error( $checked ) ? $checked : Registration::open( $request['name'], $request['email'], $request['password'], $request['agreed'] );
		return self::message( $opened, __( 'Sắp xong rồi! Bạn mở thư mà trang vừa gửi để xác nhận email, rồi đăng nhập nhé.', 'hien-core' ) );
	}

	/** @return array<string,mixed>|WP_Error */
	private function send_confirmation( WP_REST_Request $request ): array|WP_Error {
		$login = trim( $request['login'] );
		if ( '' === $login ) {
			return self::no_login();
		}
		After_Response::run( Unconfirmed_Accounts::SEND_AGAIN, [ $login ] );
		return self::message( true, __( 'Nếu tài khoản ấy đang chờ xác nhận, trang đã gửi lại thư. Bạn xem cả hộp thư rác nhé.', 'hien-core' ) );
	}

	/**
	 * With `key`, sets the new password; without one, sends the mail that has it.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	private function reset_password( WP_REST_Request $request ): array|WP_Error {
		$login = trim( $request['login'] );
		if ( '' === $login ) {
			return self::no_login();
		}
		if ( isset( $request['key'] ) ) {
			$set = Password_Reset::finish( $request['key'], $login, $request['password'] ?? '' );
			return self::message( $set, __( 'Đã đổi mật khẩu. Bạn đăng nhập bằng mật khẩu mới nhé.', 'hien-core' ) );
		}
		return self::message( Password_Reset::request( $login ), __( 'Nếu có tài khoản như vậy, trang đã gửi thư chỉ cách đặt lại mật khẩu.', 'hien-core' ) );
	}

	private static function reset_limit( WP_REST_Request $request ): Limit {
		return isset( $request['key'] ) ? new Limit( 'reset-key', Limit::PEOPLE, HOUR_IN_SECONDS ) : Password_Reset::limit();
	}

	/** @return array<string,mixed>|WP_Error */
	private function change_password( WP_REST_Request $request ): array|WP_Error {
		$changed = Password_Change::make( wp_get_current_user(), $request['current'], $request['password'], $this->sessions );
		return self::message( $changed, __( 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.', 'hien-core' ) );
	}

	private function store_portrait( WP_REST_Request $request ): true|WP_Error {
		$file = $request->get_file_params()['file'] ?? [];
		return Portrait_Files::store( get_current_user_id(), is_array( $file ) ? $file : [] );
	}

	private function remove_portrait(): true {
		Portrait_Files::remove( get_current_user_id() );
		return true;
	}

	private function change_email( WP_REST_Request $request ): true|WP_Error {
		$user = wp_get_current_user();
		return Passwords::current_password_error( $user, $request['password'], 'password' ) ?? Email_Change::request( $user, trim( $request['email'] ) );
	}

	/** @return array<string,mixed> See Sessions::schema(). */
	private function list_sessions(): array {
		$sessions = $this->sessions->all( get_current_user_id() );
		return [
			'data'  => $sessions,
			'count' => count( $sessions ),
		];
	}

	/** @return array<string,mixed> */
	private function end_other_sessions(): array {
		$this->sessions->end_others( get_current_user_id() );
		return $this->list_sessions();
	}

	/** @return array<string,mixed>|WP_Error */
	private function end_session( WP_REST_Request $request ): array|WP_Error {
		$has_ended = $this->sessions->end( get_current_user_id(), self::id_of( $request ) );
		return $has_ended ? $this->list_sessions() : new WP_Error( 'hien_session_not_found', __( 'Phiên này đã kết thúc rồi.', 'hien-core' ), [ 'status' => WP_Http::NOT_FOUND ] );
	}

	/** @return array<string,mixed>|WP_Error */
	private function export(): array|WP_Error {
		return self::message( Export::request( wp_get_current_user() ), __( 'Trang đang gom dữ liệu của bạn, xong sẽ gửi liên kết tải về qua email.', 'hien-core' ) );
	}

	private function request_deletion( WP_REST_Request $request ): true|WP_Error {
		$user = wp_get_current_user();
		return Passwords::current_password_error( $user, $request['password'], 'password' ) ?? Deletion::request( $user );
	}

	/**
	 * @param true|WP_Error $done    Result of the work.
	 * @param string        $message The sentence after a success.
	 * @return array<string,mixed>|WP_Error See Schema::message().
	 */
	private static function message( true|WP_Error $done, string $message ): array|WP_Error {
		return is_wp_error( $done ) ? $done : [ 'message' => $message ];
	}

	private static function no_login(): WP_Error {
		return Field_Error::of( 'login', __( 'Bạn điền email hoặc tên đăng nhập nhé.', 'hien-core' ) );
	}

	/** There is no id in the path: the only item is the account of the current user. */
	protected function item_path(): string {
		return '/' . $this->rest_base;
	}

	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return self::signed_in();
	}

	protected function read( ?string $id, array $params ): array {
		return Account_Response::current();
	}

	protected function may_update( string $id, array $params ): true|WP_Error {
		return self::signed_in();
	}

	protected function update( string $id, array $params ): array|WP_Error {
		$saved = Profile::save( wp_get_current_user(), $params );
		return is_wp_error( $saved ) ? $saved : Account_Response::current();
	}

	public function get_list_schema(): array {
		return Account_Response::schema();
	}

	public function get_updated_schema(): array {
		return Account_Response::schema();
	}

	public function get_collection_params(): array {
		return [];
	}

	protected function get_update_params(): array {
		return Profile::params();
	}
}
