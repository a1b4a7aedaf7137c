<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\Singular_Context;
use Hien\Text;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Renders the content of a post as core does, with its table of contents and the assets that it needs. */
final class Post_Content {

	/** The callback by which core's image block prints its lightbox at the end of the page. */
	private const LIGHTBOX = 'block_core_image_print_lightbox_overlay';

	private static bool $is_for_screen = false;

	/**
	 * Whether content is being rendered for a screen or its REST response. False in feeds, excerpts and core's REST routes, and when
	 * another plugin renders it.
	 */
	public static function is_for_screen(): bool {
		return self::$is_for_screen;
	}

	/**
	 * Renders a content for a screen. Enqueues its styles and scripts.
	 *
	 * @param WP_Post  $post   The post. While it needs its password, the content is empty.
	 * @param int|null $part   Part of a post that is split by <!--nextpage-->, from 1; null for the whole content.
	 * @param int|null $number Number in the ids of its headings, where a page shows several contents: the ids must differ. Null for none.
	 * @return array{content:string,parts:int,toc:list<array{id:string,text:string,level:int}>,
	 *     assets:array{styles:list<array{handle:string,href:string|null,css:string}>,scripts:bool}}
	 */
	public static function render( WP_Post $post, ?int $part, ?int $number = null ): array {
		[ $content, $styles, $needs_scripts ] = self::render_and_enqueue( $post, $part, $number );
		return $content + [ 'assets' => Content_Assets::of( [ $post->ID => $content['content'] ], $styles, $needs_scripts ) ];
	}

	/**
	 * Renders the whole contents of several posts of one screen, with their ids as numbers, and lists the assets of all.
	 *
	 * @param list<WP_Post> $posts
	 * @return array{contents:array<int,string>,assets:array{styles:list<array{handle:string,href:string|null,css:string}>,scripts:bool}}
	 *     `contents` by id.
	 */
	public static function render_all( array $posts ): array {
		$contents      = [];
		$styles        = [];
		$needs_scripts = false;
		foreach ( $posts as $post ) {
			[ $content, $own_styles, $own_scripts ] = self::render_and_enqueue( $post, null, $post->ID );

			$contents[ $post->ID ] = $content['content'];
			$styles                = [ ...$styles, ...$own_styles ];
			$needs_scripts         = $needs_scripts || $own_scripts;
		}
		return [
			'contents' => $contents,
			'assets'   => Content_Assets::of( $contents, array_values( array_unique( $styles ) ), $needs_scripts ),
		];
	}

	/** The whole content as HTML for a screen: `content` of render(), where the response does not list the assets. */
	public static function screen_html( WP_Post $post, ?int $number = null ): string {
		return self::render_and_enqueue( $post, null, $number )[0]['content'];
	}

	/**
	 * @param int|null $part   As in render().
	 * @param int|null $number As in render().
	 * @return array{array{content:string,parts:int,toc:list<array{id:string,text:string,level:int}>},list<string>,bool} The content, the
	 *     handles of its styles, and whether it has enqueued scripts or contains shortcodes or blocks of other plugins.
	 */
	private static function render_and_enqueue( WP_Post $post, ?int $part, ?int $number ): array {
		if ( post_password_required( $post ) ) {
			$nothing = [
				'content' => '',
				'parts'   => 1,
				'toc'     => [],
			];
			return [ $nothing, [], false ];
		}
		$outer = self::swap_queues( [], [] );

		$was_for_screen      = self::$is_for_screen;
		self::$is_for_screen = true;
		try {
			[ [ $html, $parts ], $is_foreign ] = Script_Detection::watch( static fn(): array => self::render_part( $post, $part ) );
		} finally {
			self::$is_for_screen = $was_for_screen;
		}
		[ $styles, $scripts ] = self::swap_queues( ...$outer );
		[ $html, $toc ]       = Table_Of_Contents::of( $html, null === $number ? 'muc-' : "muc-$number-" );
		array_map( wp_styles()->enqueue( ... ), $styles );
		array_map( static fn( string $handle ) => wp_scripts()->enqueue( $handle ), $scripts );
		return [
			[
				'content' => $html,
				'parts'   => $parts,
				'toc'     => $toc,
			],
			$styles,
			$is_foreign || [] !== $scripts,
		];
	}

	/** The whole content as HTML for other uses than a screen, such as excerpts. Enqueues nothing. */
	public static function isolated_html( WP_Post $post ): string {
		$queues         = self::swap_queues( [], [] );
		$modules        = wp_script_modules();
		$has_lightbox   = has_action( 'wp_footer', self::LIGHTBOX );
		$was_for_screen = self::$is_for_screen;

		self::$is_for_screen = false;
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- Core's, restored below.
		try {
			$GLOBALS['wp_script_modules'] = clone $modules;
			return self::render_part( $post, null )[0];
		} finally {
			self::$is_for_screen = $was_for_screen;
			self::swap_queues( ...$queues );
			$GLOBALS['wp_script_modules'] = $modules;
			if ( ! $has_lightbox ) {
				remove_action( 'wp_footer', self::LIGHTBOX );
			}
		}
		// phpcs:enable
	}

	/**
	 * The content split at its top-level headings of level 2, each section rendered for a screen.
	 *
	 * @return list<array{id:string,title:string,content:string}> The first has the title '' if content precedes the first heading.
	 */
	public static function sections( WP_Post $post ): array {
		$titles = [ '' ];
		$blocks = [ [] ];
		foreach ( parse_blocks( Visible_Blocks::of( $post->post_content ) ) as $block ) {
			if ( 'core/heading' === $block['blockName'] && 2 === ( $block['attrs']['level'] ?? 2 ) ) {
				// Empty if another plugin hides it.
				$title = Text::plain(
					Render_Errors::attempt( 'core/heading', static fn(): string => render_block( $block ), static fn(): string => '' )
				);
				if ( '' !== $title ) {
					$titles[] = $title;
					$blocks[] = [];
				}
			} else {
				$blocks[ array_key_last( $blocks ) ][] = $block;
			}
		}
		$sections = [];
		foreach ( $titles as $number => $title ) {
			$part               = clone $post;
			$part->post_content = serialize_blocks( $blocks[ $number ] );
			if ( '' !== $title || '' !== trim( $part->post_content ) ) {
				$sections[] = [
					'id'      => "muc-$number",
					'title'   => $title,
					'content' => self::screen_html( $part, $number ),
				];
			}
		}
		return $sections;
	}

	/**
	 * Renders a content as its own page would. If another plugin throws an error, the result is a placeholder on a screen, elsewhere the
	 * text of core's blocks.
	 *
	 * @param int|null $part As in render().
	 * @return array{string,int} HTML of the part, number of parts.
	 */
	private static function render_part( WP_Post $post, ?int $part ): array {
		$shown               = clone $post;
		$shown->post_content = null === $part ? str_replace( '<!--nextpage-->', '', $post->post_content ) : $post->post_content;

		$outer = $GLOBALS['post'] ?? null;
		try {
			return Singular_Context::run(
				$shown,
				static fn(): array => Render_Errors::attempt(
					'the_content',
					static fn(): array => self::render_in_loop( $shown, $part ?? 1 ),
					static fn(): array => [
						self::$is_for_screen
							? Render_Errors::placeholder( 'p' )
							: self::core_blocks( parse_blocks( strip_shortcodes( $shown->post_content ) ) ),
						$part ?? 1,
					]
				)
			);
		} finally {
			$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored.
			if ( $outer instanceof WP_Post ) {
				setup_postdata( $outer );
			}
		}
	}

	/**
	 * The stored HTML of core's blocks. Blocks of other plugins are left out, since the plugin may hide what is in them.
	 *
	 * @param array<mixed> $blocks Result of parse_blocks().
	 */
	private static function core_blocks( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			if ( null === $block['blockName'] || str_starts_with( $block['blockName'], 'core/' ) ) {
				$html .= $block['innerHTML'] . ' ' . self::core_blocks( $block['innerBlocks'] );
			}
		}
		return $html;
	}

	/** @return array{string,int} See render_part(). */
	private static function render_in_loop( WP_Post $post, int $part ): array {
		$query = new WP_Query();
		$query->set( 'page', $part );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- render_part() restores them.
		$GLOBALS['post'] = $post;
		$query->setup_postdata( $post );
		$GLOBALS['more'] = 1; // The whole text, also below <!--more-->.
		// phpcs:enable
		$parts = (int) $GLOBALS['numpages'];
		$html  = $part > $parts ? '' : get_the_content();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter, as the_content() applies it.
		return [ str_replace( ']]>', ']]&gt;', Text::clean( (string) apply_filters( 'the_content', $html ) ) ), $parts ];
	}

	/**
	 * Replaces the queues of styles and scripts, so that afterwards they contain only what rendering has enqueued.
	 *
	 * @param list<string> $styles  Handles.
	 * @param list<string> $scripts Handles.
	 * @return array{list<string>,list<string>} The former queues of styles and scripts.
	 */
	private static function swap_queues( array $styles, array $scripts ): array {
		$queued             = [ array_values( wp_styles()->queue ), array_values( wp_scripts()->queue ) ];
		wp_styles()->queue  = $styles;
		wp_scripts()->queue = $scripts;
		return $queued;
	}
}
