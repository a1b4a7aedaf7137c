<?php

declare(strict_types=1);

namespace Hien\Tests;

use PHPUnit\Framework\TestCase;

/** The owner finds on the screens what docs/chu-trang.md quotes, and the pictures are there. */
final class OwnersGuideTest extends TestCase {

	private const ROOT = __DIR__ . '/../..';

	/** Quoted from WordPress, from Google and mail services, and from a block pattern. */
	private const OF_OTHERS = [
		'Ai cũng có thể đăng ký',
		'Danh mục',
		'Hiển thị tên công khai như',
		'Quản lý',
		'Sửa nhanh',
		'Thành viên đăng ký',
		'Thêm Giao diện',
		'Thêm Plugin',
		'Thông tin tiểu sử',
		'Using a reverse proxy',
		'Audience',
		'Authorized redirect URIs',
		'Branding',
		'Clients',
		'Create client',
		'Data',
		'Export JSON',
		'Google Auth Platform',
		'Import JSON',
		'JavaScript origin',
		'Publish app',
		'Show original',
		'Ghi chú',
	];

	/** What our screens say within a sentence: a part of it, a way there, or a control of Firebase. */
	private const IN_SENTENCES = [
		'Hiên > Cài đặt > Chung',
		'Menu chân trang',
		'Tiếp tục với Google',
		'chưa bật Authentication',
		'chưa trả lời',
		'chưa được cài đặt đúng',
		'không gọi được Firebase',
		'không nhận apiKey',
		'không thuộc cùng một dự án',
		'trình duyệt khác',
		'Bộ quy tắc đang dùng … không phải bộ của trang',
		'Google không nhận khóa',
		'Đồng hồ của máy chủ chạy sai',
		'Đồng hồ … lệch nhau',
		'Authentication',
		'Build',
		'Create Database',
		'Create a project',
		'General',
		'Generate new private key',
		'Get started',
		'Project settings',
		'Publish',
		'Realtime Database',
		'Register app',
		'Rules',
		'Service accounts',
		'Start in locked mode',
		'Your apps',
	];

	public function test_what_it_quotes_is_on_the_screens(): void {
		$guide = (string) preg_replace( [ '/```.*?```/s', '/\n>? ?/', '/\s+/' ], [ '', "\n", ' ' ], self::guide() );
		preg_match_all( '/“([^”]+)”/u', $guide, $quoted );
		$texts   = self::texts();
		$unknown = array_filter(
			array_diff( array_unique( $quoted[1] ), self::OF_OTHERS ),
			static function ( string $words ) use ( $texts ): bool {
				$pattern = str_replace( '…', '.*', preg_quote( $words, '/' ) );
				return [] === preg_grep( in_array( $words, self::IN_SENTENCES, true ) ? "/\b$pattern\b/u" : "/^$pattern\.?$/u", $texts );
			}
		);
		self::assertSame( [], array_values( $unknown ) );
		self::assertSame(
			[],
			array_values( array_diff( [ ...self::OF_OTHERS, ...self::IN_SENTENCES ], $quoted[1] ) ),
			'It does not quote these any more.'
		);
	}

	/** @return list<string> What plugin and theme say. */
	private static function texts(): array {
		$texts = [];
		foreach ( [ 'plugin/languages/hien-core.pot', 'theme/languages/hien.pot' ] as $file ) {
			$lines = str_replace( "\"\n\"", '', (string) file_get_contents( self::ROOT . "/$file" ) );
			preg_match_all( '/^msgid(?:_plural)? "(.+)"$/m', $lines, $found );
			$texts = [ ...$texts, ...str_replace( '\"', '"', $found[1] ) ];
		}
		return $texts;
	}

	public function test_its_pictures_are_there_and_no_other_one_is(): void {
		$named = [];
		foreach ( [ '' => 'README.md', 'docs/' => 'docs/chu-trang.md' ] as $folder => $file ) {
			preg_match_all( '~\]\(([^)]*screenshots/[^)]+)\)~', (string) file_get_contents( self::ROOT . "/$file" ), $links );
			$named = [ ...$named, ...substr_replace( $links[1], $folder, 0, 0 ) ];
		}
		$pictures = array_map( 'basename', glob( self::ROOT . '/docs/screenshots/*' ) ?: [] );
		self::assertEqualsCanonicalizing( substr_replace( $pictures, 'docs/screenshots/', 0, 0 ), array_values( array_unique( $named ) ) );
	}

	private static function guide(): string {
		return (string) file_get_contents( self::ROOT . '/docs/chu-trang.md' );
	}
}
