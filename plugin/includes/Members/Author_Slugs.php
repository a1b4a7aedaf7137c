<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Module;
use Hien\Text;
use WP_Query;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The slugs of authors (`user_nicename`), which appear in the addresses of their archives, in the redirect of
 * `?author=1`, in sitemaps and in `wp/v2/users`. WordPress derives them from the login; this class derives them from
 * the public name, or makes a random one where there is none.
 *
 * An account whose slug reveals its login gets another one when the plugin is installed or the account is next saved.
 * The old address answers 404, since a redirect would confirm the login. Other slugs are not changed.
 */
final class Author_Slugs implements Module {

	/** Core's limit of 50, less the suffix that makes a slug unique. */
	private const LENGTH = 40;

	private const BATCH = 500;

	public function register(): void {
		add_filter( 'wp_pre_insert_user_data', [ $this, 'replace' ], 10, 3 );
		add_filter( 'pre_handle_404', [ $this, 'hide_without_posts' ], 10, 2 );
	}

	/**
	 * Who has written nothing has no archive: WordPress would answer 200 for each account that exists (`?author=7`).
	 *
	 * @param mixed $handled Whether another plugin has decided.
	 */
	public function hide_without_posts( mixed $handled, WP_Query $query ): mixed {
		if ( $handled || ! $query->is_author() || [] !== $query->posts ) {
			return $handled;
		}
		$query->set_404();
		status_header( 404 );
		nocache_headers();
		return true;
	}

	/**
	 * @param array<string,mixed> $data      Columns of the account that is saved.
	 * @param bool                $is_update Whether the account exists.
	 * @param int|null            $id        Its id.
	 * @return array<string,mixed>
	 */
	public function replace( array $data, bool $is_update, ?int $id ): array {
		$login = $is_update ? (string) ( get_userdata( (int) $id )->user_login ?? '' ) : (string) $data['user_login'];
		$email = (string) $data['user_email'];
		return self::reveals( (string) $data['user_nicename'], [ $login, $email ] )
			? [ 'user_nicename' => self::make( (string) $data['display_name'], [ $login, $email ] ) ] + $data
			: $data;
	}

	/** Replaces the slugs of this site's accounts that reveal their logins. Can run again. */
	public static function replace_revealing(): void {
		foreach ( array_chunk( get_users( [ 'fields' => 'ID' ] ), self::BATCH ) as $batch ) {
			cache_users( $batch );
			foreach ( $batch as $id ) {
				$user = get_userdata( (int) $id );
				if ( $user instanceof WP_User && self::reveals( $user->user_nicename, [ $user->user_login, $user->user_email ] ) ) {
					wp_update_user(
						[
							'ID'            => $user->ID,
							'user_nicename' => self::make( $user->display_name, [ $user->user_login, $user->user_email ] ),
						]
					);
				}
			}
		}
	}

	/**
	 * Whether a slug is what WordPress derives from a login, with or without the number that makes it unique.
	 *
	 * @param list<string> $secrets Login and e-mail address.
	 */
	private static function reveals( string $slug, array $secrets ): bool {
		foreach ( $secrets as $secret ) {
			$made = sanitize_title( sanitize_user( mb_substr( $secret, 0, 50 ), true ) );
			if ( '' !== $made && preg_match( '/^' . preg_quote( $made, '/' ) . '(?:-\d+)?$/Di', $slug ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A new slug, unique among accounts.
	 *
	 * @param list<string> $secrets Login and e-mail address.
	 */
	private static function make( string $name, array $secrets ): string {
		$name = Text::plain( $name );
		$slug = Public_Name::is_private( $name, $secrets ) ? '' : substr( sanitize_title( remove_accents( $name ) ), 0, self::LENGTH );
		if ( ! preg_match( '/^[a-z0-9][a-z0-9-]*$/D', $slug ) || self::reveals( $slug, $secrets ) ) {
			$slug = 'thanh-vien-' . strtolower( wp_generate_password( 8, false ) );
		}
		$unique = $slug;
		$number = 1;
		while ( false !== get_user_by( 'slug', $unique ) ) {
			$unique = $slug . '-' . ( ++$number );
		}
		return $unique;
	}
}
