<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Content\Field;
use Hien\Settings\Section;

defined( 'ABSPATH' ) || exit;

/** The tab "Trò chuyện" in the owner's settings. */
final class Chat_Sections {

	/** @return list<Section> */
	public static function all(): array {
		$tab = __( 'Trò chuyện', 'hien-core' );
		return [
			new Section(
				Chat_Config::CHAT,
				$tab,
				__( 'Trò chuyện với thành viên', 'hien-core' ),
				[
					new Field(
						'enabled',
						Field::CHOICE,
						__( 'Khung trò chuyện', 'hien-core' ),
						choices: self::switch( __( 'Mở', 'hien-core' ), __( 'Đóng', 'hien-core' ) ),
						required: true
					),
					new Field(
						'days',
						Field::CHOICE,
						__( 'Ngày bạn trả lời', 'hien-core' ),
						choices: [
							'all'      => __( 'Cả tuần', 'hien-core' ),
							'weekdays' => __( 'Thứ hai đến thứ sáu', 'hien-core' ),
							'saturday' => __( 'Thứ hai đến thứ bảy', 'hien-core' ),
						],
						required: true
					),
					new Field(
						'from',
						Field::TIME,
						__( 'Từ lúc', 'hien-core' ),
						__( 'Như 08:00, theo múi giờ của trang. Để trống là cả ngày.', 'hien-core' )
					),
					new Field(
						'to',
						Field::TIME,
						__( 'Đến lúc', 'hien-core' ),
						__( 'Như 17:30. Sớm hơn giờ bắt đầu thì tính sang hôm sau.', 'hien-core' )
					),
					new Field(
						'away',
						Field::TEXT,
						__( 'Lời nhắn khi bạn vắng', 'hien-core' ),
						__( 'Hiện trên khung trò chuyện khi bạn không ở trang, cùng giờ trả lời nếu có.', 'hien-core' )
					),
					new Field(
						'sounds',
						Field::CHOICE,
						__( 'Tiếng báo tin nhắn mới', 'hien-core' ),
						choices: self::switch( __( 'Có', 'hien-core' ), __( 'Không', 'hien-core' ) ),
						required: true
					),
					new Field(
						'mails',
						Field::CHOICE,
						__( 'Thư báo tin nhắn chưa đọc', 'hien-core' ),
						__( 'Gửi cho bạn khi bạn vắng, và cho thành viên khi câu trả lời chưa được đọc.', 'hien-core' ),
						choices: self::switch( __( 'Có', 'hien-core' ), __( 'Không', 'hien-core' ) ),
						required: true
					),
				],
				__( 'Chưa nối với Firebase thì khung trò chuyện là một biểu mẫu nhỏ: lời nhắn vào mục Tin nhắn.', 'hien-core' ),
				defaults: [
					'enabled' => Chat_Config::ON,
					'days'    => 'all',
					'away'    => __( 'Mình đang không ở máy. Bạn cứ để lại lời nhắn, mình đọc và trả lời sớm.', 'hien-core' ),
					'sounds'  => Chat_Config::ON,
					'mails'   => Chat_Config::ON,
				],
			),
			new Section(
				Chat_Config::FIREBASE,
				$tab,
				__( 'Kết nối Firebase', 'hien-core' ),
				[
					new Field(
						'config',
						Field::CODE,
						__( 'Cấu hình của ứng dụng web (firebaseConfig)', 'hien-core' ),
						__( 'Dán nguyên đoạn mà Firebase cho, có dấu ngoặc nhọn.', 'hien-core' ),
						check: Public_Config::parse( ... )
					),
					new Field(
						'account',
						Field::SECRET_CODE,
						__( 'Khóa của tài khoản dịch vụ (tệp JSON)', 'hien-core' ),
						__( 'Mở tệp tải về, chép toàn bộ rồi dán vào đây. Lưu rồi thì không hiện lại nữa.', 'hien-core' ),
						check: Service_Account::parse( ... )
					),
				],
			),
		];
	}

	/** @return array<string,string> Choices of an on/off setting: value => label. */
	private static function switch( string $on, string $off ): array {
		return [
			Chat_Config::ON  => $on,
			Chat_Config::OFF => $off,
		];
	}
}
