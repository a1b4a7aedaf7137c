<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Content\Picture;
use Hien\Downloads\Download_Post_Type;
use Hien\Downloads\Download_Summary;
use Hien\Faqs\Faqs_Controller;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** One result of a search. */
final class Search_Result {

	/** Words of an excerpt before the first match, and in total. */
	private const WORDS_BEFORE = 8;
	private const WORDS        = 32;

	/**
	 * @param list<string> $words Words that the post contains (Search_Repository::page()).
	 * @param string       $prose The text for the excerpt (Public_Text).
	 * @return array<string,mixed> See schema().
	 */
	public static function of( WP_Post $post, array $words, string $prose ): array {
		return [
			'id'      => $post->ID,
			'slug'    => urldecode( $post->post_name ),
			'path'    => self::path( $post ),
			'type'    => self::type( $post->post_type ),
			'title'   => Post_Summary::title( $post ),
			'date'    => Post_Summary::date( $post, 'date' ),
			'excerpt' => self::excerpt( trim( Text::plain( $post->post_excerpt ) . ' ' . $prose ), $words ),
		] + Picture::drawing( $post->ID ) + Picture::of( $post );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'SearchResult',
			[
				'id'      => Schema::integer(),
				'slug'    => Schema::string(),
				'path'    => Schema::string(),
				'type'    => Schema::string( __( 'Loại nội dung, để người đọc biết.', 'hien-core' ) ),
				'title'   => Schema::string(),
				'date'    => Schema::date(),
				'excerpt' => Schema::string( __( 'HTML: chữ và thẻ mark quanh chỗ tìm thấy.', 'hien-core' ) ),
			] + Picture::drawing_schema() + Picture::schema()
		);
	}

	/** The name of a post type. Core's names of posts and pages are in the site's language, which may not be Vietnamese. */
	private static function type( string $type ): string {
		return match ( $type ) {
			'post'  => __( 'Bài viết', 'hien-core' ),
			'page'  => __( 'Trang', 'hien-core' ),
			default => (string) get_post_type_object( $type )?->labels->singular_name,
		};
	}

	/** The path of the content; of content without a page of its own, that of the archive page which lists it. */
	private static function path( WP_Post $post ): string {
		if ( is_post_type_viewable( $post->post_type ) ) {
			return Post_Summary::path( $post );
		}
		return Download_Post_Type::NAME === $post->post_type ? Download_Summary::list_path( $post ) : Faqs_Controller::path( $post );
	}

	/**
	 * The text around the first match, with all matches in <mark>; the beginning where only the title matches.
	 *
	 * @param list<string> $words Words of the query.
	 */
	private static function excerpt( string $text, array $words ): string {
		$pieces = preg_split( '/[\s\p{Z}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$hits   = self::hits( $text, $words );
		$first  = max( 0, ( array_key_first( $hits ) ?? 0 ) - self::WORDS_BEFORE );
		$shown  = [];
		foreach ( array_slice( $pieces, $first, self::WORDS, true ) as $place => $piece ) {
			$shown[] = isset( $hits[ $place ] ) ? '<mark>' . Text::encode( $piece ) . '</mark>' : Text::encode( $piece );
		}
		return ( $first > 0 ? '… ' : '' ) . implode( ' ', $shown ) . ( count( $pieces ) > $first + self::WORDS ? ' …' : '' );
	}

	/**
	 * The pieces of a text, split at white space, in which a word of the query is found.
	 *
	 * @param list<string> $words Words of the query.
	 * @return array<int,string> Index of the piece, as in excerpt() => the folded piece.
	 */
	private static function hits( string $text, array $words ): array {
		$pattern = implode( '|', array_map( Search_Index::pattern( ... ), $words ) );
		return '' === $pattern ? [] : ( preg_grep( "/$pattern/u", explode( ' ', Fold::of( $text ) ) ) ?: [] );
	}
}
