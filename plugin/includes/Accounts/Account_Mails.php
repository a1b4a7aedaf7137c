<?php
declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Accounts\Sign_In\Password_Reset;
use Hien\Addresses\Paths;
use Hien\Mail\Mail;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of all mails about accounts. They contain no text that somebody typed, such as the name of a new account:
 * otherwise anyone could send words of their own to any address through the registration form.
 */
final class Account_Mails {

	/** Mails of one subject that an address gets in an hour. */
	public const MOST_AN_HOUR = 3;

	/** @param \Closure():string $link As in send(). */
	public static function confirmation( WP_User $user, \Closure $link ): bool {
		return self::send(
			$user->user_email,
			__( 'Xác nhận email của bạn', 'hien-core' ),
			[
				sprintf(
					/* translators: %d: number of hours */
					__( 'Có người, chắc là bạn, vừa mở một tài khoản bằng địa chỉ email này. Mở liên kết dưới đây để xác nhận. Liên kết dùng được một lần, trong %d giờ:', 'hien-core' ),
					Account_Links::HOURS
				),
				$link,
				sprintf(
					/* translators: %d: number of days */
					__( 'Nếu không phải bạn thì đừng mở liên kết. Tài khoản chưa xác nhận sẽ tự bị xóa sau %d ngày.', 'hien-core' ),
					Confirmation::DAYS
				),
			]
		);
	}

	public static function already_registered( string $email ): bool {
		return self::send(
			$email,
			__( 'Bạn đã có tài khoản', 'hien-core' ),
			[
				__( 'Có người, chắc là bạn, vừa dùng địa chỉ email này để mở một tài khoản. Nhưng địa chỉ này đã có tài khoản rồi. Nếu bạn quên mật khẩu, hãy đặt mật khẩu mới ở đây:', 'hien-core' ),
				Paths::url( Login_Urls::PASSWORD ),
				__( 'Nếu không phải bạn thì bạn không cần làm gì cả.', 'hien-core' ),
			]
		);
	}

	/** For somebody who registered at wp-login.php with a user name that is taken. */
	public static function name_taken( string $email ): bool {
		return self::send(
			$email,
			__( 'Tên đăng nhập đã có người dùng', 'hien-core' ),
			[
				__( 'Có người, chắc là bạn, vừa dùng địa chỉ email này để mở một tài khoản. Nhưng tên đăng nhập đã chọn thì có người dùng rồi, nên tài khoản chưa được mở. Bạn đăng ký lại ở đây nhé, không cần tên đăng nhập:', 'hien-core' ),
				Paths::url( Login_Urls::REGISTER ),
				__( 'Nếu không phải bạn thì bạn không cần làm gì cả.', 'hien-core' ),
			]
		);
	}

	/** @return array{string,list<string>} Subject and paragraphs of the mail that WordPress sends (Password_Reset). */
	public static function reset( string $link ): array {
		return [
			__( 'Đặt lại mật khẩu', 'hien-core' ),
			[
				__( 'Chào bạn,', 'hien-core' ),
				sprintf(
					/* translators: %d: number of hours */
					__( 'Có người, chắc là bạn, vừa xin đặt lại mật khẩu. Mở liên kết dưới đây để chọn mật khẩu mới. Liên kết dùng được một lần, trong %d giờ:', 'hien-core' ),
					Password_Reset::hours()
				),
				$link,
				__( 'Nếu không phải bạn thì bạn không cần làm gì cả: mật khẩu vẫn như cũ.', 'hien-core' ),
			],
		];
	}

	public static function password_changed( WP_User $user ): bool {
		return self::send(
			$user->user_email,
			__( 'Mật khẩu của bạn đã đổi', 'hien-core' ),
			[
				__( 'Mật khẩu của tài khoản vừa được đổi, và các thiết bị khác đã được đăng xuất.', 'hien-core' ),
				__( 'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay ở đây:', 'hien-core' ),
				Paths::url( Login_Urls::PASSWORD ),
			]
		);
	}

	/** @param \Closure():string $link As in send(). */
	public static function new_email( string $email, \Closure $link ): bool {
		return self::send(
			$email,
			__( 'Xác nhận email mới', 'hien-core' ),
			[
				sprintf(
					/* translators: %d: number of hours */
					__( 'Có người, chắc là bạn, muốn dùng địa chỉ này cho tài khoản của mình. Mở liên kết dưới đây để xác nhận. Liên kết dùng được một lần, trong %d giờ:', 'hien-core' ),
					Account_Links::HOURS
				),
				$link,
				__( 'Nếu không phải bạn thì đừng mở liên kết.', 'hien-core' ),
			]
		);
	}

	/** @param \Closure():string $link As in send(). */
	public static function email_is_changing( WP_User $user, \Closure $link ): bool {
		return self::send(
			$user->user_email,
			__( 'Email của tài khoản sắp đổi', 'hien-core' ),
			[
				sprintf(
					/* translators: %d: number of hours */
					__( 'Có người, chắc là bạn, muốn đổi email của tài khoản sang địa chỉ khác. Mở liên kết dưới đây, trong %d giờ, để đồng ý đổi hoặc để giữ địa chỉ này:', 'hien-core' ),
					Account_Links::HOURS
				),
				$link,
				__(
					'Nếu đúng là bạn thì bạn mở cả thư ở địa chỉ mới nữa nhé. Nếu không phải bạn, hãy giữ địa chỉ này, rồi đổi mật khẩu.',
					'hien-core'
				),
			]
		);
	}

	/**
	 * @param string            $date The day on which the account is deleted.
	 * @param \Closure():string $link As in send().
	 */
	public static function deletion( WP_User $user, string $date, \Closure $link ): bool {
		return self::send(
			$user->user_email,
			__( 'Tài khoản của bạn sắp bị xóa', 'hien-core' ),
			[
				/* translators: %s: date */
				sprintf( __( 'Theo yêu cầu của bạn, tài khoản sẽ bị xóa vào ngày %s.', 'hien-core' ), $date ),
				Deletion::consequences(),
				__( 'Đổi ý? Mở liên kết dưới đây, hoặc đăng nhập rồi giữ lại tài khoản ở trang Tài khoản:', 'hien-core' ),
				$link,
			]
		);
	}

	/**
	 * Sends a mail, but no more than three with the same subject to one address in an hour, so that nobody can flood a mailbox
	 * through our forms. Returns whether it was sent.
	 *
	 * @param list<string|\Closure():string> $paragraphs Plain text below the greeting. A link is a function, so that a mail that is
	 *                                                   not sent makes no new key, which would invalidate the earlier one.
	 */
	private static function send( string $to, string $subject, array $paragraphs ): bool {
		$limit       = new Limit( 'account-mail', self::MOST_AN_HOUR, HOUR_IN_SECONDS );
		$is_too_much = null !== Throttle::hit( $limit, strtolower( "$subject $to" ) )->error();
		return ! $is_too_much
			&& Mail::send(
				$to,
				$subject,
				[
					__( 'Chào bạn,', 'hien-core' ),
					...array_map( static fn( string|\Closure $text ): string => is_string( $text ) ? $text : $text(), $paragraphs ),
				]
			);
	}
}
