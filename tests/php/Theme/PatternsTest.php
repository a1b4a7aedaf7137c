<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use WP_Block_Patterns_Registry;

/** The block patterns that the author picks in the editor. */
final class PatternsTest extends TestCase {

	private const NAMES = [ 'course-call', 'lesson-opening', 'note', 'questions', 'timeline' ];

	public function test_every_file_is_a_pattern_that_is_found_by_its_category(): void {
		$files = array_map(
			static fn( string $file ): string => basename( $file, '.php' ),
			(array) glob( get_theme_file_path( 'patterns/*.php' ) )
		);
		self::assertSame( self::NAMES, $files );
		self::assertTrue( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'hien' ) );
		foreach ( self::NAMES as $name ) {
			$pattern = $this->pattern( $name );
			self::assertSame( [ 'hien' ], $pattern['categories'], $name );
			self::assertMatchesRegularExpression( '/[^\x00-\x7F]/', $pattern['title'] . $pattern['description'], $name );
		}
	}

	public function test_patterns_are_blocks_in_colours_of_the_theme(): void {
		$colours = array_column( wp_get_global_settings( [ 'color', 'palette', 'theme' ] ), 'slug' );
		foreach ( self::NAMES as $name ) {
			$content = $this->pattern( $name )['content'];
			self::assertSame( trim( $content ), serialize_blocks( parse_blocks( trim( $content ) ) ), $name );
			self::assertSame(
				substr_count( $content, '<!-- wp:' ),
				substr_count( $content, '<!-- /wp:' ) + substr_count( $content, ' /-->' ),
				$name
			);
			preg_match_all( '/"backgroundColor":"([\w-]+)"/', $content, $used );
			self::assertSame( [], array_diff( $used[1], $colours ), $name );
		}
	}

	public function test_the_call_leaves_the_choice_of_the_course_to_the_author(): void {
		self::assertStringContainsString( '<!-- wp:hien/course /-->', $this->pattern( 'course-call' )['content'] );
	}

	public function test_the_timeline_is_offered_for_pages_and_has_its_style(): void {
		$pattern = $this->pattern( 'timeline' );
		self::assertSame( [ 'page' ], $pattern['postTypes'] );

		[ $heading, $list ] = array_values(
			array_filter( parse_blocks( trim( $pattern['content'] ) ), static fn( array $block ): bool => null !== $block['blockName'] )
		);
		self::assertSame( [ 'core/heading', 'core/list' ], [ $heading['blockName'], $list['blockName'] ] );
		self::assertSame( 'is-style-hien-timeline', $list['attrs']['className'] );
		self::assertTrue( \WP_Block_Styles_Registry::get_instance()->is_registered( 'core/list', 'hien-timeline' ) );
		self::assertCount( 3, $list['innerBlocks'] );
		foreach ( $list['innerBlocks'] as $entry ) {
			// The style sheet takes the first bold text for the year, the second for the heading.
			self::assertMatchesRegularExpression(
				'#^<li><strong>\d{4}</strong><br><strong>[^<]+</strong><br>[^<]+</li>$#',
				trim( $entry['innerHTML'] )
			);
		}
	}

	/** @return array<string,mixed> */
	private function pattern( string $name ): array {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "hien/$name" );
		self::assertIsArray( $pattern, $name );
		return $pattern;
	}
}
