<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use WP_Block_Patterns_Registry;

/** The block patterns that the author picks in the editor. */
final class PatternsTest extends TestCase {

	private const NAMES = [ 'course-call', 'lesson-opening', 'note', 'questions' ];

	public function test_every_file_is_a_pattern_that_is_found_by_its_category(): void {
		$files = array_map( static fn( string $file ): string => basename( $file, '.php' ), (array) glob( get_theme_file_path( 'patterns/*.php' ) ) );
		self::assertSame( self::NAMES, $files );
		self::assertTrue( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'hien' ) );
		foreach ( self::NAMES as $name ) {
			$pattern = $this->pattern( $name );
			self::assertSame( [ 'hien' ], $pattern['categories'], $name );
			self::assertMatchesRegularExpression( '/[^\x00-\x7F]/', $pattern['title'] . $pattern['description'], $name );
		}
	}

	public function test_patterns_are_blocks_of_core_in_colours_of_the_theme(): void {
		$colours = array_column( wp_get_global_settings( [ 'color', 'palette', 'theme' ] ), 'slug' );
		foreach ( self::NAMES as $name ) {
			$content = $this->pattern( $name )['content'];
			self::assertSame( trim( $content ), serialize_blocks( parse_blocks( trim( $content ) ) ), $name );
			self::assertSame( substr_count( $content, '<!-- wp:' ), substr_count( $content, '<!-- /wp:' ), $name );
			preg_match_all( '/"backgroundColor":"([\w-]+)"/', $content, $used );
			self::assertSame( [], array_diff( $used[1], $colours ), $name );
		}
	}

	public function test_the_call_leads_to_the_courses(): void {
		self::assertStringContainsString( 'href="' . home_url( '/khoa-hoc' ) . '"', $this->pattern( 'course-call' )['content'] );
	}

	/** @return array<string,mixed> */
	private function pattern( string $name ): array {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "hien/$name" );
		self::assertIsArray( $pattern, $name );
		return $pattern;
	}
}
