<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Accounts\Profile\Portrait_Files;
use Hien\Module;
use Hien\Settings\Settings;
use WP_Comment;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Uses uploaded portraits as avatars and, as WordPress's default avatar, drawn ones: always the same for a person, without a request
 * to Gravatar. The author of the site has a drawing of their own.
 */
final class Portraits implements Module {

	/** Value of the option `avatar_default`. */
	public const NAME = 'hien';

	/** Number of drawn files, without the author's. */
	private const FILES = 48;

	/** URL fragments that select the colours of a drawing; the first is for the original colours. */
	private const COLOURS = [ '', '#b', '#c', '#d', '#e', '#f' ];

	public function register(): void {
		add_filter( 'avatar_defaults', [ $this, 'add_choice' ] );
		add_filter( 'pre_get_avatar_data', [ $this, 'portrait' ], 10, 2 );
		add_action( 'delete_user', [ Portrait_Files::class, 'remove' ] );
		add_action( 'remove_user_from_blog', [ Portrait_Files::class, 'remove' ] );
	}

	/**
	 * @param mixed $choices Value => label.
	 * @return array<string,string>
	 */
	public function add_choice( mixed $choices ): array {
		return (array) $choices + [ self::NAME => __( 'Chân dung Hiên (không gọi Gravatar)', 'hien-core' ) ];
	}

	/**
	 * @param mixed $args   Avatar data; a `url` that another plugin has set is not changed.
	 * @param mixed $person User, comment, post, id or e-mail.
	 */
	public function portrait( mixed $args, mixed $person ): mixed {
		if ( ! is_array( $args ) || isset( $args['url'] ) ) {
			return $args;
		}
		// Comment lists in wp-admin pass another `default`; only the samples on the settings page set `force_default`.
		$is_sample = ! empty( $args['force_default'] );
		$wanted    = $is_sample ? ( $args['default'] ?? '' ) : get_option( 'avatar_default' );
		$account   = self::account( $person );
		$uploaded  = $is_sample ? null : Portrait_Files::url( $account, (int) $args['size'] );
		$url       = $uploaded ?? ( self::NAME === $wanted ? $this->drawing( $person, $account ) : null );
		return null === $url ? $args : [ 'found_avatar' => true, 'url' => $url ] + $args;
	}

	/** The URL of the drawing for a person. Its fragment, as in 'avatar-12.svg#c', selects the colours. */
	private function drawing( mixed $person, int $account ): string {
		$hash = crc32( self::key( $person ) );
		$file = Settings::author_id() === $account
			? 'author.svg'
			: 'avatar-' . ( $hash % self::FILES + 1 ) . '.svg' . self::COLOURS[ intdiv( $hash, self::FILES ) % count( self::COLOURS ) ];
		return plugins_url( "assets/avatars/$file", HIEN_CORE_FILE );
	}

	/** The id of a person's account; 0 for none. Ignores the address of a guest comment, which is not verified. */
	private static function account( mixed $person ): int {
		return match ( true ) {
			$person instanceof WP_User    => $person->ID,
			$person instanceof WP_Post    => (int) $person->post_author,
			$person instanceof WP_Comment => (int) $person->user_id,
			is_numeric( $person )         => (int) $person,
			default                       => is_string( $person ) && is_email( $person )
				? ( get_user_by( 'email', $person ) ?: new WP_User() )->ID
				: 0,
		};
	}

	/** A string that identifies a person: the e-mail address where possible. */
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
