<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Finding;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** The security rules of the chat's database, and whether the owner has published them. */
final class Database_Rules {

	private const FILE = 'firebase/database.rules.json';

	/**
	 * Option: result of the last comparison with the published rules: `is_published`, `at` (Unix time), `hash` of the plugin's rules,
	 * `database` (URL).
	 */
	private const OPTION = 'hien_chat_rules';

	/** States: never compared for this database; published; other rules are published; the plugin's rules have changed since. */
	public const UNKNOWN   = 'unknown';
	public const PUBLISHED = 'published';
	public const DIFFERENT = 'different';
	public const OUTDATED  = 'outdated';

	/** The JSON of the rules, which the owner publishes. */
	public static function text(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
		return (string) file_get_contents( dirname( HIEN_CORE_FILE ) . '/' . self::FILE );
	}

	/**
	 * Whether the published rules equal the plugin's, apart from order and white space. Stores the result for state().
	 *
	 * @throws Database_Error Where the database does not answer.
	 */
	public static function are_published(): bool {
		// Rules with comments, such as a new database's defaults, are not valid JSON and become null.
		$is_published = self::sorted( Database::get( '.settings/rules' ) ) === self::sorted( json_decode( self::text(), true ) );
		update_option(
			self::OPTION,
			[
				'is_published' => $is_published,
				'at'           => time(),
				'hash'         => md5( self::text() ),
				'database'     => Chat_Config::database_url(),
			],
			false
		);
		return $is_published;
	}

	/** @return array{state:string,text:string} See schema(). */
	public static function state(): array {
		$last  = get_option( self::OPTION );
		$state = match ( true ) {
			! is_array( $last ), $last['database'] !== Chat_Config::database_url() => self::UNKNOWN,
			md5( self::text() ) !== $last['hash']                              => self::OUTDATED,
			default                                                            => $last['is_published'] ? self::PUBLISHED : self::DIFFERENT,
		};
		$text = match ( $state ) {
			/* translators: %s: date and time */
			self::PUBLISHED => __( 'Kiểm tra lúc %s: bộ quy tắc trên Firebase đúng là bộ này.', 'hien-core' ),
			/* translators: %s: date and time */
			self::DIFFERENT => __(
				'Kiểm tra lúc %s: bộ quy tắc trên Firebase khác bộ này. Bạn chép bộ này vào thẻ Rules, bấm Publish, rồi kiểm tra lại nhé.',
				'hien-core'
			),
			/* translators: %s: date and time */
			self::OUTDATED  => __(
				'Bộ quy tắc của trang đã đổi sau lần kiểm tra lúc %s. Bạn chép bộ mới vào thẻ Rules, bấm Publish, rồi kiểm tra lại nhé.',
				'hien-core'
			),
			self::UNKNOWN   => __(
				'Chưa kiểm tra bộ quy tắc trên Firebase có đúng bộ này không. Bạn bấm “Kiểm tra kết nối” nhé.',
				'hien-core'
			),
		};
		return [
			'state' => $state,
			'text'  => self::UNKNOWN === $state ? $text : sprintf( $text, wp_date( 'd/m/Y H:i', $last['at'] ) ),
		];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'ChatRulesState',
			[
				'state' => Schema::string( enum: [ self::UNKNOWN, self::PUBLISHED, self::DIFFERENT, self::OUTDATED ] ),
				'text'  => Schema::string( __( 'Một câu về bộ quy tắc trên Firebase so với bộ của trang.', 'hien-core' ) ),
			]
		);
	}

	/** Whether the rules of the chat's database are those of this version, as far as the last comparison knows. */
	public static function check(): Finding {
		if ( ! Chat_Config::is_ready() ) {
			return Finding::good( __( 'Trò chuyện không dùng Firebase, nên không cần bộ quy tắc', 'hien-core' ) );
		}
		[ 'state' => $state, 'text' => $text ] = self::state();

		$links = [ admin_url( 'admin.php?page=hien#firebase' ) => __( 'Mở Hiên > Cài đặt > Trò chuyện', 'hien-core' ) ];
		return match ( $state ) {
			self::PUBLISHED => Finding::good( $text ),
			self::UNKNOWN   => Finding::recommended( __( 'Chưa biết bộ quy tắc trên Firebase có đúng không', 'hien-core' ), $text, $links ),
			default          => Finding::critical( __( 'Bộ quy tắc trên Firebase không phải bộ của trang', 'hien-core' ), $text, $links ),
		};
	}

	/** Sorts the keys of rules at all levels, as their order has no meaning. */
	private static function sorted( mixed $rules ): mixed {
		if ( ! is_array( $rules ) ) {
			return $rules;
		}
		ksort( $rules, SORT_STRING );
		return array_map( self::sorted( ... ), $rules );
	}
}
