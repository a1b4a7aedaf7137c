<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Open_Id\Login_State;
use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

/**
 * The reason why signing in through a provider, or by the form without JavaScript, has failed, or why a link for a new password
 * does not work. The screen shows a message of ours for it, never a text of the provider.
 */
final class Login_Problem extends \RuntimeException {

	/** Query argument of the screens for signing in and for a new password with the name of the problem. */
	public const ARGUMENT = 'problem';

	public const REFUSED    = 'refused';
	public const USED       = 'used';
	public const BROWSER    = 'browser';
	public const DOWN       = 'down';
	public const SETUP      = 'setup';
	public const CLOCK      = 'clock';
	public const UNTRUSTED  = 'untrusted';
	public const UNVERIFIED = 'unverified';
	public const AUTHOR     = 'author';
	public const CLOSED     = 'closed';
	public const FAILED     = 'failed';
	public const TOO_MANY   = 'too-many';
	public const PASSWORD   = 'password';
	public const EXPIRED    = 'expired';
	public const INVALID    = 'invalid';

	/** @param string $name A constant of this class; any other has no message. */
	public function __construct( public readonly string $name ) {
		parent::__construct( $name );
	}

	/** The URL of the login screen, or that of another path, with the problem and the return path. */
	public function address( string $return_path, string $path = Login_Urls::LOGIN ): string {
		$query = [ self::ARGUMENT => $this->name ] + ( '' === $return_path ? [] : [ Return_Path::ARGUMENT => $return_path ] );
		return Paths::url( $path ) . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/** The message for the problem in the current URL; '' for none. */
	public static function requested(): string {
		return ( new self( Request::argument( self::ARGUMENT ) ) )->message();
	}

	/** The message for the visitor; '' for a name that is none of this class. */
	public function message(): string {
		return match ( $this->name ) {
			self::REFUSED    => __(
				'Bạn chưa cho phép đăng nhập bằng tài khoản ấy. Bạn thử lại, hoặc đăng nhập bằng mật khẩu nhé.',
				'hien-core'
			),
			self::USED       => sprintf(
				/* translators: %d: number of minutes */
				__( 'Lượt đăng nhập này đã dùng rồi hoặc đã quá %d phút. Bạn bấm lại nút đăng nhập nhé.', 'hien-core' ),
				Login_State::MINUTES
			),
			self::BROWSER    => __(
				'Lượt đăng nhập này bắt đầu ở trình duyệt khác, hoặc trình duyệt của bạn không nhận cookie. Bạn bấm lại nút đăng nhập nhé.',
				'hien-core'
			),
			self::DOWN       => __(
				'Dịch vụ đăng nhập ấy chưa trả lời. Bạn chờ một lát rồi thử lại, hoặc đăng nhập bằng mật khẩu nhé.',
				'hien-core'
			),
			self::SETUP      => __(
				'Cách đăng nhập này chưa được cài đặt đúng. Bạn đăng nhập bằng mật khẩu, và báo cho chủ trang nhé.',
				'hien-core'
			),
			self::CLOCK      => __(
				'Đồng hồ của trang và của dịch vụ ấy lệch nhau nên chưa đăng nhập được. Bạn báo cho chủ trang nhé.',
				'hien-core'
			),
			self::UNTRUSTED  => __(
				'Trả lời của dịch vụ ấy không qua được bước kiểm tra. Bạn thử lại nhé; nếu vẫn vậy thì báo cho chủ trang.',
				'hien-core'
			),
			self::UNVERIFIED => __( 'Dịch vụ ấy chưa xác nhận email của bạn. Bạn xác nhận ở đó trước rồi thử lại nhé.', 'hien-core' ),
			self::AUTHOR     => __( 'Tài khoản này làm việc cho trang, nên chỉ đăng nhập bằng mật khẩu.', 'hien-core' ),
			self::CLOSED     => __( 'Chưa có tài khoản nào dùng email ấy, và trang này hiện không nhận thành viên mới.', 'hien-core' ),
			self::FAILED     => __( 'Chưa mở được tài khoản. Bạn thử lại nhé.', 'hien-core' ),
			self::TOO_MANY   => __( 'Bạn thử quá nhiều lần. Chờ ít phút rồi thử lại nhé.', 'hien-core' ),
			self::PASSWORD   => Login_Guard::wrong(),
			self::EXPIRED    => __( 'Liên kết đã hết hạn. Bạn xin thư mới nhé.', 'hien-core' ),
			self::INVALID    => __( 'Liên kết không đúng hoặc đã được dùng rồi. Bạn xin thư mới nhé.', 'hien-core' ),
			default          => '',
		};
	}
}
