<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Chat\Chat_Mail_Preference;
use Hien\Comments\Reply_Mail_Preference;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Rest\Schema;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** The response of `account`: a member's own account. */
final class Account_Response {

	/** User meta: a list of `title` and `url`. */
	public const LINKS_META = 'hien_links';

	/** @return array<string,mixed> The account of this request's user as it is stored now. See schema(). */
	public static function current(): array {
		$user     = get_userdata( get_current_user_id() ) ?: wp_get_current_user();
		$deletion = Deletion::time( $user->ID );
		return [
			'id'           => $user->ID,
			'name'         => Public_Name::of( $user ),
			'first_name'   => Text::decode( $user->first_name ),
			'last_name'    => Text::decode( $user->last_name ),
			'email'        => $user->user_email,
			'new_email'    => Email_Change::pending( $user->ID ),
			'waits_for'    => Email_Change::waits_for( $user->ID ),
			'bio'          => Text::plain( $user->description ),
			'url'          => Text::url( $user->user_url ),
			'links'        => self::links( $user->ID ),
			'avt'          => (string) get_avatar_url( $user->ID, [ 'size' => 2 * Constants::AVATAR_SIZE ] ),
			'has_portrait' => null !== Portrait_Files::url( $user->ID, Constants::AVATAR_SIZE ),
			'registered'   => get_date_from_gmt( $user->user_registered, DATE_ATOM ),
			'reply_mail'   => Reply_Mail_Preference::of_user( $user->ID ),
			'chat_mail'    => Chat_Mail_Preference::of_user( $user->ID ),
			'settings'     => Profile_Page::url( $user->ID ),
			'deletion'     => null === $deletion ? null : (string) wp_date( DATE_ATOM, $deletion ),
		];
	}

	/** @return list<array{title:string,url:string}> */
	public static function links( int $user_id ): array {
		$links = get_user_meta( $user_id, self::LINKS_META, true );
		return is_array( $links ) ? array_values( $links ) : [];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Account',
			[
				'id'           => Schema::integer(),
				'name'         => Schema::string( __( 'Tên mà mọi người thấy.', 'hien-core' ) ),
				'first_name'   => Schema::string( __( 'Tên.', 'hien-core' ) ),
				'last_name'    => Schema::string( __( 'Họ và tên đệm, đứng trước tên.', 'hien-core' ) ),
				'email'        => Schema::string(),
				'new_email'    => Schema::nullable( Schema::string( __( 'Email mới đang chờ xác nhận.', 'hien-core' ) ) ),
				'waits_for'    => [ 'enum' => [ 'both', 'old', 'new', '' ] ]
					+ Schema::string( __( 'Địa chỉ nào còn phải đồng ý đổi email.', 'hien-core' ) ),
				'bio'          => Schema::string(),
				'url'          => Schema::string(),
				'links'        => Schema::array_of( self::link_schema() ),
				'avt'          => Schema::string( __( 'Địa chỉ ảnh chân dung.', 'hien-core' ) ),
				'has_portrait' => Schema::boolean( __( 'Ảnh chân dung do thành viên tải lên.', 'hien-core' ) ),
				'registered'   => Schema::date(),
				'reply_mail'   => Schema::boolean( __( 'Muốn nhận thư khi có người trả lời.', 'hien-core' ) ),
				'chat_mail'    => Schema::boolean( __( 'Muốn nhận thư khi chưa đọc câu trả lời trong trò chuyện.', 'hien-core' ) ),
				'settings'     => Schema::string(
					__( 'Địa chỉ trang hồ sơ của WordPress, khi plugin khác có thiết lập ở đó; nếu không thì rỗng.', 'hien-core' )
				),
				'deletion'     => Schema::nullable( [ 'description' => __( 'Ngày tài khoản bị xóa.', 'hien-core' ) ] + Schema::date() ),
			]
		);
	}

	/** @return array<string,mixed> */
	private static function link_schema(): array {
		return Schema::object(
			'AccountLink',
			[
				'title' => Schema::string(),
				'url'   => Schema::string(),
			]
		);
	}
}
