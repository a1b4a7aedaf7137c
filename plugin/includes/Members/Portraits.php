<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Module;
use WP_Comment;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Drawn portraits as WordPress's default avatar: always the same one for a person, without a request to Gravatar. */
final class Portraits implements Module {

	/** Value of the option `avatar_default`. */
	public const NAME = 'hien';

	private const COUNT = 20;

	public function register(): void {
		add_filter( 'avatar_defaults', [ $this, 'add_choice' ] );
		add_filter( 'pre_get_avatar_data', [ $this, 'portrait' ], 10, 2 );
	}

	/**
	 * @param array<string,string> $choices Value => label.
	 * @return array<string,string>
	 */
	public function add_choice( array $choices ): array {
		return $choices + [ self::NAME => __( 'Chân dung Hiên (không gọi Gravatar)', 'hien-core' ) ];
	}

	/**
	 * @param array<string,mixed> $args   Avatar data; a `url` that another plugin has set is not changed.
	 * @param mixed               $person User, comment, post, id or e-mail.
	 * @return array<string,mixed>
	 */
	public function portrait( array $args, mixed $person ): array {
		// Lists of comments in wp-admin pass another default; only the samples on the settings page force theirs.
		$wanted = empty( $args['force_default'] ) ? get_option( 'avatar_default' ) : ( $args['default'] ?? '' );
		if ( isset( $args['url'] ) || self::NAME !== $wanted ) {
			return $args;
		}
		$key                  = self::key( $person );
		$args['found_avatar'] = true;
		$args['url']          = plugins_url( 'assets/avatars/avatar-' . ( crc32( $key ) % self::COUNT + 1 ) . '.svg', HIEN_CORE_FILE );
		return $args;
	}

	/** A string that identifies a person. */
	private static function key( mixed $person ): string {
		return match ( true ) {
			$person instanceof WP_User    => strtolower( $person->user_email ),
			$person instanceof WP_Post    => self::key( (int) $person->post_author ),
			$person instanceof WP_Comment => strtolower( $person->comment_author_email ?: $person->comment_author ),
			is_numeric( $person )         => self::key( get_userdata( (int) $person ) ?: '' ),
			default                       => is_string( $person ) ? strtolower( $person ) : '',
		};
	}
}
