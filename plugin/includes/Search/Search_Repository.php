<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Content\Content_Repository;
use Hien\Posts\Public_Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Searches content. The same query is run once in a request. */
final class Search_Repository {

	/** Maximum numbers of characters and words of a query; the rest is ignored. */
	private const MAX_CHARACTERS = 200;
	private const MAX_WORDS      = 10;

	/** @var array<string,array{posts:list<WP_Post>,total:int,words:list<string>,prose:array<int,string>}> Pages of this request. */
	private array $pages = [];

	/**
	 * A page of results, without those that no longer contain the words: another plugin may hide them since the object was indexed.
	 *
	 * @param string $query Text that the visitor typed.
	 * @param int    $limit Results on a page.
	 * @param int    $page  From 1.
	 * @return array{posts:list<WP_Post>,total:int,words:list<string>,prose:array<int,string>} `words` are those that the posts contain, for
	 *         Search_Index::pattern(); `prose` are the texts for excerpts, by id.
	 */
	public function page( string $query, int $limit, int $page ): array {
		$words = self::words( $query );
		return $this->pages[ implode( ' ', [ ...$words, $limit, $page, wp_cache_get_last_changed( 'posts' ) ] ) ] ??= self::find(
			$words,
			$limit,
			$page
		);
	}

	/**
	 * @param list<string> $words Words of the query.
	 * @return array{posts:list<WP_Post>,total:int,words:list<string>,prose:array<int,string>} See page().
	 */
	private static function find( array $words, int $limit, int $page ): array {
		$ids  = Search_Query::find( $words );
		$last = (string) end( $words );
		if ( [] === $ids && '' !== $last && ! Search_Index::is_prefix( $last ) ) { // The visitor may still be typing it.
			$words = [ ...array_slice( $words, 0, -1 ), $last . Search_Index::PREFIX_MARK ];
			$ids   = Search_Query::find( $words );
		}
		$shown = array_slice( $ids, ( $page - 1 ) * $limit, $limit );
		$posts = [];
		$prose = [];
		foreach ( Content_Repository::of_ids( Searchable::TYPES, $shown ) as $post ) {
			$text = Public_Text::render( $post );
			if ( Searchable::contains( $post, $text['all'], $words ) ) {
				$posts[]            = $post;
				$prose[ $post->ID ] = $text['prose'];
			}
		}
		return [
			'posts' => $posts,
			'total' => count( $ids ) - count( $shown ) + count( $posts ),
			'words' => $words,
			'prose' => $prose,
		];
	}

	/** @return list<string> The words to search for, without duplicates. */
	public static function words( string $query ): array {
		$words = Search_Index::words( mb_substr( $query, 0, self::MAX_CHARACTERS ) );
		return array_slice( array_values( array_unique( $words ) ), 0, self::MAX_WORDS );
	}
}
