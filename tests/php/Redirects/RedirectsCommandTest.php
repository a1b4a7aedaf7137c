<?php

declare(strict_types=1);

namespace Hien\Tests\Redirects;

use Hien\Tests\Support\Wp_Cli;
use PHPUnit\Framework\TestCase;

/** `wp hien redirects`, by the real WP-CLI on a database of its own. */
final class RedirectsCommandTest extends TestCase {

	use Wp_Cli;

	public function test_redirects_are_added_listed_imported_and_deleted(): void {
		self::assertSame( 0, $this->wp( 'hien', 'redirects', 'add', '/cu', '/tin-moi' )[0] );
		[ $code, $output ] = $this->wp( 'hien', 'redirects', 'add', '/cu', 'tin-moi' );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Địa chỉ này đã có chuyển hướng rồi.', $output );
		self::assertStringContainsString( 'Địa chỉ mới phải bắt đầu bằng /', $output );

		file_put_contents(
			"$this->folder/a.csv",
			"\xEF\xBB\xBF\"from\",to\n/b.html,/tin-moi\n\"/c, d\",https://example.net/\n/e,javascript:alert(1)\n"
		);
		[ $code, $output ] = $this->wp( 'hien', 'redirects', 'import', "$this->folder/a.csv" );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Đã thêm 2, bỏ qua 1.', $output );
		self::assertStringContainsString( '4: Địa chỉ mới phải bắt đầu', $output );

		$rows = json_decode( $this->wp( 'hien', 'redirects', 'list', '--format=json' )[1], true );
		self::assertSame(
			[ '/b.html' => '/tin-moi', '/c, d' => 'https://example.net/', '/cu' => '/tin-moi' ],
			array_column( $rows, 'to', 'from' )
		);
		file_put_contents( "$this->folder/b.csv", "\xEF\xBB\xBFĐịa chỉ cũ;Địa chỉ mới\r\n/f;/tin-moi\r\n\"/g;h\";\"/a,b\"\r\n" );
		[ $code, $output ] = $this->wp( 'hien', 'redirects', 'import', "$this->folder/b.csv" );
		self::assertSame( 0, $code, $output );
		file_put_contents( "$this->folder/c.csv", "/i,/tin-moi?a;b\n/k,/tin-moi\n" );
		self::assertStringContainsString( 'Đã thêm 2, bỏ qua 0.', $this->wp( 'hien', 'redirects', 'import', "$this->folder/c.csv" )[1] );
		$rows = json_decode( $this->wp( 'hien', 'redirects', 'list', '--format=json' )[1], true );
		self::assertSame(
			[ '/f' => '/tin-moi', '/g;h' => '/a,b', '/i' => '/tin-moi?a;b', '/k' => '/tin-moi' ],
			array_diff_key( array_column( $rows, 'to', 'from' ), [ '/b.html' => 0, '/c, d' => 0, '/cu' => 0 ] )
		);
		self::assertSame( 0, $this->wp( 'hien', 'redirects', 'delete', ...array_map( 'strval', array_column( $rows, 'id' ) ) )[0] );
		self::assertSame( '[]', trim( $this->wp( 'hien', 'redirects', 'list', '--format=json' )[1] ) );
		self::assertSame( 1, $this->wp( 'hien', 'redirects', 'delete', '1' )[0] );
	}
}
