<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Addresses\Paths;
use Hien\Redirects\Parsed_Address;
use Hien\Redirects\Redirect_Table;
use stdClass;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Connects an imported post with other imported things: its parent, its featured image, and the pictures, links and ids in its text. */
final class Post_Links {

	private const URL = '~(?:https?:)?//[^\s"\'<>()\\\\]+~i';

	/** Blocks whose `id`, `ids` or `mediaId` are attachments. */
	private const BLOCKS = '~<!-- wp:(?:image|gallery|cover|media-text|video|audio|file) \{.*?\} /?-->~s';

	/** Blocks that show another item of the site: pattern of their name, of what comes before the item's id, and of the id. */
	private const REFERENCES = '~(<!-- wp:(block|hien/(?:course|question|series)) \{[^}]*?"(?:ref|id)":)(\d+)~';

	/** Put before an id in a gallery's shortcode whose picture is missing: the same id may be another picture's here. */
	private const OLD = 'old-';

	public function __construct( private readonly Import_State $state ) {}

	/**
	 * Pictures in the text of a post that are not fetched yet.
	 *
	 * @return list<stdClass> Rows of Import_Map.
	 */
	public function missing( stdClass $row ): array {
		$post = get_post( (int) $row->object_id );
		$rows = [];
		if ( null === $post ) {
			return [];
		}
		foreach ( array_filter( self::urls( $post->post_content ), $this->is_picture( ... ) ) as $url ) {
			$picture = Picture_Maker::reserve(
				$url,
				[
					'date' => $post->post_date,
					'post' => '',
				]
			);
			if ( Import_Map::RESERVED === (int) $picture->state ) {
				$rows[ $picture->hash ] = $picture;
			}
		}
		return array_values( $rows );
	}

	/**
	 * Connects a post, once its pictures are fetched. The second time, it only adds pictures that were missing: what the author has written
	 * since stays.
	 */
	public function join( stdClass $row ): void {
		global $wpdb;
		$data = Import_Map::data( $row );
		$post = get_post( (int) $row->object_id );
		if ( $post instanceof WP_Post ) {
			$before = md5( $post->post_content );
			$is_new = ( $data['text'] ?? $before ) === $before;

			[ $text, $left ] = $this->rewrite(
				$post->post_content,
				$data['site'] ?? '',
				$is_new ? null : explode( ',', $data['left'] ?? '' )
			);
			if ( $is_new ) { // Noted before the text is stored: a new id may be an old one too, of another picture.
				$data['text'] = $before;
				$data['left'] = implode( ',', $left );
				Import_Map::set( $row->hash, [ 'data' => Import_Map::json( $data ) ] );
			}
			$picture = Import_Map::object_of_id( $data['picture'] ?? '' );
			if ( $picture > 0 && ! has_post_thumbnail( $post ) ) {
				set_post_thumbnail( $post, $picture );
			}
			if ( $picture > 0 ) {
				unset( $data['picture'] );
			}
			$parent = is_post_type_hierarchical( $post->post_type ) ? Import_Map::object_of( Import_Item::POST, $data['parent'] ?? '' ) : 0;
			$wpdb->update(
				$wpdb->posts,
				[
					'post_content' => $text,
					'post_parent'  => 0 === $parent || $parent === $post->ID ? $post->post_parent : $parent,
				],
				[ 'ID' => $post->ID ]
			);
			if ( $parent > 0 ) {
				unset( $data['parent'] );
			}
			clean_post_cache( $post->ID );
			wp_update_comment_count_now( $post->ID );
		}
		Import_Map::set(
			$row->hash,
			[
				'state' => Import_Map::DONE,
				'data'  => Import_Map::json( $data ),
			]
		);
	}

	/**
	 * @param string            $site With which the sources of the other media library begin.
	 * @param list<string>|null $left Of a text that was rewritten before: the ids in it that are still those of the other site.
	 * @return array{string,list<string>} The text, and the ids in it that are still those of the other site.
	 */
	private function rewrite( string $content, string $site, ?array $left ): array {
		$urls     = [];
		$pictures = [];
		foreach ( self::urls( $content ) as $url ) {
			$id = $this->is_picture( $url ) ? Import_Map::object_of( Import_Item::FILE, Picture_Url::name( $url ) ) : 0;
			if ( $id > 0 && null !== get_post( $id ) ) {
				$urls[ $url ]     = Picture_Url::of_attachment( $id, Picture_Url::width( $url ) );
				$pictures[ $url ] = $id;
			} else { // Also one that stays, so that none which it begins with is replaced in it.
				$urls[ $url ] = ( null === $left && ! $this->is_picture( $url ) ? $this->link( $url, $site ) : '' ) ?: $url;
			}
		}
		[ $content, $ids ] = self::rewrite_images( $content, $urls, $pictures );
		$content           = strtr( $content, $urls );

		$found = [];
		$new   = static function ( string $old, string $kind = Import_Item::FILE ) use ( $ids, $left, $site, &$found ): int {
			$name           = Import_Item::FILE === $kind ? $old : "$kind $old";
			$is_old         = null === $left || in_array( $name, $left, true );
			$found[ $name ] = match ( true ) {
				! $is_old            => 0,
				Import_Item::POST === $kind => Import_Map::object_of( Import_Item::POST, "$site|$old" ),
				Import_Item::TERM === $kind => Import_Map::object_of_id( "$site|term $old" ),
				default              => $ids[ (int) $old ] ?? Import_Map::object_of_id( "$site|$old" ),
			};
			return $found[ $name ];
		};
		$content = self::rewrite_ids( $content, $new, null === $left );
		return [ $content, array_values( array_map( 'strval', array_diff( array_keys( $found, 0, true ), $found ) ) ) ];
	}

	/**
	 * The present URL of an imported post, or of the file of a picture, by the old one of its page; '' for any other URL.
	 *
	 * @param string $site With which the sources of the other site begin.
	 */
	private function link( string $url, string $site ): string {
		$whole = html_entity_decode( Picture_Url::whole( $url ), ENT_QUOTES | ENT_HTML5 );
		$parts = wp_parse_url( $whole );
		$host  = Paths::host( $whole );
		if ( ! in_array( $host, $this->state->hosts, true ) && 1 !== preg_match( '~\.blogspot\.[a-z.]+$~', $host ) ) {
			return '';
		}
		wp_parse_str( $parts['query'] ?? '', $query );
		$path  = $parts['path'] ?? '/';
		$plain = '/' === $path ? Parsed_Address::plain( $query ) : null;
		$id    = 'p' === ( $plain[0] ?? '' )
			? ( Import_Map::object_of( Import_Item::POST, "$site|{$plain[1]}" ) ?: Import_Map::object_of_id( "$site|{$plain[1]}" ) )
			: Redirect_Table::imported_from( $path );
		$link  = 'attachment' === get_post_type( $id ?: -1 ) ? wp_get_attachment_url( $id ) : get_permalink( $id ?: -1 );
		return false === $link ? '' : esc_url( $link . ( isset( $parts['fragment'] ) ? "#{$parts['fragment']}" : '' ) );
	}

	private function is_picture( string $url ): bool {
		$base = wp_get_upload_dir();
		$path = Picture_Url::whole( $url );
		return Picture_Url::is_of( $url, ...$this->state->hosts )
			&& ! (
				str_starts_with( $path, $base['baseurl'] . '/' )
				&& is_file( $base['basedir'] . rawurldecode( substr( $path, strlen( $base['baseurl'] ) ) ) )
			);
	}

	/** @return list<string> All URLs in a text, as they stand there. */
	private static function urls( string $content ): array {
		preg_match_all( self::URL, $content, $found );
		return array_values( array_unique( array_map( static fn( string $url ): string => rtrim( $url, ',.;' ), $found[0] ) ) );
	}

	/**
	 * Gives images their new `src`, and the class by which WordPress adds `srcset` and sizes.
	 *
	 * @param array<string,string> $urls     URL in the text => new URL.
	 * @param array<string,int>    $pictures URL in the text => attachment.
	 * @return array{string,array<int,int>} The text, and old id => attachment.
	 */
	private static function rewrite_images( string $content, array $urls, array $pictures ): array {
		$by_url = [];
		foreach ( $pictures as $url => $id ) {
			$by_url[ html_entity_decode( $url, ENT_QUOTES | ENT_HTML5 ) ] = [ $urls[ $url ], $id ];
		}
		$ids  = [];
		$html = new WP_HTML_Tag_Processor( $content );
		while ( [] !== $by_url && $html->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$picture = $by_url[ trim( (string) $html->get_attribute( 'src' ) ) ] ?? null;
			if ( null === $picture ) {
				continue;
			}
			$width = (int) $html->get_attribute( 'width' );
			$html->set_attribute( 'src', $width > 0 ? Picture_Url::of_attachment( $picture[1], $width ) : $picture[0] );
			$html->remove_attribute( 'srcset' );
			$html->remove_attribute( 'sizes' );
			if ( 1 === preg_match( '~\bwp-image-(\d+)\b~', (string) $html->get_attribute( 'class' ), $old ) ) {
				$ids[ (int) $old[1] ] = $picture[1];
				$html->remove_class( $old[0] );
			}
			$html->add_class( "wp-image-{$picture[1]}" );
		}
		return [ $html->get_updated_html(), $ids ];
	}

	/**
	 * @param callable(string,string=):int $new    The attachment, or what else an old id of a kind of Import_Item stands for; 0 for none.
	 * @param bool                         $is_new Whether the text has old ids only.
	 */
	private static function rewrite_ids( string $content, callable $new, bool $is_new ): string {
		$one     = static fn( array $found ): string => $found[1] . ( $new( $found[2] ) ?: $found[2] );
		$content = (string) preg_replace_callback(
			self::BLOCKS,
			static function ( array $block ) use ( $one, $new ): string {
				$ids = static fn( array $found ): string => $found[1]
					. preg_replace_callback( '~\d+~', static fn( array $id ): string => (string) ( $new( $id[0] ) ?: $id[0] ), $found[2] );
				return (string) preg_replace_callback(
					'~("ids":)(\[[\d,]*\])~',
					$ids,
					(string) preg_replace_callback( '~("(?:id|mediaId)":)(\d+)~', $one, $block[0] )
				);
			},
			$content
		);
		$content = (string) preg_replace_callback(
			self::REFERENCES,
			static fn( array $found ): string => $found[1]
				. ( $new( $found[3], 'hien/series' === $found[2] ? Import_Item::TERM : Import_Item::POST ) ?: $found[3] ),
			$content
		);
		$content = (string) preg_replace_callback( '~(\bid="attachment_)(\d+)~', $one, $content );
		return (string) preg_replace_callback(
			'~(\[gallery\b[^\]]*\bids=["\'])([\w,\s-]+)~',
			static fn( array $found ): string => $found[1] . preg_replace_callback(
				'~(' . self::OLD . ')?(\d+)~',
				static fn( array $id ): string => (string) ( $new( $id[2] ) ?: ( $is_new ? self::OLD . $id[2] : $id[0] ) ),
				$found[2]
			),
			$content
		);
	}
}
