<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Addresses\Paths;
use Hien\Categories\Term_Response;
use Hien\Content\Terms;
use Hien\Text;
use stdClass;

defined( 'ABSPATH' ) || exit;

/** The site's navigation menus (Giao diện > Menu), for responses. */
final class Menus {

	/** Path of a route => icon. A CSS class `icon-<name>` of the menu item overrides it. */
	private const ICONS = [
		'/'           => 'house',
		'/ban-be'     => 'handshake',
		'/gioi-thieu' => 'user-round',
		'/hinh-anh'   => 'images',
		'/khoa-hoc'   => 'graduation-cap',
		'/lien-he'    => 'mail',
		'/menu'       => 'layout-grid',
		'/tai-nguyen' => 'download',
		'/tin-moi'    => 'newspaper',
		'/videos'     => 'circle-play',
		'/wordpress'  => 'book-open',
	];

	/** @return array{primary:list<array<string,mixed>>,footer:list<array<string,mixed>>} */
	public static function all(): array {
		$footer = self::items( 'footer' );
		return [
			'primary' => array_map( self::entry( ... ), self::items( 'primary' ) ?: self::fallback() ), // On one level.
			'footer'  => array_map(
				static fn( stdClass $column ): array => [
					'title' => self::title( $column ),
					'items' => array_map( self::entry( ... ), self::below( $footer, (int) $column->ID ) ),
				],
				array_values( array_filter( $footer, static fn( stdClass $item ): bool => 0 === (int) $item->menu_item_parent ) )
			),
		];
	}

	/** @return list<stdClass> Core's menu items. */
	private static function items( string $location ): array {
		$menu  = get_nav_menu_locations()[ $location ] ?? 0;
		$items = $menu ? wp_get_nav_menu_items( $menu ) : false;
		// Plain copies: core adds properties to WP_Post objects.
		return array_map(
			static fn( object $item ): stdClass => (object) get_object_vars( $item ),
			is_array( $items ) ? array_values( $items ) : []
		);
	}

	/**
	 * The menu if none has been created yet: home, latest posts, and the categories with the most posts.
	 *
	 * @return list<stdClass>
	 */
	private static function fallback(): array {
		$terms = Terms::fullest( 'category', [ 'parent' => 0, 'number' => 4 ] );
		$item  = static fn( string $title, string $url ): stdClass => (object) [
			'ID'               => 0,
			'title'            => $title,
			'url'              => $url,
			'classes'          => [],
			'menu_item_parent' => 0,
		];
		$items = [
			$item( __( 'Trang chủ', 'hien-core' ), home_url( '/' ) ),
			$item( __( 'Tin mới', 'hien-core' ), Paths::url( '/tin-moi' ) ),
		];
		foreach ( $terms as $term ) {
			$items[] = $item( $term->name, Term_Response::link( $term ) );
		}
		return $items;
	}

	/**
	 * The items below one, on any level.
	 *
	 * @param list<stdClass> $items All items of a menu, each behind its parent.
	 * @return list<stdClass>
	 */
	private static function below( array $items, int $id ): array {
		$parents = [ $id ];
		$below   = [];
		foreach ( $items as $item ) {
			if ( in_array( (int) $item->menu_item_parent, $parents, true ) ) {
				$parents[] = (int) $item->ID;
				$below[]   = $item;
			}
		}
		return $below;
	}

	/** @return array{title:string,url:string,path:string|null,icon:string|null} */
	private static function entry( stdClass $item ): array {
		$url  = Paths::typed( (string) $item->url );
		$path = Paths::relative( $url );
		return [
			'title' => self::title( $item ),
			'url'   => $url,
			'path'  => $path,
			'icon'  => self::icon( $item, $path ),
		];
	}

	private static function title( stdClass $item ): string {
		return Text::plain( (string) $item->title );
	}

	private static function icon( stdClass $item, ?string $path ): ?string {
		foreach ( (array) $item->classes as $class ) {
			if ( preg_match( '/^icon-([a-z0-9-]+)$/D', (string) $class, $found ) ) {
				return $found[1];
			}
		}
		return self::ICONS[ $path ?? '' ] ?? null;
	}
}
