<?php
declare(strict_types=1);

namespace Hien\Uploads;

use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** Where the site uses an uploaded file. */
final class File_Uses {

	/** Names of the fields with a picture, in any section of the settings. */
	private const FIELDS = [ 'image', 'cover' ];

	/**
	 * A shortcode with an id among others. It names neither "[" nor "]", which MySQL and MariaDB escape differently. So it also
	 * finds some texts that are no shortcodes; their files are kept.
	 */
	private const IN_SHORTCODE = '(gallery|playlist)[^<]*ids=.([0-9 ]*,)* *%d *[^0-9 ]';

	/**
	 * Whether a text names the file, content has it as its picture or in a field, or it is the site's icon or logo, or a picture of the
	 * settings. It may have been uploaded for something else.
	 *
	 * @param int $id Attachment.
	 */
	public static function is_used( int $id ): bool {
		global $wpdb;
		$pictures = [ (int) get_option( 'site_icon' ), (int) get_theme_mod( 'custom_logo' ) ];
		$settings = (array) get_option( Sections::NAME );
		array_walk_recursive(
			$settings,
			static function ( mixed $value, string|int $field ) use ( &$pictures ): void {
				if ( in_array( $field, self::FIELDS, true ) ) {
					$pictures[] = (int) $value;
				}
			}
		);
		if ( in_array( $id, $pictures, true ) ) {
			return true;
		}
		// The names of its sizes begin with the same words.
		$name = preg_replace( '/-scaled$/', '', pathinfo( (string) get_post_meta( $id, '_wp_attached_file', true ), PATHINFO_FILENAME ) );
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				"SELECT 1 FROM {$wpdb->postmeta} WHERE meta_value = %s AND ( meta_key = '_thumbnail_id' OR meta_key LIKE %s )
				UNION SELECT 1 FROM {$wpdb->posts} WHERE post_type NOT IN ( 'attachment', 'revision' ) AND ( post_content LIKE %s OR post_content REGEXP %s )
				UNION SELECT 1 FROM {$wpdb->posts} p INNER JOIN {$wpdb->posts} a ON a.post_parent = p.ID WHERE a.ID = %d AND p.post_content LIKE %s LIMIT 1",
				(string) $id,
				$wpdb->esc_like( 'hien_' ) . '%',
				'%/' . $wpdb->esc_like( (string) $name ) . '%',
				sprintf( self::IN_SHORTCODE, $id ),
				$id,
				'%[gallery%' // Without ids it shows all pictures of its post.
			)
		);
	}
}
