<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\List_Sizes;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Routing\Route;
use Hien\Routing\Path_Conflicts;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** To WordPress, and so to other plugins, a fixed route is an archive or a page. */
final class NativeRoutesTest extends TestCase {

	use Site;
	use ScreenRequests;

	/** Path => post type. */
	private const ARCHIVES = [
		'/videos'       => 'hien_video',
		'/hinh-anh'     => 'hien_image',
		'/khoa-hoc'     => 'hien_course',
		'/tai-nguyen'   => 'hien_download',
		'/hoi-dap-hien' => 'hien_faq',
		'/ban-be'       => 'hien_friend',
	];

	/** Path => route. */
	private const PAGES = [
		'/tin-moi'    => 'latest',
		'/wordpress'  => 'wordpress',
		'/ve-hien'    => 'author',
		'/gioi-thieu' => 'about',
		'/lien-he'    => 'contact',
		'/menu'       => 'menu',
		'/thanh-vien' => 'members',
	];

	/** Path => route, of what concerns the visitor only: neither WordPress nor search engines know it. */
	private const OURS = [
		'/dang-nhap'     => 'login',
		'/dang-ky'       => 'register',
		'/quen-mat-khau' => 'password',
	];

	/** As OURS, for who is signed in. */
	private const OF_MEMBERS = [
		'/tai-khoan' => 'account',
		'/admin'     => 'admin',
	];

	/** Archives that SEO plugins leave out, since the items have no pages. */
	private const ARCHIVES_ONLY = [ '/tai-nguyen', '/hoi-dap-hien' ];

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->make->post( [ 'post_type' => 'hien_faq', 'post_title' => 'Hỏi gì?' ] );
		$this->make->post(
			[ 'post_type' => 'hien_download', 'post_title' => 'Bảng tra', 'meta_input' => [ 'hien_file' => $this->make->file() ] ]
		);
		delete_option( 'hien_pages_made' );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
	}

	public function test_every_route_with_a_path_of_its_own_is_tried_here(): void {
		$routes = array_filter( Plugin::instance()->routes->all(), static fn( Route $route ): bool => $route->has_own_path() );
		$paths  = array_values( array_map( static fn( Route $route ): string => $route->patterns[0], $routes ) );
		self::assertEqualsCanonicalizing( $paths, array_keys( self::ARCHIVES + self::PAGES + self::OURS + self::OF_MEMBERS ) );
	}

	public function test_lists_of_content_are_archives_that_hold_what_they_show(): void {
		foreach ( self::ARCHIVES as $path => $type ) {
			$screen = $this->visit( $path );
			$shown  = array_values( $screen->data )[0];
			self::assertTrue( is_post_type_archive( $type ) && ! is_home() && ! is_404(), $path );
			self::assertSame( get_post_type_object( $type ), get_queried_object(), $path );
			self::assertSame( home_url( $path ), get_post_type_archive_link( $type ) );
			self::assertContains( "post-type-archive-$type", get_body_class(), $path );
			self::assertCount( 1, $shown['data'], $path );
			self::assertSame( [ $type ], wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_type' ), $path );
			self::assertSame(
				[ $shown['count'], $shown['pages'] ],
				[ $GLOBALS['wp_query']->found_posts, $GLOBALS['wp_query']->max_num_pages ],
				$path
			);
		}
	}

	public function test_the_pages_of_an_archive_hold_what_they_show(): void {
		for ( $n = 0; $n < List_Sizes::VIDEOS; $n++ ) {
			$this->make->post( [ 'post_type' => 'hien_video', 'post_date' => sprintf( '2024-01-%02d 00:00:00', $n + 1 ) ] );
		}
		$shown = array_values( $this->visit( '/videos/page/2' )->data )[0];
		self::assertSame( array_column( $shown['data'], 'id' ), wp_list_pluck( $GLOBALS['wp_query']->posts, 'ID' ) );
		self::assertSame( [ 1, 2 ], [ count( $shown['data'] ), $GLOBALS['wp_query']->max_num_pages ] );
		self::assertSame( home_url( '/videos/page/2' ), hien_screen()->head['canonical'] );
		self::assertSame( '/videos', $this->redirect_of( '/?post_type=hien_video' ) );
	}

	public function test_an_archive_has_a_feed(): void {
		foreach ( self::ARCHIVES as $path => $type ) {
			$this->go_to( home_url( "$path/feed" ) );
			self::assertTrue( is_feed() && is_post_type_archive( $type ), $path );
			self::assertSame( [ $type ], wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_type' ), $path );
		}
	}

	public function test_content_without_a_page_of_its_own_is_in_its_archive_only(): void {
		foreach ( [ 'hien_faq' => '/hoi-dap-hien', 'hien_download' => '/tai-nguyen' ] as $type => $archive ) {
			$post = get_posts( [ 'post_type' => $type ] )[0];
			self::assertSame( home_url( $archive ), get_permalink( $post ) );
			self::assertFalse( is_post_type_viewable( $type ) );
			foreach (
				[
					"$archive/$post->post_name",
					"/?post_type=$type&p=$post->ID",
					"/?p=$post->ID",
					"/?post_type=$type&name=$post->post_name",
					"/?$type=$post->post_name",
				] as $path
			) {
				$this->go_to( home_url( $path ) );
				self::assertFalse( is_singular() && ! is_404(), $path );
			}
			self::assertSame( 404, $this->status_of( "/?post_type=$type&p=$post->ID" ) );
		}
	}

	public function test_routes_with_the_authors_text_are_pages(): void {
		foreach ( self::PAGES as $path => $route ) {
			$screen = $this->visit( $path );
			$page   = get_page_by_path( ltrim( $path, '/' ) );
			self::assertSame( [ $route, 200 ], [ $screen->route, $screen->status ], $path );
			self::assertTrue( is_page( $page->ID ) && ! is_home() && ! is_404(), $path );
			self::assertSame(
				[ $page->ID, [ $page->ID ] ],
				[ get_queried_object_id(), wp_list_pluck( $GLOBALS['wp_query']->posts, 'ID' ) ],
				$path
			);
			self::assertContains( "page-id-$page->ID", get_body_class(), $path );
			self::assertSame( home_url( $path ), $screen->head['canonical'], $path );
		}
	}

	public function test_the_page_of_new_posts_has_pages(): void {
		$this->fill( 'WordPress', 20 );
		$screen = $this->visit( '/tin-moi/page/2' );
		self::assertSame(
			[ 'latest', 200, 2, home_url( '/tin-moi/page/2' ) ],
			[ $screen->route, $screen->status, $screen->params['page'], $screen->head['canonical'] ]
		);
		self::assertTrue( is_page( 'tin-moi' ) && is_paged() );
		self::assertSame( home_url( '/tin-moi/page/2' ), wp_get_canonical_url() );
		self::assertCount( 7, $screen->data['posts']['data'] );
		self::assertSame( 404, $this->status_of( '/tin-moi/page/3' ) );
	}

	public function test_the_page_wordpress_leaves_feed_and_pages_to_its_category(): void {
		$this->fill( 'WordPress', 15 );
		$this->visit( '/wordpress' );
		self::assertTrue( is_page( 'wordpress' ) );
		self::assertSame( 'category', $this->visit( '/wordpress/page/2' )->route );
		self::assertTrue( is_category( 'wordpress' ) );
		self::assertSame( 'post', $this->visit( '/wordpress/bai-cha' )->route );
		$this->go_to( home_url( '/wordpress/feed' ) );
		self::assertTrue( is_feed() && is_category( 'wordpress' ) );
		self::assertSame( [], ( new Path_Conflicts( Plugin::instance()->routes ) )->warnings() );
	}

	public function test_without_its_page_a_route_shows_the_default(): void {
		$this->make->post( [ 'post_type' => 'page', 'post_name' => 'khac' ] );
		foreach ( self::PAGES as $path => $route ) {
			foreach ( [ 'draft', null ] as $status ) {
				$page = get_page_by_path( ltrim( $path, '/' ) );
				if ( null === $status ) {
					wp_delete_post( $page->ID, true );
				} else {
					wp_update_post( [ 'ID' => $page->ID, 'post_status' => $status ] );
				}
				$screen = $this->visit( $path );
				self::assertSame(
					[ $route, 200, home_url( $path ) ],
					[ $screen->route, $screen->status, $screen->head['canonical'] ],
					$path
				);
				self::assertFalse( is_page() || is_404() || is_home(), $path );
				self::assertStringStartsWith( Plugin::instance()->routes->get( $route )->title, $screen->title );
			}
		}
	}

	public function test_no_query_string_makes_another_page_of_a_route(): void {
		$id = $this->id['quy-tac'];
		foreach ( [ "page_id=$id", 'pagename=quy-tac', "p={$this->id['bai-cha']}", 'name=bai-cha', 'category_name=wordpress' ] as $query ) {
			$this->go_to( home_url( "/lien-he?$query" ) );
			self::assertTrue( is_page( 'lien-he' ), $query );
			$this->go_to( home_url( "/quen-mat-khau?$query" ) );
			self::assertFalse( is_singular() || is_archive(), $query );
		}
	}

	public function test_the_author_titles_a_route_for_readers_and_for_plugins_alike(): void {
		foreach ( [ 'videos', 'tin-moi', 'lien-he' ] as $slug ) {
			wp_update_post( [ 'ID' => get_page_by_path( $slug )->ID, 'post_title' => "Tên mới của $slug" ] );
			self::assertSame( "Tên mới của $slug – Hiên", $this->visit( "/$slug" )->title );
			self::assertStringContainsString( "Tên mới của $slug", $this->page_at( home_url( "/$slug" ) )->text( '//h1' ) ?? '' );
		}
		$this->visit( '/videos' );
		self::assertSame( 'Tên mới của videos', post_type_archive_title( '', false ) );
		wp_delete_post( get_page_by_path( 'hinh-anh' )->ID, true );
		$this->visit( '/hinh-anh' );
		self::assertSame( 'Hình ảnh', post_type_archive_title( '', false ) );
	}

	public function test_menu_items_know_the_current_page(): void {
		$menu  = wp_create_nav_menu( 'Chính' );
		$items = [
			'/lien-he' => wp_update_nav_menu_item(
				$menu,
				0,
				[
					'menu-item-type' => 'post_type',
					'menu-item-object' => 'page',
					'menu-item-object-id' => get_page_by_path( 'lien-he' )->ID,
					'menu-item-status' => 'publish',
				]
			),
			'/videos'  => wp_update_nav_menu_item(
				$menu,
				0,
				[ 'menu-item-type' => 'post_type_archive', 'menu-item-object' => 'hien_video', 'menu-item-status' => 'publish' ]
			),
		];
		foreach ( $items as $path => $item ) {
			$this->visit( $path );
			self::assertMatchesRegularExpression(
				"/menu-item-$item\"[^>]*class=\"[^\"]*current-menu-item|class=\"[^\"]*current-menu-item[^\"]*menu-item-$item\"/",
				(string) wp_nav_menu( [ 'menu' => $menu, 'echo' => false ] ),
				$path
			);
		}
	}

	public function test_a_page_cache_keeps_every_page_that_is_there(): void {
		wp_delete_post( get_page_by_path( 'gioi-thieu' )->ID, true ); // So that it is no page to WordPress.
		$before = did_filter( 'nocache_headers' );
		foreach (
			[
				'/',
				'/wordpress/bai-cha',
				...array_keys( self::ARCHIVES ),
				...array_keys( self::PAGES ),
				...array_keys( self::OURS ),
			] as $path
		) {
			remove_all_filters( 'wpsc_only_cache_known_pages' ); // Of the page before.
			$this->visit( $path );
			self::assertTrue( OtherPlugins::keeps_page(), $path );
		}
		self::assertSame( $before, did_filter( 'nocache_headers' ) );
		$this->visit( '/khong-co' );
		self::assertFalse( OtherPlugins::keeps_page() );
		self::assertGreaterThan( $before, did_filter( 'nocache_headers' ) );
	}

	public function test_a_plugin_guards_a_fixed_route_by_what_it_is(): void {
		OtherPlugins::guard( static fn(): bool => is_page( 'lien-he' ) || is_post_type_archive( 'hien_course' ) );
		foreach ( [ '/lien-he', '/khoa-hoc', '/khoa-hoc?hien-screen=1' ] as $path ) {
			$redirect = self::redirect_by( fn() => $this->visit( $path ) );
			self::assertSame( wp_login_url( home_url( strtok( $path, '?' ) ) ), $redirect->location );
		}
		$this->as_user( 'subscriber' );
		self::assertSame( 200, $this->status_of( '/khoa-hoc' ) );
	}

	public function test_with_an_seo_plugin_every_page_has_one_title_address_and_description(): void {
		OtherPlugins::seo();
		$this->fill( 'WordPress', 20 );
		wp_delete_post( get_page_by_path( 'gioi-thieu' )->ID, true );
		$ours = array_keys( self::OURS + self::OF_MEMBERS );
		foreach (
			[
				'/',
				...array_keys( self::ARCHIVES ),
				...array_keys( self::PAGES ),
				'/tin-moi/page/2',
				'/wordpress/bai-cha',
				'/tag/rest-api',
				...$ours,
			] as $path
		) {
			if ( isset( self::OF_MEMBERS[ $path ] ) ) {
				$this->as_user( 'administrator' );
			}
			remove_action( 'wp_head', [ Plugin::instance()->current_screen, 'print_head' ], 2 ); // Of the page before.
			$screen = $this->visit( $path );
			$head = self::printed_by( wp_head( ... ) );
			self::assertSame( 1, preg_match_all( '#<title>(.*?)</title>#', $head, $title ), $path );
			self::assertSame( 1, preg_match_all( '#rel="canonical" href="([^"]*)"#', $head, $canonical ), $path );
			self::assertSame( 1, substr_count( $head, 'name="description"' ), $path );
			self::assertSame( $screen->head['canonical'], $canonical[1][0], $path );
			self::assertSame( $screen->title, html_entity_decode( $title[1][0] ), $path );
			self::assertStringNotContainsString( OtherPlugins::NO_TITLE, $head, $path );
			$is_ours = in_array( $path, [ ...$ours, ...self::ARCHIVES_ONLY, '/gioi-thieu' ], true );
			self::assertSame( ! $is_ours, str_ends_with( $title[1][0], '| SEO' ), $path );
			self::assertSame( 1, substr_count( $head, "<meta name='robots'" ), $path );
			self::assertSame( in_array( $path, $ours, true ), str_contains( $head, 'noindex' ), $path );
			self::assertStringContainsString( 'lang="vi"', get_language_attributes(), $path );
		}
	}
}
