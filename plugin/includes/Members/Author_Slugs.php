<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Generator;
use Hien\Module;
use Hien\Site_Defaults;
use Hien\Text;
use WP_Query;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The slugs of authors (`user_nicename`), which appear in the addresses of their archives, in the redirect of
 * `?author=1`, in sitemaps and in `wp/v2/users`. WordPress derives them from the login; this class derives them from
 * the public name, or makes a random one where there is none.
 *
 * An account from before whose slug reveals its login gets another one where the owner agrees (Site_Defaults): then, soon
 * after by WP-Cron where there are many, or when it is next saved. The old address answers 404, since a redirect would
 * confirm the login; deactivation gives it back. Other slugs are not changed.
 */
final class Author_Slugs implements Module {

	/** Option of a user, on the site that replaced the slug: `before` it, and `ours`. */
	private const REPLACED = 'hien_replaced_slug';

	/** Core's limit of 50, less the suffix that makes a slug unique. */
	private const LENGTH = 40;

	/** Accounts that one request checks. */
	private const BATCH = 200;

	/** WP-Cron's hook: the next batch is to be replaced. */
	public const EVENT = 'hien_replace_slugs';

	public function register(): void {
		add_filter( 'wp_pre_insert_user_data', [ $this, 'replace' ], 10, 3 );
		add_filter( 'pre_handle_404', [ $this, 'hide_without_posts' ], 10, 2 );
		add_action( self::EVENT, [ self::class, 'replace_revealing' ] );
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
	 * @param mixed    $data      Columns of the account that is saved; null where another plugin has cancelled it.
	 * @param bool     $is_update Whether the account exists.
	 * @param int|null $id        Its id.
	 */
	public function replace( mixed $data, bool $is_update, ?int $id ): mixed {
		if ( ! is_array( $data ) || ( $is_update && ! Site_Defaults::are_accepted() ) ) {
			return $data;
		}
		$login   = $is_update ? (string) ( get_userdata( (int) $id )->user_login ?? '' ) : (string) $data['user_login'];
		$secrets = [ $login, (string) $data['user_email'] ];
		$before  = (string) $data['user_nicename'];
		if ( ! self::reveals( $before, $secrets ) ) {
			return $data;
		}
		$slug = self::make( (string) $data['display_name'], $secrets );
		if ( $is_update ) {
			self::remember( (int) $id, $before, $slug );
		}
		return [ 'user_nicename' => $slug ] + $data;
	}

	/** Whether the address of somebody who has written something reveals a login. Of many accounts, only the first are checked. */
	public static function reveal_logins(): bool {
		foreach ( self::users( self::batch( 0 ) + [ 'has_published_posts' => true ] ) as $user ) {
			if ( self::reveals( $user->user_nicename, [ $user->user_login, $user->user_email ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Replaces the slugs of this site's accounts that reveal their logins, by those that restore() took away. Can run again.
	 *
	 * @param int $offset Accounts that were checked. Where one of them is deleted meanwhile, an account is passed over.
	 */
	public static function replace_revealing( int $offset = 0 ): void {
		$checked = 0;
		foreach ( self::users( self::batch( $offset ) ) as $user ) {
			++$checked;
			$secrets = [ $user->user_login, $user->user_email ];
			if ( self::reveals( $user->user_nicename, $secrets ) ) {
				$slug = self::make( $user->display_name, $secrets, self::replaced( $user->ID )['ours'] );
				self::remember( $user->ID, $user->user_nicename, $slug );
				self::set( $user, $slug );
			}
		}
		if ( self::BATCH === $checked ) {
			wp_schedule_single_event( time(), self::EVENT, [ $offset + self::BATCH ] );
		}
	}

	/** Gives back the slugs that were replaced on this site, unless they were changed since or somebody else has them. */
	public static function restore(): void {
		global $wpdb;
		$args = [
			'blog_id'  => 0, // Those who have left the site, too.
			'meta_key' => $wpdb->get_blog_prefix() . self::REPLACED, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- On deactivation only.
		];
		foreach ( self::users( $args ) as $user ) {
			[ 'before' => $before, 'ours' => $ours ] = self::replaced( $user->ID );
			if ( $ours === $user->user_nicename && false === get_user_by( 'slug', $before ) ) {
				self::set( $user, $before );
			}
		}
	}

	/** @return array<string,mixed> Arguments of get_users() for the accounts that one request checks. */
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

	/** Stores nothing but the slug: a save of the account would run replace(). */
	private static function set( WP_User $user, string $slug ): void {
		global $wpdb;
		$wpdb->update( $wpdb->users, [ 'user_nicename' => $slug ], [ 'ID' => $user->ID ] );
		clean_user_cache( $user );
	}

	/** Stores what restore() gives back: where a slug of ours is replaced, the one before it. */
	private static function remember( int $id, string $before, string $slug ): void {
		$replaced = self::replaced( $id );
		update_user_option(
			$id,
			self::REPLACED,
			[
				'before' => $before === $replaced['ours'] ? $replaced['before'] : $before,
				'ours'   => $slug,
			]
		);
	}

	/** @return array{before:string,ours:string} Empty where nothing was replaced. */
	private static function replaced( int $id ): array {
		$stored = get_user_option( self::REPLACED, $id );
		return ( is_array( $stored ) ? $stored : [] ) + [
			'before' => '',
			'ours'   => '',
		];
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
	 * @param string       $former  The one that the account had; '' for none.
	 */
	private static function make( string $name, array $secrets, string $former = '' ): string {
		if ( '' !== $former && false === get_user_by( 'slug', $former ) && ! self::reveals( $former, $secrets ) ) {
			return $former;
		}
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
