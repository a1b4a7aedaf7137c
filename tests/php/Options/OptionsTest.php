<?php

declare(strict_types=1);

namespace Hien\Tests\Options;

use Hien\Tests\Support\TestCase;

final class OptionsTest extends TestCase {

	public function test_names_are_plain_text(): void {
		update_option( 'blogname', 'An & "Bình" <b>' );
		update_option( 'blogdescription', "Lập trình & 'viết'" );
		$options = $this->options();
		self::assertSame( 'An & "Bình" ', preg_replace( '/<b>$/', '', $options['site']['name'] ) );
		self::assertSame( "Lập trình & 'viết'", $options['site']['description'] );
		self::assertStringContainsString( 'An & "Bình"', $options['footer']['copyright'] );
	}

	public function test_the_author_is_the_first_user(): void {
		wp_update_user(
			[
				'ID'           => 1,
				'display_name' => 'Nguyễn & An',
				'description'  => "Dòng <b>một</b>\r\n\r\n  Dòng hai ",
			]
		);
		$author = $this->options()['author'];
		self::assertSame( [ 'Nguyễn & An', [ 'Dòng một', 'Dòng hai' ] ], [ $author['name'], $author['bio'] ] );
		self::assertStringNotContainsString( 'admin@example.org', (string) wp_json_encode( $this->options() ) );
	}

	public function test_members_and_published_posts_are_counted(): void {
		$before = $this->options()['author'];
		$this->make->user();
		wp_update_user_counts();
		$this->make->post();
		$this->make->post( [ 'post_status' => 'draft' ] );
		$after = $this->options()['author'];
		self::assertSame( [ 1, 1 ], [ $after['members'] - $before['members'], $after['posts'] - $before['posts'] ] );
	}

	public function test_a_logo_is_an_address_and_a_missing_one_is_none(): void {
		self::assertNull( $this->options()['site']['logo'] );
		set_theme_mod( 'custom_logo', 999999 );
		self::assertNull( $this->options()['site']['logo'] );
	}

	public function test_registration_is_told(): void {
		foreach ( [ false, true ] as $open ) {
			update_option( 'users_can_register', $open ? 1 : 0 );
			self::assertSame( $open, $this->options()['login']['registration'] );
		}
	}

	public function test_dates_are_of_the_sites_zone(): void {
		self::assertSame( 'Asia/Ho_Chi_Minh', $this->options()['site']['date_zone'] );
	}

	public function test_a_new_site_has_a_menu_of_home_and_its_fullest_categories(): void {
		$id = $this->make->category(
			[
				'name' => 'Học & hành',
				'slug' => 'hoc-hanh',
			]
		);
		$this->make->post( [ 'post_category' => [ $id ] ] );
		$menu = $this->options()['menu'];
		self::assertSame( [ [ 'Trang chủ', '/' ], [ 'Tin mới', '/tin-moi' ], [ 'Học & hành', '/hoc-hanh' ] ], array_slice( self::entries( $menu['primary'] ), 0, 3 ) );
		self::assertSame( [], $menu['footer'] );
	}

	public function test_a_menu_is_what_the_owner_made(): void {
		$page = $this->make->page(
			[
				'post_name'  => 'gioi-thieu',
				'post_title' => 'Giới thiệu &amp; hơn',
			]
		);
		$menu = $this->menu( 'primary' );
		$this->item( $menu, [ 'menu-item-title' => 'Ngoài <b>kia</b>', 'menu-item-url' => 'https://example.com/a', 'menu-item-classes' => 'x icon-globe' ] );
		$this->item( $menu, [ 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $page ] );
		$items = $this->options()['menu']['primary'];
		self::assertSame( [ [ 'Ngoài kia', null ], [ 'Giới thiệu & hơn', '/gioi-thieu' ] ], self::entries( $items ) );
		self::assertSame( [ 'globe', 'user-round' ], array_column( $items, 'icon' ) );
		self::assertSame( 'https://example.com/a', $items[0]['url'] );
	}

	public function test_the_footers_columns_are_the_top_of_their_menu(): void {
		$menu = $this->menu( 'footer' );
		$top  = $this->item( $menu, [ 'menu-item-title' => 'Học', 'menu-item-url' => '#' ] );
		$this->item( $menu, [ 'menu-item-title' => 'Tin mới', 'menu-item-url' => home_url( '/tin-moi' ), 'menu-item-parent-id' => $top ] );
		$footer = $this->options()['menu']['footer'];
		self::assertSame( [ 'Học' ], array_column( $footer, 'title' ) );
		self::assertSame( [ [ 'Tin mới', '/tin-moi' ] ], self::entries( $footer[0]['items'] ) );
	}

	public function test_a_menu_without_what_it_points_at_is_shorter(): void {
		$page = $this->make->page();
		$menu = $this->menu( 'primary' );
		$this->item( $menu, [ 'menu-item-title' => 'Trang', 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $page ] );
		$this->item( $menu, [ 'menu-item-title' => 'Còn', 'menu-item-url' => home_url( '/tin-moi' ) ] );
		wp_delete_post( $page, true );
		self::assertSame( [ [ 'Còn', '/tin-moi' ] ], self::entries( $this->options()['menu']['primary'] ) );
	}

	/** @return array<string,mixed> */
	private function options(): array {
		return $this->rest( 'GET', '/hien/v1/options' )->get_data();
	}

	private function menu( string $location ): int {
		$menu = (int) wp_create_nav_menu( "Menu $location" );
		set_theme_mod( 'nav_menu_locations', [ $location => $menu ] );
		return $menu;
	}

	/** @param array<string,mixed> $args */
	private function item( int $menu, array $args ): int {
		return (int) wp_update_nav_menu_item( $menu, 0, $args + [ 'menu-item-status' => 'publish' ] );
	}

	/**
	 * @param list<array<string,mixed>> $items
	 * @return list<array{string,string|null}>
	 */
	private static function entries( array $items ): array {
		return array_map( static fn( array $item ): array => [ $item['title'], $item['path'] ], $items );
	}
}
