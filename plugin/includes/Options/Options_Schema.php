<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Chat\Public_Config;
use Hien\Content\Picture;
use Hien\Projects\Project_Summary;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** JSON schema of `options`. */
final class Options_Schema {

	/** @return array<string,mixed> */
	public static function options(): array {
		$text  = Schema::string();
		$link  = Schema::object(
			'LabelledLink',
			[
				'title' => $text,
				'text'  => $text,
				'link'  => Schema::string( __( 'Địa chỉ đầy đủ.', 'hien-core' ) ),
				'icon'  => Schema::nullable( Schema::string( __( 'Tên biểu tượng Lucide, hoặc brand-… của Simple Icons.', 'hien-core' ) ) ),
			]
		);
		$slide = Schema::object(
			'BannerSlide',
			[
				'title'  => $text,
				'text'   => $text,
				'link'   => $text,
				'button' => $text,
				'tile'   => Picture::tile_schema(),
			] + Picture::schema()
		);
		return Schema::object(
			'Options',
			[
				'site'       => Schema::object(
					'Site',
					[
						'name'            => $text,
						'title_separator' => Schema::string( __( 'Dấu giữa tiêu đề trang và tên trang web.', 'hien-core' ) ),
						'description'     => $text,
						'logo'            => Schema::nullable( Schema::string( __( 'Địa chỉ ảnh logo.', 'hien-core' ) ) ),
						'home'            => $text,
						'login'           => Schema::string( __( 'Địa chỉ wp-login.php.', 'hien-core' ) ),
						'password_form'   => Schema::string( __( 'Nơi gửi mật khẩu của một bài.', 'hien-core' ) ),
						'uploads'         => Schema::string( __( 'Địa chỉ thư mục uploads, có gạch chéo cuối.', 'hien-core' ) ),
						'language'        => $text,
						'date_zone'       => $text,
					]
				),
				'handle'     => $text,
				'topic'      => Schema::boolean( __( 'Có chuyên mục cho trang /wordpress.', 'hien-core' ) ),
				'author'     => Schema::object(
					'SiteAuthor',
					[
						'name'    => $text,
						'avt'     => $text,
						'cover'   => Schema::nullable( $text ),
						'bio'     => Schema::array_of( $text ),
						'social'  => Schema::array_of(
							Schema::object(
								'SocialLink',
								[
									'name' => $text,
									'url'  => $text,
									'icon' => $text,
								]
							)
						),
						'members' => Schema::integer(),
						'posts'   => Schema::integer(),
						'videos'  => Schema::integer(),
					]
				),
				'counts'     => Counts::schema(),
				'services'   => Schema::array_of( $link ),
				'projects'   => Schema::array_of( Project_Summary::schema() ),
				'banner'     => Schema::array_of( $slide ),
				'chat_links' => Schema::array_of( $link ),
				'menu'       => Schema::object(
					'Menus',
					[
						'primary' => Schema::array_of( self::menu_item() ),
						'footer'  => Schema::array_of(
							Schema::object(
								'MenuColumn',
								[
									'title' => $text,
									'items' => Schema::array_of( self::menu_item() ),
								]
							)
						),
					]
				),
				'contact'    => Schema::object(
					'ContactInfo',
					[
						'address' => $text,
						'phone'   => $text,
						'email'   => $text,
						'hours'   => $text,
						'map'     => Schema::nullable(
							Schema::object(
								'MapPoint',
								[
									'lat' => [ 'type' => 'number' ],
									'lng' => [ 'type' => 'number' ],
								]
							)
						),
					]
				),
				'footer'     => Schema::object(
					'FooterText',
					[
						'about'     => $text,
						'copyright' => $text,
						'note'      => $text,
					]
				),
				'chat'       => Schema::nullable( Public_Config::schema() ),
				'login'      => Schema::object(
					'LoginOptions',
					[
						'registration' => Schema::boolean(),
						'social'       => Schema::array_of(
							Schema::object(
								'SocialLogin',
								[
									'id'   => $text,
									'name' => $text,
									'link' => Schema::string( __( 'Nơi bắt đầu đăng nhập.', 'hien-core' ) ),
								]
							)
						),
						'privacy'      => Schema::string( __( 'Địa chỉ trang chính sách riêng tư, rỗng khi chưa có.', 'hien-core' ) ),
						'zxcvbn'       => Schema::string( __( 'Địa chỉ bộ đo độ mạnh mật khẩu của WordPress.', 'hien-core' ) ),
					]
				),
			]
		);
	}

	/** @return array<string,mixed> */
	private static function menu_item(): array {
		return Schema::object(
			'MenuItem',
			[
				'title' => Schema::string(),
				'url'   => Schema::string(),
				'path'  => Schema::nullable( Schema::string( __( 'Đường dẫn dưới trang chủ, khi cùng trang.', 'hien-core' ) ) ),
				'icon'  => Schema::nullable( Schema::string( __( 'Tên biểu tượng Lucide.', 'hien-core' ) ) ),
			]
		);
	}
}
