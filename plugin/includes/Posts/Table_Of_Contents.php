<?php
declare(strict_types=1);

namespace Hien\Posts;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Lists the headings of an article, and gives each an id to link to. */
final class Table_Of_Contents {

	/** Heading levels that are listed. */
	private const LEVELS = [ 'H2', 'H3' ];

	/**
	 * Adds an id to every listed heading without one. The new ids begin with `muc-`, to differ from ids elsewhere on the page.
	 *
	 * @param string $html HTML of the article.
	 * @return array{string,list<array{id:string,text:string,level:int}>} The HTML with the ids, and its headings.
	 */
	public static function of( string $html ): array {
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
				$heading['text'] .= $tags->get_modifiable_text();
			} elseif ( null !== $heading && $tags->is_tag_closer() && $tag === 'H' . $heading['level'] ) {
				$tags->seek( 'heading' );
				$text = trim( (string) preg_replace( '/\s+/u', ' ', $heading['text'] ) );
				$own  = $tags->get_attribute( 'id' );
				$id   = is_string( $own ) && '' !== $own ? $own : 'muc-' . ( self::slug( $text ) ?: '1' );
				if ( $own !== $id || isset( $used[ $id ] ) ) {
					$base = $id;
					for ( $n = 2; isset( $taken[ $id ] ); $n++ ) {
						$id = "$base-$n";
					}
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
			} elseif ( null === $heading && in_array( $tag, self::LEVELS, true ) && ! $tags->is_tag_closer() ) {
				$tags->set_bookmark( 'heading' );
				$heading = [
					'level' => (int) $tag[1],
					'text'  => '',
				];
			}
		}
		return [ $tags->get_updated_html(), $toc ];
	}

	/** Letters and digits of a heading, without those that a URL has as percent codes; '' if it has no others. */
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
