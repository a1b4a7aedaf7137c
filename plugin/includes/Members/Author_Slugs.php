<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Content\Public_Name;
use Hien\Jobs\Job;
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
 * Existing accounts whose slug reveals the login get a new one after the owner agrees (Site_Defaults), by a job, or on the next save. The
 * old URL responds 404, since a redirect would confirm the login. Other slugs are not changed.
 */
final class Author_Slugs implements Module {

	/** Maximum length: core's limit of 50 minus a suffix that makes the slug unique. */
	private const LENGTH = 40;

	/** Number of accounts that one batch checks. */
	private const BATCH = 200;

	/** Id of the job. */
	public const JOB = 'author-slugs';

	public function register(): void {
		add_filter( 'wp_pre_insert_user_data', [ $this, 'replace' ], 10, 3 );
		add_filter( 'pre_handle_404', [ $this, 'hide_without_posts' ], 10, 2 );
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
		$ids = get_users(
			[
				'fields'              => 'ID',
				'orderby'             => 'ID',
				'number'              => self::BATCH,
				'has_published_posts' => true,
			]
		);
		return [] !== self::revealing( array_values( array_map( 'intval', $ids ) ) );
	}

	/** The job that replaces the slugs of this site's accounts that reveal the login. */
	public static function job(): Job {
		return new Job( __( 'Địa chỉ của tác giả', 'hien-core' ), self::replace_next( ... ), Member_Index::count_accounts( ... ) );
	}

	private static function replace_next( int $after ): ?int {
		global $wpdb;
		$ids = Member_Index::accounts( $after, self::BATCH );
		foreach ( self::revealing( $ids ) as $user ) {
			$slug = self::make( $user->display_name, [ $user->user_login, $user->user_email ] );
			$wpdb->update( $wpdb->users, [ 'user_nicename' => $slug ], [ 'ID' => $user->ID ] ); // wp_update_user() would run replace().
			clean_user_cache( $user );
		}
		return end( $ids ) ?: null;
	}

	/**
	 * @param list<int> $ids Ids of accounts.
	 * @return WP_User[] Those whose slug reveals the login.
	 */
	private static function revealing( array $ids ): array {
		cache_users( $ids );
		return array_filter(
			array_map( get_userdata( ... ), $ids ),
			static fn( mixed $user ): bool => $user instanceof WP_User
				&& self::reveals( $user->user_nicename, [ $user->user_login, $user->user_email ] )
		);
	}

	/**
	 * Whether a slug is the one that WordPress derives from a login or address, with or without a number that makes it unique.
	 *
	 * @param list<string> $secrets Login and e-mail address.
	 */
	public static function reveals( string $slug, array $secrets ): bool {
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
