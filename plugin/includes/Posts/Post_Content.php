<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\Singular_Context;
use Hien\Text;
use _WP_Dependency;
use WP_Post;
use WP_Query;
use WP_Style_Engine;
use WP_Style_Engine_CSS_Rule;
use WP_Style_Engine_CSS_Rules_Store;

defined( 'ABSPATH' ) || exit;

/** Renders the content of a post as core does, with its table of contents and the assets that it needs. */
final class Post_Content {

	/** Maximum size in bytes of a style sheet that the response contains as text, to save a request. */
	private const INLINE_BYTES = 10000;

	/** What core's picture block adds to the page to enlarge pictures. */
	private const LIGHTBOX = 'block_core_image_print_lightbox_overlay';

	private static bool $is_rendering = false;

	/** Whether content is being rendered for a screen or its REST response, and not for a feed, core's REST routes or a plugin. */
	public static function is_rendering(): bool {
		return self::$is_rendering;
	}

	/**
	 * @param WP_Post  $post   The post. While it needs its password, the content is empty.
	 * @param int|null $part   Part of a post that is split by <!--nextpage-->, from 1; null for the whole content.
	 * @param int|null $number Of the content where a page has several, so that no id of a heading is on it twice.
	 * @return array{content:string,parts:int,toc:list<array{id:string,text:string,level:int}>,
	 *     assets:array{styles:list<array{handle:string,href:string|null,css:string}>,scripts:bool}}
	 */
	public static function render( WP_Post $post, ?int $part, ?int $number = null ): array {
		[ $content, $styles, $needs_scripts ] = self::rendered( $post, $part, $number );
		return $content + [ 'assets' => self::assets( [ $post->ID => $content['content'] ], $styles, $needs_scripts ) ];
	}

	/**
	 * The whole contents of the posts of a list, each as render() makes it with the id as number, and the assets of all.
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
			[ $content, $own_styles, $own_scripts ] = self::rendered( $post, null, $post->ID );

			$contents[ $post->ID ] = $content['content'];
			$styles                = [ ...$styles, ...$own_styles ];
			$needs_scripts         = $needs_scripts || $own_scripts;
		}
		return [
			'contents' => $contents,
			'assets'   => self::assets( $contents, array_values( array_unique( $styles ) ), $needs_scripts ),
		];
	}

	/** The whole content as render() makes it, where nobody asks for its assets. */
	public static function text( WP_Post $post, ?int $number = null ): string {
		return self::rendered( $post, null, $number )[0]['content'];
	}

	/**
	 * Renders a content and adds its styles and scripts to the page.
	 *
	 * @param int|null $part   As in render().
	 * @param int|null $number As in render().
	 * @return array{array{content:string,parts:int,toc:list<array{id:string,text:string,level:int}>},list<string>,bool} Content, handles of
	 *     its styles, and whether it has scripts or parts of other plugins.
	 */
	private static function rendered( WP_Post $post, ?int $part, ?int $number ): array {
		if ( post_password_required( $post ) ) {
			$nothing = [
				'content' => '',
				'parts'   => 1,
				'toc'     => [],
			];
			return [ $nothing, [], false ];
		}
		$outer = self::swap_queues( [], [] );

		$was_rendering      = self::$is_rendering;
		self::$is_rendering = true;
		try {
			[ [ $html, $parts ], $is_foreign ] = Script_Detection::watch( static fn(): array => self::content( $post, $part ) );
		} finally {
			self::$is_rendering = $was_rendering;
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

	/**
	 * @param array<int,string> $contents      HTML by the id of its post.
	 * @param list<string>      $styles        Handles.
	 * @param bool              $needs_scripts Whether scripts are known already to be needed.
	 * @return array{styles:list<array{handle:string,href:string|null,css:string}>,scripts:bool}
	 */
	private static function assets( array $contents, array $styles, bool $needs_scripts ): array {
		$assets = [
			'styles'  => self::styles( $styles ),
			'scripts' => $needs_scripts || [] !== array_filter( $contents, Script_Detection::in_html( ... ) ),
		];
		foreach ( $contents as $id => $html ) {
			array_push( $assets['styles'], ...self::layout_styles( $id, $html ) );
		}
		return $assets;
	}

	/** The whole content as HTML, not for a screen, without adding its styles and scripts to the page. */
	public static function html( WP_Post $post ): string {
		$queues        = self::swap_queues( [], [] );
		$modules       = wp_script_modules();
		$has_lightbox  = has_action( 'wp_footer', self::LIGHTBOX );
		$was_rendering = self::$is_rendering;

		self::$is_rendering = false;
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- Core's, restored below.
		try {
			$GLOBALS['wp_script_modules'] = clone $modules;
			return self::content( $post, null )[0];
		} finally {
			self::$is_rendering = $was_rendering;
			self::swap_queues( ...$queues );
			$GLOBALS['wp_script_modules'] = $modules;
			if ( ! $has_lightbox ) {
				remove_action( 'wp_footer', self::LIGHTBOX );
			}
		}
		// phpcs:enable
	}

	/**
	 * The content split at its top-level headings of level 2, each section rendered as core does.
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
					'content' => self::text( $part, $number ),
				];
			}
		}
		return $sections;
	}

	/**
	 * @param int|null $part As in render().
	 * @return array{string,int} HTML of the part, number of parts.
	 */
	private static function content( WP_Post $post, ?int $part ): array {
		$shown               = clone $post;
		$shown->post_content = null === $part ? str_replace( '<!--nextpage-->', '', $post->post_content ) : $post->post_content;

		$outer = $GLOBALS['post'] ?? null;
		try {
			return Singular_Context::run(
				$shown,
				static fn(): array => Render_Errors::attempt(
					'the_content',
					static fn(): array => self::content_in_loop( $shown, $part ?? 1 ),
					static fn(): array => [
						self::$is_rendering
							? Render_Errors::note( 'p' )
							: self::unrendered( parse_blocks( strip_shortcodes( $shown->post_content ) ) ),
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
	 * What the author has written in blocks of core: the text without what another plugin would render, or hide.
	 *
	 * @param array<mixed> $blocks Result of parse_blocks().
	 */
	private static function unrendered( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			if ( null === $block['blockName'] || str_starts_with( $block['blockName'], 'core/' ) ) {
				$html .= $block['innerHTML'] . ' ' . self::unrendered( $block['innerBlocks'] );
			}
		}
		return $html;
	}

	/** @return array{string,int} See content(). */
	private static function content_in_loop( WP_Post $post, int $part ): array {
		$query = new WP_Query();
		$query->set( 'page', $part );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- content() restores them.
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
	 * Replaces the queues of styles and scripts, to find out what rendering enqueues.
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

	/**
	 * Style sheets for a response, dependencies first.
	 *
	 * @param array<string> $handles Handles of registered styles.
	 * @return list<array{handle:string,href:string|null,css:string}>
	 */
	public static function styles( array $handles ): array {
		$all  = wp_styles();
		$done = $all->to_do;

		$all->to_do = [];
		$all->all_deps( $handles );
		/** @var list<string> $needed */
		$needed     = $all->to_do;
		$all->to_do = $done;

		$styles = [];
		foreach ( $needed as $handle ) {
			$style = $all->registered[ $handle ] ?? null;
			if ( null === $style ) {
				continue;
			}
			$source   = is_string( $style->src ) ? $style->src : '';
			$text     = self::inline_css( $style, $source );
			$version  = null === $style->ver ? '' : ( $style->ver ?: $all->default_version );
			$styles[] = [
				'handle' => (string) $handle,
				'href'   => '' === $source || '' !== $text ? null : $all->_css_href( $source, (string) $version, (string) $handle ),
				'css'    => implode( "\n", array_filter( [ $text, ...array_map( 'strval', (array) ( $style->extra['after'] ?? [] ) ) ] ) ),
			];
		}
		return array_values( array_filter( $styles, static fn( array $style ): bool => null !== $style['href'] || '' !== $style['css'] ) );
	}

	/** The text of a small style sheet with a registered file (`path`); '' for others. */
	private static function inline_css( _WP_Dependency $style, string $source ): string {
		$file = (string) ( $style->extra['path'] ?? '' );
		return '' !== $source && is_file( $file ) && filesize( $file ) <= self::INLINE_BYTES
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this server.
			? _wp_normalize_relative_css_links( (string) file_get_contents( $file ), $source )
			: '';
	}

	/**
	 * The layout rules that core has generated for the blocks of this content (`.wp-container-… > *`), selected from all rules of the
	 * request. Core prints them in documents; after in-app navigation, the app adds them.
	 *
	 * @return list<array{handle:string,href:null,css:string}>
	 */
	private static function layout_styles( int $id, string $html ): array {
		$rules = array_filter(
			WP_Style_Engine_CSS_Rules_Store::get_store( 'block-supports' )?->get_all_rules() ?? [],
			static fn( WP_Style_Engine_CSS_Rule $rule ): bool => preg_match( '/\.([\w-]+)/', $rule->get_selector(), $first )
				&& str_contains( $html, $first[1] )
		);
		$css   = WP_Style_Engine::compile_stylesheet_from_css_rules( $rules, [ 'optimize' => true ] );
		return '' === $css ? [] : [
			[
				'handle' => "hien-layout-$id",
				'href'   => null,
				'css'    => $css,
			],
		];
	}
}
