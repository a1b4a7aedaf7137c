<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Addresses\Paths;
use Hien\Categories\Term_Response;
use Hien\Constants;
use Hien\Content\Picture;
use Hien\Content\Public_Name;
use Hien\Text;
use Hien\Views\View_Counter;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** A post as lists show it. */
final class Post_Summary {

	/** Reading speed. Spaces separate the syllables of Vietnamese. */
	private const SYLLABLES_A_MINUTE = 250;

	/**
	 * @param list<WP_Post> $posts        Posts whose terms, meta and pictures are in the cache.
	 * @param bool          $with_excerpt False for a list that shows none: an excerpt is rendered.
	 * @return list<array<string,mixed>>
	 */
	public static function of_all( array $posts, bool $with_excerpt = true ): array {
		$bylines = [];
		foreach ( $posts as $post ) {
			$bylines[ $post->post_author ] ??= self::byline( $post );
		}
		return Picture::avoid_repeated_drawings(
			array_map(
				static fn( WP_Post $post ): array => self::base( $post, $with_excerpt ) + [ 'author' => $bylines[ $post->post_author ] ],
				$posts
			)
		);
	}

	/** @return array<string,mixed> See Post_Schema::summary(). */
	public static function of( WP_Post $post ): array {
		return self::base( $post ) + [ 'author' => self::byline( $post ) ];
	}

	/** @return array{name:string,avt:string} The author. */
	public static function byline( WP_Post $post ): array {
		return [
			'name' => Public_Name::of_author( (int) $post->post_author ),
			'avt'  => (string) get_avatar_url( (int) $post->post_author, [ 'size' => Constants::AVATAR_SIZE ] ),
		];
	}

	/** @return array<string,mixed> The keys that Post_Summary and Post_Detail share. */
	public static function base( WP_Post $post, bool $with_excerpt = true ): array {
		$category = self::category( $post );
		return [
			'id'        => $post->ID,
			'slug'      => urldecode( $post->post_name ),
			'path'      => self::path( $post ),
			'title'     => self::title( $post ),
			'date'      => self::date( $post, 'date' ),
			'modified'  => self::date( $post, 'modified' ),
			'excerpt'   => $with_excerpt ? self::excerpt( $post ) : '',
			'minutes'   => max( 1, (int) ceil( Text::word_count( Text::without_tags( $post->post_content ) ) / self::SYLLABLES_A_MINUTE ) ),
			'category'  => null === $category ? null : Term_Response::ref( $category ),
			'comments'  => (int) get_comments_number( $post ),
			'views'     => View_Counter::total( $post->ID ),
			'sticky'    => is_sticky( $post->ID ),
			'protected' => post_password_required( $post ),
		] + Picture::drawing( $post->ID ) + Picture::of( $post );
	}

	/** The title as plain text; never empty, since it is the text of links. */
	public static function title( WP_Post $post ): string {
		$title = Text::plain( get_the_title( $post ) );
		return '' === $title ? __( '(Không có tiêu đề)', 'hien-core' ) : $title;
	}

	/** The path of its permalink below home. */
	public static function path( WP_Post $post ): string {
		return Paths::relative( (string) get_permalink( $post ) ) ?? '/';
	}

	/** The post's main category, as get_permalink() chooses it; null for none, and for other post types. */
	public static function category( WP_Post $post ): ?WP_Term {
		$terms = 'post' === $post->post_type ? get_the_terms( $post, 'category' ) : false;
		if ( ! is_array( $terms ) || [] === $terms ) {
			return null;
		}
		$terms = wp_list_sort( $terms, [ 'term_id' => 'ASC' ] );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter.
		$term  = get_term( apply_filters( 'post_link_category', $terms[0], $terms, $post ), 'category' );
		return $term instanceof WP_Term ? $term : null;
	}

	/**
	 * ISO 8601 with the offset of the site.
	 *
	 * @param 'date'|'modified' $field Which date.
	 */
	public static function date( WP_Post $post, string $field ): string {
		$date = get_post_datetime( $post, $field );
		return ( false === $date ? current_datetime() : $date )->format( DATE_ATOM );
	}

	/** The hand-written excerpt, otherwise the first words of the content, as plain text; '' while the post needs its password. */
	public static function excerpt( WP_Post $post ): string {
		if ( post_password_required( $post ) ) {
			return '';
		}
		$written = Text::decode( wp_trim_words( $post->post_excerpt, Public_Text::EXCERPT_WORDS, '…' ) );
		return '' === $written ? Public_Text::excerpt( $post ) : $written;
	}
}
