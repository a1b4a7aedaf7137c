<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/**
 * What templates print, in each of their branches, is in tests/vectors/parts.json; src/components/parts.test.tsx compares it with what
 * their components render. After a change of a template: HIEN_WRITE_VECTORS=1 npm run test:php -- --db=sqlite --filter=PartsTest
 */
final class PartsTest extends TestCase {

	private const FILE = __DIR__ . '/../../vectors/parts.json';

	private const PICTURE = [
		'image'        => 'https://example.org/anh.webp',
		'image_srcset' => 'https://example.org/anh-480.webp 480w',
		'image_width'  => 960,
		'image_height' => 540,
		'image_alt'    => 'Bàn làm việc',
	];

	private const NO_PICTURE = [
		'image'        => null,
		'image_srcset' => '',
		'image_width'  => null,
		'image_height' => null,
		'image_alt'    => '',
		'tile'         => 3,
		'icon'         => 2,
	];

	private const COURSE = [
		'path'       => '/khoa-hoc/hook',
		'text'       => 'Hook trong 10 phút & hơn',
		'excerpt'    => 'Viết "plugin" đầu tiên.',
		'price'      => 1200000,
		'price_sale' => null,
		'percent'    => 0,
	];

	private const SALE = [
		'price_sale' => 900000,
		'percent'    => 25,
	];

	private const FRIEND = [
		'path'  => '/ban-be/an',
		'title' => 'An <3 WordPress',
		'text'  => 'Viết về CSS.',
	];

	private const LINK = [
		'path' => '/hook',
		'name' => 'Hook "của" WP',
	];

	private const POST = [
		'id'        => 1,
		'path'      => '/wordpress/bai',
		'title'     => 'Sao lưu 3-2-1 trong 5 phút',
		'date'      => '2026-11-20T08:00:00+07:00',
		'protected' => false,
	];

	/** @return list<array{string,array<array-key,mixed>}> Template below parts/, and its arguments. */
	private static function cases(): array {
		$course = static fn( array ...$more ): array => [ 'cards/course-card', [ 'entry' => array_merge( self::COURSE, ...$more ), 'heading' => 'h2' ] ];
		$page   = static fn( int $page, int $pages ): array => [ 'ui/pagination', compact( 'page', 'pages' ) ];
		return [
			$course( self::PICTURE ),
			$course( self::NO_PICTURE, self::SALE ),
			$course( self::PICTURE, [ 'excerpt' => '' ] ),
			[ 'cards/course-card', [ 'entry' => self::COURSE + self::PICTURE, 'heading' => 'h3', 'eager' => true ] ],
			[ 'ui/price', self::COURSE ],
			[ 'ui/price', [ 'price' => 0 ] + self::COURSE ],
			[ 'ui/price', self::SALE + self::COURSE ],
			[ 'cards/friend-card', self::FRIEND + self::PICTURE ],
			[ 'cards/friend-card', [ 'text' => '' ] + self::FRIEND + self::NO_PICTURE ],
			[ 'ui/page-head', [ 'title' => 'Bài 5 phút đọc', 'text' => 'Mới & cũ' ] ],
			[ 'ui/page-head', [ 'title' => 'Chỉ tựa đề' ] ],
			[ 'ui/empty', [ 'title' => 'Chưa có gì', 'text' => 'Bạn ghé lại nhé.' ] ],
			[ 'ui/empty', [ 'art' => 'search', 'title' => 'Không thấy' ] ],
			[ 'ui/meta/locked', [] ],
			[ 'ui/breadcrumbs', [ 'trail' => [ self::LINK, [ 'path' => '/', 'name' => 'Trang chủ' ] ], 'current' => 'Bài & lời' ] ],
			[ 'post/keywords', [ [ 'id' => 1 ] + self::LINK, [ 'id' => 2 ] + self::LINK ] ],
			[ 'post/keywords', [] ],
			[ 'post/post-nav', [ 'previous' => self::POST, 'next' => null ] ],
			[ 'post/post-nav', [ 'previous' => self::POST, 'next' => self::POST ] ],
			[ 'post/post-nav', [ 'previous' => null, 'next' => null ] ],
			[ 'post/related', [ 'entries' => [ self::POST + self::PICTURE, [ 'id' => 2, 'protected' => true ] + self::POST + self::NO_PICTURE ] ] ],
			[ 'post/related', [ 'entries' => [] ] ],
			$page( 1, 1 ),
			$page( 1, 2 ),
			$page( 5, 12 ),
			$page( 12, 12 ),
		];
	}

	public function test_what_templates_print_is_in_the_vectors(): void {
		$printed = [];
		foreach ( self::cases() as [ $part, $args ] ) {
			ob_start();
			get_template_part( "parts/$part", null, 'ui/pagination' === $part ? $args + [ 'url' => static fn( int $number ): string => home_url( "/tin-moi/page/$number" ) ] : $args );
			$html      = str_replace( home_url(), '', hien_hydratable( (string) ob_get_clean() ) );
			$printed[] = compact( 'part', 'args', 'html' );
		}
		$json = wp_json_encode( $printed, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . "\n";
		if ( '' !== (string) getenv( 'HIEN_WRITE_VECTORS' ) ) {
			file_put_contents( self::FILE, $json );
		}
		self::assertSame( (string) file_get_contents( self::FILE ), $json );
	}
}
