<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Content\Number_Range;
use Hien\Rest\Field_Error;
use Hien\Text;
use stdClass;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** The redirects that the owner has made: from a path without a page to another path or site. */
final class Owner_Redirects {

	/** How many redirects in a row are followed here, so that a reader is redirected only once. */
	private const STEPS = 10;

	/** Seconds to wait for the answer whether a path is taken. */
	private const TIMEOUT = 5;

	/** Maximum characters of a path or URL. */
	private const LENGTH = 2000;

	/** @return list<string> The names under which a request's address may be in the table, the narrower first. */
	public static function names( string $path, string $query ): array {
		$folded = Redirect_Table::folded( $path );
		return '' === $query ? [ $folded ] : [ $folded . '?' . Redirect_Table::folded( $query ), $folded ];
	}

	/**
	 * The target of the owner's redirect for this request, which is counted; null if there is none.
	 *
	 * @param list<stdClass> $rows Of Redirect_Table.
	 * @return string|null URL; null without a redirect.
	 */
	public static function follow( array $rows, string $path, string $query ): ?string {
		$names  = self::names( $path, $query );
		$row    = self::first( $rows, $names );
		$target = null === $row ? null : self::end_of( $row->target, $row->name );
		if ( null === $row || null === $target ) {
			return null;
		}
		self::count( (int) $row->id );
		$url = Paths::typed( $target );
		return null === Paths::relative( $url ) || str_contains( $row->name, '?' ) ? $url : Paths::with_query_of_request( $url );
	}

	/**
	 * The target of a redirect, or of the one to which it leads.
	 *
	 * @param string $name Name of the first redirect.
	 * @return string|null Null for a circle.
	 */
	private static function end_of( string $target, string $name ): ?string {
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$path = Paths::relative( Paths::typed( $target ) );
			if ( null === $path ) {
				return $target;
			}
			[ $path, $query ] = [ ...explode( '?', (string) strtok( $path, '#' ), 2 ), '' ];
			$next             = self::names( $path, $query );
			if ( in_array( $name, $next, true ) ) {
				return null;
			}
			$row = self::first( Redirect_Table::named( $next ), $next );
			if ( null === $row ) {
				return $target;
			}
			$target = $row->target;
		}
		return null;
	}

	/**
	 * @param list<stdClass> $rows
	 * @param list<string> $names
	 */
	private static function first( array $rows, array $names ): ?stdClass {
		foreach ( $names as $name ) {
			foreach ( $rows as $row ) {
				if ( Redirect_Table::OWN === $row->kind && $row->name === $name ) {
					return $row;
				}
			}
		}
		return null;
	}

	private static function count( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET hits = hits + 1 WHERE id = %d', Redirect_Table::name(), $id ) );
	}

	/**
	 * Stores a redirect. Its address is then no longer listed as not found.
	 *
	 * @param string $from   As typed: a path or URL of this site.
	 * @param string $to     As typed: a path, or a URL with http or https.
	 * @param int    $id     The redirect to change; 0 for a new one. If it was deleted meanwhile, it is stored again.
	 * @param bool   $asks   Whether the site is asked if something is at the path.
	 * @return int|WP_Error Its id, or an error with the problems of the fields `from` and `to` (Field_Error), or none of a field.
	 */
	public static function save( string $from, string $to, int $id = 0, bool $asks = true ): int|WP_Error {
		[ $from, $to ] = [ Text::typed_line( $from ), Text::typed_line( $to ) ];
		$name          = self::name_of( $from );
		$problems      = array_filter(
			[
				'from' => self::problem_of_from( $from, $name, $id ),
				'to'   => self::problem_of_target( $to, (string) $name ),
			]
		);
		if ( [] === $problems && $asks && self::answers( (string) $name ) ) {
			$problems['from'] = __(
				'Địa chỉ này đang mở được, nên không cần chuyển hướng. Hãy đổi đường dẫn của bài hay trang ở đó trước.',
				'hien-core'
			);
		}
		if ( [] !== $problems ) {
			return Field_Error::of_all( $problems, 'hien_invalid_redirect', __( 'Chưa lưu được: có ô chưa đúng.', 'hien-core' ) );
		}
		$stored = self::store( (string) $name, $to, $id );
		if ( 0 === $stored ) {
			return new WP_Error(
				'hien_redirect_not_stored',
				__( 'Chưa lưu được chuyển hướng. Bạn thử lại sau nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			);
		}
		Not_Found_Log::forget( (string) $name );
		return $stored;
	}

	/** @return int Its id; 0 if the database has not stored it. */
	private static function store( string $name, string $target, int $id ): int {
		global $wpdb;
		if ( null === self::get( $id ) ) {
			return Redirect_Table::put( Redirect_Table::OWN, $name, 0, 0, $target ) ? (int) $wpdb->insert_id : 0;
		}
		$updated = $wpdb->update(
			Redirect_Table::name(),
			[
				'hash'   => md5( $name ),
				'name'   => $name,
				'target' => $target,
			],
			[
				'id'   => $id,
				'kind' => Redirect_Table::OWN,
			]
		);
		return false === $updated ? 0 : $id;
	}

	/** The name in Redirect_Table of what the owner has typed; null if it is no path of this site. */
	private static function name_of( string $typed ): ?string {
		$path = Paths::relative( Paths::typed( self::with_own_host( preg_match( '~^(?:/|[a-z]+:)~i', $typed ) ? $typed : "/$typed" ) ) );
		return null === $path ? null : Redirect_Table::folded( (string) strtok( $path, '#' ) );
	}

	/**
	 * The URL with host and port of the home URL, if its host is the same but for `www.`, the port and upper case; any other URL, or a
	 * path, unchanged.
	 */
	private static function with_own_host( string $url ): string {
		$host = static fn( string $of ): string => (string) preg_replace( '~^www\.~', '', Paths::host( $of ) );
		$own  = (string) preg_replace( '~^([^/]*//[^/]*).*~', '$1', home_url() );
		return $host( $url ) === $host( home_url() ) ? (string) preg_replace( '~^[^/]*//[^/?#]*~', $own, $url ) : $url;
	}

	private static function problem_of_from( string $from, ?string $name, int $id ): string {
		$own = null === $name ? null : self::first( Redirect_Table::named( [ $name ] ), [ $name ] );
		return match ( true ) {
			'' === $from                                   => __( 'Hãy điền địa chỉ cũ.', 'hien-core' ),
			null === $name                                 => __( 'Địa chỉ cũ phải là của trang này, như /bai-cu.', 'hien-core' ),
			'/' === $name || str_starts_with( $name, '/?' ) => __( 'Trang chủ luôn mở được, nên không chuyển hướng được.', 'hien-core' ),
			1 === preg_match(
				'~^/wp-(?:admin|content|includes|json|login\.php)(?:/|$)~',
				$name
			) => __( 'Địa chỉ này là của WordPress.', 'hien-core' ),
			/* translators: %d: number of characters */
			mb_strlen( $name ) > self::LENGTH              => sprintf( __( 'Địa chỉ dài nhất %d ký tự.', 'hien-core' ), self::LENGTH ),
			null !== $own && (int) $own->id !== $id        => __(
				'Địa chỉ này đã có chuyển hướng rồi. Hãy sửa chuyển hướng ấy.',
				'hien-core'
			),
			default                                        => '',
		};
	}

	private static function problem_of_target( string $to, string $name ): string {
		$is_path = str_starts_with( $to, '/' ) && ! str_starts_with( $to, '//' );
		$is_url  = 1 === preg_match( '~^https?://[^\s/?#]+~i', $to ) && '' !== esc_url_raw( $to, [ 'http', 'https' ] );
		return match ( true ) {
			'' === $to                    => __( 'Hãy điền địa chỉ mới.', 'hien-core' ),
			! ( $is_path || $is_url ) || 1 === preg_match( '~[\s\\\\<>"]~', $to ) => __(
				'Địa chỉ mới phải bắt đầu bằng / (trong trang này) hoặc https:// (trang khác), và không có dấu cách.',
				'hien-core'
			),
			/* translators: %d: number of characters */
			mb_strlen( $to ) > self::LENGTH => sprintf( __( 'Địa chỉ dài nhất %d ký tự.', 'hien-core' ), self::LENGTH ),
			null === self::end_of( self::with_own_host( $to ), $name ) => __(
				'Chuyển hướng này thành vòng tròn: địa chỉ mới lại dẫn về địa chỉ cũ.',
				'hien-core'
			),
			default                       => '',
		};
	}

	/** Whether the site answers at a path with a page, or a redirect that is not ours. Requests it as a visitor; no answer means no. */
	private static function answers( string $name ): bool {
		$response = wp_remote_head(
			Paths::typed( implode( '/', array_map( 'rawurlencode', explode( '/', (string) strtok( $name, '?' ) ) ) ) ),
			[
				'redirection' => 0,
				'timeout'     => self::TIMEOUT,
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's, for requests to the site itself.
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ),
			]
		);
		$status = (int) wp_remote_retrieve_response_code( $response );
		return $status >= 200
			&& $status < 400
			&& ! ( 301 === $status && Former_Addresses::SIGN === wp_remote_retrieve_header( $response, 'x-redirect-by' ) );
	}

	/** @param list<int> $ids */
	public static function delete( array $ids ): void {
		global $wpdb;
		foreach ( $ids as $id ) {
			$wpdb->delete(
				Redirect_Table::name(),
				[
					'id'   => $id,
					'kind' => Redirect_Table::OWN,
				]
			);
		}
	}

	/** @return stdClass|null Columns `id`, `name`, `target`, `hits`. */
	public static function get( int $id ): ?stdClass {
		global $wpdb;
		return $wpdb->get_row(
			$wpdb->prepare(
				'SELECT id, name, target, hits FROM %i WHERE id = %d AND kind = %s',
				Redirect_Table::name(),
				$id,
				Redirect_Table::OWN
			)
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param string            $search Part of a path or target.
	 * @param string            $order  'name', 'target', 'hits' or 'id'.
	 * @param Number_Range|null $hits   How often it was followed; null for any number.
	 * @return array{rows:list<stdClass>,total:int}
	 */
	public static function page(
		string $search,
		string $order,
		bool $is_ascending,
		int $limit,
		int $offset = 0,
		?Number_Range $hits = null
	): array {
		global $wpdb;
		$like  = '%' . $wpdb->esc_like( $search ) . '%';
		$from  = $wpdb->prepare(
			'FROM %i WHERE kind = %s AND ( name LIKE %s OR target LIKE %s )',
			Redirect_Table::name(),
			Redirect_Table::OWN,
			$like,
			$like
		) . ( null === $hits ? '' : ' AND ' . $hits->condition( 'hits' ) );
		$order = in_array( $order, [ 'name', 'target', 'hits' ], true ) ? $order : 'id';
		$way   = $is_ascending ? 'ASC' : 'DESC';
		return [
			'rows'  => array_values(
				(array) $wpdb->get_results(
					// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared, or of a list.
					"SELECT id, name, target, hits $from ORDER BY $order $way, id DESC "
						. $wpdb->prepare( 'LIMIT %d OFFSET %d', $limit, $offset )
				)
			),
			'total' => (int) $wpdb->get_var( "SELECT COUNT(*) $from" ), // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared.
		];
	}
}
