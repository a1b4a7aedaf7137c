<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Who may see content. A password is no matter of this: without it content shows its title and nothing else. */
final class Visibility {

	/** Whether the reader may see a post of this status; whether its type is for readers at all is not asked. */
	public static function may_read( WP_Post $post ): bool {
		return is_post_status_viewable( (string) get_post_status( $post ) ) || current_user_can( 'read_post', $post->ID );
	}

	/** Whether the reader has given a password, right or wrong, to open a post. */
	public static function has_given_password(): bool {
		return isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
	}

	/** Whether the post has an address of its own that the reader may open. */
	public static function may_open( WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type ) && self::may_read( $post );
	}
}
