<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Privacy\Personal_Data;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The links of an account to OpenID providers, for WordPress's privacy tools. */
final class Identity_Privacy extends Personal_Data {

	protected const KEY = 'hien-identities';

	protected function label(): string {
		return __( 'Đăng nhập bằng dịch vụ khác', 'hien-core' );
	}

	protected function export( WP_User $user ): array {
		return array_map(
			static fn( string $key ): array => [ __( 'Dịch vụ', 'hien-core' ) => explode( ' ', $key, 2 )[1] ?? '' ],
			self::keys( $user )
		);
	}

	protected function erase( WP_User $user ): int {
		$count = count( self::keys( $user ) );
		delete_user_meta( $user->ID, Linked_Accounts::META );
		return $count;
	}

	protected function policy(): array {
		return [ __( 'Khi bạn đăng nhập bằng dịch vụ khác, như Google, dịch vụ ấy cho chúng tôi biết tên và email của bạn. Chúng tôi giữ tên dịch vụ và một mã băm của tài khoản bạn ở đó để lần sau nhận ra bạn, không giữ mã truy cập nào. Dịch vụ ấy biết bạn đăng nhập vào trang này.', 'hien-core' ) ];
	}

	/** @return list<string> */
	private static function keys( WP_User $user ): array {
		return array_values( array_filter( get_user_meta( $user->ID, Linked_Accounts::META ), 'is_string' ) );
	}
}
