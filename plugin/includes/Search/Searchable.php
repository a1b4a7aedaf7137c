<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Courses\Course_Post_Type;
use Hien\Downloads\Download_Post_Type;
use Hien\Faqs\Faq_Post_Type;
use Hien\Text;
use Hien\Videos\Video_Post_Type;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Chooses the content and the texts for the search index. */
final class Searchable {

	/** Post types that are searched. */
	public const TYPES = [ 'post', 'page', Video_Post_Type::NAME, Course_Post_Type::NAME, Download_Post_Type::NAME, Faq_Post_Type::NAME ];

	/** Whether a post belongs in the index: of a searched type, published, and without a password. */
	public static function is_public( WP_Post $post ): bool {
		return in_array( $post->post_type, self::TYPES, true ) && 'publish' === $post->post_status && '' === $post->post_password;
	}

	/**
	 * The texts of a post by place (Search_Index). The names of its terms are indexed with the excerpt.
	 *
	 * @param string $body Its content as visitors can read it (Public_Text).
	 * @return array<int,string>
	 */
	public static function texts( WP_Post $post, string $body ): array {
		$terms = [];
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$found = is_taxonomy_viewable( $taxonomy ) ? get_the_terms( $post, $taxonomy ) : false;
			foreach ( is_array( $found ) ? $found : [] as $term ) {
				$terms[] = $term instanceof WP_Term ? Text::decode( $term->name ) : '';
			}
		}
		return [
			Search_Index::TITLE   => Text::plain( $post->post_title ),
			Search_Index::EXCERPT => Text::plain( $post->post_excerpt ) . ' ' . implode( ' ', $terms ),
			Search_Index::BODY    => $body,
		];
	}

	/**
	 * Whether the texts of a post contain all words of a query.
	 *
	 * @param string       $body  Its content as visitors can read it now (Public_Text).
	 * @param list<string> $words Words of the query.
	 */
	public static function contains( WP_Post $post, string $body, array $words ): bool {
		$text = Fold::of( implode( ' ', self::texts( $post, $body ) ) );
		$found = array_filter(
			$words,
			static fn( string $word ): bool => 1 === preg_match( '/' . Search_Index::pattern( $word ) . '/u', $text )
		);
		return count( $found ) === count( $words );
	}
}
