<?php
declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** Thrown if the chat's database could not be read or written. The message is for the owner, in Vietnamese. */
final class Database_Error extends \RuntimeException {

	/** The public configuration is missing or wrong, or the project has no Authentication. */
	public const CONFIG = 'config';

	/** The service account is missing or wrong, or Google refuses its key. */
	public const KEY = 'key';

	/** The service account and the database belong to different projects, or the database does not exist. */
	public const PROJECT = 'project';

	/** The published rules are not the plugin's. */
	public const RULES = 'rules';

	/** The clock of the site's server is wrong. */
	public const CLOCK = 'clock';

	/** Firebase refuses this request, such as one that is too large; others may succeed. */
	public const REQUEST = 'request';

	/** Google cannot be reached, or responds with a server error. */
	public const NETWORK = 'network';

	/** @param self::* $kind One of the constants. */
	private function __construct( public readonly string $kind, string $message ) {
		parent::__construct( $message );
	}

	public static function config( string $problem ): self {
		return new self( self::CONFIG, $problem );
	}

	/** @param string $detail Google's code, such as `CONFIGURATION_NOT_FOUND`. */
	public static function sign_in( string $detail ): self {
		return match ( true ) {
			str_contains( $detail, 'CONFIGURATION_NOT_FOUND' ) => self::config(
				__( 'Dự án chưa bật Authentication. Trên Firebase, bạn mở mục Authentication rồi bấm Get started; không cần chọn cách đăng nhập nào.', 'hien-core' )
			),
			str_contains( $detail, 'API key' )                 => self::config(
				self::with( __( 'Google không nhận apiKey trong cấu hình. Bạn chép lại đoạn firebaseConfig nhé.', 'hien-core' ), $detail )
			),
			str_contains( $detail, 'CREDENTIAL_MISMATCH' )     => self::project( $detail ),
			str_contains( $detail, 'CUSTOM_TOKEN' )            => self::key( $detail ),
			default                                            => self::network( $detail ),
		};
	}

	public static function key( string $detail = '' ): self {
		return new self(
			self::KEY,
			self::with(
				__( 'Google không nhận khóa của tài khoản dịch vụ. Khóa có thể đã bị xóa: bạn tạo khóa mới rồi dán lại nhé.', 'hien-core' ),
				$detail
			)
		);
	}

	public static function without_key( string $problem ): self {
		return new self( self::KEY, $problem );
	}

	public static function project( string $detail = '' ): self {
		return new self(
			self::PROJECT,
			self::with( __( 'Khóa và cơ sở dữ liệu không thuộc cùng một dự án, hoặc dự án chưa có Realtime Database. Bạn xem lại databaseURL và tệp khóa nhé.', 'hien-core' ), $detail )
		);
	}

	public static function other_project( string $of_key, string $of_config ): self {
		return new self(
			self::PROJECT,
			sprintf(
				/* translators: 1: name of a Firebase project, 2: that of another */
				__( 'Khóa là của dự án “%1$s”, còn cấu hình là của dự án “%2$s”. Hai thứ phải lấy từ cùng một dự án.', 'hien-core' ),
				$of_key,
				$of_config
			)
		);
	}

	public static function rules( string $detail = '' ): self {
		return new self(
			self::RULES,
			self::with( __( 'Bộ quy tắc đang dùng trên Firebase không phải bộ của trang. Bạn chép bộ quy tắc bên dưới vào thẻ Rules rồi bấm Publish nhé.', 'hien-core' ), $detail )
		);
	}

	public static function clock(): self {
		return new self(
			self::CLOCK,
			sprintf(
				/* translators: %s: date and time */
				__(
					'Đồng hồ của máy chủ chạy sai (đang là %s), nên Google từ chối. Bạn nhờ nhà cung cấp máy chủ chỉnh lại giờ nhé.',
					'hien-core'
				),
				wp_date( 'd/m/Y H:i:s' )
			)
		);
	}

	public static function request( string $detail ): self {
		return new self(
			self::REQUEST,
			self::with( __( 'Firebase không nhận yêu cầu này; trò chuyện với người khác vẫn chạy.', 'hien-core' ), $detail )
		);
	}

	public static function network( string $detail = '' ): self {
		return new self(
			self::NETWORK,
			self::with( __( 'Máy chủ của trang không gọi được Firebase. Bạn thử lại sau ít phút; vẫn thế thì hỏi nhà cung cấp máy chủ xem có chặn kết nối ra ngoài không.', 'hien-core' ), $detail )
		);
	}

	private static function with( string $sentence, string $detail ): string {
		return '' === $detail ? $sentence : "$sentence ($detail)";
	}
}
