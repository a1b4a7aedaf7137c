<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Accounts\Registration\Confirmation;
use Hien\Cache\Count_Cache;
use Hien\Checked_Query;
use Hien\Content\Public_Name;
use Hien\Jobs\Job;
use Hien\Jobs\Jobs;
use Hien\Module;
use Hien\Schema;
use Hien\Search\Fold;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * A table of this site's members, for listing and searching the directory: WordPress's tables have no index by capability, date of
 * registration or part of a name.
 *
 * Each member has a row with an empty `part` for the list, and one row for each word of the folded name, with the name from this word
 * on: "dang quang khai", "quang khai", "khai". A search for the beginning of a word is then a range scan of the primary key.
 */
final class Member_Index implements Module {

	/** Id of the job. */
	public const JOB = 'members';

	/** Capability of members; accounts without a role lack it. */
	private const CAPABILITY = 'read';

	/** Maximum number of words of a name that are indexed. */
	private const WORDS = 10;

	private const PART_LENGTH = 60;

	private const BATCH = 500;

	public function register(): void {
		add_action( 'user_register', [ $this, 'on_change' ] );
		add_action( 'profile_update', [ $this, 'on_change' ] );
		add_action( 'deleted_user', [ $this, 'on_change' ] );
		foreach ( [ 'added', 'updated', 'deleted' ] as $done ) {
			add_action( "{$done}_user_meta", [ $this, 'on_meta' ], 10, 3 );
		}
		add_action( 'updated_option', [ $this, 'on_roles' ], 10, 3 );
	}

	/** The job that indexes all accounts of this site. */
	public static function job(): Job {
		return new Job( __( 'Danh bạ thành viên', 'hien-core' ), self::batch( ... ), self::count_accounts( ... ) );
	}

	/** Indexes the next accounts, and removes rows of accounts between them that this site does not have. */
	private static function batch( int $after ): ?int {
		$ids  = self::accounts( $after, self::BATCH );
		$last = end( $ids ) ?: PHP_INT_MAX;
		cache_users( $ids );
		self::store( $after, $last, array_merge( ...array_map( self::rows( ... ), $ids ) ) );
		return [] === $ids ? null : $last;
	}

	/** Indexes an account, or removes it if it is not a member. */
	public static function put( int $id ): void {
		self::store( $id - 1, $id, self::rows( $id ) );
	}

	/**
	 * Makes these rows the only ones of all accounts in a range of ids. Writes only changes.
	 *
	 * @param int                           $after First id, exclusive.
	 * @param int                           $last  Last id, inclusive.
	 * @param list<array{string,string,int}> $rows  Part, registered, id of the user.
	 */
	private static function store( int $after, int $last, array $rows ): void {
		global $wpdb;
		$table = self::table();
		$text  = static fn( array $row ): string => implode( '|', $row );
		$old   = (array) $wpdb->get_results(
			// phpcs:ignore WordPress.DB -- Our own table.
			$wpdb->prepare( "SELECT part, registered, user_id FROM $table WHERE user_id > %d AND user_id <= %d", $after, $last ),
			ARRAY_N
		);
		$old   = array_combine( array_map( $text, $old ), $old );
		$rows  = array_combine( array_map( $text, $rows ), $rows );
		foreach ( array_chunk( array_diff_key( $old, $rows ), self::BATCH ) as $chunk ) {
			$same = implode( ' OR ', array_fill( 0, count( $chunk ), '( part = %s AND registered = %s AND user_id = %d )' ) );
			// phpcs:ignore WordPress.DB -- $same contains placeholders only.
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE $same", array_merge( ...$chunk ) ) );
		}
		foreach ( array_chunk( array_diff_key( $rows, $old ), self::BATCH ) as $chunk ) {
			$values = implode( ',', array_fill( 0, count( $chunk ), '(%s,%s,%d)' ) );
			// phpcs:ignore WordPress.DB -- As above.
			$wpdb->query( $wpdb->prepare( "REPLACE INTO $table (part, registered, user_id) VALUES $values", array_merge( ...$chunk ) ) );
		}
	}

	/** @return list<array{string,string,int}> The rows of an account; none if it is not a member. */
	private static function rows( int $id ): array {
		$user = get_userdata( $id );
		// Super admins have all capabilities on each site, but $caps only on sites where they are members.
		if (
			! $user instanceof WP_User || [] === $user->caps || ! $user->has_cap( self::CAPABILITY ) || ! Confirmation::is_confirmed( $id )
		) {
			return [];
		}
		return array_map(
			static fn( string $part ): array => [ $part, $user->user_registered, $id ],
			self::parts( Fold::of( Public_Name::of( $user ) ) )
		);
	}

	/**
	 * Ids of the next accounts of this site.
	 *
	 * @return list<int> In order.
	 */
	public static function accounts( int $after, int $limit ): array {
		global $wpdb;
		return Checked_Query::ids(
			(string) $wpdb->prepare(
				"SELECT DISTINCT u.ID FROM {$wpdb->users} u INNER JOIN {$wpdb->usermeta} c ON c.user_id = u.ID AND c.meta_key = %s WHERE u.ID > %d ORDER BY u.ID LIMIT %d",
				$wpdb->get_blog_prefix() . 'capabilities',
				$after,
				$limit
			)
		);
	}

	/** The number of accounts of this site with a higher id. */
	public static function count_accounts( int $after ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(DISTINCT user_id) FROM {$wpdb->usermeta} WHERE meta_key = %s AND user_id > %d",
				$wpdb->get_blog_prefix() . 'capabilities',
				$after
			)
		);
	}

	/**
	 * After a change of an account. Not on a new site of a network, which gets its first member before its tables: the job reads all
	 * accounts.
	 */
	public function on_change( int $id ): void {
		if ( Schema::is_installed() ) {
			self::put( $id );
		}
	}

	/**
	 * After a change of a user's roles on this site, or of the confirmation.
	 *
	 * @param mixed $meta_ids Not used.
	 * @param mixed $id       The user.
	 */
	public function on_meta( mixed $meta_ids, mixed $id, string $key ): void {
		global $wpdb;
		if ( in_array( $key, [ $wpdb->get_blog_prefix() . 'capabilities', Confirmation::META ], true ) ) {
			clean_user_cache( (int) $id );
			$this->on_change( (int) $id );
		}
	}

	/**
	 * After roles were added or removed, or have gained or lost the capability: indexes all accounts.
	 *
	 * @param mixed $before Former value of the option: definitions of roles.
	 * @param mixed $now    New value.
	 */
	public function on_roles( string $option, mixed $before, mixed $now ): void {
		if ( wp_roles()->role_key !== $option ) {
			return;
		}
		$members = static fn( mixed $roles ): array => array_keys(
			array_filter( (array) $roles, static fn( mixed $role ): bool => ! empty( $role['capabilities'][ self::CAPABILITY ] ) )
		);
		if ( $members( $before ) !== $members( $now ) ) {
			Jobs::begin( self::JOB );
		}
	}

	/**
	 * A page of the members, the newest first.
	 *
	 * @param string $name Beginning of any word of the name, with the words that follow; '' for all members.
	 * @param int    $page From 1.
	 * @return list<int> Ids of users.
	 */
	public static function page( string $name, int $limit, int $page ): array {
		global $wpdb;
		$table             = self::table();
		[ $where, $value ] = self::condition( $name );

		$ids = $wpdb->get_col(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB -- $where is one of two conditions of this class.
				"SELECT DISTINCT user_id, registered FROM $table WHERE $where ORDER BY registered DESC, user_id DESC LIMIT %d OFFSET %d",
				$value,
				$limit,
				( $page - 1 ) * $limit
			)
		);
		return array_values( array_map( 'intval', $ids ) );
	}

	/** The number of members whose name matches, as in page(); on a large site as it was within a minute. */
	public static function count( string $name = '' ): int {
		global $wpdb;
		[ $where, $value ] = self::condition( $name );
		// phpcs:ignore WordPress.DB -- As above.
		$sql = (string) $wpdb->prepare( 'SELECT COUNT(DISTINCT user_id) FROM ' . self::table() . " WHERE $where", $value );
		return Count_Cache::remember( $sql, static fn(): int => (int) $wpdb->get_var( $sql ) ); // phpcs:ignore WordPress.DB -- Prepared.
	}

	/**
	 * The number of members who have registered since a Unix time.
	 *
	 * @param list<int> $others Users who are not counted.
	 */
	public static function count_since( int $time, array $others = [] ): int {
		global $wpdb;
		$table = self::table();
		$ids   = implode( ',', [ 0, ...$others ] );
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB -- Our own table, and integers.
				"SELECT COUNT(*) FROM $table WHERE part = '' AND registered > %s AND user_id NOT IN ( $ids )",
				gmdate( 'Y-m-d H:i:s', $time )
			)
		);
	}

	/** @return array{literal-string,string} Condition with one placeholder, and its value. */
	private static function condition( string $name ): array {
		global $wpdb;
		$folded = mb_substr( Fold::of( $name ), 0, self::PART_LENGTH );
		return '' === $folded ? [ 'part = %s', '' ] : [ 'part LIKE %s', $wpdb->esc_like( $folded ) . '%' ];
	}

	/** @return list<string> '', then the name from each of its words to the end. */
	private static function parts( string $name ): array {
		$words = array_slice(
			array_values( array_filter( explode( ' ', $name ), static fn( string $word ): bool => '' !== $word ) ),
			0,
			self::WORDS
		);
		$parts = [ '' ];
		foreach ( array_keys( $words ) as $first ) {
			$parts[] = mb_substr( implode( ' ', array_slice( $words, $first ) ), 0, self::PART_LENGTH );
		}
		return array_values( array_unique( $parts ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_members';
	}
}
