<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Settings_Page;
use Hien\Tests\Support\TestCase;
use Hien\Settings\Sections;

final class SettingsPageTest extends TestCase {

	public function test_the_screen_is_for_owners(): void {
		foreach ( [ 'administrator' => true, 'editor' => false, 'subscriber' => false ] as $role => $may ) {
			$this->as_user( $role );
			$GLOBALS['menu']    = [];
			$GLOBALS['submenu'] = [];
			( new Settings_Page() )->add();
			self::assertSame(
				$may,
				in_array( Settings_Page::SLUG, array_column( $GLOBALS['submenu'][ Settings_Page::SLUG ] ?? [], 2 ), true ),
				$role
			);
		}
	}

	public function test_it_says_that_it_needs_a_script(): void {
		$html = self::printed_by( ( new Settings_Page() )->render( ... ) );
		self::assertStringContainsString( '<h1>Cài đặt Hiên</h1>', $html );
		self::assertMatchesRegularExpression( '#<div id="hien-settings">\s*<noscript>.*JavaScript#s', $html );
	}

	public function test_a_section_tells_the_screen_all_that_it_shows(): void {
		$sections = array_map( static fn( $section ) => $section->to_screen(), Sections::all() );
		self::assertSame( [ 5, 'Dịch vụ' ], [ $sections['services']['rows'], $sections['services']['row'] ] );
		self::assertSame( [ 'title', 'text', 'link', 'icon' ], array_keys( $sections['services']['blank'] ) );
		self::assertSame( [ 'title', 'text', 'link', 'icon' ], array_column( $sections['services']['fields'], 'key' ) );
		self::assertSame( [ 'user' => 'user', 'cover' => 'media' ], array_column( $sections['author']['fields'], 'type', 'key' ) );
		self::assertSame( 'image', $sections['author']['fields'][1]['media'] );
		self::assertSame( [ 'category' => 'wordpress' ], $sections['topic']['default'] );
		self::assertSame( 'wordpress', $sections['topic']['fields'][0]['fallback'] );
	}
}
