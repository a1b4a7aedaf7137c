<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Atomic_Option;
use Hien\Module;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The numbers of images, assigned in the order of publication and never reused.
 *
 * The number is the slug of the image, so core's rewrite rules apply and exports (WXR) contain it. Later saves do not
 * change it. An imported image has the number that it was exported with, unless another image has that number: then it
 * gets a new one.
 */
final class Image_Numbers implements Module {

	/** Option with the last number that was assigned. */
	public const COUNTER = 'hien_image_number';

	/** Slug of a scheduled image, which has no number yet. */
	private const SCHEDULED_SLUG = 'sap-dang';

	/** Statuses in which an image has no slug yet. */
	private const DRAFTS = [ 'draft', 'pending', 'auto-draft' ];

	/** Maximum number of attempts to raise the counter while other requests raise it. */
	private const MAX_TRIES = 100;

	public function register(): void {
		add_filter( 'wp_insert_post_data', [ $this, 'set_slug' ], 10, 2 );
		add_action( 'transition_post_status', [ $this, 'assign' ], 10, 3 );
	}

	/** The number of an image, also in the trash; 0 before its first publication. */
	public static function of( WP_Post $image ): int {
		return self::in_slug( $image->post_name );
	}

	/** The number in a slug, also that of an image in the trash; 0 for another slug. */
	private static function in_slug( string $slug ): int {
		return preg_match( '/^([1-9][0-9]{0,9})(?:__trashed)?$/D', $slug, $found ) ? (int) $found[1] : 0;
	}

	/**
	 * Sets the slug of an image before it is stored: its number, or SCHEDULED_SLUG or '' before publication.
	 *
	 * @param array<string,mixed> $data Columns of the post as they would be stored.
	 * @param array<string,mixed> $post Arguments of wp_insert_post(): `ID` of an existing post, `import_id` from an importer.
	 * @return array<string,mixed>
	 */
	public function set_slug( array $data, array $post ): array {
		$stored = get_post( (int) ( $post['ID'] ?? 0 ) ?: -1 );
		if ( Image_Post_Type::NAME !== $data['post_type'] || ( null !== $stored && 'trash' === $data['post_status'] ) ) {
			return $data; // Core appends `__trashed` to the slug itself.
		}
		$number            = $stored instanceof WP_Post ? self::of( $stored ) : self::imported( $post );
		$data['post_name'] = match ( true ) {
			$number > 0 && 'trash' === $data['post_status']       => $number . '__trashed',
			$number > 0                                           => (string) $number,
			in_array( $data['post_status'], self::DRAFTS, true ) => '',
			default                                               => self::SCHEDULED_SLUG,
		};
		return $data;
	}

	/**
	 * The number of an imported image. Importers set `import_id`.
	 *
	 * @param array<string,mixed> $post Arguments of wp_insert_post().
	 * @return int 0 if it has none, or another image has the same.
	 */
	private static function imported( array $post ): int {
		global $wpdb;
		$number = empty( $post['import_id'] ) ? 0 : self::in_slug( (string) ( $post['post_name'] ?? '' ) );
		if (
			0 === $number
			|| null !== $wpdb->get_var(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_name IN (%s, %s) LIMIT 1",
					Image_Post_Type::NAME,
					(string) $number,
					$number . '__trashed'
				)
			)
		) {
			return 0;
		}
		self::raise_counter( static fn( int $last ): int => max( $last, $number ) );
		return $number;
	}

	/** Assigns a number on publication by the editor, REST or WP-Cron. */
	public function assign( string $status, string $before, WP_Post $post ): void {
		if (
			Image_Post_Type::NAME !== $post->post_type || ! in_array( $status, [ 'publish', 'private' ], true ) || self::of( $post ) > 0
		) {
			return;
		}
		global $wpdb;
		$number = self::raise_counter( static fn( int $last ): int => $last + 1 );
		// Only if the slug is unchanged: another request may have published the same image at the same time.
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
	 * Raises the counter by compare-and-set: of two requests that read the same number, only one can store the next.
	 *
	 * @param callable(int):int $next Computes the new number from the last one.
	 * @return int The new last number.
	 * @throws RuntimeException Where all attempts fail.
	 */
	private static function raise_counter( callable $next ): int {
		for ( $try = 0; $try < self::MAX_TRIES; $try++ ) {
			$last   = get_option( self::COUNTER ); // The cache may be stale; replace() then fails and clears it.
			$number = $next( (int) $last );
			if ( $number === (int) $last || Atomic_Option::replace( self::COUNTER, $last, (string) $number, false ) ) {
				return $number;
			}
		}
		throw new RuntimeException( 'No number could be given to an image.' );
	}
}
