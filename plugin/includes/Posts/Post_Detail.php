<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Addresses\Paths;
use Hien\Categories\Term_Response;
use Hien\Constants;
use Hien\Content\Crumbs;
use Hien\Content\Public_Name;
use Hien\Content\Visibility;
use Hien\Head\Head;
use Hien\List_Sizes;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The response of a single post or page. */
final class Post_Detail {

	/**
	 * @param array<string,mixed> $rendered Result of Post_Content::render().
	 * @param int                 $part     Part of the post, from 1.
	 * @return array<string,mixed> See Post_Schema::post().
	 */
	public static function of( WP_Post $post, array $rendered, int $part ): array {
		$is_post  = 'post' === $post->post_type;
		$category = Post_Summary::category( $post );
		$response = Post_Summary::base( $post ) + [
			'type'          => $post->post_type,
			'author'        => self::author( (int) $post->post_author ),
			'tags'          => self::terms( $post, 'post_tag' ),
			'categories'    => self::terms( $post, 'category' ),
			'breadcrumbs'   => self::breadcrumbs( $post, $category ),
			'related'       => $is_post
				? Post_Summary::of_all( Post_Repository::related( $post, List_Sizes::RELATED ), with_excerpt: false )
				: [],
			'comment_state' => self::comment_state( $post ),
		] + ( $is_post ? self::neighbours( $post ) : [ 'previous' => null, 'next' => null ] ) + Article::of( $post, $rendered, $part );
		return $response + [ 'head' => Head::of_post( $response, $post ) ];
	}

	/** @return array{open:bool,count:int} */
	public static function comment_state( WP_Post $post ): array {
		return [
			'open'  => comments_open( $post ),
			'count' => (int) get_comments_number( $post ),
		];
	}

	/** @return array{id:int,name:string,avt:string,bio:string,path:string|null} */
	public static function author( int $id ): array {
		return [
			'id'   => $id,
			'name' => Public_Name::of_author( $id ),
			'avt'  => (string) get_avatar_url( $id, [ 'size' => Constants::AVATAR_SIZE ] ),
			'bio'  => Text::plain( get_the_author_meta( 'description', $id ) ),
			'path' => Settings::author_id() === $id ? '/' . Paths::AUTHOR . Settings::handle() : null,
		];
	}

	/** @return list<array<string,mixed>> */
	public static function terms( WP_Post $post, string $taxonomy ): array {
		$terms = is_object_in_taxonomy( $post->post_type, $taxonomy ) ? get_the_terms( $post, $taxonomy ) : false;
		return is_array( $terms ) ? array_values( array_map( Term_Response::ref( ... ), $terms ) ) : [];
	}

	/** @return list<array{name:string,path:string}> From the home page to the post's category or parent. */
	private static function breadcrumbs( WP_Post $post, ?WP_Term $category ): array {
		$crumbs = [
			Crumbs::home(),
		];
		foreach ( null === $category ? [] : [ ...Term_Response::ancestors( $category ), Term_Response::ref( $category ) ] as $ref ) {
			$crumbs[] = Crumbs::of( $ref['name'], $ref['path'] );
		}
		foreach ( array_reverse( get_post_ancestors( $post ) ) as $id ) {
			$ancestor = get_post( $id );
			if ( $ancestor instanceof WP_Post && Visibility::may_read( $ancestor ) ) {
				$crumbs[] = Crumbs::of( Post_Summary::title( $ancestor ), Post_Summary::path( $ancestor ) );
			}
		}
		return $crumbs;
	}

	/** @return array{previous:array{title:string,path:string}|null,next:array{title:string,path:string}|null} Its neighbours by date. */
	private static function neighbours( WP_Post $post ): array {
		$outer           = $GLOBALS['post'] ?? null;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- get_adjacent_post() reads it; restored below.
		$GLOBALS['post'] = $post;
		$posts           = [
			'previous' => get_adjacent_post( false, '', true ),
			'next'     => get_adjacent_post( false, '', false ),
		];
		$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$ids             = Visibility::found( [ $post->post_type ], array_column( array_filter( $posts ), 'ID' ) );
		update_object_term_cache( $ids, $post->post_type ); // For their addresses.
		return array_map(
			static fn( mixed $found ): ?array => $found instanceof WP_Post && in_array( $found->ID, $ids, true ) ? [
				'title' => Post_Summary::title( $found ),
				'path'  => Post_Summary::path( $found ),
			] : null,
			$posts
		);
	}
}
