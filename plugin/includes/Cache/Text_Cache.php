<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

use Hien\Content\Visibility;
use Hien\Posts\Post_Repository;
use Hien\Posts\Static_Text;
use Hien\Routing\Screen;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Caches responses with texts for visitors, so that no block, comment or list of posts is made again: this halves the time
 * of a post, without the start of WordPress.
 *
 * An entry has the response and the styles that rendering adds to the page (Render_Effects). This is safe because
 * - only texts that are the same for all visitors are cached: no password, no shortcode, no block that shows more than the
 *   author wrote in it (Static_Text::is_static());
 * - nothing is cached or read from the cache where another plugin filters texts or queries, since it may do so for some
 *   visitors only; nor for users who are signed in, for visitors who have entered a password, or in a preview;
 * - a response is not cached where rendering does more to the page than add styles;
 * - Response_Cache::clear() makes it out of date with every change of content, and so does an update of WordPress, the
 *   plugin or the theme.
 */
final class Text_Cache {

	/** Number of responses of a kind that are cached: those with the same remainder replace each other, so that the table of options stays small on a large site. */
	private const PLACES = 500;

	/**
	 * @param string                                                        $name   Name of the response, such as `post`.
	 * @param int                                                           $number Its id, or the number of the page of a list.
	 * @param string                                                        $key    Identifies everything else on which the response depends.
	 * @param callable():array{array<string,mixed>|WP_Error,array<WP_Post>} $make   Makes the response; with it, the posts whose texts it contains.
	 * @return array<string,mixed>|WP_Error
	 */
	public static function remember( string $name, int $number, string $key, callable $make ): array|WP_Error {
		if ( ! self::is_usable() ) {
			return $make()[0];
		}
		$place = self::place( $name, $number );
		if ( 'post' === $name && ! wp_is_rest_endpoint() ) {
			Response_Cache::prime( [ $place, self::place( 'comments', $number ) ] ); // The page of a post shows both.
		}
		$version = implode( '|', [ Response_Cache::version(), Screen::version(), wp_get_wp_version(), $number, $key ] );
		$cached  = Response_Cache::get( $place, $version );
		if ( null !== $cached ) {
			Render_Effects::restore( $cached['styles'] );
			return $cached['response'];
		}
		$effects              = new Render_Effects();
		[ $response, $posts ] = $make();
		$styles               = $effects->styles();
		if ( is_array( $response ) && null !== $styles && self::is_static( $response, $posts ) ) {
			Response_Cache::set( $place, $version, compact( 'response', 'styles' ), null );
		}
		return $response;
	}

	/** Where an entry is stored. Styles of blocks are apart in pages and together in REST (wp_should_load_separate_core_block_assets()). */
	private static function place( string $name, int $number ): string {
		return implode( '_', [ $name, wp_is_rest_endpoint() ? 'rest' : 'page', $number % self::PLACES ] );
	}

	/**
	 * @param array<string,mixed> $response A response.
	 * @param array<WP_Post>      $posts    The posts whose texts it contains.
	 */
	private static function is_static( array $response, array $posts ): bool {
		$others = array_filter( $posts, static fn( WP_Post $post ): bool => ! Static_Text::is_static( $post ) );
		return [] === $others && ! str_contains( (string) wp_json_encode( $response ), 'data-wp-interactive' ); // Blocks with scripts have a state that the page prints.
	}

	/** Whether this visitor sees the same as all others. */
	private static function is_usable(): bool {
		return ! is_user_logged_in()
			&& ! Visibility::has_given_password()
			&& ! Response_Cache::is_preview()
			&& ! Post_Repository::is_filtered()
			&& ! Static_Text::is_filtered();
	}
}
