<?php
declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Profile\Email_Change;
use Hien\Accounts\Registration\Confirmation;
use Hien\Mail\Mail_Page;
use Hien\Module;
use Hien\Rest\Error_Status;
use Hien\Visitors\Request;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The pages that links in mails about accounts open: a question with one or two buttons. The code in the link takes the place
 * of a nonce.
 */
final class Account_Links implements Module {

	/** Purposes of links, see Account_Key. */
	public const CONFIRM      = 'confirm';
	public const NEW_EMAIL    = 'new_email';
	public const OLD_EMAIL    = 'old_email';
	public const KEEP_ACCOUNT = 'keep_account';

	/** Hours for which links that confirm something are valid. */
	public const HOURS = 24;

	/** Query arguments. */
	private const PURPOSE = 'hien-account';
	private const CODE    = 'code';

	/** Name of the button that confirms; a page may have a second one that declines. */
	private const AGREED = 'agreed';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'show' ] );
	}

	/**
	 * A function that makes a key when it is called, and returns the URL with it.
	 *
	 * @param int    $seconds How long the key is valid.
	 * @param string $address The address that it confirms, where that is not the account's.
	 * @return \Closure():string
	 */
	public static function new_link( int $user_id, string $purpose, int $seconds, string $address = '' ): \Closure {
		return static fn(): string => add_query_arg(
			[
				self::PURPOSE => $purpose,
				self::CODE    => Account_Key::make( $user_id, $purpose, $seconds, $address ),
			],
			home_url( '/' ) // Never by the Host header, which a client can forge.
		);
	}

	/** Shows the page if the request is for such a link, and ends the request. */
	public function show(): void {
		$purpose = Request::argument( self::PURPOSE );
		$words   = self::words( $purpose );
		if ( null === $words ) {
			return;
		}
		$user      = Account_Key::check( $purpose, trim( Request::argument( self::CODE ) ) );
		$is_posted = 'POST' === Request::server( 'REQUEST_METHOD' );
		$outcome   = $user instanceof WP_User && $is_posted ? self::finish( $purpose, $user ) : $user;
		match ( true ) {
			$outcome instanceof WP_Error => Mail_Page::show(
				$words['title'],
				$outcome->get_error_message(),
				status: Error_Status::of( $outcome )
			),
			is_string( $outcome )        => Mail_Page::show( $words['title'], $outcome ),
			default                      => Mail_Page::show( $words['title'], $words['question'], $words['buttons'] ),
		};
	}

	/**
	 * Carries out the action of a link.
	 *
	 * @return string|WP_Error The sentence that the page shows.
	 */
	private static function finish( string $purpose, WP_User $user ): string|WP_Error {
		switch ( $purpose ) {
			case self::CONFIRM:
				Confirmation::confirm( $user->ID );
				return __( 'Đã xác nhận email. Giờ bạn đăng nhập được rồi.', 'hien-core' );
			case self::KEEP_ACCOUNT:
				Deletion::cancel( $user->ID );
				return __( 'Tài khoản của bạn được giữ lại. Mừng bạn ở lại!', 'hien-core' );
			default:
				// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The code takes the place of a nonce.
				if ( self::NEW_EMAIL === $purpose || isset( $_POST[ self::AGREED ] ) ) {
					return self::agree_to_email( $purpose, $user );
				}
				Email_Change::cancel( $user->ID );
				return __( 'Email của tài khoản vẫn như cũ. Bạn nên đổi mật khẩu ngay.', 'hien-core' );
		}
	}

	private static function agree_to_email( string $purpose, WP_User $user ): string|WP_Error {
		$agreed = Email_Change::agree( $user, $purpose );
		return match ( true ) {
			$agreed instanceof WP_Error                 => $agreed,
			'' === Email_Change::waits_for( $user->ID ) => __( 'Đã đổi email của tài khoản.', 'hien-core' ),
			self::NEW_EMAIL === $purpose                => __(
				'Địa chỉ này đã xác nhận. Email sẽ đổi khi địa chỉ cũ cũng đồng ý: bạn mở thư ở địa chỉ cũ nhé.',
				'hien-core'
			),
			default                                     => __(
				'Địa chỉ cũ đã đồng ý. Email sẽ đổi khi địa chỉ mới cũng xác nhận: bạn mở thư ở địa chỉ mới nhé.',
				'hien-core'
			),
		};
	}

	/**
	 * @return array{title:string,question:string,buttons:array<string,string>}|null Texts of the page for a purpose; null for an unknown
	 *     one.
	 */
	private static function words( string $purpose ): ?array {
		return match ( $purpose ) {
			self::CONFIRM      => [
				'title'    => __( 'Xác nhận email', 'hien-core' ),
				'question' => __( 'Bấm nút dưới đây để xác nhận địa chỉ email là của bạn.', 'hien-core' ),
				'buttons'  => [ self::AGREED => __( 'Xác nhận', 'hien-core' ) ],
			],
			self::NEW_EMAIL    => [
				'title'    => __( 'Đổi email', 'hien-core' ),
				'question' => __( 'Bấm nút dưới đây để dùng địa chỉ email này cho tài khoản của bạn.', 'hien-core' ),
				'buttons'  => [ self::AGREED => __( 'Dùng địa chỉ này', 'hien-core' ) ],
			],
			self::OLD_EMAIL    => [
				'title'    => __( 'Đổi email', 'hien-core' ),
				'question' => __( 'Tài khoản đang dùng địa chỉ email này và sắp đổi sang địa chỉ khác. Bạn đồng ý đổi, hay giữ địa chỉ này? Nếu không phải bạn xin đổi thì hãy giữ, rồi đổi mật khẩu.', 'hien-core' ),
				'buttons'  => [
					self::AGREED => __( 'Đồng ý đổi', 'hien-core' ),
					'kept'       => __( 'Giữ địa chỉ này', 'hien-core' ),
				],
			],
			self::KEEP_ACCOUNT => [
				'title'    => __( 'Giữ tài khoản', 'hien-core' ),
				'question' => __( 'Bấm nút dưới đây để giữ lại tài khoản của bạn.', 'hien-core' ),
				'buttons'  => [ self::AGREED => __( 'Giữ tài khoản', 'hien-core' ) ],
			],
			default            => null,
		};
	}
}
