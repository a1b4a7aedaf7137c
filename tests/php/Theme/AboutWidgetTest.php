<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The widget about the author, beside the profile that shows the first line of the biography. */
final class AboutWidgetTest extends TestCase {

	private const WIDGET = '//section[contains(@class, "hien-widget")][.//h2="Về tôi"]';

	#[TestWith( [ "Dạy WordPress.\nQuê Quảng Ngãi.\nThích trà.", 'Quê Quảng Ngãi.Thích trà.' ] )]
	#[TestWith( [ 'Dạy WordPress.', 'Dạy WordPress.' ] )]
	#[TestWith( [ '', null ] )]
	public function test_it_has_lines_of_the_biography_and_always_the_way_to_the_page_about_the_site(
		string $biography,
		?string $lines
	): void {
		update_user_meta( 1, 'description', $biography );
		$page = $this->page_at( '/' );
		self::assertSame( $lines, $page->text( self::WIDGET . '//ul' ) );
		self::assertSame( home_url( '/gioi-thieu' ), $page->text( self::WIDGET . '//a/@href' ) );
		self::assertSame( '' === $biography ? null : 'Dạy WordPress.', $page->text( '//*[@class="hien-profile__bio"]' ) );
	}
}
