<?php
declare(strict_types=1);

namespace Hien\Posts;

use WP_HTML_Processor;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Lists the headings of an article, and gives each an id to link to. */
final class Table_Of_Contents {

	/** Heading levels that are listed. */
	private const LEVELS = [ 'H2', 'H3' ];

	/**
	 * Adds an id to every listed heading without one.
	 *
	 * @param string $html   HTML of the article.
	 * @param string $prefix Prefix of the new ids.
	 * @return array{string,list<array{id:string,text:string,level:int}>} The HTML with the ids, and its headings.
	 */
	public static function of( string $html, string $prefix = 'muc-' ): array {
		if ( ! preg_match( '/<h[23]/i', $html ) ) {
			return [ $html, [] ];
		}
		$toc     = [];
		$used    = [];
		$taken   = self::ids( $html );
		$tags    = new WP_HTML_Tag_Processor( $html );
		$heading = null;
		while ( $tags->next_token() ) {
			$tag = $tags->get_tag();
			if ( null !== $heading && '#text' === $tags->get_token_type() ) {
				$heading['text'] .= null === $heading['hidden'] ? $tags->get_modifiable_text() : '';
			} elseif ( null !== $heading && $tags->is_tag_closer() && $tag === 'H' . $heading['level'] ) {
				$tags->seek( 'heading' );
				$text = trim( (string) preg_replace( '/\s+/u', ' ', $heading['text'] ) );
				$own  = $tags->get_attribute( 'id' );
				$id   = is_string( $own ) && '' !== $own ? $own : $prefix . ( self::slug( $text ) ?: '1' );
				if ( $own !== $id || isset( $used[ $id ] ) ) {
					$id = self::free_id( $id, $taken );
				}
				$used[ $id ]  = true;
				$taken[ $id ] = true;
				if ( $own !== $id ) {
					$tags->set_attribute( 'id', $id );
				}
				if ( '' !== $text ) {
					$toc[] = [
						'id'    => $id,
						'text'  => $text,
						'level' => $heading['level'],
					];
				}
				$heading = null;
			} elseif ( null !== $heading && $tags->is_tag_closer() && $tag === $heading['hidden'] ) {
				$heading['hidden'] = null;
			} elseif ( null !== $heading && self::hides( $tags ) ) {
				$heading['hidden'] ??= $tag;
			} elseif ( null === $heading && self::is_listed( $tags ) ) {
				$tags->set_bookmark( 'heading' );
				$heading = [
					'level'  => (int) substr( (string) $tag, 1 ),
					'text'   => '',
					'hidden' => null,
				];
			}
		}
		return [ $tags->get_updated_html(), $toc ];
	}

	/**
	 * The first of `$id`, `$id-2`, `$id-3`… that is not taken.
	 *
	 * @param array<string,true> $taken Ids.
	 */
	private static function free_id( string $id, array $taken ): string {
		$free = $id;
		for ( $n = 2; isset( $taken[ $free ] ); $n++ ) {
			$free = "$id-$n";
		}
		return $free;
	}

	/** Whether a heading begins here, other than the title of another post that a block lists. */
	private static function is_listed( WP_HTML_Tag_Processor $tags ): bool {
		return in_array( $tags->get_tag(), self::LEVELS, true ) && ! $tags->is_tag_closer() && ! $tags->has_class( 'wp-block-post-title' );
	}

	/** Whether an element hidden from screen readers begins here, such as the icon that opens an accordion. */
	private static function hides( WP_HTML_Tag_Processor $tags ): bool {
		return 'true' === $tags->get_attribute( 'aria-hidden' )
			&& ! $tags->has_self_closing_flag() && ! WP_HTML_Processor::is_void( (string) $tags->get_tag() );
	}

	/** The slug of a heading: its Latin letters and digits; '' if it has none. */
	private static function slug( string $text ): string {
		return trim(
			(string) preg_replace( [ '/(?:%[0-9a-f]{2})+/', '/-{2,}/' ], [ '-', '-' ], sanitize_title( remove_accents( $text ) ) ),
			'-'
		);
	}

	/** @return array<string,true> The ids of all elements. */
	private static function ids( string $html ): array {
		$ids  = [];
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$id = $tags->get_attribute( 'id' );
			if ( is_string( $id ) ) {
				$ids[ $id ] = true;
			}
		}
		return $ids;
	}
}
