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
	 * @param array<string,mixed> $article Result of Article::of().
	 * @return array<string,mixed> See Post_Schema::post().
	 */
	public static function of( WP_Post $post, array $article ): array {
		$around   = 'post' === $post->post_type
			? Post_Repository::around( $post, List_Sizes::RELATED )
			: [
				'related'  => [],
				'previous' => null,
				'next'     => null,
			];
		$category = Post_Summary::category( $post );
		$response = Post_Summary::base( $post ) + [
			'type'          => $post->post_type,
			'author'        => self::author( (int) $post->post_author ),
			'tags'          => self::terms( $post, 'post_tag' ),
			'categories'    => self::terms( $post, 'category' ),
			'breadcrumbs'   => self::breadcrumbs( $post, $category ),
			'related'       => Post_Summary::of_all( $around['related'], with_excerpt: false ),
			'comment_state' => self::comment_state( $post ),
			'previous'      => self::neighbour( $around['previous'] ),
			'next'          => self::neighbour( $around['next'] ),
		] + $article;
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

	/** @return array{title:string,path:string}|null A post before or after this one. */
	private static function neighbour( ?WP_Post $post ): ?array {
		return null === $post ? null : [
			'title' => Post_Summary::title( $post ),
			'path'  => Post_Summary::path( $post ),
		];
	}
}
