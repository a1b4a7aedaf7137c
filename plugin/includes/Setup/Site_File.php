<?php
declare(strict_types=1);

namespace Hien\Setup;

use DateTimeZone;
use Hien\Demo\Loader;
use Hien\Demo\Remover;
use Hien\Pages\Default_Pages;
use Hien\Routing\Route_List;
use Hien\Settings\Section;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use RuntimeException;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A description of a site, as `wp hien setup` reads it. What it does not name stays as it is. */
final class Site_File {

	/** Key of the file => option of WordPress. */
	private const OPTIONS = [
		'name'        => 'blogname',
		'description' => 'blogdescription',
		'timezone'    => 'timezone_string',
	];

	public function __construct( private readonly Route_List $routes ) {}

	/**
	 * @param mixed $data Decoded JSON.
	 * @return array<string,string> Path, such as `settings.services.0.link` => what is wrong with it.
	 */
	public function problems( mixed $data ): array {
		$unknown = self::unknown( $data, $this->schema(), '' );
		if ( [] !== $unknown ) {
			return $unknown;
		}
		$valid = rest_validate_value_from_schema( $data, $this->schema(), 'site' );
		if ( is_wp_error( $valid ) ) {
			$message = $valid->get_error_message();
			$path    = preg_match( '/site((?:\[[^\]]+\])+)/', $message, $found )
				? trim( str_replace( [ '][', '[', ']' ], [ '.', '', '' ], $found[1] ) )
				: 'site';
			return [ $path => $message ];
		}
		$problems = [];
		$handle   = isset( $data['handle'] ) ? Settings::validate_handle( $data['handle'] ) : true;
		if ( is_wp_error( $handle ) ) {
			$problems['handle'] = $handle->get_error_message();
		}
		if ( isset( $data['timezone'] ) && ! in_array( $data['timezone'], timezone_identifiers_list( DateTimeZone::ALL_WITH_BC ), true ) ) {
			$problems['timezone'] = __( 'Không có múi giờ này; hãy viết như Asia/Ho_Chi_Minh.', 'hien-core' );
		}
		if ( isset( $data['registration'] ) && is_multisite() && (bool) get_option( 'users_can_register' ) !== $data['registration'] ) {
			$problems['registration'] = __( 'Đăng ký mở chung cho mọi trang của mạng, ở cài đặt của mạng.', 'hien-core' );
		}
		if ( isset( $data['author']['login'] ) && ! get_user_by( 'login', $data['author']['login'] ) ) {
			$problems['author.login'] = __( 'Không có tài khoản này.', 'hien-core' );
		}
		foreach ( Sections::problems( $this->sections( $data ) ) as $path => $problem ) {
			$problems[ "settings.$path" ] = $problem;
		}
		foreach ( $data['menus'] ?? [] as $location => $menu ) {
			$problems += self::menu_problems( $menu['items'], "menus.$location.items", isset( $data['demo'] ) && $data['demo'] );
		}
		return $problems;
	}

	/**
	 * @param array<string,mixed> $data Without problems().
	 * @return list<string> Names of the menus that the owner has made or edited, which stay as they are.
	 * @throws RuntimeException When WordPress refuses part of the content; what came before it is there.
	 */
	public function apply( array $data ): array {
		foreach ( array_intersect_key( self::OPTIONS, $data ) as $key => $option ) {
			update_option( $option, $data[ $key ] );
		}
		if ( isset( $data['registration'] ) ) {
			update_option( 'users_can_register', (int) $data['registration'] );
		}
		if ( isset( $data['handle'] ) ) {
			update_option( Settings::HANDLE_OPTION, $data['handle'] );
		}
		self::answer( $data['permalinks'] ?? '' );
		$author = $this->author( $data );
		if ( isset( $data['author'] ) && $author instanceof WP_User ) {
			wp_update_user( [ 'ID' => $author->ID ] + wp_slash( array_diff_key( $data['author'], [ 'login' => '' ] ) ) );
		}
		$sections = $this->sections( $data );
		if ( [] !== $sections ) {
			update_option( Sections::NAME, $sections );
		}
		( new Default_Pages( $this->routes ) )->make_for_theme();
		$this->write_pages( $data['pages'] ?? [] );
		if ( isset( $data['demo'] ) && $data['demo'] ) {
			Loader::load();
		} elseif ( isset( $data['demo'] ) ) {
			Remover::remove();
		}
		$menus = $data['menus'] ?? [];
		$kept  = array_filter(
			$menus,
			static fn( array $menu, string $location ): bool => ! Menu_Writer::write( $location, $menu['name'], $menu['items'] ),
			ARRAY_FILTER_USE_BOTH
		);
		return array_values( array_column( $kept, 'name' ) );
	}

	/** @return array<string,mixed> JSON schema of the file. */
	private function schema(): array {
		$text  = [ 'type' => 'string' ];
		$pages = array_filter( $this->routes->all(), static fn( $route ): bool => null !== $route->page_slug() );
		return self::closed(
			[
				'name'         => $text,
				'description'  => $text,
				'timezone'     => $text,
				'handle'       => $text,
				'registration' => [ 'type' => 'boolean' ],
				'permalinks'   => [ 'enum' => [ 'hien', 'keep' ] ] + $text,
				'author'       => self::closed(
					array_fill_keys( [ 'login', 'first_name', 'last_name', 'nickname', 'display_name', 'description' ], $text )
				),
				'settings'     => self::closed( array_map( static fn( Section $section ): array => $section->schema(), Sections::all() ) ),
				'pages'        => self::closed(
					array_map( static fn(): array => self::closed( array_fill_keys( [ 'title', 'excerpt', 'content' ], $text ) ), $pages )
				),
				'menus'        => self::closed(
					array_map(
						static fn(): array => self::closed(
							[ 'name' => $text + [ 'required' => true ], 'items' => Menu_Writer::schema() + [ 'required' => true ] ]
						),
						get_registered_nav_menus()
					)
				),
				'demo'         => [ 'type' => 'boolean' ],
			]
		);
	}

	/**
	 * @param array<string,array<string,mixed>> $properties
	 * @return array<string,mixed> An object with these properties and no others.
	 */
	private static function closed( array $properties ): array {
		return [
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		];
	}

	/**
	 * @param array<string,mixed> $schema
	 * @return array<string,string> Path => sentence, of keys that the schema has not. Core's error would not name their path.
	 */
	private static function unknown( mixed $data, array $schema, string $path ): array {
		$found = [];
		foreach ( is_array( $data ) ? $data : [] as $key => $value ) {
			$part  = $schema['properties'][ $key ] ?? $schema['items'] ?? null;
			$place = ltrim( "$path.$key", '.' );
			if ( null !== $part ) {
				$found += self::unknown( $value, $part, $place );
			} elseif ( isset( $schema['properties'] ) ) {
				$found[ $place ] = __( 'Không có mục nào tên như vậy.', 'hien-core' );
			}
		}
		return $found;
	}

	/**
	 * The sections of the settings that the file names; fields that it leaves out have the stored values.
	 *
	 * @param array<string,mixed> $data
	 * @return array<string,array<array-key,mixed>>
	 */
	private function sections( array $data ): array {
		$sections = $data['settings'] ?? [];
		foreach ( $sections as $key => $section ) {
			if ( 0 === Sections::all()[ $key ]->max_rows ) {
				$sections[ $key ] = $section + Sections::fields( $key );
			}
		}
		if ( isset( $data['author']['login'] ) ) {
			$sections['author'] = [ 'user' => $this->author( $data )->ID ?? 0 ] + ( $sections['author'] ?? Sections::fields( 'author' ) );
		}
		return $sections;
	}

	/** @param array<string,mixed> $data */
	private function author( array $data ): ?WP_User {
		return (
			isset( $data['author']['login'] ) ? get_user_by( 'login', $data['author']['login'] ) : get_userdata( Settings::author_id() )
		) ?: null;
	}

	private static function answer( string $permalinks ): void {
		if ( 'hien' === $permalinks && ( ! Settings::are_defaults_accepted() || [] !== Site_Defaults::changes() ) ) {
			Site_Defaults::apply();
		} elseif ( 'keep' === $permalinks ) {
			Site_Defaults::decline();
		}
	}

	/** @param array<string,array<string,string>> $pages Fields by route. A page that the owner has deleted is not made again. */
	private function write_pages( array $pages ): void {
		foreach ( $pages as $route => $fields ) {
			$page = Default_Pages::find( (string) $this->routes->get( $route )->page_slug() );
			if ( null === $page ) {
				continue;
			}
			$before = [
				'post_title'   => $page->post_title,
				'post_excerpt' => $page->post_excerpt,
				'post_content' => $page->post_content,
			];
			$after  = [
				'post_title'   => $fields['title'] ?? $page->post_title,
				'post_excerpt' => $fields['excerpt'] ?? $page->post_excerpt,
				'post_content' => $fields['content'] ?? $page->post_content,
			];
			if ( $before !== $after ) {
				wp_update_post( [ 'ID' => $page->ID ] + array_map( 'wp_slash', $after ) );
			}
		}
	}

	/**
	 * @param list<array<string,mixed>> $items
	 * @return array<string,string> Path => sentence, of targets that the site has not.
	 */
	private static function menu_problems( array $items, string $path, bool $comes_with_demo ): array {
		$problems = [];
		foreach ( $items as $i => $item ) {
			if ( isset( $item['category'] ) && ! $comes_with_demo && ! get_term_by( 'slug', $item['category'], 'category' ) ) {
				$problems[ "$path.$i.category" ] = __( 'Không có chuyên mục này.', 'hien-core' );
			}
			if ( isset( $item['page'] ) && null === get_page_by_path( $item['page'] ) ) {
				$problems[ "$path.$i.page" ] = __( 'Không có trang này.', 'hien-core' );
			}
			$problems += self::menu_problems( $item['items'] ?? [], "$path.$i.items", $comes_with_demo );
		}
		return $problems;
	}
}
