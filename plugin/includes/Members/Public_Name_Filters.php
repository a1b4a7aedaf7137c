<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Content\Public_Name;
use Hien\Module;
use Hien\Text;
use WP_Comment;
use WP_Post;
use WP_REST_Response;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WordPress and other plugins show public names (Public_Name) in templates, feeds, embeds, document titles and
 * `wp/v2`. For addresses, see Author_Slugs.
 *
 * wp-admin shows the stored names, as does `wp/v2` to users who may manage users, others' posts, or comments.
 */
final class Public_Name_Filters implements Module {

	public function register(): void {
		add_filter( 'the_author', [ $this, 'the_author' ] );
		add_filter( 'get_the_author_display_name', [ $this, 'author_name' ], 10, 2 );
		add_filter( 'get_the_author_nickname', [ $this, 'author_name' ], 10, 2 );
		add_filter( 'get_comment_author', [ $this, 'comment_author' ], 10, 3 );
		add_filter( 'document_title_parts', [ $this, 'document_title' ], 5 );
		add_filter( 'oembed_response_data', [ $this, 'embed' ], 10, 2 );
		add_filter( 'rest_prepare_user', [ $this, 'rest_user' ], 10, 2 );
		add_filter( 'rest_user_query', [ $this, 'rest_user_query' ] );
		add_filter( 'rest_prepare_comment', [ $this, 'rest_comment' ], 10, 2 );
	}

	/** The author of the current post in a loop. RSS prints it in a CDATA section, in which entities would be text. */
	public function the_author( mixed $name ): mixed {
		$author = $GLOBALS['authordata'] ?? null;
		$name   = $author instanceof WP_User ? $this->author_name( $name, $author->ID ) : $name;
		return is_string( $name ) && is_feed( [ 'rss2', 'rdf' ] ) ? str_replace( ']]>', ']]&gt;', Text::decode( $name ) ) : $name;
	}

	public function author_name( mixed $name, mixed $id ): mixed {
		return is_admin() || false === get_userdata( (int) $id ) ? $name : Text::encode( Public_Name::of_author( (int) $id ) );
	}

	public function comment_author( mixed $name, mixed $id = 0, mixed $comment = null ): mixed {
		return is_admin() || ! $comment instanceof WP_Comment ? $name : Text::encode( Public_Name::of_comment( $comment ) );
	}

	/** @param mixed $parts Parts of the title. */
	public function document_title( mixed $parts ): mixed {
		$author = is_author() ? get_queried_object() : null;
		return $author instanceof WP_User ? [ 'title' => Public_Name::of_author( $author->ID ) ] + (array) $parts : $parts;
	}

	/** @param mixed $data Response of the oEmbed endpoint. */
	public function embed( mixed $data, WP_Post $post ): mixed {
		return is_array( $data ) && isset( $data['author_name'] )
			? [ 'author_name' => Public_Name::of_author( (int) $post->post_author ) ] + $data
			: $data;
	}

	public function rest_user( mixed $response, WP_User $user ): mixed {
		if (
			$response instanceof WP_REST_Response
			&& isset( $response->data['name'] )
			&& get_current_user_id() !== $user->ID
			&& ! self::may_see_accounts()
		) {
			$response->data['name'] = Public_Name::of( $user );
		}
		return $response;
	}

	/**
	 * Searches slugs only: WordPress also searches logins, for anybody.
	 *
	 * @param mixed $args Arguments of WP_User_Query.
	 */
	public function rest_user_query( mixed $args ): mixed {
		return is_array( $args ) && isset( $args['search'] ) && ! self::may_see_accounts()
			? [ 'search_columns' => [ 'user_nicename' ] ] + $args
			: $args;
	}

	public function rest_comment( mixed $response, WP_Comment $comment ): mixed {
		if (
			$response instanceof WP_REST_Response && isset( $response->data['author_name'] ) && ! current_user_can( 'moderate_comments' )
		) {
			$response->data['author_name'] = Public_Name::of_comment( $comment );
		}
		return $response;
	}

	/** Whether the user sees accounts in wp-admin: in the list of users, or as authors of others' posts. */
	private static function may_see_accounts(): bool {
		return current_user_can( 'list_users' ) || current_user_can( 'edit_others_posts' );
	}
}
