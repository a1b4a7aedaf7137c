<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Addresses\Paths;
use Hien\Atomic_Meta;
use Hien\Module;
use Hien\Posts\Post_Repository;
use Hien\Visitors\Visitor;
use WP;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `/tai-nguyen/tai/{slug}`: counts the download and redirects to the file. Not a screen: see Paths::RESERVED. */
final class Download_Link implements Module {

	private const PATH = 'tai-nguyen/tai/';

	/** The URL that counts the download. */
	public static function url( WP_Post $download ): string {
		return Paths::url( '/' . self::PATH . $download->post_name );
	}

	public function register(): void {
		add_action( 'parse_request', [ $this, 'handle_request' ] );
		// WordPress's speculative loading would count downloads on hover.
		$path = '/' . self::PATH . '*';
		add_filter( 'wp_speculation_rules_href_exclude_paths', static fn( mixed $paths ): array => [ ...(array) $paths, $path ] );
	}

	/** Handles the request before WordPress queries posts; an unknown slug gets the 404 page. */
	public function handle_request( WP $wp ): void {
		if ( ! preg_match( '#^/' . self::PATH . '([^/]+)$#D', Paths::current(), $found ) ) {
			return;
		}
		$download = Post_Repository::find( urldecode( $found[1] ), Download_Post_Type::NAME );
		$file     = null === $download || post_password_required( $download ) ? null : Download_File::of( $download );
		if ( null === $download || null === $file ) {
			$wp->query_vars = [ 'error' => '404' ];
			return;
		}
		if ( isset( $_SERVER['REQUEST_METHOD'] ) && 'GET' === $_SERVER['REQUEST_METHOD'] && ! Visitor::is_robot() ) {
			Atomic_Meta::increment( $download->ID, Download_Post_Type::DOWNLOADS, 1 );
		}
		add_filter( 'nocache_headers', static fn( mixed $headers ): array => (array) $headers + [ 'X-Robots-Tag' => 'noindex, nofollow' ] );
		nocache_headers();
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- Media may be served by another host.
		wp_redirect( (string) wp_get_attachment_url( $file['id'] ), 302, 'Hien' );
		exit;
	}
}
