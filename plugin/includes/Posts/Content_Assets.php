<?php
declare(strict_types=1);

namespace Hien\Posts;

use _WP_Dependency;
use WP_Style_Engine;
use WP_Style_Engine_CSS_Rule;
use WP_Style_Engine_CSS_Rules_Store;

defined( 'ABSPATH' ) || exit;

/** The style sheets that HTML of posts needs, in the format of responses, and whether it needs scripts; see Post_Schema::assets(). */
final class Content_Assets {

	/** Maximum size in bytes of a style sheet that the response contains as text, to save a request. */
	private const INLINE_BYTES = 10000;

	/**
	 * @param array<int,string> $contents      HTML by the id of its post.
	 * @param list<string>      $styles        Handles of the styles that rendering them has enqueued.
	 * @param bool              $needs_scripts Whether rendering them has shown that they need scripts; otherwise the HTML is searched.
	 * @return array{styles:list<array{handle:string,href:string|null,css:string}>,scripts:bool}
	 */
	public static function of( array $contents, array $styles, bool $needs_scripts ): array {
		$assets = [
			'styles'  => self::styles( $styles ),
			'scripts' => $needs_scripts || [] !== array_filter( $contents, Script_Detection::in_html( ... ) ),
		];
		foreach ( $contents as $id => $html ) {
			array_push( $assets['styles'], ...self::layout_styles( $id, $html ) );
		}
		return $assets;
	}

	/**
	 * Style sheets for a response, dependencies first. Those that are not registered, or empty, are left out.
	 *
	 * @param array<string> $handles Handles of registered styles.
	 * @return list<array{handle:string,href:string|null,css:string}> `href` is null where `css` contains the whole style sheet; with an
	 *     `href`, `css` is what wp_add_inline_style() has added.
	 */
	public static function styles( array $handles ): array {
		$all        = wp_styles();
		$queued     = $all->to_do;
		$all->to_do = [];
		$all->all_deps( $handles );
		/** @var list<string> $needed */
		$needed     = $all->to_do;
		$all->to_do = $queued;

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
	 * request by the first class of their selectors. Core prints them in pages; after a navigation in the app, the app adds them.
	 *
	 * @return list<array{handle:string,href:null,css:string}>
	 */
	private static function layout_styles( int $id, string $html ): array {
		$rules = array_filter(
			WP_Style_Engine_CSS_Rules_Store::get_store( 'block-supports' )?->get_all_rules() ?? [],
			static fn( WP_Style_Engine_CSS_Rule $rule ): bool => preg_match( '/\.([\w-]+)/', $rule->get_selector(), $class )
				&& str_contains( $html, $class[1] )
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
