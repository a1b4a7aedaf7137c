<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Routing\Path_Resolver;
use stdClass;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Finds the posts and terms that had an address before, and their present URLs. */
final class Former_Objects {

	/**
	 * The present URL of the first parsed address that has one.
	 *
	 * @param list<Parsed_Address> $parsed     What the address may mean, the likeliest first.
	 * @param list<stdClass>       $rows       Rows of Redirect_Table for all names in it.
	 * @param bool                 $also_named Whether a post or term that has the name now is also found.
	 * @return string|false|null As in url_of().
	 */
	public static function url( array $parsed, array $rows, bool $also_named = false ): string|false|null {
		$failed    = [ [], [] ]; // Results without a URL, of addresses without and with the number of a part.
		$uncertain = null;
		$pages     = []; // Ids of pages that had the address and have none now.
		foreach ( array_filter( $parsed, static fn( Parsed_Address $address ): bool => $address->has_possible_ending() ) as $address ) {
			$part = (int) ( $address->ending['page'] ?? 0 );
			foreach ( self::candidates( $address, $rows, $also_named ) as $id ) {
				$found = self::url_of( $address->kind, $id );
				if ( ! is_string( $found ) ) {
					$failed[ isset( $address->ending['page'] ) ? 1 : 0 ][] = $found;
					if ( 'post:page' === $address->kind ) {
						$pages[] = $id;
					}
					continue;
				}
				$post = $part > 0 ? get_post( $id ) : null;
				if ( null !== $post && Path_Resolver::parts( $post ) < $part ) {
					continue;
				}
				$url = Paths::with_query_of_request( $address->url( $found ) );
				if ( ! self::is_below_another( $address, $id, $rows ) && ! self::is_behind_page( $address, $id, $found, $pages, $rows ) ) {
					return $url;
				}
				$uncertain ??= $url;
			}
		}
		// A number at the end is first taken for a slug: the post whose part it would be does not exist.
		$failed = [] === $failed[0] ? $failed[1] : $failed[0];
		return match ( true ) {
			[] === $failed                   => $uncertain,
			in_array( false, $failed, true ) => false, // Also if something that is not public has the name now.
			default                          => null,
		};
	}

	/**
	 * Whether the address has another parent than the category has or had. Then it may be the address of a post that had the same slug as
	 * the category.
	 *
	 * @param list<stdClass> $rows
	 */
	private static function is_below_another( Parsed_Address $address, int $id, array $rows ): bool {
		$term = 'term:category' === $address->kind && str_contains( $address->name, '/' ) ? get_term( $id ) : null;
		if ( ! $term instanceof WP_Term ) {
			return false;
		}
		$name    = wp_basename( dirname( $address->name ) );
		$rows    = array_filter( $rows, static fn( stdClass $row ): bool => 'term:category' === $row->kind );
		$parents = [
			$term->parent,
			...array_column( array_filter( $rows, static fn( stdClass $row ): bool => (int) $row->object_id === $id ), 'parent' ),
		];
		foreach ( array_unique( array_map( 'intval', $parents ) ) as $parent ) {
			$present = get_term( $parent );
			$former  = array_filter( $rows, static fn( stdClass $row ): bool => $row->name === $name && (int) $row->object_id === $parent );
			if ( [] !== $former || ( $present instanceof WP_Term && $present->slug === $name ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a page has the present address of the category, and another page had the former one after it. Then the category was behind
	 * that page, and would lead to something that never was there. Of a post only the name is known, not whether it had the whole path.
	 *
	 * @param string         $url   The category's.
	 * @param list<int>      $pages Ids of pages that had the address and have none now.
	 * @param list<stdClass> $rows  The newest first.
	 */
	private static function is_behind_page( Parsed_Address $address, int $id, string $url, array $pages, array $rows ): bool {
		$may_be = 'term:category' === $address->kind && [] !== $pages;
		$page   = $may_be ? get_page_by_path( trim( Paths::relative( $url ) ?? '', '/' ) ) : null;
		if ( 'page' !== $page?->post_type || ! is_post_publicly_viewable( $page ) ) { // Attachments come after categories.
			return false;
		}
		foreach ( $rows as $row ) {
			$is_page     = 'post:page' === $row->kind && in_array( (int) $row->object_id, $pages, true );
			$is_category = 'term:category' === $row->kind && (int) $row->object_id === $id;
			if ( ( $is_page || $is_category ) && wp_basename( $address->name ) === $row->name ) {
				return $is_page;
			}
		}
		return false;
	}

	/**
	 * The posts or terms that an address may mean: the one that has the name now, then those that had it, the latest first.
	 *
	 * @param list<stdClass> $rows
	 * @return list<int> Ids.
	 */
	private static function candidates( Parsed_Address $address, array $rows, bool $also_named ): array {
		[ $type, $subtype ] = explode( ':', $address->kind, 2 );
		$rows               = array_values( array_filter( $rows, static fn( stdClass $row ): bool => $row->kind === $address->kind ) );
		if ( $address->id > 0 ) {
			return Redirect_Table::knows( $address->kind, $address->id ) || $also_named ? [ $address->id ] : [];
		}
		if ( 'post' === $type && is_post_type_hierarchical( $subtype ) ) {
			return [] === $rows && ! $also_named ? [] : self::pages_at( $subtype, explode( '/', $address->name ), $rows );
		}
		$name    = wp_basename( $address->name );
		$former  = array_values(
			array_map(
				static fn( stdClass $row ): int => (int) $row->object_id,
				array_filter( $rows, static fn( stdClass $row ): bool => $row->name === $name )
			)
		);
		$present = match ( true ) {
			! $also_named    => self::category_below_renamed( $address, $rows ),
			'term' === $type => get_term_by( 'slug', $name, $subtype ) ?: null,
			default          => get_page_by_path( $name, OBJECT, $subtype ),
		};
		return match ( true ) {
			$present instanceof WP_Term => [ $present->term_id, ...$former ],
			$present instanceof WP_Post => [ $present->ID, ...$former ],
			default                     => $former,
		};
	}

	/**
	 * The category with the last name of the address, if a parent of it has or had the name before. WordPress finds it by itself, unless a
	 * post that is not public has the same slug.
	 *
	 * @param list<stdClass> $rows Of Redirect_Table, of the kind of the parsed address.
	 */
	private static function category_below_renamed( Parsed_Address $address, array $rows ): ?WP_Term {
		$may_be = 'term:category' === $address->kind && [] !== $rows && str_contains( $address->name, '/' );
		$term   = $may_be ? get_term_by( 'slug', wp_basename( $address->name ), 'category' ) : null;
		return $term instanceof WP_Term && ! self::is_below_another( $address, $term->term_id, $rows ) ? $term : null;
	}

	/**
	 * The pages that a path may mean, read name by name: each page is, or was, a child of one found for the name before.
	 *
	 * @param list<string>   $names Slugs of the path.
	 * @param list<stdClass> $rows  Of Redirect_Table.
	 * @return list<int> Ids.
	 */
	private static function pages_at( string $type, array $names, array $rows ): array {
		global $wpdb;
		$placeholders = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$children     = [];
		foreach (
			(array) $wpdb->get_results(
				$wpdb->prepare(
					// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Only placeholders.
					"SELECT ID, post_parent, post_name FROM {$wpdb->posts} WHERE post_type = %s AND post_name IN ($placeholders)",
					[ $type, ...$names ]
				)
			) as $page
		) {
			$children[ "$page->post_parent/$page->post_name" ][] = (int) $page->ID;
		}
		foreach ( $rows as $row ) {
			$children[ "$row->parent/$row->name" ][] = (int) $row->object_id;
		}
		$found = [ 0 ];
		foreach ( $names as $name ) {
			$found = array_unique(
				array_merge( ...array_map( static fn( int $parent ): array => $children[ "$parent/$name" ] ?? [], $found ) )
			);
		}
		return array_values( $found );
	}

	/**
	 * @param string $kind See Parsed_Address.
	 * @return string|false|null The URL of a post or term; false if it was removed; null if it is not public.
	 */
	public static function url_of( string $kind, int $id ): string|false|null {
		[ $type, $subtype ] = explode( ':', $kind, 2 );
		if ( 'term' === $type ) {
			$term = get_term( $id, $subtype );
			$url  = $term instanceof WP_Term ? get_term_link( $term ) : false;
			return is_string( $url ) ? $url : false;
		}
		$post = get_post( $id );
		return match ( true ) {
			null === $post || 'trash' === $post->post_status => false,
			! is_post_publicly_viewable( $post )             => null,
			'attachment' === $post->post_type && ! get_option( 'wp_attachment_pages_enabled' ) => wp_get_attachment_url( $id ) ?: null,
			default                                          => get_permalink( $post ) ?: null,
		};
	}
}
