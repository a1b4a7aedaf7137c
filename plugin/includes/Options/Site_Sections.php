<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Content\Field;
use Hien\Featured\Featured_Controller;
use Hien\List_Sizes;
use Hien\Projects\Project_Post_Type;
use Hien\Settings\Icons;
use Hien\Settings\Section;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The sections of the owner's settings; those of the chat are in Chat_Sections. The REST schema, the validation and the screen in wp-admin
 * are generated from them.
 */
final class Site_Sections {

	/** Headers in which proxies pass on the address of their client. */
	private const PROXY_HEADERS = [
		'X-Forwarded-For'  => 'X-Forwarded-For',
		'X-Real-IP'        => 'X-Real-IP',
		'CF-Connecting-IP' => 'CF-Connecting-IP',
	];

	/** IP addresses or ranges of them, separated by commas or spaces. */
	private const ADDRESSES = '^[0-9A-Fa-f.:]{2,45}(?:/\d{1,3})?(?:[ ,]+[0-9A-Fa-f.:]{2,45}(?:/\d{1,3})?)*$';

	/** Prefix of cookie names and of keys in the browser's storage. */
	private const PREFIX = '^[A-Za-z][A-Za-z0-9_-]{0,31}$';

	/** From 1 to 365. */
	private const DAYS = '^(?:[1-9][0-9]?|[12][0-9][0-9]|3[0-5][0-9]|36[0-5])$';

	/** Scheme, host and port of a site, as browsers send them in `Origin`. */
	private const ORIGIN = '^https?://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$';

	/** Address of an OpenID issuer: HTTPS, or plain HTTP on the developer's own machine. */
	private const ISSUER = '^(?:https://[^\s/?#@\\\\]+|http://(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)(?:/[^\s?#\\\\]*)?$';

	/** @return list<Section> In the order of the screen. */
	public static function all(): array {
		return [
			...self::site( __( 'Chung', 'hien-core' ) ),
			...self::home( __( 'Trang chủ', 'hien-core' ) ),
			...self::work( __( 'Dịch vụ và dự án', 'hien-core' ) ),
			...self::author( __( 'Tác giả', 'hien-core' ) ),
			...self::contact( __( 'Liên hệ', 'hien-core' ) ),
			...self::footer( __( 'Chân trang', 'hien-core' ) ),
			...self::login( __( 'Đăng nhập', 'hien-core' ) ),
			...self::open_id( __( 'Đăng nhập', 'hien-core' ) ),
		];
	}

	/** @return list<Section> */
	private static function site( string $tab ): array {
		return [
			new Section(
				'topic',
				$tab,
				__( 'Trang /wordpress', 'hien-core' ),
				[
					new Field(
						'category',
						Field::CATEGORY,
						__( 'Chuyên mục', 'hien-core' ),
						sprintf(
							/* translators: %d: a number of categories */
							__( 'Trang này xếp bài của chuyên mục theo các chuyên mục con, nhiều nhất là %d mục.', 'hien-core' ),
							Featured_Controller::CHILDREN_LIMIT
						),
						fallback: 'wordpress'
					),
				],
				defaults: [ 'category' => 'wordpress' ],
			),
			new Section(
				'proxy',
				$tab,
				__( 'Máy chủ proxy', 'hien-core' ),
				[
					new Field( 'header', Field::CHOICE, __( 'Header có địa chỉ của khách', 'hien-core' ), choices: self::PROXY_HEADERS ),
					new Field(
						'addresses',
						Field::TEXT,
						__( 'Địa chỉ của proxy', 'hien-core' ),
						__(
							'Địa chỉ IP hoặc dải như 10.0.0.0/8, cách nhau bằng dấu phẩy. Header chỉ được tin khi đến từ các địa chỉ này.',
							'hien-core'
						),
						pattern: self::ADDRESSES
					),
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
				__( 'Trình chiếu', 'hien-core' ),
				[
					new Field( 'title', Field::TEXT, __( 'Tiêu đề', 'hien-core' ), required: true ),
					new Field( 'text', Field::TEXT, __( 'Lời giới thiệu', 'hien-core' ) ),
					new Field(
						'link',
						Field::LINK,
						__( 'Liên kết', 'hien-core' ),
						__( 'https://… hoặc đường dẫn của trang, như /khoa-hoc', 'hien-core' ),
						required: true
					),
					new Field( 'button', Field::TEXT, __( 'Chữ trên nút', 'hien-core' ), __( 'Để trống thì là “Xem thêm”.', 'hien-core' ) ),
					new Field(
						'image',
						Field::MEDIA,
						__( 'Ảnh', 'hien-core' ),
						__( 'Ảnh ngang, rộng từ 1.520 điểm ảnh; phần chính nằm bên phải.', 'hien-core' ),
						'image'
					),
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
					new Field(
						'link',
						Field::LINK,
						__( 'Liên kết', 'hien-core' ),
						__( 'https://… hoặc đường dẫn của trang, như /lien-he', 'hien-core' ),
						required: true
					),
					new Field( 'icon', Field::ICON, __( 'Biểu tượng', 'hien-core' ), choices: Icons::services() ),
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
				sprintf(
					/* translators: 1, 2: numbers of projects */
					__(
						'Trong khung Dịch vụ ở đầu trang; ở cột bên là %1$d mục đầu. Chọn trong mục Dự án; chưa chọn thì hiện %2$d dự án đầu.',
						'hien-core'
					),
					Constants::PROJECTS_LIMIT,
					List_Sizes::FEATURED_PROJECTS
				),
				List_Sizes::FEATURED_PROJECTS,
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
					new Field(
						'user',
						Field::USER,
						__( 'Tài khoản của tác giả', 'hien-core' ),
						__( 'Người viết chính của trang.', 'hien-core' ),
						fallback: Settings::default_author_id()
					),
					new Field(
						'cover',
						Field::MEDIA,
						__( 'Ảnh bìa', 'hien-core' ),
						__( 'Tên và lời giới thiệu lấy từ hồ sơ của tài khoản ấy (Thành viên > Hồ sơ).', 'hien-core' ),
						'image'
					),
				],
			),
			new Section(
				'social',
				$tab,
				__( 'Mạng xã hội', 'hien-core' ),
				[
					new Field( 'name', Field::TEXT, __( 'Tên', 'hien-core' ), required: true ),
					new Field( 'url', Field::URL, __( 'Địa chỉ', 'hien-core' ), required: true ),
					new Field(
						'icon',
						Field::ICON,
						__( 'Biểu tượng', 'hien-core' ),
						choices: Icons::networks(),
						fallback: Icons::OTHER_NETWORK
					),
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
					new Field( 'email', Field::EMAIL, __( 'Email', 'hien-core' ) ),
					new Field(
						'phone',
						Field::TEXT,
						__( 'Điện thoại', 'hien-core' ),
						__( 'Như 0912 345 678.', 'hien-core' ),
						pattern: '^[+(]?[\d\s().-]{4,24}$'
					),
					new Field( 'hours', Field::TEXT, __( 'Giờ trả lời', 'hien-core' ) ),
					new Field(
						'map',
						Field::POINT,
						__( 'Điểm trên bản đồ', 'hien-core' ),
						__( 'Dán liên kết của Google Maps hay OpenStreetMap, hoặc vĩ độ và kinh độ như 21.0285, 105.8542. Để trống thì không có bản đồ.', 'hien-core' )
					),
				],
			),
			new Section(
				'messages',
				$tab,
				__( 'Tin nhắn', 'hien-core' ),
				[
					new Field(
						'keep_days',
						Field::TEXT,
						__( 'Giữ tin nhắn trong bao nhiêu ngày', 'hien-core' ),
						__( 'Tin cũ hơn được xóa hẳn, cả khi chưa trả lời. 0 là giữ mãi.', 'hien-core' ),
						pattern: '^\d{1,4}$'
					),
				],
				__( 'Thư báo tin nhắn mới đến email ở trên; ô ấy trống thì đến email của tác giả.', 'hien-core' ),
				defaults: [ 'keep_days' => '0' ],
			),
			new Section(
				'chat_links',
				$tab,
				__( 'Liên kết trò chuyện', 'hien-core' ),
				[
					new Field( 'title', Field::TEXT, __( 'Tên', 'hien-core' ), required: true ),
					new Field( 'text', Field::TEXT, __( 'Mô tả ngắn', 'hien-core' ) ),
					new Field( 'link', Field::URL, __( 'Địa chỉ', 'hien-core' ), required: true ),
					new Field( 'kind', Field::ICON, __( 'Ứng dụng', 'hien-core' ), choices: Icons::chats() ),
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
					new Field(
						'about',
						Field::LINES,
						__( 'Giới thiệu', 'hien-core' ),
						__( 'Để trống thì là khẩu hiệu của trang.', 'hien-core' )
					),
					new Field(
						'copyright',
						Field::TEXT,
						__( 'Dòng bản quyền', 'hien-core' ),
						__( 'Để trống thì là năm nay và tên trang.', 'hien-core' )
					),
					new Field( 'note', Field::TEXT, __( 'Dòng bên phải', 'hien-core' ) ),
				],
				defaults: [ 'note' => __( 'Làm bằng WordPress, viết bằng tiếng Việt.', 'hien-core' ) ],
			),
		];
	}

	/** @return list<Section> */
	private static function login( string $tab ): array {
		return [
			new Section(
				'login',
				$tab,
				__( 'Phiên đăng nhập', 'hien-core' ),
				[
					new Field(
						'days',
						Field::TEXT,
						__( 'Số ngày nhớ đăng nhập', 'hien-core' ),
						__( 'Từ 1 đến 365. Người không chọn “Ghi nhớ đăng nhập” thì được hai ngày.', 'hien-core' ),
						pattern: self::DAYS,
						required: true
					),
					new Field(
						'logout_to',
						Field::TEXT,
						__( 'Đăng xuất rồi về', 'hien-core' ),
						__( 'Một đường dẫn của trang, như / hoặc /tin-moi.', 'hien-core' ),
						pattern: Paths::SAFE,
						required: true
					),
					new Field(
						'cookie_prefix',
						Field::TEXT,
						__( 'Đầu tên cookie', 'hien-core' ),
						__( 'Chữ không dấu, số, gạch nối và gạch dưới. Đổi thì các ứng dụng bên ngoài phải đăng nhập lại.', 'hien-core' ),
						pattern: self::PREFIX,
						required: true
					),
					new Field(
						'storage_prefix',
						Field::TEXT,
						__( 'Đầu tên trong bộ nhớ của trình duyệt', 'hien-core' ),
						__( 'Chữ không dấu, số, gạch nối và gạch dưới, như hien.', 'hien-core' ),
						pattern: self::PREFIX,
						required: true
					),
				],
				defaults: [
					'days'           => '14',
					'logout_to'      => '/',
					'cookie_prefix'  => 'hien_',
					'storage_prefix' => 'hien_',
				],
			),
			new Section(
				'api',
				$tab,
				__( 'API mà trang gọi', 'hien-core' ),
				[
					new Field(
						'url',
						Field::URL,
						__( 'Địa chỉ gốc của API', 'hien-core' ),
						__( 'Như https://api.vi-du.vn/wp-json/. Để trống là API của chính trang này.', 'hien-core' )
					),
				],
				__( 'Chỉ khi người đọc xem trang ở một địa chỉ khác với WordPress. Ghi địa chỉ của trang vào mục “Trang khác được gọi API” bên dưới.', 'hien-core' ),
			),
			new Section(
				'origins',
				$tab,
				__( 'Trang khác được gọi API', 'hien-core' ),
				[
					new Field(
						'origin',
						Field::TEXT,
						__( 'Địa chỉ gốc', 'hien-core' ),
						__( 'Như https://app.vi-du.vn: chữ thường, không đường dẫn, không gạch chéo cuối.', 'hien-core' ),
						pattern: self::ORIGIN,
						required: true
					),
				],
				__( 'Chỉ khi một ứng dụng ở địa chỉ khác dùng API của trang này. Ứng dụng ấy làm được mọi việc của thành viên đăng nhập ở đó.', 'hien-core' ),
				10,
				__( 'Địa chỉ', 'hien-core' ),
			),
		];
	}

	/**
	 * OpenID Connect. Secrets are not stored with the settings (Accounts/Open_Id/Secrets).
	 *
	 * @return list<Section>
	 */
	private static function open_id( string $tab ): array {
		$client = [
			new Field( 'client_id', Field::TEXT, __( 'Mã ứng dụng (client ID)', 'hien-core' ) ),
			new Field(
				'secret',
				Field::SECRET,
				__( 'Khóa bí mật (client secret)', 'hien-core' ),
				__( 'Lưu rồi thì không hiện lại nữa. Đổi mã ứng dụng thì điền lại khóa.', 'hien-core' )
			),
		];
		return [
			new Section(
				'google',
				$tab,
				__( 'Đăng nhập bằng Google', 'hien-core' ),
				$client,
				sprintf(
					/* translators: %s: an address */
					__( 'Tạo ở console.cloud.google.com, mục OAuth client, loại “Web application”, với Authorized redirect URI là %s. Để trống thì không có nút này.', 'hien-core' ),
					Paths::url( Login_Urls::LOGIN )
				),
			),
			new Section(
				'openid',
				$tab,
				__( 'Đăng nhập bằng dịch vụ OpenID Connect khác', 'hien-core' ),
				[
					new Field( 'name', Field::TEXT, __( 'Tên trên nút', 'hien-core' ), required: true ),
					new Field(
						'issuer',
						Field::TEXT,
						__( 'Địa chỉ issuer', 'hien-core' ),
						__( 'Như https://id.vi-du.vn, đúng như dịch vụ ghi.', 'hien-core' ),
						pattern: self::ISSUER,
						required: true
					),
					...$client,
				],
				'',
				3,
				__( 'Dịch vụ', 'hien-core' ),
			),
		];
	}
}
