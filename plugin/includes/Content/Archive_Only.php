<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;
use WP_Post;
use WP_Post_Type;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A content type whose items have no pages: only its archive is public. */
final class Archive_Only implements Module {

	/** @param string $type Name of the post type. */
	public function __construct( private readonly string $type ) {}

	public function register(): void {
		add_filter( 'is_post_type_viewable', [ $this, 'is_viewable' ], 10, 2 );
		add_filter( 'post_type_link', [ $this, 'link_to_archive' ], 10, 2 );
		add_filter( 'pre_handle_404', [ $this, 'handle_404' ], 10, 2 );
	}

	/** @param mixed $is_viewable By WordPress; another plugin's filter may have returned null. */
	public function is_viewable( mixed $is_viewable, WP_Post_Type $type ): bool {
		return (bool) $is_viewable && $type->name !== $this->type;
	}

	/**
	 * Makes the archive the address of items, such as in feeds.
	 *
	 * @param mixed $link By WordPress; another plugin's filter may have returned null.
	 */
	public function link_to_archive( mixed $link, WP_Post $post ): mixed {
		return $post->post_type === $this->type ? (string) get_post_type_archive_link( $post->post_type ) : $link;
	}

	/** Answers 404 for addresses such as `/?post_type=hien_faq&p=5`. */
	public function handle_404( mixed $handled, WP_Query $query ): mixed {
		if ( $handled || ! $query->is_singular( $this->type ) ) {
			return $handled;
		}
		$query->set_404();
		status_header( 404 );
		nocache_headers();
		return true;
	}
}
