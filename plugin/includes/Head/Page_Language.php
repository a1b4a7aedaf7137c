<?php
declare(strict_types=1);

namespace Hien\Head;

defined( 'ABSPATH' ) || exit;

/**
 * The language of a page: Vietnamese, also where WordPress itself is set to another one, unless a plugin for several languages, such as
 * Polylang, chooses it by WordPress's filters `locale` or `language_attributes`.
 */
final class Page_Language {

	/** The language that the site's own texts are written in. */
	public const LANGUAGE = 'vi';

	/** The language of the content, as BCP 47 has it: "vi", "en-US". */
	public static function of_content(): string {
		$filters = $GLOBALS['wp_filter']['locale']->callbacks ?? [];
		// WordPress itself has one (WP_Locale_Switcher).
		return array_sum( array_map( 'count', $filters ) ) > 1 ? get_bloginfo( 'language' ) : self::LANGUAGE;
	}

	/**
	 * Replaces WordPress's own locale, before other plugins filter the attributes.
	 *
	 * @param mixed $attributes Attributes of the element <html>.
	 */
	public static function filter( mixed $attributes ): mixed {
		return is_string( $attributes )
			? preg_replace( '/lang="[^"]*"/', 'lang="' . esc_attr( self::of_content() ) . '"', $attributes )
			: $attributes;
	}

	/** The attribute `lang` of the page that is printed. */
	public static function of_page(): string {
		return 1 === preg_match( '/\blang="([^"]+)"/', (string) get_language_attributes(), $found ) ? $found[1] : self::of_content();
	}

	/**
	 * The same with its territory, for Open Graph; '' if a plugin names a language only.
	 *
	 * @param string $language What of_page() returned.
	 */
	public static function locale( string $language ): string {
		return match ( true ) {
			self::LANGUAGE === $language  => 'vi_VN',
			str_contains( $language, '-' )     => str_replace( '-', '_', $language ),
			default                            => '',
		};
	}
}
