<?php
declare(strict_types=1);

namespace Hien\Chat;

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
}
