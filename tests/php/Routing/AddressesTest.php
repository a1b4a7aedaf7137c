<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Faqs\Faq_Post_Type;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Where a post, a category or a page answers, and where it sends readers who came another way. */
final class AddressesTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const WRONG = [
		'/khong-co/bai-cha'                    => '/wordpress/bai-cha', // Post under no category.
		'/wordpress/bai-con'                   => '/wordpress/lap-trinh-plugin/bai-con', // Post under the parent of its category.
		'/lap-trinh-plugin/bai-con'            => '/wordpress/lap-trinh-plugin/bai-con', // Post under its category without the parent.
		'/wordpress/lap-trinh-plugin/bai-cha'  => '/wordpress/bai-cha', // Post under a child of its category.
		'/lap-trinh-plugin'                    => '/wordpress/lap-trinh-plugin', // Category without its parent.
		'/khong-co/lap-trinh-plugin'           => '/wordpress/lap-trinh-plugin', // Category under a wrong parent.
		'/lap-trinh-plugin/wordpress'          => '/wordpress', // Top category under a parent.
		'/category/wordpress'                  => '/wordpress', // Category with the base of core.
		'/category/wordpress/lap-trinh-plugin' => '/wordpress/lap-trinh-plugin', // Nested category with the base of core.
		'/tin-moi/'                            => '/tin-moi', // Last slash on a list.
		'/wordpress/'                          => '/wordpress', // Last slash on a category.
		'/wordpress/bai-cha/'                  => '/wordpress/bai-cha', // Last slash on a post.
		'/quy-tac/'                         => '/quy-tac', // Last slash on a page.
		'/tin-moi/page/1'                      => '/tin-moi', // First page of a list.
		'/wordpress/page/1'                    => '/wordpress', // First page of a category.
		'/tag/rest-api/page/1'                 => '/tag/rest-api', // First page of a tag.
		'/WordPress'                           => '/wordpress', // Category in capitals.
	];

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_links_have_no_base_and_no_last_slash(): void {
		self::assertSame( home_url( '/wordpress/bai-cha' ), get_permalink( $this->id['bai-cha'] ) );
		self::assertSame( home_url( '/wordpress/lap-trinh-plugin/bai-con' ), get_permalink( $this->id['bai-con'] ) );
		self::assertSame( home_url( '/wordpress/lap-trinh-plugin' ), get_term_link( $this->id['lap-trinh-plugin'], 'category' ) );
		self::assertSame( home_url( '/tag/rest-api' ), get_term_link( 'rest-api', 'post_tag' ) );
		self::assertSame( home_url( '/quy-tac/doi-ngu' ), get_permalink( $this->id['doi-ngu'] ) );
	}

	public function test_a_wrong_address_leads_to_the_right_one_at_once(): void {
		foreach ( self::WRONG as $wrong => $right ) {
			self::assertSame( $right, $this->redirect_of( $wrong ), $wrong );
			self::assertSame( 200, $this->status_of( $right ) );
		}
	}

	public function test_a_redirect_keeps_the_query_string(): void {
		foreach ( self::WRONG as $wrong => $right ) {
			self::assertSame( "$right?utm_source=x", $this->redirect_of( "$wrong?utm_source=x" ), $wrong );
		}
		self::assertSame(
			'/wordpress/lap-trinh-plugin?utm_source=x',
			$this->redirect_of( '/lap-trinh-plugin?paged=1&utm_source=x' ),
			'The path says the page.'
		);
	}

	public function test_a_category_that_is_named_by_a_year_comes_before_the_archive_of_the_year(): void {
		$year = $this->make->category( [ 'name' => '2019', 'slug' => '2019' ] );
		$this->make->category( [ 'name' => '05', 'slug' => '05', 'parent' => $year ] );
		$this->make->category( [ 'name' => '2018', 'slug' => '2018', 'parent' => $this->id['lap-trinh-plugin'] ] );
		$this->post( 'cu', 'wordpress', [ 'post_date' => '2019-05-01 08:00:00' ] );
		$this->post( 'cu-nua', 'wordpress', [ 'post_date' => '2018-05-01 08:00:00' ] );
		wp_update_post( [ 'ID' => $this->id['bai-cha'], 'post_name' => '2018' ] );
		foreach ( [ '/2019' => '2019', '/2019/05' => '05' ] as $path => $name ) {
			$screen = $this->visit( $path );
			self::assertSame( [ 'category', 200 ], [ $screen->route, $screen->status ], $path );
			self::assertSame( $name, get_queried_object()->name, $path );
			self::assertFalse( is_date(), $path );
		}
		foreach ( [ '/2018', '/2018/05', '/2019/05/01' ] as $path ) {
			self::assertSame( 'archive', $this->visit( $path )->route, $path );
			self::assertTrue( is_date(), $path );
		}
	}

	#[TestWith( [ '/Tin-Moi', '/tin-moi' ] )]
	#[TestWith( [ '/TIN-MOI/Page/2', '/tin-moi/page/2' ] )]
	#[TestWith( [ '/WORDPRESS', '/wordpress' ] )]
	#[TestWith( [ '/VIDEOS', '/videos' ] )]
	#[TestWith( [ '/Videos/Hook', '/videos/hook' ] )]
	#[TestWith( [ '/Series/can-ban', '/series/can-ban' ] )]
	#[TestWith( [ '/LIEN-HE', '/lien-he' ] )]
	#[TestWith( [ '/Gioi-thieu/', '/gioi-thieu' ] )]
	#[TestWith( [ '/Ve-Hien', '/ve-hien' ] )]
	#[TestWith( [ '/Hoi-Dap-Hien', '/hoi-dap-hien' ] )]
	#[TestWith( [ '/Menu', '/menu' ] )]
	#[TestWith( [ '/Hinh-Anh', '/hinh-anh' ] )]
	#[TestWith( [ '/Ban-be/Khai', '/ban-be/khai' ] )]
	#[TestWith( [ '/Tag/Rest-API', '/tag/rest-api' ] )]
	#[TestWith( [ '/Wordpress/Bai-Cha', '/wordpress/bai-cha' ] )]
	#[TestWith( [ '/Quy-Tac', '/quy-tac' ] )]
	public function test_an_address_in_capitals_leads_to_its_own_form( string $typed, string $own ): void {
		( new Default_Pages( Plugin::instance()->routes ) )->make();
		self::assertSame( $own, $this->redirect_of( $typed ) );
		self::assertSame( "$own?utm_source=x", $this->redirect_of( "$typed?utm_source=x" ) );
		self::assertNull( $this->redirect_of( $own ) );
	}

	#[TestWith( [ '/Dang-Nhap', '/dang-nhap' ] )]
	#[TestWith( [ '/TAI-KHOAN/Mat-Khau', '/tai-khoan/mat-khau' ] )]
	#[TestWith( [ '/Admin', '/admin' ] )]
	public function test_so_does_one_that_asks_to_sign_in( string $typed, string $own ): void {
		self::assertSame( $own, $this->redirect_of( $typed ) );
	}

	public function test_capitals_that_are_no_address_are_not_found_at_once(): void {
		foreach ( [ '/Khong-Co', '/Tag', '/wordpress/KHONG-CO', '/l%E1%BA%ADp' ] as $path ) {
			self::assertNull( $this->redirect_of( $path ), $path );
			self::assertSame( 404, $this->status_of( $path ) );
		}
	}

	public function test_the_address_with_a_former_handle_leads_to_the_new_one(): void {
		$this->rename_handle();
		self::assertSame(
			[ '/ve-an', '/ve-an?utm_source=x' ],
			[ $this->redirect_of( '/ve-hien' ), $this->redirect_of( '/ve-hien?utm_source=x' ) ]
		);
		self::assertSame( 200, $this->status_of( '/ve-an' ) );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ '/page/2' ] )]
	#[TestWith( [ '/page/2?utm_source=x' ] )]
	#[TestWith( [ '/feed' ] )]
	#[TestWith( [ '/feed/atom' ] )]
	public function test_further_pages_and_feeds_of_the_questions_lead_from_the_former_handle_to_the_new_one( string $ending ): void {
		$this->rename_handle();
		self::assertSame( "/hoi-dap-an$ending", $this->redirect_of( "/hoi-dap-hien$ending" ) );
		$this->go_to( home_url( "/hoi-dap-an$ending" ) );
		self::assertSame( Faq_Post_Type::NAME, $GLOBALS['wp']->query_vars['post_type'] );
	}

	/** A redirect would only lead to another address that is not there. */
	#[TestWith( [ '/ve-hien/page/2' ] )]
	#[TestWith( [ '/ve-hien/feed' ] )]
	#[TestWith( [ '/hoi-dap-hien/cau-hoi' ] )]
	#[TestWith( [ '/hoi-dap-hien2' ] )]
	#[TestWith( [ '/hoi-dap-hien2/page/2' ] )]
	public function test_what_no_present_address_has_is_not_found_at_the_former_one( string $path ): void {
		$this->rename_handle();
		self::assertSame( 404, $this->status_of( $path ) );
	}

	/** Changes the site handle from `hien` to `an`, as it is at the next request. */
	private function rename_handle(): void {
		update_option( 'hien_handle', 'an' );
		$GLOBALS['wp_rewrite']->extra_rules_top = [];
		( new Faq_Post_Type() )->register_type();
		( new Permalinks( Plugin::instance()->routes ) )->add_rules();
		flush_rewrite_rules( false );
	}

	public function test_a_redirect_keeps_the_page_number(): void {
		$this->fill( 'lap-trinh-plugin', 11 );
		self::assertSame( '/wordpress/lap-trinh-plugin/page/2', $this->redirect_of( '/lap-trinh-plugin/page/2' ) );
		self::assertSame( 404, $this->status_of( '/lap-trinh-plugin/page/3' ) );
	}

	public function test_plain_addresses_lead_to_the_pretty_ones(): void {
		self::assertSame( '/wordpress/bai-cha', $this->redirect_of( '/?p=' . $this->id['bai-cha'] ) );
		self::assertSame( '/quy-tac', $this->redirect_of( '/?page_id=' . $this->id['quy-tac'] ) );
		self::assertSame( '/wordpress', $this->redirect_of( '/?cat=' . $this->id['wordpress'] ) );
	}

	public function test_a_query_string_changes_nothing(): void {
		foreach ( [ '/', '/tin-moi', '/wordpress', '/wordpress/bai-cha', '/bai-cha', '/quy-tac' ] as $path ) {
			self::assertSame( $this->visit( $path )->head['canonical'], $this->visit( "$path?utm_source=x&y[]=1" )->head['canonical'] );
		}
	}

	public function test_no_query_string_names_a_route(): void {
		foreach ( [ 'khong-co', 'post', 'latest', '' ] as $name ) {
			self::assertSame( 'home', $this->visit( "/?hien_route=$name" )->route );
			self::assertSame( 'latest', $this->visit( "/tin-moi?hien_route=$name" )->route );
			self::assertSame( 'category', $this->visit( "/wordpress/lap-trinh-plugin?hien_route=$name" )->route );
		}
	}

	public function test_a_page_wins_over_a_category_and_a_category_over_a_post(): void {
		$this->category( 'Chung', 'chung' );
		$this->post( 'chung', 'chung' );
		self::assertSame( 'category', $this->visit( '/chung' )->route );
		self::assertSame( 'post', $this->visit( '/chung/chung' )->route );
		$this->page( 'chung' );
		self::assertSame( 'page', $this->visit( '/chung' )->route );
		self::assertSame( 'page', $this->screen_json( '/chung' )['route'] );
		self::assertSame( 'post', $this->visit( '/chung/chung' )->route );
	}

	#[TestWith( [ '0' ] )]
	#[TestWith( [ '1' ] )]
	public function test_an_upload_takes_no_address_of_a_category_or_post( string $has_pages ): void {
		update_option( 'wp_attachment_pages_enabled', $has_pages );
		foreach ( [ 'wordpress', 'lap-trinh-plugin', 'bai-cha' ] as $slug ) {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_name' => $slug ], [ 'ID' => $this->make->picture() ] );
		}
		$this->test_a_wrong_address_leads_to_the_right_one_at_once();
		self::assertSame(
			[ 'category', 'wordpress' ],
			[ $this->visit( '/wordpress/lap-trinh-plugin' )->route, $this->visit( '/wordpress' )->route ]
		);
		self::assertSame( '/wordpress/bai-cha', wp_parse_url( $this->visit( '/bai-cha' )->head['canonical'], PHP_URL_PATH ) );
	}

	public function test_a_nested_page_wins_over_a_post_at_the_same_path(): void {
		$this->category( 'Giới thiệu', 'quy-tac' );
		$this->post( 'doi-ngu', 'quy-tac' );
		self::assertSame( $this->id['doi-ngu'], $this->visit( '/quy-tac/doi-ngu' )->params['id'] );
	}

	public function test_pages_of_the_same_slug_under_other_parents_are_told_apart(): void {
		$other  = $this->page( 'khac' );
		$nested = $this->page( 'doi-ngu', [ 'post_parent' => $other ] );
		self::assertSame( $nested, $this->visit( '/khac/doi-ngu' )->data['post']['id'] );
		self::assertSame( $this->id['doi-ngu'], $this->visit( '/quy-tac/doi-ngu' )->params['id'] );
	}

	public function test_a_page_without_its_parent_is_not_found(): void {
		self::assertSame( 404, $this->status_of( '/doi-ngu' ) );
	}

	public function test_a_post_in_three_categories_answers_in_each_and_names_one_as_its_own(): void {
		$second = $this->category( 'Hai', 'hai' );
		$third  = $this->category( 'Ba', 'ba' );
		$this->post( 'ba-nhanh', 'WordPress', [ 'post_category' => [ $third, $second, $this->id['wordpress'] ] ] );
		foreach ( [ '/wordpress/ba-nhanh', '/hai/ba-nhanh', '/ba/ba-nhanh', '/ba-nhanh' ] as $path ) {
			$screen = $this->visit( $path );
			$post   = array_values( $screen->data )[0];
			self::assertSame( [ 200, home_url( '/wordpress/ba-nhanh' ) ], [ $screen->status, $screen->head['canonical'] ], $path );
			self::assertSame( [ 'WordPress', '/wordpress/ba-nhanh' ], [ $post['category']['name'], $post['path'] ] );
			self::assertCount( 3, $post['categories'] );
		}
		self::assertSame( '/wordpress/ba-nhanh', $this->redirect_of( '/wordpress/lap-trinh-plugin/ba-nhanh' ) );
	}

	public function test_a_changed_slug_leads_to_the_new_one(): void {
		wp_update_post(
			[
				'ID'        => $this->id['bai-cha'],
				'post_name' => 'ten-moi',
			]
		);
		foreach ( [ '/wordpress/bai-cha', '/bai-cha' ] as $old ) {
			self::assertSame( '/wordpress/ten-moi', $this->redirect_of( $old ) );
		}
	}

	public function test_a_slug_that_begins_as_another_is_not_guessed(): void {
		self::assertSame( 404, $this->status_of( '/bai-ch' ) );
		self::assertSame( 404, $this->status_of( '/wordpress/bai-ch' ) );
	}

	/** WordPress's query takes this slug for none, and would show the home page at each of these addresses. */
	public function test_nothing_is_at_the_slug_zero(): void {
		foreach ( [ '/0', '/wordpress/0', '/videos/0', '/hinh-anh/0', '/khoa-hoc/0', '/series/0', '/video_cat/0', '/tag/0' ] as $path ) {
			self::assertSame( 404, $this->status_of( $path ), $path );
		}
	}

	/** As wp_dropdown_categories() sends it for "all". */
	#[TestWith( [ '/?s=bai&tag=0', 'search' ] )]
	#[TestWith( [ '/?s=bai&category_name=0', 'search' ] )]
	#[TestWith( [ '/?s=bai&hien_video_cat=0', 'search' ] )]
	#[TestWith( [ '/?utm_source=x&name=0', 'home' ] )]
	#[TestWith( [ '/tin-moi?tag=0', 'latest' ] )]
	#[TestWith( [ '/wordpress?tag=0', 'wordpress' ] )]
	public function test_a_zero_in_the_query_string_narrows_nothing( string $path, string $route ): void {
		self::assertSame( 200, $this->status_of( $path ) );
		self::assertSame( $route, $this->visit( $path )->route );
	}

	#[TestWith( [ '/tag/rest-api?tag=0' ] )]
	#[TestWith( [ '/videos/hook?hien_video=0' ] )]
	#[TestWith( [ '/wordpress/bai-cha?name=0' ] )]
	public function test_a_zero_instead_of_what_the_path_names_is_not_found( string $path ): void {
		self::assertSame( 404, $this->status_of( $path ) );
	}

	public function test_nor_does_it_in_a_list_in_wp_admin(): void {
		$this->go_to( home_url( '/wp-admin/edit.php' ) ); // Matches the rule of posts, as it does in wp-admin.
		self::assertStringContainsString( 'category_name=wp-admin', $GLOBALS['wp']->matched_query );
		set_current_screen( 'edit-post' );
		self::assertArrayNotHasKey( 'error', apply_filters( 'request', [ 'category_name' => '0' ] ) );
	}

	public function test_a_post_takes_a_number_as_its_slug(): void {
		$this->post( '2024', 'WordPress' );
		$this->post( '404', 'lap-trinh-plugin' );
		foreach ( [ '/wordpress/2024', '/wordpress/lap-trinh-plugin/404' ] as $path ) {
			$screen = $this->visit( $path );
			self::assertSame( [ 'post', 200, 1 ], [ $screen->route, $screen->status, $screen->params['part'] ?? null ], $path );
			self::assertSame( 'post', $this->screen_json( $path )['route'] );
		}
	}

	public function test_a_category_takes_a_number_as_its_slug(): void {
		$this->category( 'Năm 2024', '2024', $this->id['wordpress'] );
		$this->post( 'mot-bai', '2024' );
		self::assertSame( 'category', $this->visit( '/wordpress/2024' )->route );
		self::assertSame( 'post', $this->visit( '/wordpress/2024/mot-bai' )->route );
	}

	#[TestWith( [ '日本語' ] )]
	#[TestWith( [ 'مرحبا' ] )]
	#[TestWith( [ 'vui-😀' ] )]
	public function test_slugs_in_other_scripts_answer_encoded_or_not( string $slug ): void {
		$this->category( 'Khác', $slug );
		$this->make->post(
			[
				'post_name'     => $slug,
				'post_category' => [ (int) get_term_by( 'slug', $slug, 'category' )->term_id ],
			]
		);
		$lower = strtolower( rawurlencode( $slug ) ); // As WordPress stores it and writes it in links.
		foreach ( [ $lower, rawurlencode( $slug ), $slug ] as $segment ) {
			$category = $this->visit( "/$segment" );
			self::assertSame(
				[ 'category', 200, home_url( "/$lower" ) ],
				[ $category->route, $category->status, $category->head['canonical'] ]
			);
			self::assertSame( 'category', $this->screen_json( "/$segment" )['route'] );

			$post = $this->visit( "/$segment/$segment" );
			self::assertSame( [ 'post', 200, home_url( "/$lower/$lower" ) ], [ $post->route, $post->status, $post->head['canonical'] ] );
			self::assertSame( $slug, $post->params['slug'] );
			self::assertSame( 'post', $this->screen_json( "/$segment/$segment" )['route'] );
		}
	}

	public function test_wordpress_shows_the_category_that_the_settings_name(): void {
		$screen = $this->visit( '/wordpress' );
		self::assertSame( [ 'wordpress', null ], [ $screen->route, $screen->redirect ] );
		$shown = array_values( $screen->data )[0];
		self::assertSame( 'WordPress', $shown['within']['name'] );
		self::assertSame( [ 'Lập trình plugin', 'WordPress' ], array_column( array_column( $shown['sections'], 'category' ), 'name' ) );
		self::assertSame( [ 'bai-con' ], array_column( $shown['sections'][0]['data'], 'slug' ) );
		self::assertNotContains( 'bai-con', array_column( $shown['sections'][1]['data'], 'slug' ) );
		self::assertTrue( is_category( 'wordpress' ) );
		self::assertNull( $this->redirect_of( '/wordpress' ) );
	}
}
