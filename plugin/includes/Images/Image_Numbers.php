<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Images;

use Hien\Module;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The number of an image: given once, in the order of publication, and never to another image.
 *
 * It is the image's slug, so core's own rewrite rules make its address, and an export (WXR) carries it. No save changes
 * it. An imported image keeps its number, and with it its address; where another image here has that number, the
 * imported one gets the next new one.
 */
final class Image_Numbers implements Module {

	/** The number that was given last. */
	public const COUNTER = 'hien_image_number';

	/** Slug of a scheduled image. Not a number, so the address of no other image leads to it. */
	private const WAITING = 'sap-dang';

	private const DRAFTS = [ 'draft', 'pending', 'auto-draft' ];

	/** How often another request may raise the counter first. */
	private const TRIES = 100;

	public function register(): void {
		add_filter( 'wp_insert_post_data', [ $this, 'keep' ], 10, 2 );
		add_action( 'transition_post_status', [ $this, 'give' ], 10, 3 );
	}

	/** The number of an image, also of one in the trash; 0 before it is published. */
	public static function of( WP_Post $image ): int {
		return self::in_slug( $image->post_name );
	}

	private static function in_slug( string $slug ): int {
		return preg_match( '/^([1-9][0-9]{0,9})(?:__trashed)?$/D', $slug, $found ) ? (int) $found[1] : 0;
	}

	/**
	 * Sets the slug of an image before it is stored: its number, or none yet.
	 *
	 * @param array<string,mixed> $data Columns of the post as they would be stored.
	 * @param array<string,mixed> $post What was asked to be stored: `ID` where it exists, `import_id` from an importer.
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $post ): array {
		$stored = get_post( (int) ( $post['ID'] ?? 0 ) ?: -1 );
		if ( Image_Post_Type::NAME !== $data['post_type'] || ( null !== $stored && 'trash' === $data['post_status'] ) ) {
			return $data; // Core marks the slug of what goes into the trash.
		}
		$number = $stored instanceof WP_Post ? self::of( $stored ) : self::imported( $post );
		$data['post_name'] = match ( true ) {
			$number > 0 && 'trash' === $data['post_status']       => $number . '__trashed',
			$number > 0                                           => (string) $number,
			in_array( $data['post_status'], self::DRAFTS, true ) => '',
			default                                               => self::WAITING,
		};
		return $data;
	}

	/**
	 * The number that a new image brings along from an importer, which names the id that it had (`import_id`).
	 *
	 * @param array<string,mixed> $post What was asked to be stored.
	 * @return int 0 where it brings none, or another image has it.
	 */
	private static function imported( array $post ): int {
		global $wpdb;
		$number = empty( $post['import_id'] ) ? 0 : self::in_slug( (string) ( $post['post_name'] ?? '' ) );
		if ( 0 === $number || null !== $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_name IN (%s, %s) LIMIT 1", Image_Post_Type::NAME, (string) $number, $number . '__trashed' ) ) ) {
			return 0;
		}
		self::count_on( static fn( int $last ): int => max( $last, $number ) );
		return $number;
	}

	/** Gives a number at publication: by the editor, REST or WP-Cron. */
	public function give( string $status, string $before, WP_Post $post ): void {
		if ( Image_Post_Type::NAME !== $post->post_type || ! in_array( $status, [ 'publish', 'private' ], true ) || self::of( $post ) > 0 ) {
			return;
		}
		global $wpdb;
		$number = self::count_on( static fn( int $last ): int => $last + 1 );
		// Another request may have published the same image at this moment: the first number stays.
		$wpdb->update(
			$wpdb->posts,
			[ 'post_name' => (string) $number ],
			[
				'ID'        => $post->ID,
				'post_name' => $post->post_name,
			]
		);
		clean_post_cache( $post->ID );
		$post->post_name = (string) get_post_field( 'post_name', $post->ID );
	}

	/**
	 * Raises the counter. Of two requests that read the same last number, only one can store the next.
	 *
	 * @param callable(int):int $next The last number => the new one.
	 * @return int The new last number.
	 * @throws RuntimeException Where the database does not store it.
	 */
	private static function count_on( callable $next ): int {
		global $wpdb;
		add_option( self::COUNTER, '0', '', false );
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$last   = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::COUNTER ) );
			$number = $next( $last );
			$row    = [
				'option_name'  => self::COUNTER,
				'option_value' => (string) $last,
			];
			if ( $number === $last || 1 === $wpdb->update( $wpdb->options, [ 'option_value' => (string) $number ], $row ) ) {
				wp_cache_delete( self::COUNTER, 'options' );
				return $number;
			}
		}
		throw new RuntimeException( 'No number could be given to an image.' );
	}
}
