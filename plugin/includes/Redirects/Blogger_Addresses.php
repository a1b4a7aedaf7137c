<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Import\Term_Maker;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Redirects addresses of Blogger that are no post's: of labels, which the import makes tags, and of feeds. */
final class Blogger_Addresses implements Module {

	private const FEEDS = [
		'/feeds/posts/default'    => '',
		'/atom.xml'               => '',
		'/rss.xml'                => '',
		'/feeds/comments/default' => 'comments_rss2',
	];

	/** Matches the posts of a label, which WordPress takes for a search, and their feed. */
	private const LABEL = '~^/(?:search/label|(?<feed>feeds/posts/default)/-)/(?<name>[^/]+)/?$~D';

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'answer' ], 9 ); // Before core's redirects (10).
	}

	public function answer(): void {
		$url = is_404() || is_search() ? self::url( Paths::current() ) : null;
		if ( null !== $url ) {
			Former_Addresses::redirect( $url );
		}
	}

	private static function url( string $path ): ?string {
		if ( isset( self::FEEDS[ untrailingslashit( $path ) ] ) ) {
			return get_feed_link( self::FEEDS[ untrailingslashit( $path ) ] );
		}
		$tag = 1 === preg_match( self::LABEL, $path, $found ) ? Term_Maker::find( 'post_tag', '', urldecode( $found['name'] ) ) : null;
		$url = match ( true ) {
			null === $tag           => null,
			'' !== $found['feed']   => get_term_feed_link( $tag->term_id, 'post_tag' ),
			default                 => get_term_link( $tag ),
		};
		return is_string( $url ) ? $url : null;
	}
}
