<?php

declare(strict_types=1);

namespace Hien\Tests\Options;

use Hien\Settings\Settings;
use Hien\Tests\Support\TestCase;
use Hien\Text;
use Hien\Settings\Sections;

final class OptionsTest extends TestCase {

	public function test_names_are_plain_text(): void {
		update_option( 'blogname', 'An & "Bình" <b>' );
		update_option( 'blogdescription', "Lập trình & 'viết'" );
		$options = $this->options();
		self::assertSame( 'An & "Bình" ', preg_replace( '/<b>$/', '', $options['site']['name'] ) );
		self::assertSame( "Lập trình & 'viết'", $options['site']['description'] );
		self::assertStringContainsString( 'An & "Bình"', $options['footer']['copyright'] );
	}

	public function test_a_title_is_put_together_from_its_separator_and_the_sites_name(): void {
		update_option( 'blogname', 'Hiên' );
		foreach ( [ '-', '&raquo;', '|' ] as $separator ) {
			add_filter( 'document_title_separator', static fn(): string => $separator, 20 );
			$this->go_to( home_url( '/khong-co' ) );
			$site = $this->options()['site'];
			self::assertStringEndsWith( " {$site['title_separator']} {$site['name']}", Text::decode( wp_get_document_title() ) );
		}
	}

	public function test_the_author_is_whom_the_owner_chose(): void {
		$author = $this->make->user( 'author', [ 'display_name' => 'Trần Thị Bình', 'description' => 'Dạy vẽ.' ] );
		$own    = $this->make->post( [ 'post_author' => $author, 'post_title' => 'Bài của Bình' ] );
		$other  = $this->make->post( [ 'post_author' => 1, 'post_title' => 'Bài của người khác' ] );
		update_option( 'hien_site', [ 'author' => [ 'user' => $author ] ] );
		self::assertSame( [ 'Trần Thị Bình', [ 'Dạy vẽ.' ] ], [ $this->options()['author']['name'], $this->options()['author']['bio'] ] );
		self::assertSame(
			[ '/ve-hien', null ],
			array_map(
				static fn( int $id ): ?string => \Hien\Posts\Post_Detail::author( (int) get_post( $id )->post_author )['path'],
				[ $own, $other ]
			)
		);
		$page = $this->page_at( home_url( '/ve-hien' ) );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'Bài của Bình', (string) $page->text( '//main' ) );
		self::assertStringNotContainsString( 'Bài của người khác', (string) $page->text( '//main' ) );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $author );
		self::assertSame( [ 1, 0 ], [ Settings::author_id(), get_option( 'hien_site' )['author']['user'] ] );
	}

	public function test_where_the_first_user_is_gone_an_administrator_is_the_author(): void {
		$admins   = array_map(
			fn( string $email ): int => $this->make->user( 'administrator', [ 'user_email' => $email ] ),
			[ 'mot@example.org', 'chu@example.org' ]
		);
		$this->make->user( 'editor' );
		update_option( 'admin_email', 'chu@example.org' );
		self::assertSame( 1, Settings::author_id() );
		foreach ( [ 1 => $admins[1], $admins[1] => $admins[0] ] as $gone => $next ) {
			wp_delete_user( $gone, $next );
			self::assertSame( $next, Settings::author_id() );
		}
		self::assertSame( 0, self::count_queries( Settings::author_id( ... ) ) );
	}

	public function test_the_first_user_is_not_the_author_where_they_do_not_write(): void {
		get_userdata( 1 )->set_role( 'subscriber' );
		$admin = $this->make->user( 'administrator' );
		Settings::set_default_author();
		self::assertSame( $admin, Settings::author_id() );
	}

	public function test_an_author_who_is_gone_is_forgotten_also_where_the_cover_is_gone_too(): void {
		$author = $this->make->user( 'author' );
		$cover  = $this->make->picture();
		update_option( 'hien_site', [ 'author' => [ 'user' => $author, 'cover' => $cover ] ] );
		wp_delete_attachment( $cover, true );
		wp_delete_user( $author );
		self::assertSame( [ 'user' => 0, 'cover' => 0 ], get_option( 'hien_site' )['author'] );
	}

	public function test_the_author_is_the_first_user_where_none_is_chosen(): void {
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
		self::assertSame(
			[ [ 'Trang chủ', '/' ], [ 'Tin mới', '/tin-moi' ], [ 'Học & hành', '/hoc-hanh' ] ],
			array_slice( self::entries( $menu['primary'] ), 0, 3 )
		);
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
		$this->item(
			$menu,
			[ 'menu-item-title' => 'Ngoài <b>kia</b>', 'menu-item-url' => 'https://example.com/a', 'menu-item-classes' => 'x icon-globe' ]
		);
		$this->item( $menu, [ 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $page ] );
		$items = $this->options()['menu']['primary'];
		self::assertSame( [ [ 'Ngoài kia', null ], [ 'Giới thiệu & hơn', '/gioi-thieu' ] ], self::entries( $items ) );
		self::assertSame( [ 'globe', 'user-round' ], array_column( $items, 'icon' ) );
		self::assertSame( 'https://example.com/a', $items[0]['url'] );
	}

	public function test_an_address_of_a_menu_is_whole_also_where_the_site_is_in_a_folder(): void {
		update_option( 'home', 'https://example.org/blog' );
		$menu = $this->menu( 'primary' );
		foreach ( [ '/lien-he', '/blog/lien-he', '/', '//other.example/a', '#', 'https://example.com/a' ] as $number => $url ) {
			$this->item( $menu, [ 'menu-item-title' => "Mục $number", 'menu-item-url' => $url ] );
		}
		$items = $this->options()['menu']['primary'];
		self::assertSame(
			[ home_url( '/lien-he' ), home_url( '/lien-he' ), home_url( '/' ), 'https://other.example/a', '#', 'https://example.com/a' ],
			array_column( $items, 'url' )
		);
		self::assertSame( [ '/lien-he', '/lien-he', '/' ], array_slice( array_column( $items, 'path' ), 0, 3 ) );
	}

	public function test_the_footers_columns_are_the_top_of_their_menu(): void {
		$menu = $this->menu( 'footer' );
		$top  = $this->item( $menu, [ 'menu-item-title' => 'Học', 'menu-item-url' => '#' ] );
		$this->item( $menu, [ 'menu-item-title' => 'Tin mới', 'menu-item-url' => home_url( '/tin-moi' ), 'menu-item-parent-id' => $top ] );
		$footer = $this->options()['menu']['footer'];
		self::assertSame( [ 'Học' ], array_column( $footer, 'title' ) );
		self::assertSame( [ [ 'Tin mới', '/tin-moi' ] ], self::entries( $footer[0]['items'] ) );
	}

	public function test_entries_below_others_stand_behind_them(): void {
		foreach ( [ 'primary', 'footer' ] as $place ) {
			$menu  = $this->menu( $place );
			$below = 0;
			foreach ( [ 'Học', 'Plugin', 'REST API' ] as $title ) {
				$item  = [ 'menu-item-title' => $title, 'menu-item-url' => home_url( '/tin-moi' ), 'menu-item-parent-id' => $below ];
				$below = $this->item( $menu, $item );
			}
			$this->item( $menu, [ 'menu-item-title' => 'Liên hệ', 'menu-item-url' => home_url( '/lien-he' ) ] );
			$shown = $this->options()['menu'];
			if ( 'primary' === $place ) {
				self::assertSame( [ 'Học', 'Plugin', 'REST API', 'Liên hệ' ], array_column( $shown['primary'], 'title' ) );
			} else {
				self::assertSame( [ 'Plugin', 'REST API' ], array_column( $shown['footer'][0]['items'], 'title' ) );
				self::assertSame( [], $shown['footer'][1]['items'] );
			}
		}
	}

	public function test_a_menu_without_what_it_points_at_is_shorter(): void {
		$page = $this->make->page();
		$menu = $this->menu( 'primary' );
		$this->item(
			$menu,
			[ 'menu-item-title' => 'Trang', 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $page ]
		);
		$this->item( $menu, [ 'menu-item-title' => 'Còn', 'menu-item-url' => home_url( '/tin-moi' ) ] );
		wp_delete_post( $page, true );
		self::assertSame( [ [ 'Còn', '/tin-moi' ] ], self::entries( $this->options()['menu']['primary'] ) );
	}

	public function test_services_and_chat_links_are_the_owners(): void {
		$this->set(
			[
				'services'   => [
					[ 'title' => 'Làm web & hơn', 'text' => 'Nhanh', 'link' => '/lien-he', 'icon' => 'plug' ],
					[ 'title' => 'Dạy kèm', 'link' => 'https://example.org/day' ],
				],
				'chat_links' => [ [ 'title' => 'Zalo', 'text' => '8:00', 'link' => 'https://zalo.me/0', 'kind' => 'zalo' ] ],
			]
		);
		$options = $this->options();
		self::assertSame( [ 'Làm web & hơn', 'Dạy kèm' ], array_column( $options['services'], 'title' ) );
		self::assertSame( [ home_url( '/lien-he' ), 'https://example.org/day' ], array_column( $options['services'], 'link' ) );
		self::assertSame( [ 'plug', null ], array_column( $options['services'], 'icon' ) );
		self::assertSame( 'brand-zalo', $options['chat_links'][0]['icon'] );
	}

	public function test_a_slide_of_the_banner_has_its_picture(): void {
		$picture = $this->picture();
		$this->set(
			[
				'banner' => [
					[
						'title' => 'Khai giảng',
						'text' => 'Tối thứ Hai',
						'link' => '/khoa-hoc',
						'button' => 'Xem lịch',
						'image' => $picture,
					],
					[ 'title' => 'Không ảnh', 'link' => '/tin-moi' ],
				],
			]
		);
		[ $first, $second ] = $this->options()['banner'];
		self::assertSame(
			[ 'Khai giảng', 'Xem lịch', home_url( '/khoa-hoc' ), '2024/01/anh.jpg' ],
			[ $first['title'], $first['button'], $first['link'], $first['image'] ]
		);
		self::assertSame( [ 'Xem thêm', null ], [ $second['button'], $second['image'] ] );
		wp_delete_attachment( $picture, true );
		self::assertNull( $this->options()['banner'][0]['image'] );
	}

	public function test_projects_are_those_that_the_owner_chose_or_the_first_eight(): void {
		$ids = array_map(
			fn( int $n ): int => $this->make->post( [ 'post_type' => 'hien_project', 'post_title' => "Dự án $n", 'menu_order' => $n ] ),
			range( 1, 9 )
		);
		self::assertSame( array_slice( $ids, 0, 8 ), array_column( $this->options()['projects'], 'id' ) );
		$this->set( [ 'projects' => [ [ 'project' => $ids[8] ], [ 'project' => $ids[2] ], [ 'project' => $ids[4] ] ] ] );
		self::assertSame( [ $ids[8], $ids[2], $ids[4] ], array_column( $this->options()['projects'], 'id' ) );
		wp_trash_post( $ids[2] );
		self::assertSame( [ $ids[8], $ids[4] ], array_column( $this->options()['projects'], 'id' ) );
	}

	public function test_the_author_has_a_cover_and_networks(): void {
		$picture = $this->picture();
		$this->set(
			[
				'author' => [ 'cover' => $picture ],
				'social' => [
					[ 'name' => 'GitHub', 'url' => 'https://github.com/an', 'icon' => 'github' ],
					[ 'name' => 'Trang riêng', 'url' => 'https://example.org' ],
				],
			]
		);
		$author = $this->options()['author'];
		self::assertStringEndsWith( '/2024/01/anh.jpg', $author['cover'] );
		self::assertSame( [ 'github', 'globe' ], array_column( $author['social'], 'icon' ) );
	}

	public function test_the_contact_has_a_point_on_the_map(): void {
		self::assertSame( [ null, '' ], [ $this->options()['contact']['map'], $this->options()['contact']['phone'] ] );
		$this->set( [ 'contact' => [ 'phone' => '0123 456 789', 'hours' => '8:00 đến 21:00', 'map' => '21.0285, -105.8542' ] ] );
		$contact = $this->options()['contact'];
		self::assertSame(
			[ [ 'lat' => 21.0285, 'lng' => -105.8542 ], '0123 456 789', '8:00 đến 21:00' ],
			[ $contact['map'], $contact['phone'], $contact['hours'] ]
		);
	}

	public function test_the_footer_says_what_the_owner_wrote_and_something_where_that_is_nothing(): void {
		update_option( 'blogdescription', 'Một hiên nhà' );
		$this->set( [ 'footer' => [ 'about' => '', 'copyright' => '', 'note' => '' ] ] );
		$footer = $this->options()['footer'];
		self::assertSame( [ 'Một hiên nhà', '' ], [ $footer['about'], $footer['note'] ] );
		self::assertStringContainsString( wp_date( 'Y' ), $footer['copyright'] );
		$this->set( [ 'footer' => [ 'about' => 'Lời ngỏ', 'copyright' => 'An', 'note' => 'Dòng' ] ] );
		self::assertSame( [ 'Lời ngỏ', 'An', 'Dòng' ], array_values( $this->options()['footer'] ) );
	}

	public function test_it_says_whether_the_category_of_the_topic_exists(): void {
		self::assertFalse( $this->options()['topic'] );
		$this->make->category( [ 'slug' => 'vat-ly' ] );
		$this->set( [ 'topic' => [ 'category' => 'vat-ly' ] ] );
		self::assertTrue( $this->options()['topic'] );
	}

	public function test_members_and_what_is_published_are_counted(): void {
		$before = $this->options();
		$this->make->user();
		wp_update_user_counts();
		foreach ( [ 'post', 'hien_video', 'hien_video', 'hien_faq' ] as $type ) {
			$this->make->post( [ 'post_type' => $type ] );
		}
		$this->make->post( [ 'post_status' => 'draft' ] );
		$this->make->post( [ 'post_type' => 'hien_faq', 'post_status' => 'pending' ] );
		$after = $this->options();
		$more  = static fn( string $of, string $name ): int => $after[ $of ][ $name ] - $before[ $of ][ $name ];
		self::assertSame( [ 2, 1 ], [ $more( 'counts', 'videos' ), $more( 'counts', 'faqs' ) ] );
		self::assertSame( [ 1, 1, 2 ], [ $more( 'author', 'members' ), $more( 'author', 'posts' ), $more( 'author', 'videos' ) ] );
	}

	public function test_what_no_list_shows_is_not_counted(): void {
		$before = $this->options()['counts'];
		foreach ( [ 'hien_faq', 'hien_image', 'hien_download' ] as $type ) {
			$this->make->post( [ 'post_type' => $type, 'post_password' => 'bí mật' ] );
		}
		$this->make->post( [ 'post_type' => 'hien_image' ] );
		$this->make->post( [ 'post_type' => 'hien_download' ] );
		self::assertSame( $before, $this->options()['counts'] );
	}

	public function test_counts_that_cannot_be_read_are_zero_and_pages_go_on(): void {
		add_filter( 'query', static fn( string $sql ): string => str_contains( $sql, 'AS listed_posts' ) ? 'SELECT 1 WHERE 1 = 0' : $sql );
		self::assertSame( 0, $this->options()['counts']['videos'] );
		self::assertSame( 200, $this->page_at( '/menu' )->status );
	}

	public function test_on_a_large_site_each_reader_has_the_own_counts(): void {
		update_option( 'hien_is_large', '1' );
		$shown = 1100;
		// As a plugin for members does: by the SQL.
		add_filter( 'posts_where', static fn( string $where ): string => $where . ( is_user_logged_in() ? '' : ' AND 1 = 1' ) );
		add_filter(
			'query',
			static function ( string $sql ) use ( &$shown ): string {
				return str_contains( $sql, 'AS listed_posts' ) ? "SELECT $shown AS posts" : $sql;
			}
		);
		self::assertSame( 1100, $this->options()['counts']['posts'] );
		$this->as_user( 'subscriber' );
		$shown = 1101;
		self::assertSame( 1101, $this->options()['counts']['posts'] );
		wp_set_current_user( 0 );
		self::assertSame( 1100, $this->options()['counts']['posts'] );
	}

	public function test_full_settings_cost_few_queries_and_more_rows_no_more(): void {
		$set  = fn( int $count ) => $this->set(
			[
				'author'   => [ 'cover' => $this->picture() ],
				'banner'   => array_map(
					fn(): array => [ 'title' => 'T', 'link' => '/', 'image' => $this->picture() ],
					range( 1, $count )
				),
				'projects' => array_map(
					fn(): array => [ 'project' => $this->make->post( [ 'post_type' => 'hien_project' ] ) ],
					range( 1, $count )
				),
			]
		);
		$cost = function (): int {
			$this->options(); // Counts what is published anew; the counts are kept then.
			return self::count_queries( fn() => $this->options() );
		};
		$bare = $cost();
		$set( 1 );
		$one = $cost();
		$set( 5 );
		self::assertSame( $one, $cost() );
		self::assertLessThanOrEqual( $bare + 6, $one );
	}

	/** @param array<string,mixed> $site */
	private function set( array $site ): void {
		self::assertSame( [], Sections::problems( $site ) );
		update_option( 'hien_site', $site );
	}

	private function picture(): int {
		$id = $this->make->post( [ 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg' ] );
		update_post_meta( $id, '_wp_attached_file', '2024/01/anh.jpg' );
		wp_update_attachment_metadata( $id, [ 'file' => '2024/01/anh.jpg', 'width' => 600, 'height' => 400 ] );
		return $id;
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
