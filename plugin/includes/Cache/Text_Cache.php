<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

use Hien\Content\Visibility;
use Hien\Foreign_Hooks;
use Hien\Posts\Static_Text;
use Hien\Routing\Screen;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Caches responses with rendered content for visitors. This halves the time that a post takes, not counting the start of
 * WordPress.
 *
 * An entry contains the response and the styles that rendering adds to the page (Render_Effects). This is safe because
 * - only content that is the same for all visitors is cached: without a password, shortcodes, or blocks that show more than the
 *   author wrote in them (Static_Text::is_static());
 * - the cache is not used if another plugin filters content or queries, since the result may depend on the visitor; nor for
 *   signed-in users, visitors who have entered a password, or previews;
 * - a response is not cached where rendering adds more than styles to the page;
 * - Response_Cache::clear() invalidates it with every change of content, and so does an update of WordPress, the plugin or the
 *   theme.
 */
final class Text_Cache {

	/** Maximum number of entries of one name. Numbers with the same remainder share an entry, so that the options table stays small. */
	private const PLACES = 500;

	/**
	 * @param string                                                        $name   Name of the response, such as `post`.
	 * @param int                                                           $number Id of the object, or page number of a list.
	 * @param string                                                        $key    All else on which the response depends.
	 * @param callable():array{array<string,mixed>|WP_Error,array<WP_Post>} $make   Returns the response, and the posts whose content it contains.
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

	/** Name of an entry. Pages and REST differ in the styles of blocks (wp_should_load_separate_core_block_assets()). */
	private static function place( string $name, int $number ): string {
		return implode( '_', [ $name, wp_is_rest_endpoint() ? 'rest' : 'page', $number % self::PLACES ] );
	}

	/**
	 * @param array<string,mixed> $response A response.
	 * @param array<WP_Post>      $posts    The posts whose content it contains.
	 */
	private static function is_static( array $response, array $posts ): bool {
		$others = array_filter( $posts, static fn( WP_Post $post ): bool => ! Static_Text::is_static( $post ) );
		return [] === $others && ! str_contains( (string) wp_json_encode( $response ), 'data-wp-interactive' ); // Interactive blocks have a state that the page prints.
	}

	/** Whether this visitor sees the same content as all others. */
	private static function is_usable(): bool {
		return ! is_user_logged_in()
			&& ! Visibility::has_given_password()
			&& ! Response_Cache::is_preview()
			&& ! Foreign_Hooks::change_queries()
			&& ! Static_Text::is_filtered();
	}
}
