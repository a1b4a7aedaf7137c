<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Accounts\Registration\Confirmation;
use Hien\Content\Public_Name;
use Hien\Module;
use Hien\Schema;
use Hien\Search\Fold;
use Hien\Tables;
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

	/** Creates the table. */
	public static function install(): void {
		// Binary collation, since names are folded already.
		Tables::create(
			'hien_members',
			'part varchar(60) NOT NULL,
			registered datetime NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (part,registered,user_id),
			KEY user_id (user_id)',
			'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'
		);
	}

	/** Indexes the accounts of this site that are not in the table yet. Can be aborted and run again. */
	public static function fill(): void {
		global $wpdb;
		$table = self::table();
		$last  = 0;
		do {
			$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT u.ID FROM {$wpdb->users} u INNER JOIN {$wpdb->usermeta} c ON c.user_id = u.ID AND c.meta_key = %s LEFT JOIN $table m ON m.user_id = u.ID AND m.part = '' WHERE u.ID > %d AND m.user_id IS NULL ORDER BY u.ID LIMIT %d", $wpdb->get_blog_prefix() . 'capabilities', $last, self::BATCH ) ) ); // phpcs:ignore WordPress.DB -- Our own table.
			cache_users( $ids );
			array_map( self::put( ... ), $ids );
			$last = (int) end( $ids );
		} while ( isset( $ids[ self::BATCH - 1 ] ) );
	}

	/** Indexes an account, or removes it if it is not a member. */
	public static function put( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::table(), [ 'user_id' => $id ], [ '%d' ] ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$user = get_userdata( $id );
		// Super admins have all capabilities on each site, but $caps only on sites where they are members.
		if ( ! $user instanceof WP_User || [] === $user->caps || ! $user->has_cap( self::CAPABILITY ) || ! Confirmation::is_confirmed( $id ) ) {
			return;
		}
		$values = [];
		foreach ( self::parts( Fold::of( Public_Name::of( $user ) ) ) as $part ) {
			array_push( $values, $part, $user->user_registered, $id );
		}
		$rows = implode( ',', array_fill( 0, intdiv( count( $values ), 3 ), '(%s,%s,%d)' ) );
		$wpdb->query( $wpdb->prepare( 'REPLACE INTO ' . self::table() . " (part, registered, user_id) VALUES $rows", $values ) ); // phpcs:ignore WordPress.DB -- $rows contains placeholders only.
	}

	/** After a change of an account. Not on a new site of a network, which gets its first member before its tables: fill() reads all accounts. */
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
	 * After roles were added or removed, or have gained or lost the capability: indexes the accounts of these roles.
	 *
	 * @param mixed $before Former value of the option: definitions of roles.
	 * @param mixed $now    New value.
	 */
	public function on_roles( string $option, mixed $before, mixed $now ): void {
		if ( wp_roles()->role_key !== $option ) {
			return;
		}
		$members = static fn( mixed $roles ): array => array_keys( array_filter( (array) $roles, static fn( mixed $role ): bool => ! empty( $role['capabilities'][ self::CAPABILITY ] ) ) );
		$changed = [ ...array_diff( $members( $before ), $members( $now ) ), ...array_diff( $members( $now ), $members( $before ) ) ];
		$ids     = [] === $changed ? [] : get_users(
			[
				'role__in' => $changed,
				'fields'   => 'ID',
			]
		);
		foreach ( $ids as $id ) {
			$this->on_change( (int) $id );
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
		[ $where, $value ] = self::condition( $name );
		// phpcs:ignore WordPress.DB -- $where is one of two conditions of this class.
		$ids = $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT user_id, registered FROM ' . self::table() . " WHERE $where ORDER BY registered DESC, user_id DESC LIMIT %d OFFSET %d", $value, $limit, ( $page - 1 ) * $limit ) );
		return array_values( array_map( 'intval', $ids ) );
	}

	/** The number of members whose name matches, as in page(). */
	public static function count( string $name = '' ): int {
		global $wpdb;
		[ $where, $value ] = self::condition( $name );
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(DISTINCT user_id) FROM ' . self::table() . " WHERE $where", $value ) ); // phpcs:ignore WordPress.DB -- As above.
	}

	/** @return array{literal-string,string} Condition with one placeholder, and its value. */
	private static function condition( string $name ): array {
		global $wpdb;
		$folded = mb_substr( Fold::of( $name ), 0, self::PART_LENGTH );
		return '' === $folded ? [ 'part = %s', '' ] : [ 'part LIKE %s', $wpdb->esc_like( $folded ) . '%' ];
	}

	/** @return list<string> '', then the name from each of its words to the end. */
	private static function parts( string $name ): array {
		$words = array_slice( array_values( array_filter( explode( ' ', $name ), static fn( string $word ): bool => '' !== $word ) ), 0, self::WORDS );
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
