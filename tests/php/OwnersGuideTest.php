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
		'Quản lý',
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
		'Export JSON',
		'Google Auth Platform',
		'Import JSON',
		'JavaScript origin',
		'Publish app',
		'Show original',
		'Ghi chú',
	];

	public function test_what_it_quotes_is_on_the_screens(): void {
		$guide = (string) preg_replace( [ '/```.*?```/s', '/\n>? ?/', '/\s+/' ], [ '', "\n", ' ' ], self::guide() );
		preg_match_all( '/“([^”]+)”/', $guide, $quoted );
		$texts = '';
		foreach ( [ 'plugin/languages/hien-core.pot', 'theme/languages/hien.pot' ] as $file ) {
			$texts .= str_replace( [ "\"\n\"", '\"' ], [ '', '"' ], (string) file_get_contents( self::ROOT . "/$file" ) );
		}
		$unknown = array_filter(
			array_diff( array_unique( $quoted[1] ), self::OF_OTHERS ),
			static fn( string $words ): bool => 1 !== preg_match( '/' . str_replace( '…', '.*', preg_quote( $words, '/' ) ) . '/', $texts )
		);
		self::assertSame( [], array_values( $unknown ) );
		self::assertSame( [], array_values( array_diff( self::OF_OTHERS, $quoted[1] ) ), 'It does not quote these any more.' );
	}

	public function test_its_pictures_are_there_and_no_other_one_is(): void {
		preg_match_all( '~\]\((?:docs/)?screenshots/([^)]+)\)~', self::guide() . file_get_contents( self::ROOT . '/README.md' ), $named );
		self::assertEqualsCanonicalizing( array_map( 'basename', glob( self::ROOT . '/docs/screenshots/*' ) ?: [] ), $named[1] );
	}

	private static function guide(): string {
		return (string) file_get_contents( self::ROOT . '/docs/chu-trang.md' );
	}
}
