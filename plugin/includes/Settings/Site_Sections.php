<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Settings;

use Hien\Content\Field;
use Hien\Projects\Project_Post_Type;

defined( 'ABSPATH' ) || exit;

/** All sections of the owner's settings. REST, validation and the screen in wp-admin are made from them. */
final class Site_Sections {

	/** `latitude, longitude` in degrees, as map services give it to copy. */
	private const MAP_POINT = '^-?(?:90(?:\.0+)?|[1-8]?\d(?:\.\d+)?) ?, ?-?(?:180(?:\.0+)?|(?:1[0-7]\d|[1-9]?\d)(?:\.\d+)?)$';

	/** Headers in which proxies pass on the address that they were called from. */
	private const PROXY_HEADERS = [
		'X-Forwarded-For'  => 'X-Forwarded-For',
		'X-Real-IP'        => 'X-Real-IP',
		'CF-Connecting-IP' => 'CF-Connecting-IP',
	];

	/** IP addresses or ranges of them, separated by commas or spaces. */
	private const ADDRESSES = '^[0-9A-Fa-f.:]{2,45}(?:/\d{1,3})?(?:[ ,]+[0-9A-Fa-f.:]{2,45}(?:/\d{1,3})?)*$';

	/** @return list<Section> In the order of the screen. */
	public static function all(): array {
		return [
			...self::site( __( 'Chung', 'hien-core' ) ),
			...self::home( __( 'Trang chủ', 'hien-core' ) ),
			...self::work( __( 'Dịch vụ và dự án', 'hien-core' ) ),
			...self::author( __( 'Tác giả', 'hien-core' ) ),
			...self::contact( __( 'Liên hệ', 'hien-core' ) ),
			...self::footer( __( 'Chân trang', 'hien-core' ) ),
		];
	}

	/** @return list<Section> */
	private static function site( string $tab ): array {
		return [
			new Section(
				'topic',
				$tab,
				__( 'Trang /wordpress', 'hien-core' ),
				[ new Field( 'category', Field::CATEGORY, __( 'Chuyên mục', 'hien-core' ), __( 'Trang này xếp bài của chuyên mục theo các chuyên mục con.', 'hien-core' ) ) ],
				defaults: [ 'category' => 'wordpress' ],
			),
			new Section(
				'proxy',
				$tab,
				__( 'Máy chủ proxy', 'hien-core' ),
				[
					new Field( 'header', Field::CHOICE, __( 'Header có địa chỉ của khách', 'hien-core' ), choices: self::PROXY_HEADERS ),
					new Field( 'addresses', Field::TEXT, __( 'Địa chỉ của proxy', 'hien-core' ), __( 'Địa chỉ IP hoặc dải như 10.0.0.0/8, cách nhau bằng dấu phẩy. Header chỉ được tin khi đến từ các địa chỉ này.', 'hien-core' ), pattern: self::ADDRESSES ),
				],
				__( 'Chỉ điền khi trang đứng sau một proxy hay CDN. Địa chỉ của khách dùng để đếm lượt xem và giới hạn số lần gọi, không được lưu lại.', 'hien-core' ),
			),
		];
	}

	/** @return list<Section> */
	private static function home( string $tab ): array {
		return [
			new Section(
				'banner',
				$tab,
				__( 'Băng chuyền', 'hien-core' ),
				[
					new Field( 'title', Field::TEXT, __( 'Tiêu đề', 'hien-core' ), required: true ),
					new Field( 'text', Field::TEXT, __( 'Lời giới thiệu', 'hien-core' ) ),
					new Field( 'link', Field::LINK, __( 'Liên kết', 'hien-core' ), __( 'https://… hoặc đường dẫn của trang, như /khoa-hoc', 'hien-core' ), required: true ),
					new Field( 'button', Field::TEXT, __( 'Chữ trên nút', 'hien-core' ), __( 'Để trống thì là “Xem thêm”.', 'hien-core' ) ),
					new Field( 'image', Field::MEDIA, __( 'Ảnh', 'hien-core' ), __( 'Ảnh ngang, rộng từ 1.520 điểm ảnh; phần chính nằm bên phải.', 'hien-core' ), 'image' ),
				],
				__( 'Đứng trước các bài được ghim lên đầu trang.', 'hien-core' ),
				5,
				__( 'Tấm', 'hien-core' ),
			),
		];
	}

	/** @return list<Section> */
	private static function work( string $tab ): array {
		return [
			new Section(
				'services',
				$tab,
				__( 'Dịch vụ', 'hien-core' ),
				[
					new Field( 'title', Field::TEXT, __( 'Tên', 'hien-core' ), required: true ),
					new Field( 'text', Field::TEXT, __( 'Mô tả ngắn', 'hien-core' ) ),
					new Field( 'link', Field::LINK, __( 'Liên kết', 'hien-core' ), __( 'https://… hoặc đường dẫn của trang, như /lien-he', 'hien-core' ), required: true ),
					new Field( 'icon', Field::CHOICE, __( 'Biểu tượng', 'hien-core' ), choices: Icons::services() ),
				],
				'',
				5,
				__( 'Dịch vụ', 'hien-core' ),
			),
			new Section(
				'projects',
				$tab,
				__( 'Dự án tiêu biểu', 'hien-core' ),
				[ new Field( 'project', Field::POST, __( 'Dự án', 'hien-core' ), post_type: Project_Post_Type::NAME, required: true ) ],
				__( 'Chọn trong mục Dự án. Chưa chọn thì hiện tám dự án đầu.', 'hien-core' ),
				8,
				__( 'Dự án', 'hien-core' ),
			),
		];
	}

	/** @return list<Section> */
	private static function author( string $tab ): array {
		return [
			new Section(
				'author',
				$tab,
				__( 'Khối tác giả', 'hien-core' ),
				[
					new Field( 'user', Field::USER, __( 'Tài khoản của tác giả', 'hien-core' ), __( 'Người viết chính của trang. Chưa chọn thì là tài khoản đầu tiên.', 'hien-core' ) ),
					new Field( 'cover', Field::MEDIA, __( 'Ảnh bìa', 'hien-core' ), __( 'Tên và lời giới thiệu lấy từ hồ sơ của tài khoản ấy (Thành viên > Hồ sơ).', 'hien-core' ), 'image' ),
				],
			),
			new Section(
				'social',
				$tab,
				__( 'Mạng xã hội', 'hien-core' ),
				[
					new Field( 'name', Field::TEXT, __( 'Tên', 'hien-core' ), required: true ),
					new Field( 'url', Field::URL, __( 'Địa chỉ', 'hien-core' ), required: true ),
					new Field( 'icon', Field::CHOICE, __( 'Biểu tượng', 'hien-core' ), choices: Icons::networks() ),
				],
				'',
				8,
				__( 'Mạng', 'hien-core' ),
			),
		];
	}

	/** @return list<Section> */
	private static function contact( string $tab ): array {
		return [
			new Section(
				'contact',
				$tab,
				__( 'Thông tin liên hệ', 'hien-core' ),
				[
					new Field( 'address', Field::TEXT, __( 'Địa chỉ', 'hien-core' ) ),
					new Field( 'email', Field::EMAIL, __( 'E-mail', 'hien-core' ) ),
					new Field( 'phone', Field::TEXT, __( 'Điện thoại', 'hien-core' ), pattern: '^[+(]?[\d\s().-]{4,24}$' ),
					new Field( 'hours', Field::TEXT, __( 'Giờ trả lời', 'hien-core' ) ),
					new Field( 'map', Field::TEXT, __( 'Điểm trên bản đồ', 'hien-core' ), __( 'Vĩ độ và kinh độ, như 21.0285, 105.8542. Để trống thì không có bản đồ.', 'hien-core' ), pattern: self::MAP_POINT ),
				],
			),
			new Section(
				'chat_links',
				$tab,
				__( 'Liên kết trò chuyện', 'hien-core' ),
				[
					new Field( 'title', Field::TEXT, __( 'Tên', 'hien-core' ), required: true ),
					new Field( 'text', Field::TEXT, __( 'Mô tả ngắn', 'hien-core' ) ),
					new Field( 'link', Field::URL, __( 'Địa chỉ', 'hien-core' ), required: true ),
					new Field( 'kind', Field::CHOICE, __( 'Ứng dụng', 'hien-core' ), choices: Icons::chats() ),
				],
				'',
				2,
				__( 'Liên kết', 'hien-core' ),
			),
		];
	}

	/** @return list<Section> */
	private static function footer( string $tab ): array {
		return [
			new Section(
				'footer',
				$tab,
				__( 'Lời ở chân trang', 'hien-core' ),
				[
					new Field( 'about', Field::LINES, __( 'Giới thiệu', 'hien-core' ), __( 'Để trống thì là khẩu hiệu của trang.', 'hien-core' ) ),
					new Field( 'copyright', Field::TEXT, __( 'Dòng bản quyền', 'hien-core' ), __( 'Để trống thì là năm nay và tên trang.', 'hien-core' ) ),
					new Field( 'note', Field::TEXT, __( 'Dòng bên phải', 'hien-core' ) ),
				],
				defaults: [ 'note' => __( 'Làm bằng WordPress, viết bằng tiếng Việt.', 'hien-core' ) ],
			),
		];
	}
}
