<?php
declare(strict_types=1);

namespace Hien\Members;

use Generator;
use Hien\Content\Public_Name;
use Hien\Module;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Query;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The slugs of authors (`user_nicename`), which appear in the URLs of their archives, in the redirect of `?author=1`, in sitemaps
 * and in `wp/v2/users`. WordPress derives them from the login; this class derives them from the public name, or makes random ones.
 *
 * Existing accounts whose slug reveals the login get a new one after the owner agrees (Site_Defaults): at once, by WP-Cron where
 * there are many, or on the next save. The old URL responds 404, since a redirect would confirm the login. Other slugs are not changed.
 */
final class Author_Slugs implements Module {

	/** Maximum length: core's limit of 50 minus a suffix that makes the slug unique. */
	private const LENGTH = 40;

	/** Number of accounts that one request checks. */
	private const BATCH = 200;

	/** WP-Cron's hook that processes the next batch. */
	public const EVENT = 'hien_replace_slugs';

	public function register(): void {
		add_filter( 'wp_pre_insert_user_data', [ $this, 'replace' ], 10, 3 );
		add_filter( 'pre_handle_404', [ $this, 'hide_without_posts' ], 10, 2 );
		add_action( self::EVENT, [ self::class, 'replace_revealing' ] );
	}

	/**
	 * Responds 404 for the archive of a user without posts. WordPress would respond 200, and so reveal which accounts exist
	 * (`?author=7`).
	 *
	 * @param mixed $handled Whether another plugin has handled the request.
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
	 * Replaces a slug that reveals the login when an account is saved.
	 *
	 * @param mixed    $data      Columns of the account; null if another plugin has cancelled the save.
	 * @param bool     $is_update Whether the account exists.
	 * @param int|null $id        Its id; null for a new account.
	 */
	public function replace( mixed $data, bool $is_update, ?int $id ): mixed {
		if ( ! is_array( $data ) || ( $is_update && ! Settings::are_defaults_accepted() ) ) {
			return $data;
		}
		$login   = $is_update ? (string) ( get_userdata( (int) $id )->user_login ?? '' ) : (string) $data['user_login'];
		$secrets = [ $login, (string) $data['user_email'] ];
		if ( ! self::reveals( (string) $data['user_nicename'], $secrets ) ) {
			return $data;
		}
		return [ 'user_nicename' => self::make( (string) $data['display_name'], $secrets ) ] + $data;
	}

	/** Whether the slug of a user with posts reveals the login. Checks the first BATCH users only. */
	public static function reveal_logins(): bool {
		foreach ( self::users( self::batch( 0 ) + [ 'has_published_posts' => true ] ) as $user ) {
			if ( self::reveals( $user->user_nicename, [ $user->user_login, $user->user_email ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Replaces the slugs of this site's accounts that reveal the login. Can run again.
	 *
	 * @param int $offset Number of accounts that were checked. If one of them is deleted meanwhile, one account is skipped.
	 */
	public static function replace_revealing( int $offset = 0 ): void {
		$checked = 0;
		foreach ( self::users( self::batch( $offset ) ) as $user ) {
			++$checked;
			$secrets = [ $user->user_login, $user->user_email ];
			if ( self::reveals( $user->user_nicename, $secrets ) ) {
				self::set( $user, self::make( $user->display_name, $secrets ) );
			}
		}
		if ( self::BATCH === $checked ) {
			wp_schedule_single_event( time(), self::EVENT, [ $offset + self::BATCH ] );
		}
	}

	/** @return array<string,mixed> Arguments of get_users() for one batch. */
	private static function batch( int $offset ): array {
		return [
			'orderby' => 'ID',
			'number'  => self::BATCH,
			'offset'  => $offset,
		];
	}

	/**
	 * @param array<string,mixed> $args Of get_users().
	 * @return Generator<WP_User>
	 */
	private static function users( array $args ): Generator {
		foreach ( array_chunk( get_users( [ 'fields' => 'ID' ] + $args ), self::BATCH ) as $batch ) {
			cache_users( $batch );
			foreach ( $batch as $id ) {
				$user = get_userdata( (int) $id );
				if ( $user instanceof WP_User ) {
					yield $user;
				}
			}
		}
	}

	/** Stores the slug directly, since wp_update_user() would run replace(). */
	private static function set( WP_User $user, string $slug ): void {
		global $wpdb;
		$wpdb->update( $wpdb->users, [ 'user_nicename' => $slug ], [ 'ID' => $user->ID ] );
		clean_user_cache( $user );
	}

	/**
	 * Whether a slug is the one that WordPress derives from a login or address, with or without a number that makes it unique.
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
