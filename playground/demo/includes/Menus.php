<?php
declare(strict_types=1);

namespace Hien\Demo;

/**
 * Menus for the places of the theme that have none yet.
 *
 * @phpstan-type Item array{title:string,path?:string,category?:string,page?:string,icon?:string,items?:list<array<mixed>>}
 */
final class Menus {

	public static function load(): void {
		/** @var array<string,array{name:string,items:list<Item>}> $menus */
		$menus     = Content::data( 'menus' );
		$known     = Registry::all( 'term' );
		$terms     = Terms::ids();
		$locations = get_nav_menu_locations();

		foreach ( $menus as $location => $menu ) {
			$key = "menu:$location";
			if ( isset( $known[ $key ] ) || wp_get_nav_menu_object( $menu['name'] ) ) {
				continue;
			}
			$id = Loader::id( wp_create_nav_menu( $menu['name'] ), $key );
			Registry::add( 'term', $id, $key );
			self::insert( $menu['items'], $id, 0, $terms );

			if ( ! wp_get_nav_menu_object( $locations[ $location ] ?? 0 ) ) {
				$locations[ $location ] = $id;
				set_theme_mod( 'nav_menu_locations', $locations );
			}
		}
	}

	/**
	 * @param list<Item>        $items
	 * @param array<string,int> $terms
	 */
	private static function insert( array $items, int $menu, int $parent, array $terms ): void {
		foreach ( $items as $item ) {
			$id = wp_update_nav_menu_item(
				$menu,
				0,
				[
					...self::target( $item, $terms ),
					'menu-item-title'     => $item['title'],
					'menu-item-parent-id' => $parent,
					'menu-item-status'    => 'publish',
					'menu-item-classes'   => isset( $item['icon'] ) ? "icon-{$item['icon']}" : '',
				]
			);
			/** @var list<Item> $children */
			$children = $item['items'] ?? [];
			self::insert( $children, $menu, Loader::id( $id, $item['title'] ), $terms );
		}
	}

	/**
	 * @param Item              $item
	 * @param array<string,int> $terms
	 * @return array<string,string|int>
	 */
	private static function target( array $item, array $terms ): array {
		if ( isset( $item['category'] ) ) {
			return [
				'menu-item-type'      => 'taxonomy',
				'menu-item-object'    => 'category',
				'menu-item-object-id' => $terms[ "category:{$item['category']}" ] ?? 0,
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
			'menu-item-url'  => isset( $item['path'] ) ? home_url( $item['path'] ) : '#',
		];
	}
}
