<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

require_once dirname( __DIR__, 3 ) . '/theme/inc/formats.php';

/** Texts of the theme that the app makes too: the tables of tests/vectors. */
final class FormatsTest extends TestCase {

	public function test_titles_keep_together_what_belongs_together(): void {
		foreach ( self::vectors( 'titles' ) as [ $title, $text ] ) {
			self::assertSame( $text, hien_title( $title ) );
		}
	}

	public function test_people_are_called_by_the_last_words_of_their_names(): void {
		foreach ( self::vectors( 'short-names' ) as [ $name, $words, $short ] ) {
			self::assertSame( $short, hien_short_name( $name, $words ) );
		}
	}

	public function test_a_page_can_be_passed_on(): void {
		foreach ( self::vectors( 'share' ) as [ 'url' => $url, 'title' => $title, 'links' => $links ] ) {
			self::assertSame( $links, hien_share_links( $url, $title ) );
			foreach ( $links as $link ) {
				self::assertSame( $link, html_entity_decode( esc_url( $link ) ), 'Escaping leaves it as it is.' );
			}
		}
	}

	/** @return list<mixed> */
	private static function vectors( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/$name.json" ), true, flags: JSON_THROW_ON_ERROR );
	}
}
