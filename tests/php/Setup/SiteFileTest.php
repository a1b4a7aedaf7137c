<?php

declare(strict_types=1);

namespace Hien\Tests\Setup;

use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use Hien\Setup\Site_File;
use Hien\Tests\Support\Database_Dump;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

/** `wp hien setup` sets a site up from a file, once; the command itself is in first-steps.spec.ts. */
final class SiteFileTest extends TestCase {

	private const SITE = [
		'name'         => 'Lớp toán cô Lan',
		'description'  => 'Học là "vui"',
		'timezone'     => 'Asia/Ho_Chi_Minh',
		'handle'       => 'co-lan',
		'registration' => true,
		'permalinks'   => 'hien',
		'author'       => [
			'display_name' => 'Trần Thị Lan',
			'description'  => 'Dạy toán \ lớp 9',
		],
		'settings'     => [
			'contact'  => [ 'phone' => '0123 456 789' ],
			'services' => [
				[
					'title' => 'Dạy kèm',
					'text'  => '',
					'link'  => '/lien-he',
					'icon'  => 'plug',
				],
			],
		],
		'pages'        => [
			'about'  => [ 'content' => '<!-- wp:paragraph --><p>Chào \ bạn</p><!-- /wp:paragraph -->' ],
			'author' => [ 'title' => 'Về cô Lan' ],
		],
		'menus'        => [
			'primary' => [
				'name'  => 'Chính',
				'items' => [
					[
						'title' => 'Bài "mới"',
						'path'  => '/tin-moi',
					],
					[
						'title' => 'Thêm',
						'items' => [
							[
								'title' => 'Giới thiệu',
								'page'  => 'gioi-thieu',
							],
						],
					],
				],
			],
		],
	];

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'hien_pages_made' );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
	}

	public function test_a_site_becomes_as_the_file_says_and_a_second_run_changes_no_row(): void {
		update_option( 'permalink_structure', '/%postname%/' );
		self::assertSame( [], self::file()->problems( self::SITE ) );
		self::file()->apply( self::SITE );

		self::assertSame(
			[ 'Lớp toán cô Lan', 'co-lan', Permalinks::STRUCTURE, 1 ],
			[
				get_option( 'blogname' ),
				get_option( 'hien_handle' ),
				get_option( 'permalink_structure' ),
				(int) get_option( 'users_can_register' ),
			]
		);
		$author = get_userdata( Settings::author_id() );
		self::assertSame( [ 'Trần Thị Lan', 'Dạy toán \ lớp 9' ], [ $author->display_name, $author->description ] );
		self::assertSame( '0123 456 789', Sections::fields( 'contact' )['phone'] );
		self::assertSame( 'Dạy kèm', Sections::rows( 'services' )[0]['title'] );
		self::assertStringContainsString( 'Chào \ bạn', Default_Pages::find( 'gioi-thieu' )->post_content );
		self::assertSame( 'Về cô Lan', Default_Pages::find( 've-co-lan' )->post_title );
		$items = wp_get_nav_menu_items( get_nav_menu_locations()['primary'] );
		self::assertSame(
			[ 'Bài "mới"', 'Thêm', 'Giới thiệu' ],
			array_map( static fn( $item ): string => html_entity_decode( $item->title ), $items )
		);
		self::assertSame( (string) $items[1]->ID, $items[2]->menu_item_parent );

		self::end_request();
		$once = Database_Dump::of_all();
		self::file()->apply( self::SITE );
		self::end_request();
		self::assertSame( $once, Database_Dump::of_all() );
	}

	public function test_a_menu_that_the_file_describes_anew_is_written_anew_and_the_owners_stays(): void {
		self::file()->apply( [ 'menus' => self::SITE['menus'] ] );
		$menus                                = self::SITE['menus'];
		$menus['primary']['items'][0]['path'] = '/videos';
		self::file()->apply( [ 'menus' => $menus ] );
		$items = wp_get_nav_menu_items( get_nav_menu_locations()['primary'] );
		self::assertSame( [ home_url( '/videos' ), 3 ], [ $items[0]->url, count( $items ) ] );

		wp_create_nav_menu( 'Của tôi' );
		$menus['primary']['name'] = 'Của tôi';
		self::assertSame( [ 'Của tôi' ], self::file()->apply( [ 'menus' => $menus ] ) );
		self::assertSame( [], wp_get_nav_menu_items( get_nav_menu_locations()['primary'] ) );
	}

	/** @return array<string,array{callable(int,WP_Post):void}> What the owner does with a menu, or with an item of it. */
	public static function edits(): array {
		$update = static fn( int $menu, WP_Post $item, array $fields ) => wp_update_nav_menu_item(
			$menu,
			$item->ID,
			$fields + [
				'menu-item-title'    => $item->title,
				'menu-item-url'      => $item->url,
				'menu-item-position' => $item->menu_order,
				'menu-item-status'   => 'publish',
			]
		);
		return [
			'adds'    => [
				static fn( int $menu ) => wp_update_nav_menu_item(
					$menu,
					0,
					[ 'menu-item-title' => 'Của tôi', 'menu-item-url' => '/cua-toi', 'menu-item-status' => 'publish' ]
				),
			],
			'deletes' => [ static fn( int $menu, WP_Post $item ) => wp_delete_post( $item->ID, true ) ],
			'renames' => [ static fn( int $menu, WP_Post $item ) => $update( $menu, $item, [ 'menu-item-title' => 'Của tôi' ] ) ],
			'leads'   => [ static fn( int $menu, WP_Post $item ) => $update( $menu, $item, [ 'menu-item-url' => '/cua-toi' ] ) ],
			'sorts'   => [ static fn( int $menu, WP_Post $item ) => $update( $menu, $item, [ 'menu-item-position' => 9 ] ) ],
		];
	}

	/** @param callable(int,WP_Post):void $edit */
	#[DataProvider( 'edits' )]
	public function test_a_menu_that_the_owner_has_edited_stays_and_is_named( callable $edit ): void {
		$menus = self::SITE['menus'];
		self::assertSame( [], self::file()->apply( [ 'menus' => $menus ] ) );
		$menu = get_nav_menu_locations()['primary'];
		$edit( $menu, wp_get_nav_menu_items( $menu )[0] );
		$edited                               = wp_get_nav_menu_items( $menu );
		$menus['primary']['items'][0]['path'] = '/videos';
		self::assertSame( [ 'Chính' ], self::file()->apply( [ 'menus' => $menus ] ) );
		self::assertEquals( $edited, wp_get_nav_menu_items( get_nav_menu_locations()['primary'] ) );
	}

	/** @return array<string,array{mixed,string}> A file, and the path of what is wrong in it. */
	public static function wrong_files(): array {
		return [
			'no object'   => [ 'chào', 'site' ],
			'key'         => [ [ 'ten' => 'Lan' ], 'ten' ],
			'deep key'    => [
				[ 'menus' => [ 'primary' => [ 'name' => 'Chính', 'items' => [ [ 'title' => 'A', 'url' => '/' ] ] ] ] ],
				'menus.primary.items.0.url',
			],
			'place'       => [ [ 'menus' => [ 'giua' => [ 'name' => 'Chính', 'items' => [] ] ] ], 'menus.giua' ],
			'type'        => [ [ 'registration' => 'có' ], 'registration' ],
			'item'        => [
				[ 'menus' => [ 'primary' => [ 'name' => 'Chính', 'items' => [ [ 'title' => [] ] ] ] ] ],
				'menus.primary.items.0.title',
			],
			'category'    => [
				[ 'menus' => [ 'primary' => [ 'name' => 'Chính', 'items' => [ [ 'title' => 'A', 'category' => 'khong-co' ] ] ] ] ],
				'menus.primary.items.0.category',
			],
			'handle'      => [ [ 'handle' => 'Cô Lan' ], 'handle' ],
			'timezone'    => [ [ 'timezone' => 'Hà Nội' ], 'timezone' ],
			'permalinks'  => [ [ 'permalinks' => 'đẹp' ], 'permalinks' ],
			'author'      => [ [ 'author' => [ 'login' => 'khong-co' ] ], 'author.login' ],
			'section'     => [ [ 'settings' => [ 'khong-co' => [] ] ], 'settings.khong-co' ],
			'phone'       => [ [ 'settings' => [ 'contact' => [ 'phone' => 'gọi tôi' ] ] ], 'settings.contact.phone' ],
			'row'         => [ [ 'settings' => [ 'services' => [ [ 'title' => 'A', 'link' => '' ] ] ] ], 'settings.services.0.link' ],
			'page'        => [ [ 'pages' => [ 'post' => [] ] ], 'pages.post' ],
		];
	}

	#[DataProvider( 'wrong_files' )]
	public function test_what_is_wrong_is_named_by_its_path( mixed $site, string $path ): void {
		$problems = self::file()->problems( $site );
		self::assertSame( [ $path ], array_keys( $problems ) );
		self::assertNotSame( '', $problems[ $path ] );
	}

	private static function file(): Site_File {
		return new Site_File( Plugin::instance()->routes );
	}
}
