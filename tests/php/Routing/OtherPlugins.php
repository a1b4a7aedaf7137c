<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\TestCase;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

/** Stand-ins for kinds of plugins: they know a page by its queried object and conditional tags. */
final class OtherPlugins {

	public const NO_TITLE = 'Không có tiêu đề';

	/** Prints title, canonical and description from the queried object, as Yoast SEO and The SEO Framework do. For a process of its own. */
	public static function seo(): void {
		TestCase::$defined = [ 'WPSEO_VERSION' ];
		remove_action( 'wp_head', 'rel_canonical' );
		add_filter( 'pre_get_document_title', static fn(): string => self::describe()['title'] . ' | SEO' );
		add_action(
			'wp_head',
			static function (): void {
				[ 'url' => $url, 'description' => $description ] = self::describe();
				if ( '' !== $url ) {
					printf(
						"<link rel=\"canonical\" href=\"%s\" />\n<meta name=\"description\" content=\"%s\" />\n",
						esc_url( $url ),
						esc_attr( $description )
					);
				}
			}
		);
	}

	/** @return array{title:string,url:string,description:string} */
	private static function describe(): array {
		$object = get_queried_object();
		$found  = match ( true ) {
			is_front_page()                   => [ get_bloginfo( 'name' ), home_url( '/' ) ],
			$object instanceof WP_Post        => [ get_the_title( $object ), (string) wp_get_canonical_url( $object ) ],
			$object instanceof WP_Term        => [ $object->name, (string) get_term_link( $object ) ],
			$object instanceof WP_Post_Type && is_post_type_viewable( $object ) => [
				(string) post_type_archive_title( '', false ),
				(string) get_post_type_archive_link( $object->name ),
			],
			default                           => [ self::NO_TITLE, '' ],
		};
		return [
			'title'       => $found[0],
			'url'         => is_paged() && is_archive() ? get_pagenum_link( (int) get_query_var( 'paged' ) ) : $found[1],
			'description' => $found[0],
		];
	}

	/**
	 * Whether a page cache keeps the page, as WP Super Cache decides it: by the kind of page, unless a filter says that all kinds are fine.
	 */
	public static function keeps_page(): bool {
		$is_known = is_singular() || is_archive() || is_home() || is_front_page();
		return ! is_user_logged_in() && ! is_404() && ! is_search() && ( $is_known || ! apply_filters( 'wpsc_only_cache_known_pages', 1 ) );
	}

	/**
	 * Finds translations instead of posts that are queried by their ids, as Polylang does.
	 *
	 * @param array<int,int> $translations Id of a post => id of its translation.
	 * @param bool           $always       Also in queries that say by `lang` that they want no translation.
	 */
	public static function translate( array $translations, bool $always = false ): void {
		add_action(
			'pre_get_posts',
			static function ( WP_Query $query ) use ( $translations, $always ): void {
				if ( $always || ! isset( $query->query_vars['lang'] ) ) {
					$query->set(
						'post__in',
						array_map( static fn( int $id ): int => $translations[ $id ] ?? $id, (array) $query->get( 'post__in' ) )
					);
				}
			}
		);
	}

	/** Sends guests who open a page or an archive to the login page, as plugins for memberships do. */
	public static function guard( callable $is_guarded ): void {
		add_action(
			'template_redirect',
			static function () use ( $is_guarded ): void {
				if ( $is_guarded() && ! is_user_logged_in() ) {
					wp_safe_redirect( wp_login_url( home_url( (string) $_SERVER['REQUEST_URI'] ) ) );
					exit;
				}
			}
		);
	}
}
