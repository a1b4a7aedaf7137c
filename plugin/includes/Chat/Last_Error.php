<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Why the chat's database has refused the site the last time, until it answers. */
final class Last_Error {

	/** Option: `at` (Unix time), `kind` and `text` (Database_Error); absent while it answers. */
	private const OPTION = 'hien_chat_error';

	public static function note( Database_Error $error ): void {
		update_option(
			self::OPTION,
			[
				'at'   => time(),
				'kind' => $error->kind,
				'text' => $error->getMessage(),
			],
			false
		);
	}

	public static function forget(): void {
		if ( null !== self::get() ) {
			delete_option( self::OPTION );
		}
	}

	/** @return array{at:int,kind:string,text:string}|null Null if the database has answered the last request. */
	public static function get(): ?array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? [
			'at'   => (int) $stored['at'],
			'kind' => (string) $stored['kind'],
			'text' => (string) $stored['text'],
		] : null;
	}

	/** Whether Firebase has answered the site's last request. A network that fails once is no reason to worry yet, a refused key is. */
	public static function check(): Finding {
		$error = Chat_Config::is_ready() ? self::get() : null;
		if ( null === $error ) {
			return Finding::good( __( 'Trò chuyện không gặp lỗi nào với Firebase', 'hien-core' ) );
		}
		$found = Database_Error::NETWORK === $error['kind'] ? Finding::recommended( ... ) : Finding::critical( ... );
		return $found(
			/* translators: %s: date and time */
			sprintf( __( 'Lần gọi Firebase gần nhất bị hỏng (%s)', 'hien-core' ), wp_date( 'd/m/Y H:i', $error['at'] ) ),
			$error['text'],
			[ admin_url( 'admin.php?page=hien#firebase' ) => __( 'Mở Hiên > Cài đặt > Trò chuyện và bấm “Kiểm tra kết nối”', 'hien-core' ) ]
		);
	}
}
