<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Demo\Content;
use Hien\Demo\Registry;
use Hien\Setup\Menu_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Menus for the places of the theme that have none yet.
 *
 * @phpstan-import-type Item from Menu_Writer
 */
final class Menus {

	public static function load(): void {
		/** @var array<string,array{name:string,items:list<Item>}> $menus */
		$menus = Content::data( 'menus' );
		$known = Registry::all( 'term' );

		foreach ( $menus as $location => $menu ) {
			$key = "menu:$location";
			if ( isset( $known[ $key ] ) || wp_get_nav_menu_object( $menu['name'] ) ) {
				continue;
			}
			$id = Menu_Writer::create( $menu['name'], $menu['items'] );
			Registry::add( 'term', $id, $key );
			if ( ! wp_get_nav_menu_object( get_nav_menu_locations()[ $location ] ?? 0 ) ) {
				Menu_Writer::place( $location, $id );
			}
		}
	}

	/** Deletes those that the owner has not edited. */
	public static function remove(): void {
		foreach ( Registry::all( 'term' ) as $key => $id ) {
			if ( str_starts_with( $key, 'menu:' ) && Menu_Writer::is_as_written( $id ) ) {
				wp_delete_nav_menu( $id );
			}
		}
	}
}
