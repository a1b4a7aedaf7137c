<?php
declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Profile\Account_Response;
use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Profile\Email_Change;
use Hien\Accounts\Profile\Export;
use Hien\Accounts\Profile\Portrait_Files;
use Hien\Accounts\Profile\Profile;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Registration;
use Hien\Accounts\Sign_In\Password_Change;
use Hien\Accounts\Sign_In\Password_Reset;
use Hien\Accounts\Sign_In\Passwords;
use Hien\Accounts\Sign_In\Sessions;
use Hien\After_Response;
use Hien\Rest\Field_Error;
use Hien\Rest\Honeypot;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Text;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `account`: the account of the signed-in member, and all that can be done with an account. No path contains a user id, so that no
 * request can reach another account.
 */
final class Account_Controller extends Resource_Controller {

	public function __construct( private readonly Sessions $sessions ) {}

	protected $rest_base = 'account';

	public function register_routes(): void {
		parent::register_routes();

		$anyone    = static fn(): true => true;
		$member    = static fn(): true|WP_Error => self::signed_in();
		$account   = Account_Response::schema( ... );
		$message   = Schema::message( ... );
		$sessions  = Sessions::schema( ... );
		$mails     = Password_Reset::limit();
		$guesses   = new Limit( 'account-password', 10, 15 * MINUTE_IN_SECONDS ); // Within an open session.
		$changes   = new Limit( 'account', 30 );
		$portraits = new Limit( 'avatar', 10, HOUR_IN_SECONDS );
		$exports   = new Limit( 'export', 3, DAY_IN_SECONDS );
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
		$this->add_route(
			'POST',
			'/users',
			self::may_register( ... ),
			$this->register( ... ),
			$message,
			Registration::params(),
			Registration::limit(),
			WP_Http::CREATED
		);
		$this->add_route( 'POST', '/confirmation', $anyone, $this->send_confirmation( ... ), $message, $login, $mails );
		$this->add_route(
			'POST',
			'/password',
			$anyone,
			$this->reset_password( ... ),
			$message,
			Password_Reset::params(),
			self::reset_limit( ... )
		);

		// Of the signed-in member.
		$this->add_route( 'PUT', '/account', $member, $this->save( ... ), $account, Profile::params(), $changes );
		$this->add_route( 'POST', '/account/password', $member, $this->change_password( ... ), $message, $passwords, $guesses );
		$this->add_route( 'POST', '/account/portrait', $member, $this->store_portrait( ... ), $account, limit: $portraits );
		$this->add_route( 'DELETE', '/account/portrait', $member, $this->remove_portrait( ... ), $account );
		$this->add_route( 'POST', '/account/email', $member, $this->change_email( ... ), $account, $email, $guesses );
		$this->add_route( 'DELETE', '/account/email', $member, $this->keep_email( ... ), $account );
		$this->add_route( 'GET', '/account/sessions', $member, $this->list_sessions( ... ), $sessions );
		$this->add_route( 'DELETE', '/account/sessions', $member, $this->end_other_sessions( ... ), $sessions );
		$this->add_route( 'DELETE', '/account/sessions/(?P<slug>[0-9a-f]+)', $member, $this->end_session( ... ), $sessions );
		$this->add_route( 'POST', '/account/export', $member, $this->export( ... ), $message, limit: $exports );
		$this->add_route( 'POST', '/account/deletion', $member, $this->request_deletion( ... ), $account, $consent, $guesses );
		$this->add_route( 'DELETE', '/account/deletion', $member, $this->keep_account( ... ), $account );
	}

	/** Visitors may, where the owner allows registration. The role is the site's default, never a parameter. */
	private static function may_register(): true|WP_Error {
		return match ( true ) {
			is_user_logged_in()                  => new WP_Error(
				'hien_signed_in',
				__( 'Bạn đang đăng nhập rồi.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			),
			! get_option( 'users_can_register' ) => new WP_Error(
				'hien_registration_closed',
				__( 'Trang này hiện không nhận thành viên mới.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			),
			default                              => true,
		};
	}

	/** @return array<string,mixed>|WP_Error */
	private function register( WP_REST_Request $request ): array|WP_Error {
		$opened = Honeypot::error( $request->get_params() )
			?? Registration::open( $request['name'], $request['email'], $request['password'], $request['agreed'] );
		return self::message(
			$opened,
			__( 'Sắp xong rồi! Bạn mở thư mà trang vừa gửi để xác nhận email, rồi đăng nhập nhé.', 'hien-core' )
		);
	}

	/** @return array<string,mixed>|WP_Error */
	private function send_confirmation( WP_REST_Request $request ): array|WP_Error {
		$login = trim( Text::valid( $request['login'] ) );
		if ( '' === $login ) {
			return self::no_login();
		}
		After_Response::run( Confirmation::SEND_AGAIN, [ $login ] );
		return self::message(
			true,
			__( 'Nếu tài khoản ấy đang chờ xác nhận, trang đã gửi lại thư. Bạn xem cả hộp thư rác nhé.', 'hien-core' )
		);
	}

	/**
	 * With `key`, sets the new password; without one, sends the mail that has it.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	private function reset_password( WP_REST_Request $request ): array|WP_Error {
		$login = trim( Text::valid( $request['login'] ) );
		if ( '' === $login ) {
			return self::no_login();
		}
		if ( isset( $request['key'] ) ) {
			$set = Password_Reset::finish( $request['key'], $login, $request['password'] ?? '' );
			return self::message( $set, __( 'Đã đổi mật khẩu. Bạn đăng nhập bằng mật khẩu mới nhé.', 'hien-core' ) );
		}
		return self::message(
			Password_Reset::request( $login ),
			__( 'Nếu có tài khoản như vậy, trang đã gửi thư chỉ cách đặt lại mật khẩu.', 'hien-core' )
		);
	}

	private static function reset_limit( WP_REST_Request $request ): Limit {
		return isset( $request['key'] ) ? new Limit( 'reset-key', Limit::PEOPLE, HOUR_IN_SECONDS ) : Password_Reset::limit();
	}

	/** @return array<string,mixed>|WP_Error */
	private function change_password( WP_REST_Request $request ): array|WP_Error {
		$changed = Password_Change::make( wp_get_current_user(), $request['current'], $request['password'], $this->sessions );
		return self::message( $changed, __( 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.', 'hien-core' ) );
	}

	/** @return array<string,mixed>|WP_Error */
	private function save( WP_REST_Request $request ): array|WP_Error {
		return self::account( Profile::save( wp_get_current_user(), $request->get_params() ) );
	}

	/** @return array<string,mixed>|WP_Error */
	private function store_portrait( WP_REST_Request $request ): array|WP_Error {
		$file = $request->get_file_params()['file'] ?? [];
		return self::account( Portrait_Files::store( get_current_user_id(), is_array( $file ) ? $file : [] ) );
	}

	/** @return array<string,mixed>|WP_Error */
	private function remove_portrait(): array|WP_Error {
		return self::account( Portrait_Files::remove( get_current_user_id() ) ?: Portrait_Files::left() );
	}

	/** @return array<string,mixed>|WP_Error */
	private function change_email( WP_REST_Request $request ): array|WP_Error {
		$user = wp_get_current_user();
		return self::account(
			Passwords::current_password_error( $user, $request['password'], 'password' )
				?? Email_Change::request( $user, trim( $request['email'] ) )
		);
	}

	/** @return array<string,mixed> */
	private function keep_email(): array {
		Email_Change::cancel( get_current_user_id() );
		return Account_Response::current();
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
		return $has_ended
			? $this->list_sessions()
			: new WP_Error( 'hien_session_not_found', __( 'Phiên này đã kết thúc rồi.', 'hien-core' ), [ 'status' => WP_Http::NOT_FOUND ] );
	}

	/** @return array<string,mixed>|WP_Error */
	private function export(): array|WP_Error {
		return self::message(
			Export::request( wp_get_current_user() ),
			__( 'Trang đang gom dữ liệu của bạn, xong sẽ gửi liên kết tải về qua email.', 'hien-core' )
		);
	}

	/** @return array<string,mixed>|WP_Error */
	private function request_deletion( WP_REST_Request $request ): array|WP_Error {
		$user = wp_get_current_user();
		return self::account( Passwords::current_password_error( $user, $request['password'], 'password' ) ?? Deletion::request( $user ) );
	}

	/** @return array<string,mixed> */
	private function keep_account(): array {
		Deletion::cancel( get_current_user_id() );
		return Account_Response::current();
	}

	/** @return array<string,mixed>|WP_Error The account after a change. */
	private static function account( true|WP_Error $done ): array|WP_Error {
		return is_wp_error( $done ) ? $done : Account_Response::current();
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

	protected function may_read( array $params ): true|WP_Error {
		return self::signed_in();
	}

	protected function read_list( array $params ): array {
		return Account_Response::current();
	}

	public function get_list_schema(): array {
		return Account_Response::schema();
	}

	public function get_collection_params(): array {
		return [];
	}
}
