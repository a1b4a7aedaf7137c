<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Checks who may read content. Ignores post passwords, without which the title is still shown. */
final class Visibility {

	/** Whether the reader may read a post, by its status. */
	public static function may_read( WP_Post $post ): bool {
		return is_post_status_viewable( (string) get_post_status( $post ) ) || current_user_can( 'read_post', $post->ID );
	}

	/** Whether the reader has entered a password for any post, correct or not. */
	public static function has_given_password(): bool {
		return isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
	}

	/** Whether the post has a page that the reader may open. */
	public static function may_open( WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type ) && self::may_read( $post );
	}
}
