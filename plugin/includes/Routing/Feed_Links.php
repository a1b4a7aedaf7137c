<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Module;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** Links to feeds of archives and the search end as the site's permalinks, and have Vietnamese titles. Pages of routes have no feed. */
final class Feed_Links implements Module {

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_filter( 'post_type_archive_feed_link', [ $this, 'end_as_others' ] );
		add_filter( 'search_feed_link', [ $this, 'end_as_others' ] );
		add_filter( 'feed_links_extra_args', [ $this, 'titles' ] );
		add_filter( 'feed_links_extra_show_post_comments_feed', [ $this, 'has_comments_feed' ] );
		add_action( 'template_redirect', [ $this, 'answer' ], 9 ); // Before core's redirects (10).
	}

	/** Core always adds a slash to these. */
	public function end_as_others( mixed $url ): mixed {
		return is_string( $url ) && str_ends_with( $url, '/' ) ? user_trailingslashit( $url, 'feed' ) : $url;
	}

	/**
	 * Titles of the links to feeds of archives and terms, which core's Vietnamese translation does not have.
	 *
	 * @param mixed $args Of feed_links_extra().
	 */
	public function titles( mixed $args ): mixed {
		return ! is_array( $args ) ? $args : [
			/* translators: 1: name of the site, 2: separator, 3: an archive, such as "Video" */
			'posttypetitle' => __( 'Dòng thông tin %1$s %2$s %3$s', 'hien-core' ),
			/* translators: 1: name of the site, 2: separator, 3: a term, 4: what kind of term it is, such as "Loạt bài" */
			'taxtitle'      => __( 'Dòng thông tin %1$s %2$s %4$s: %3$s', 'hien-core' ),
		] + $args;
	}

	/** Whether the head names a feed of comments: not on the page of a fixed route, which shows none, even where they are open. */
	public function has_comments_feed( mixed $shown ): mixed {
		return null === $this->fixed_route() ? $shown : false;
	}

	/** Redirects the feed of a fixed route's page, which would list comments, to the feed of its posts; a 404 if it lists none. */
	public function answer(): void {
		global $wp_query;
		$route = is_feed() ? $this->fixed_route() : null;
		if ( null === $route ) {
			return;
		}
		$format = 'feed' === get_query_var( 'feed' ) ? '' : (string) get_query_var( 'feed' );
		$url    = match ( $route->name ) {
			'latest' => get_feed_link( $format ),
			'author' => get_author_feed_link( (int) $route->params['author'], $format ),
			default  => null,
		};
		if ( null !== $url ) {
			wp_safe_redirect( $url, 301, 'Hien' );
			exit;
		}
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}

	/** The fixed route whose page is asked for; null if none is. */
	private function fixed_route(): ?Route {
		$is_page = Theme::prints_screens() && is_page();
		$route   = $is_page ? $this->routes->of_page( (string) get_page_uri( get_queried_object_id() ) ) : null;
		return null !== $route && $route->fixed ? $route : null;
	}
}
