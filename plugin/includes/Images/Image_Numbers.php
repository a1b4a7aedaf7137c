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
 * It is the image's slug, so core's own rewrite rules make its address. Nobody can change it: what a save says about
 * the slug is put right before it is stored.
 */
final class Image_Numbers implements Module {

	/** The number that was given last. */
	public const COUNTER = 'hien_image_number';

	/** Slug of an image that waits for its day; no number, so no other image is ever found in its place. */
	private const WAITING = 'sap-dang';

	private const DRAFTS = [ 'draft', 'pending', 'auto-draft' ];

	/** How often another publication may take the next number first. */
	private const TRIES = 100;

	public function register(): void {
		add_filter( 'wp_insert_post_data', [ $this, 'keep' ], 10, 2 );
		add_action( 'transition_post_status', [ $this, 'give' ], 10, 3 );
	}

	/** The number of an image, also of one in the trash; 0 before it is published. */
	public static function of( WP_Post $image ): int {
		return preg_match( '/^([1-9][0-9]*)(?:__trashed)?$/D', $image->post_name, $found ) ? (int) $found[1] : 0;
	}

	/**
	 * @param array<string,mixed> $data Columns of the post as they would be stored.
	 * @param array<string,mixed> $post What was asked to be stored; `ID` where it exists.
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $post ): array {
		if ( Image_Post_Type::NAME !== $data['post_type'] || 'trash' === $data['post_status'] ) {
			return $data;
		}
		$stored = get_post( (int) ( $post['ID'] ?? 0 ) ?: -1 );
		$number = $stored instanceof WP_Post ? self::of( $stored ) : 0;
		$data['post_name'] = match ( true ) {
			$number > 0                                           => (string) $number,
			in_array( $data['post_status'], self::DRAFTS, true ) => '',
			default                                               => self::WAITING,
		};
		return $data;
	}

	/** Gives a number at publication, whichever way it came: the editor, REST, the clock. */
	public function give( string $status, string $before, WP_Post $post ): void {
		if ( Image_Post_Type::NAME !== $post->post_type || ! in_array( $status, [ 'publish', 'private' ], true ) || self::of( $post ) > 0 ) {
			return;
		}
		global $wpdb;
		$number = $this->take();
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
	 * The next number. Of two requests that read the same last one, only one can store the next.
	 *
	 * @throws RuntimeException Where the database does not store it.
	 */
	private function take(): int {
		global $wpdb;
		add_option( self::COUNTER, '0', '', false );
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::COUNTER ) );
			$done = $wpdb->update(
				$wpdb->options,
				[ 'option_value' => (string) ( $last + 1 ) ],
				[
					'option_name'  => self::COUNTER,
					'option_value' => (string) $last,
				]
			);
			if ( 1 === $done ) {
				wp_cache_delete( self::COUNTER, 'options' );
				return $last + 1;
			}
		}
		throw new RuntimeException( 'No number could be given to an image.' );
	}
}
