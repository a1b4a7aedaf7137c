<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Schema;
use Hien\Text;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * The table `hien_redirects`. A row is one of these:
 *
 * - A name that a post or term had: `kind` is "post:{post type}" or "term:{taxonomy}", `name` its slug, `parent` the id of its parent where
 *   the post type is hierarchical, `object_id` its id. An object that moves below another one, or whose parent is renamed, needs no row of
 *   its own: addresses are read name by name.
 * - A path that a post or picture had at the site from which it was imported: `kind` is PATH, `name` the path (path_name()), `object_id`
 *   its id.
 * - The plain permalink that an imported post, picture or category had there: `kind` is PATH or CATEGORY_PATH, `name` that of plain_name().
 * - The archive of an author there: `kind` is AUTHOR_PATH, `name` that of author_name(), `object_id` the user who has the posts here.
 * - A redirect of the owner: `kind` is OWN, `name` a path, `target` a path or URL.
 */
final class Redirect_Table {

	public const OWN  = 'own';
	public const PATH = 'path';

	public const CATEGORY_PATH = 'path:category';
	public const AUTHOR_PATH   = 'path:author';

	/** Maximum number of rows that are read for one address. */
	private const LIMIT = 200;

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_redirects';
	}

	/** Stores a row; one with the same name and object is replaced, and is then the newest. Returns whether it is stored. */
	public static function put( string $kind, string $name, int $id, int $parent = 0, string $target = '' ): bool {
		global $wpdb;
		return Schema::is_installed() && false !== $wpdb->replace(
			self::name(),
			[
				'hash'      => md5( $name ),
				'kind'      => $kind,
				'parent'    => $parent,
				'object_id' => $id,
				'name'      => $name,
				'target'    => $target,
			]
		);
	}

	/**
	 * The rows with one of these names, in one query.
	 *
	 * @param list<string> $names
	 * @return list<stdClass> The newest first.
	 */
	public static function named( array $names ): array {
		global $wpdb;
		if ( [] === $names || ! Schema::is_installed() ) {
			return [];
		}
		$hashes = array_map( 'md5', array_values( array_unique( $names ) ) );
		$marks  = implode( ', ', array_fill( 0, count( $hashes ), '%s' ) );
		return array_values(
			(array) $wpdb->get_results(
				$wpdb->prepare(
					// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Placeholders.
					"SELECT id, kind, parent, object_id, name, target FROM %i WHERE hash IN ($marks) ORDER BY id DESC LIMIT %d",
					[ self::name(), ...$hashes, self::LIMIT ]
				)
			)
		);
	}

	/** A path in lower case and decoded, so that all spellings of it are the same. */
	public static function folded( string $path ): string {
		return mb_strtolower( Text::normalize( rawurldecode( $path ) ) );
	}

	/** The name of a path: folded, without a slash at the end. */
	public static function path_name( string $path ): string {
		return '/' . trim( self::folded( $path ), '/' );
	}

	/** The name of the plain permalink of a post, page or picture (`p`) or a category (`cat`). */
	public static function plain_name( string $var, int $id ): string {
		return "/?$var=$id";
	}

	/** The name of an author's archive. */
	public static function author_name( string $slug ): string {
		return "/?author_name=$slug";
	}

	/**
	 * The post or picture that was imported from a path; 0 if there is none.
	 *
	 * @param list<stdClass>|null $rows Of named(), with the name of the path; null to read them.
	 */
	public static function imported_from( string $path, ?array $rows = null ): int {
		$name = self::path_name( $path );
		foreach ( $rows ?? self::named( [ $name ] ) as $row ) {
			if ( self::PATH === $row->kind && $row->name === $name ) {
				return (int) $row->object_id;
			}
		}
		return 0;
	}

	/**
	 * Deletes all names of a deleted object: its addresses are then not found (404), instead of removed (410).
	 *
	 * @param string $type 'post' or 'term'.
	 */
	public static function forget( string $type, int $id ): void {
		global $wpdb;
		if ( ! Schema::is_installed() ) {
			return;
		}
		$wpdb->query(
			$wpdb->prepare(
				'DELETE FROM %i WHERE object_id = %d AND ( kind = %s OR kind LIKE %s )',
				self::name(),
				$id,
				'post' === $type ? self::PATH : self::CATEGORY_PATH,
				$wpdb->esc_like( "$type:" ) . '%'
			)
		);
	}

	/**
	 * Deletes the addresses that a post or category had at the site from which it was imported.
	 *
	 * @param string $kind PATH or CATEGORY_PATH.
	 */
	public static function forget_paths( string $kind, int $id ): void {
		global $wpdb;
		$wpdb->delete(
			self::name(),
			[
				'kind'      => $kind,
				'object_id' => $id,
			]
		);
	}

	/** Deletes the archives that authors had at the sites from which posts were imported. */
	public static function forget_authors(): void {
		global $wpdb;
		$wpdb->delete( self::name(), [ 'kind' => self::AUTHOR_PATH ] );
	}

	/** Whether a post, of whatever type, had an address. */
	public static function had_address( int $post ): bool {
		global $wpdb;
		return Schema::is_installed()
			&& null !== $wpdb->get_var(
				$wpdb->prepare(
					'SELECT id FROM %i WHERE object_id = %d AND kind LIKE %s LIMIT 1',
					self::name(),
					$post,
					$wpdb->esc_like( 'post:' ) . '%'
				)
			);
	}

	/** Whether an object of a kind had a name, and so an address. */
	public static function knows( string $kind, int $id ): bool {
		global $wpdb;
		return Schema::is_installed()
			&& null !== $wpdb->get_var(
				$wpdb->prepare( 'SELECT id FROM %i WHERE object_id = %d AND kind = %s LIMIT 1', self::name(), $id, $kind )
			);
	}
}
