<?php

declare(strict_types=1);

namespace Hien\Tests\Redirects;

use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Setup\Site_Defaults;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Where addresses lead that posts, pages and terms had before: AddressHistoryTest has all orders of changes, this the forms of addresses.
 */
final class FormerAddressesTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_a_renamed_category_takes_all_its_addresses_with_it(): void {
		$this->fill( 'lap-trinh-plugin', 11 );
		wp_update_term( $this->id['lap-trinh-plugin'], 'category', [ 'slug' => 'plugin' ] );
		wp_update_term( $this->id['wordpress'], 'category', [ 'slug' => 'wp' ] );
		foreach (
			[
				'/wordpress/lap-trinh-plugin'         => '/wp/plugin',
				'/wordpress/lap-trinh-plugin/page/2'  => '/wp/plugin/page/2',
				'/wordpress/lap-trinh-plugin/feed'    => '/wp/plugin/feed',
				'/wordpress/lap-trinh-plugin/feed/atom' => '/wp/plugin/feed/atom',
				'/wordpress/lap-trinh-plugin/bai-con' => '/wp/plugin/bai-con',
				'/category/wordpress'                 => '/wp',
			] as $former => $present
		) {
			self::assertSame( $present, $this->redirect_of( $former ), $former );
			self::assertSame( "$present?utm_source=x", $this->redirect_of( "$former?utm_source=x" ), $former );
		}
	}

	/** @param string $key What is renamed. */
	#[TestWith( [ 'rest-api', 'post_tag', '/tag/rest-api', '/tag/moi' ] )]
	#[TestWith( [ 'can-ban', 'hien_series', '/series/can-ban', '/series/moi' ] )]
	#[TestWith( [ 'nguoi-moi', 'hien_video_cat', '/video_cat/nguoi-moi', '/video_cat/moi' ] )]
	#[TestWith( [ 'filter', 'hien_video_key', '/video_key/filter', '/video_key/moi' ] )]
	public function test_a_renamed_tag_or_series_is_found_and_its_feed(
		string $key,
		string $taxonomy,
		string $former,
		string $present
	): void {
		wp_update_term( get_term_by( 'slug', $key, $taxonomy )->term_id ?? 0, $taxonomy, [ 'slug' => 'moi' ] );
		self::assertSame( [ $present, "$present/feed" ], [ $this->redirect_of( $former ), $this->redirect_of( "$former/feed" ) ] );
	}

	#[TestWith( [ 'bai-cha', '/wordpress/bai-cha', '/wordpress/moi' ] )]
	#[TestWith( [ 'doi-ngu', '/quy-tac/doi-ngu', '/quy-tac/moi' ] )]
	#[TestWith( [ 'quy-tac', '/quy-tac/doi-ngu', '/moi/doi-ngu' ] )]
	#[TestWith( [ 'hook', '/videos/hook', '/videos/moi' ] )]
	#[TestWith( [ 'khai', '/ban-be/khai', '/ban-be/moi' ] )]
	#[TestWith( [ 'viet-plugin', '/khoa-hoc/viet-plugin', '/khoa-hoc/moi' ] )]
	public function test_so_are_renamed_posts_of_all_kinds_and_what_is_below_them(
		string $renamed,
		string $former,
		string $present
	): void {
		wp_update_post( [ 'ID' => $this->id[ $renamed ], 'post_name' => 'moi' ] );
		self::assertSame( $present, $this->redirect_of( $former ) );
	}

	public function test_what_was_deleted_or_trashed_is_gone_and_says_so(): void {
		wp_delete_post( $this->id['bai-cha'], true );
		wp_trash_post( $this->id['quy-tac'] );
		wp_delete_term( $this->id['wordpress'], 'category' );
		wp_delete_term( get_term_by( 'slug', 'can-ban', 'hien_series' )->term_id ?? 0, 'hien_series' );
		foreach ( [ '/wordpress/bai-cha', '/quy-tac', '/wordpress/page/2', '/series/can-ban', '/tin/bai-cha' ] as $path ) {
			self::assertSame( 410, $this->status_of( $path ), $path );
		}
		$page = $this->page_at( '/wordpress/bai-cha' );
		self::assertSame( [ 410, 'Trang này đã được gỡ' ], [ $page->status, $page->text( '//h1' ) ] );
		self::assertSame( 410, $this->screen_json( '/wordpress/bai-cha' )['status'] );
		self::assertSame( 404, $this->status_of( '/wordpress/chua-co' ) );
		wp_untrash_post( $this->id['quy-tac'] );
		wp_publish_post( $this->id['quy-tac'] );
		self::assertSame( 200, $this->status_of( '/quy-tac' ) );
	}

	public function test_feeds_of_what_was_deleted_are_gone_too_with_any_theme(): void {
		wp_delete_term( get_term_by( 'slug', 'rest-api', 'post_tag' )->term_id ?? 0, 'post_tag' );
		remove_theme_support( 'hien-screens' );
		$status = 0;
		self::watch_status( $status );
		foreach ( [ '/tag/rest-api', '/tag/rest-api/feed' ] as $path ) {
			$this->go_to( home_url( $path ) );
			do_action( 'template_redirect' );
			self::assertSame( 410, $status, $path );
		}
	}

	public function test_what_nobody_may_see_is_not_found_and_no_redirect_names_it(): void {
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_name' => 'moi' ] );
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_status' => 'private' ] );
		foreach ( [ '/wordpress/bai-cha', '/wordpress/moi' ] as $path ) {
			self::assertSame( 404, $this->status_of( $path ), $path );
		}
	}

	#[TestWith( [ 'private' ] )]
	#[TestWith( [ 'draft' ] )]
	public function test_a_page_that_nobody_may_see_takes_no_address_of_a_category( string $status ): void {
		$this->category( 'Chung', 'chung' );
		$this->page( 'chung', [ 'post_status' => $status ] );
		self::assertSame( [ 'category', 200 ], [ $this->visit( '/chung' )->route, $this->visit( '/chung' )->status ] );
		$this->page( 'rieng', [ 'post_status' => $status ] );
		self::assertSame( 404, $this->status_of( '/rieng' ) );
	}

	/** @param list<string> $statuses Those that what takes the name has, one after the other. */
	#[TestWith( [ 'post', [ 'draft' ] ] )]
	#[TestWith( [ 'post', [ 'private' ] ] )]
	#[TestWith( [ 'post', [ 'publish', 'draft' ] ] )]
	#[TestWith( [ 'post', [ 'publish', 'private' ] ] )]
	#[TestWith( [ 'page', [ 'draft' ] ] )]
	#[TestWith( [ 'page', [ 'private' ] ] )]
	#[TestWith( [ 'page', [ 'publish', 'draft' ] ] )]
	#[TestWith( [ 'page', [ 'publish', 'private' ] ] )]
	public function test_what_was_deleted_is_gone_also_where_its_name_belongs_to_what_nobody_may_see(
		string $type,
		array $statuses
	): void {
		$key    = 'post' === $type ? 'bai-cha' : 'quy-tac';
		$path   = 'post' === $type ? '/wordpress/bai-cha' : '/quy-tac';
		$hidden = 'post' === $type ? $this->make->post( [ 'post_category' => [ $this->id['wordpress'] ] ] ) : $this->page( 'khac' );
		wp_delete_post( $this->id[ $key ], true );
		foreach ( $statuses as $status ) {
			wp_update_post( [ 'ID' => $hidden, 'post_name' => $key, 'post_status' => $status ] );
		}
		self::assertSame( [ $key, $status ], [ get_post( $hidden )->post_name ?? '', get_post_status( $hidden ) ] );
		self::assertSame( [ 410, 'Trang này đã được gỡ' ], [ $this->page_at( $path )->status, $this->page_at( $path )->text( '//h1' ) ] );
	}

	public function test_what_takes_a_former_address_has_it_until_it_goes(): void {
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_name' => 'moi' ] );
		$other = $this->post( 'bai-cha' );
		self::assertSame( 200, $this->status_of( '/wordpress/bai-cha' ) );
		wp_delete_post( $other, true );
		self::assertSame( '/wordpress/moi', $this->redirect_of( '/wordpress/bai-cha' ) );
	}

	public function test_what_has_its_former_name_again_is_not_redirected_to_itself(): void {
		foreach ( [ 'moi', 'bai-cha' ] as $slug ) {
			wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_name' => $slug ] );
		}
		self::assertSame( 200, $this->status_of( '/wordpress/bai-cha' ) );
		self::assertSame( 404, $this->status_of( '/wordpress/bai-cha/5' ) );
	}

	public function test_a_number_is_a_former_slug_where_the_post_has_no_such_part(): void {
		$this->post( 'wordpress' );
		$id = $this->post( '15' );
		self::assertSame( $id, $this->visit( '/wordpress/15' )->params['id'] );
		wp_update_post( [ 'ID' => $id, 'post_name' => 'moi' ] );
		self::assertSame( '/wordpress/moi', $this->redirect_of( '/wordpress/15' ) );
	}

	public function test_a_post_that_was_deleted_is_gone_also_where_a_category_had_its_name(): void {
		$this->category( 'Mới', 'moi' );
		$post = $this->post( 'moi' );
		wp_update_term( get_term_by( 'slug', 'moi', 'category' )->term_id ?? 0, 'category', [ 'slug' => 'khac' ] );
		wp_delete_post( $post, true );
		self::assertSame( [ 410, '/khac' ], [ $this->status_of( '/wordpress/moi' ), $this->redirect_of( '/moi' ) ] );
	}

	/** @param string $change What is done to the page: it is deleted, trashed, or gets this status. */
	#[TestWith( [ 'delete', 410 ] )]
	#[TestWith( [ 'trash', 410 ] )]
	#[TestWith( [ 'private', 404 ] )]
	public function test_a_page_that_goes_leads_to_no_other_page_by_a_category_that_had_its_name( string $change, int $status ): void {
		$this->page( 'khac' );
		$category = $this->make->term( 'category', [ 'name' => 'Mới', 'slug' => 'moi' ] );
		$page     = $this->page( 'moi' );
		wp_update_term( $category, 'category', [ 'slug' => 'khac' ] );
		match ( $change ) {
			'delete' => wp_delete_post( $page, true ),
			'trash'  => wp_trash_post( $page ),
			default  => wp_update_post( [ 'ID' => $page, 'post_status' => $change ] ),
		};
		self::assertSame( $status, $this->status_of( '/moi' ) );
	}

	public function test_a_page_that_nobody_may_see_hides_no_category_that_had_the_name_of_a_page_that_goes(): void {
		$this->page( 'khac', [ 'post_status' => 'private' ] );
		$category = $this->make->term( 'category', [ 'name' => 'Mới', 'slug' => 'moi' ] );
		$page     = $this->page( 'moi' );
		wp_update_term( $category, 'category', [ 'slug' => 'khac' ] );
		wp_delete_post( $page, true );
		self::assertSame( '/khac', $this->redirect_of( '/moi' ) );
	}

	public function test_a_file_hides_no_category_that_had_the_name_of_a_page_that_goes(): void {
		$category = $this->make->term( 'category', [ 'name' => 'Mới', 'slug' => 'moi' ] );
		$page     = $this->page( 'moi' );
		$this->make->post( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_name' => 'khac' ] );
		wp_update_term( $category, 'category', [ 'slug' => 'khac' ] );
		wp_delete_post( $page, true );
		self::assertSame( '/khac', $this->redirect_of( '/moi' ) );
	}

	public function test_a_category_that_was_shown_after_a_page_leads_to_its_address_also_where_another_page_has_it(): void {
		$this->page( 'khac' );
		wp_delete_post( $this->page( 'moi' ), true );
		$category = $this->make->term( 'category', [ 'name' => 'Mới', 'slug' => 'moi' ] );
		wp_update_term( $category, 'category', [ 'slug' => 'khac' ] );
		self::assertSame( '/khac', $this->redirect_of( '/moi' ) );
	}

	public function test_what_is_gone_is_not_redirected_as_the_part_of_a_post_that_had_the_category_s_name(): void {
		$category = [ $this->id['wordpress'] ];
		$renamed  = $this->make->post( [ 'post_name' => 'wordpress', 'post_category' => $category ] );
		$deleted  = $this->make->post( [ 'post_name' => '15', 'post_category' => $category ] );
		self::assertSame( 200, $this->status_of( '/wordpress/15' ) );
		wp_update_post( [ 'ID' => $renamed, 'post_name' => 'moi' ] );
		wp_delete_post( $deleted, true );
		self::assertSame( 410, $this->status_of( '/wordpress/15' ) );
	}

	public function test_a_moved_category_is_found_where_a_post_that_nobody_may_see_had_its_address(): void {
		$post  = $this->make->post( [ 'post_name' => '15', 'post_category' => [ $this->id['wordpress'] ] ] );
		$moved = $this->make->term( 'category', [ 'name' => 'Mười lăm', 'slug' => '15', 'parent' => $this->id['wordpress'] ] );
		wp_update_term( $moved, 'category', [ 'parent' => 0 ] );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'private' ] );
		self::assertSame( '/15', $this->redirect_of( '/wordpress/15' ) );
	}

	public function test_a_category_below_a_renamed_one_is_found_where_a_post_that_nobody_may_see_has_its_name(): void {
		$this->make->term( 'category', [ 'name' => 'Mười lăm', 'slug' => '15', 'parent' => $this->id['wordpress'] ] );
		$this->make->post(
			[
				'post_name'     => '15',
				'post_category' => [ $this->id['wordpress'] ],
				'post_status'   => 'private',
			]
		);
		wp_update_term( $this->id['wordpress'], 'category', [ 'slug' => 'wp' ] );
		self::assertSame( '/wp/15', $this->redirect_of( '/wordpress/15' ) );
		self::assertSame( 404, $this->status_of( '/chua-tung-co/15' ) );
	}

	public function test_parts_of_a_post_go_with_it_but_none_that_it_has_not(): void {
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_name' => 'moi', 'post_content' => 'Một<!--nextpage-->Hai' ] );
		wp_update_post( [ 'ID' => $this->id['quy-tac'], 'post_name' => 'luat' ] );
		self::assertSame( '/wordpress/moi/2', $this->redirect_of( '/wordpress/bai-cha/2' ) );
		self::assertSame( '/wordpress/moi', $this->redirect_of( '/wordpress/bai-cha/3' ), 'WordPress leads to the post.' );
		self::assertSame( 404, $this->status_of( '/quy-tac/15' ) );
	}

	public function test_the_app_is_redirected_alike(): void {
		wp_update_term( get_term_by( 'slug', 'rest-api', 'post_tag' )->term_id ?? 0, 'post_tag', [ 'slug' => 'moi' ] );
		$this->expectExceptionMessage( home_url( '/tag/moi?hien-screen=1' ) );
		$this->screen_json( '/tag/rest-api' );
	}

	public function test_renaming_a_category_writes_one_row_however_many_posts_it_has(): void {
		global $wpdb;
		$this->fill( 'wordpress', 30 );
		$rows   = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_redirects" );
		$before = $rows();
		wp_update_term( $this->id['wordpress'], 'category', [ 'slug' => 'wp' ] );
		self::assertSame( $before + 1, $rows() );
		wp_update_term( $this->id['wordpress'], 'category', [ 'name' => 'Tên khác' ] );
		self::assertSame( $before + 1, $rows() );
	}

	public function test_a_rule_of_digits_and_a_structure_that_is_set_before_themes_break_nothing(): void {
		add_rewrite_rule( '2024', 'index.php?s=2024', 'top' );
		update_option( 'permalink_structure', '/%postname%' );
		self::assertSame( 404, $this->status_of( '/chua-tung-co' ) );
		$rewrite = $GLOBALS['wp_rewrite'];
		unset( $GLOBALS['wp_rewrite'] );
		update_option( 'permalink_structure', '/%year%/%postname%' );
		$GLOBALS['wp_rewrite'] = $rewrite;
		self::assertSame( '/%year%/%postname%', get_option( 'permalink_structure' ) );
	}

	public function test_an_address_that_never_was_costs_one_query_and_one_that_is_none(): void {
		$cost = fn( string $path ): int => count(
			self::queries_of( fn() => $this->visit( $path ), '/hien_redirects|hien_former_rules/' )
		);
		self::assertSame( 0, $cost( '/wordpress/bai-cha' ) );
		self::assertLessThanOrEqual( 2, $cost( '/wordpress/chua-co' ) );
	}

	/** @return array<string,array{string}> */
	public static function structures(): array {
		return array_map(
			static fn( string $structure ): array => [ $structure ],
			[
				'dates'         => '/%year%/%monthnum%/%day%/%postname%/',
				'month'         => '/%year%/%monthnum%/%postname%/',
				'numbers'       => '/archives/%post_id%',
				'names'         => '/%postname%/',
				'html'          => '/%postname%.html',
				'a prefix'      => '/blog/%year%/%postname%/',
				'index.php'     => '/index.php/%year%/%monthnum%/%postname%/',
				'category, dates' => '/%category%/%year%/%postname%/',
				'author'        => '/%author%/%postname%/',
			]
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'structures' )]
	public function test_moving_in_from_another_structure_keeps_every_address( string $structure ): void {
		$this->fill( 'WordPress', 10 );
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_content' => 'Một<!--nextpage-->Hai' ] );
		$this->use_structure( $structure );
		$author    = get_author_posts_url( 1 );
		$addresses = [];
		$below     = static fn( string|\WP_Error|false $url, string $ending ): string
			=> user_trailingslashit( untrailingslashit( is_string( $url ) ? $url : '' ) . $ending );
		foreach (
			[
				get_permalink( $this->id['bai-cha'] ),
				get_permalink( $this->id['bai-con'] ),
				get_permalink( $this->id['quy-tac'] ),
				get_permalink( $this->id['doi-ngu'] ),
				get_term_link( $this->id['wordpress'], 'category' ),
				get_term_link( $this->id['lap-trinh-plugin'], 'category' ),
				get_term_link( 'rest-api', 'post_tag' ),
				get_year_link( (int) get_the_date( 'Y', $this->id['bai-cha'] ) ),
				get_month_link( (int) get_the_date( 'Y', $this->id['bai-cha'] ), (int) get_the_date( 'n', $this->id['bai-cha'] ) ),
				$author,
				get_post_comments_feed_link( $this->id['bai-cha'] ),
				get_term_feed_link( $this->id['wordpress'], 'category' ),
				get_term_feed_link( get_term_by( 'slug', 'rest-api', 'post_tag' )->term_id ?? 0, 'post_tag' ),
				get_author_feed_link( 1 ),
				home_url( '/?p=' . $this->id['bai-cha'] ),
				home_url( '/?page_id=' . $this->id['doi-ngu'] ),
				home_url( '/?cat=' . $this->id['wordpress'] ),
				home_url( '/?tag=rest-api' ),
				home_url( '/?author=1' ),
				home_url( '/?m=' . (string) get_the_date( 'Ym', $this->id['bai-cha'] ) ),
				get_day_link(
					(int) get_the_date( 'Y', $this->id['bai-cha'] ),
					(int) get_the_date( 'n', $this->id['bai-cha'] ),
					(int) get_the_date( 'j', $this->id['bai-cha'] )
				),
				get_feed_link(),
				get_feed_link( 'comments_rss2' ),
				home_url( '/?feed=rss2' ),
				$below( get_term_link( $this->id['wordpress'], 'category' ), '/page/2' ),
				$below( get_permalink( $this->id['bai-cha'] ), '/2' ),
				$below( get_permalink( $this->id['bai-cha'] ), '/embed' ),
				home_url( "/?cat={$this->id['wordpress']}&paged=2" ),
				home_url( "/?p={$this->id['bai-cha']}&page=2" ),
			] as $url
		) {
			self::assertIsString( $url );
			$addresses[ substr( $url, strlen( home_url() ) ) ] = $this->answer( $url );
		}
		Site_Defaults::apply();
		$this->use_structure( (string) get_option( 'permalink_structure' ) );
		foreach ( $addresses as $address => $before ) {
			[ $status, $found, $steps ] = $this->answer( home_url( (string) $address ) );
			self::assertSame( 200, $before[0], (string) $address );
			self::assertSame( [ 200, $before[1] ], [ $status, $found ], (string) $address );
			self::assertLessThanOrEqual( 1, $steps, (string) $address );
		}
	}

	/** WordPress lists all posts there; here /tin-moi does. */
	public function test_further_pages_of_home_lead_to_the_newest_posts_where_there_were_any(): void {
		$this->fill( 'WordPress', 10 );
		self::assertSame( 404, $this->status_of( '/page/2' ) );
		$this->use_structure( '/%postname%/' );
		Site_Defaults::apply();
		$this->use_structure( (string) get_option( 'permalink_structure' ) );
		self::assertSame( '/tin-moi?utm_source=x', $this->redirect_of( '/page/2/?utm_source=x' ) );
		self::assertSame( 404, $this->status_of( '/page/3' ), 'There are twelve posts, ten a page.' );
	}

	public function test_a_category_base_that_was_changed_goes_on_leading_to_categories(): void {
		$this->use_structure( '/%postname%/' );
		update_option( 'category_base', 'chu-de' );
		$this->use_structure( '/%postname%/' );
		self::assertSame( '/chu-de/wordpress/', $this->redirect_of( '/category/wordpress/' ) );
		wp_delete_term( $this->id['wordpress'], 'category' );
		self::assertSame( 410, $this->status_of( '/category/wordpress/' ) );
	}

	public function test_a_post_renamed_before_the_plugin_came_is_found_by_a_former_structure(): void {
		$this->use_structure( '/%postname%.html' );
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_name' => 'moi' ] );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}hien_redirects" );
		Site_Defaults::apply();
		$this->use_structure( (string) get_option( 'permalink_structure' ) );
		self::assertSame( '/wordpress/moi', $this->redirect_of( '/bai-cha.html' ) );
	}

	/** Makes WordPress use a structure, as at the next request after a change. */
	private function use_structure( string $structure ): void {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( $structure );
		$wp_rewrite->extra_rules_top = [];
		create_initial_taxonomies();
		foreach ( [ ...get_post_types( [], 'objects' ), ...get_taxonomies( [ '_builtin' => false ], 'objects' ) ] as $registered ) {
			$registered->remove_rewrite_rules();
			$registered->add_rewrite_rules();
		}
		( new Permalinks( Plugin::instance()->routes ) )->add_rules();
		flush_rewrite_rules( false );
	}

	/** @return array{int,string,int} Status, what answers, and the redirects to it. */
	private function answer( string $url, int $steps = 0 ): array {
		try {
			$this->go_to( $url );
			do_action( 'template_redirect' );
		} catch ( \Hien\Tests\Support\RedirectException $redirect ) {
			self::assertSame( 301, $redirect->getCode(), $url );
			self::assertLessThan( 5, $steps, $url );
			return $this->answer( $redirect->location, $steps + 1 );
		}
		$object = get_queried_object();
		$dates  = is_date() ? get_query_var( 'year' ) . get_query_var( 'monthnum' ) : '';
		$page   = (int) get_query_var( 'paged' ) + (int) get_query_var( 'page' );
		return [
			is_404() ? 404 : 200,
			( is_feed() ? 'feed ' : '' ) . ( is_embed() ? 'embed ' : '' )
				. ( $object->term_id ?? $object->ID ?? '' ) . $dates . ( $page > 1 ? " page $page" : '' ),
			$steps,
		];
	}
}
