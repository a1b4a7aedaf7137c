<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Addresses\Paths;
use Hien\Demo\Loader;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a menu from a list: of the demo content, or of a Site_File. An item leads to a path of the site, a category or a page, or
 * only has others below it.
 *
 * @phpstan-type Item array{title:string,path?:string,category?:string,page?:string,icon?:string,items?:list<array<mixed>>}
 */
final class Menu_Writer {

	/** Metadata of a menu: hashes of the list from which it was written, and of the menu that this made. */
	private const WRITTEN = '_hien_menu';

	/**
	 * Writes a menu and puts it in its place; one that was written from the same list, or that the owner has made or edited, stays as it
	 * is.
	 *
	 * @param list<Item> $items
	 * @return bool Whether it was written from this list; false if it is the owner's.
	 */
	public static function write( string $location, string $name, array $items ): bool {
		$menu = wp_get_nav_menu_object( $name );
		$hash = md5( (string) wp_json_encode( $items ) );
		$was  = $menu ? (array) get_term_meta( $menu->term_id, self::WRITTEN, true ) : [];
		if ( $menu && $hash !== $was[0] && self::is_as_written( $menu->term_id ) ) {
			wp_delete_nav_menu( $menu );
			$menu = false;
		}
		self::place( $location, $menu ? $menu->term_id : self::create( $name, $items ) );
		return ! $menu || $hash === $was[0];
	}

	/**
	 * @param list<Item> $items
	 * @return int Id of the new menu.
	 */
	public static function create( string $name, array $items ): int {
		$id = Loader::id( wp_create_nav_menu( $name ), $name );
		self::insert( $items, $id );
		// While counting is deferred, WordPress takes the menu for an empty one.
		wp_update_term_count_now( [ wp_get_nav_menu_object( $id )->term_taxonomy_id ?? 0 ], 'nav_menu' );
		update_term_meta( $id, self::WRITTEN, [ md5( (string) wp_json_encode( $items ) ), self::hash_of( $id ) ] );
		return $id;
	}

	/** Whether nobody has edited a menu since it was written here. */
	public static function is_as_written( int $menu ): bool {
		$written = (array) get_term_meta( $menu, self::WRITTEN, true );
		return self::hash_of( $menu ) === ( $written[1] ?? '' );
	}

	/** Changes with whatever can be edited of a menu. */
	private static function hash_of( int $menu ): string {
		$fields = array_flip(
			[ 'ID', 'menu_item_parent', 'type', 'object', 'object_id', 'title', 'attr_title', 'description', 'classes', 'target', 'xfn' ]
		);
		$items  = array_map(
			// Without those of pages and categories, which change with them.
			static fn( WP_Post $item ): array => array_intersect_key( get_object_vars( $item ), $fields )
				+ [ 'link' => get_post_meta( $item->ID, '_menu_item_url', true ) ],
			wp_get_nav_menu_items( $menu ) ?: []
		);
		return md5( (string) wp_json_encode( [ wp_get_nav_menu_object( $menu )->name ?? '', $items ] ) );
	}

	public static function place( string $location, int $menu ): void {
		$locations = get_nav_menu_locations();
		if ( $menu !== ( $locations[ $location ] ?? 0 ) ) {
			set_theme_mod( 'nav_menu_locations', [ $location => $menu ] + $locations );
		}
	}

	/** @param list<Item> $items */
	private static function insert( array $items, int $menu, int $parent = 0 ): void {
		foreach ( $items as $item ) {
			$id = wp_update_nav_menu_item(
				$menu,
				0,
				wp_slash(
					[
						...self::target( $item ),
						'menu-item-title'     => $item['title'],
						'menu-item-parent-id' => $parent,
						'menu-item-status'    => 'publish',
						'menu-item-classes'   => isset( $item['icon'] ) ? "icon-{$item['icon']}" : '',
					]
				)
			);
			/** @var list<Item> $children */
			$children = $item['items'] ?? [];
			self::insert( $children, $menu, Loader::id( $id, $item['title'] ) );
		}
	}

	/** @return array<string,mixed> JSON schema of a list, of items with items below them. */
	public static function schema( bool $has_more = true ): array {
		$text = [ 'type' => 'string' ];
		$more = $has_more ? [ 'items' => self::schema( false ) ] : [];
		return [
			'type'  => 'array',
			'items' => [
				'type'                 => 'object',
				'properties'           => [ 'title' => $text + [ 'required' => true ] ]
					+ array_fill_keys( [ 'path', 'category', 'page', 'icon' ], $text )
					+ $more,
				'additionalProperties' => false,
			],
		];
	}

	/**
	 * @param Item $item
	 * @return array<string,string|int>
	 */
	private static function target( array $item ): array {
		if ( isset( $item['category'] ) ) {
			return [
				'menu-item-type'      => 'taxonomy',
				'menu-item-object'    => 'category',
				'menu-item-object-id' => get_term_by( 'slug', $item['category'], 'category' )->term_id ?? 0,
			];
		}
		if ( isset( $item['page'] ) ) {
			return [
				'menu-item-type'      => 'post_type',
				'menu-item-object'    => 'page',
				'menu-item-object-id' => (int) get_page_by_path( $item['page'] )?->ID,
			];
		}
		return [
			'menu-item-type' => 'custom',
			'menu-item-url'  => isset( $item['path'] ) ? Paths::url( $item['path'] ) : '#',
		];
	}
}
