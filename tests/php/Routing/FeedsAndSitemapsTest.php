<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Settings\Settings;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Theme;

/** What WordPress offers at our addresses beside pages: feeds, embeds, sitemaps, robots.txt. */
final class FeedsAndSitemapsTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_feeds_hold_the_posts_of_their_address(): void {
		$both = [ 'bai-cha', 'bai-con' ];
		foreach (
			[
				'/feed'                            => $both,
				'/feed/atom'                       => $both,
				'/wordpress/feed'                  => $both, // A category holds its children's.
				'/wordpress/lap-trinh-plugin/feed' => [ 'bai-con' ],
				'/tag/rest-api/feed'               => [ 'bai-cha' ],
				'/author/tac-gia/feed'               => $both,
			] as $path => $slugs
		) {
			$this->go_to( home_url( $path ) );
			do_action( 'template_redirect' );
			self::assertTrue( is_feed(), $path );
			self::assertNull( hien_screen(), $path );
			self::assertEqualsCanonicalizing( $slugs, wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_name' ), $path );
		}
	}

	public function test_a_post_has_a_feed_of_its_comments(): void {
		$this->make->comment( $this->id['bai-con'], [ 'comment_content' => 'Hay quá' ] );
		foreach ( [ '/wordpress/lap-trinh-plugin/bai-con/feed', '/bai-con/feed' ] as $path ) {
			$this->go_to( home_url( $path ) );
			self::assertTrue( is_comment_feed() && is_single( 'bai-con' ), $path );
			self::assertSame( [ 'Hay quá' ], wp_list_pluck( $GLOBALS['wp_query']->comments, 'comment_content' ), $path );
		}
	}

	public function test_a_feed_of_nothing_is_not_found(): void {
		foreach ( [ '/khong-co/feed', '/wordpress/khong-co/feed' ] as $path ) {
			$this->go_to( home_url( $path ) );
			self::assertTrue( is_404(), $path );
		}
	}

	public function test_other_spellings_of_a_feed_lead_to_it(): void {
		self::assertSame( '/wordpress/feed', $this->redirect_of( '/wordpress/feed/rss2' ) );
	}

	public function test_the_page_of_a_route_has_the_feed_of_its_posts_or_none(): void {
		$handle = Settings::handle();
		foreach ( [ 'tin-moi', 'gioi-thieu', "ve-$handle" ] as $slug ) {
			$this->page( $slug );
		}
		$author = get_author_feed_link( Settings::author_id() );
		self::assertSame( '/feed', $this->redirect_of( '/tin-moi/feed' ) );
		self::assertSame( '/feed/atom', $this->redirect_of( '/tin-moi/feed/atom' ) );
		self::assertSame( $author, home_url( (string) $this->redirect_of( "/ve-$handle/feed" ) ) );
		$this->go_to( home_url( '/gioi-thieu/feed' ) );
		do_action( 'template_redirect' );
		self::assertTrue( is_404() );
		$this->go_to( home_url( '/quy-tac/feed' ) );
		do_action( 'template_redirect' );
		self::assertTrue( is_comment_feed() && is_page( 'quy-tac' ) );
		remove_theme_support( Theme::FEATURE );
		$this->go_to( home_url( '/gioi-thieu/feed' ) );
		do_action( 'template_redirect' );
		add_theme_support( Theme::FEATURE );
		self::assertTrue( is_comment_feed(), 'Another theme may show comments there.' );
	}

	public function test_a_page_names_a_feed_of_its_comments_only_where_there_is_one(): void {
		$links = function ( string $path ): string {
			$this->go_to( home_url( $path ) );
			return self::printed_by( feed_links_extra( ... ) );
		};
		wp_update_post( [ 'ID' => $this->page( 'gioi-thieu' ), 'comment_status' => 'open' ] );
		wp_update_post( [ 'ID' => (int) get_page_by_path( 'quy-tac' )?->ID, 'comment_status' => 'open' ] );
		self::assertSame( '', $links( '/gioi-thieu' ) );
		self::assertStringContainsString( home_url( '/quy-tac/feed' ), $links( '/quy-tac' ) );
		remove_theme_support( Theme::FEATURE );
		$of_other_theme = $links( '/gioi-thieu' );
		add_theme_support( Theme::FEATURE );
		self::assertStringContainsString( home_url( '/gioi-thieu/feed' ), $of_other_theme );
	}

	public function test_links_to_feeds_end_as_the_permalinks_of_the_site(): void {
		self::assertSame( home_url( '/khoa-hoc/feed' ), get_post_type_archive_feed_link( 'hien_course' ) );
		self::assertSame( home_url( '/khoa-hoc/feed/atom' ), get_post_type_archive_feed_link( 'hien_course', 'atom' ) );
		self::assertStringEndsWith( '/feed/rss2', get_search_feed_link( 'x' ) );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%category%/%postname%/' );
		self::assertSame( home_url( '/khoa-hoc/feed/' ), get_post_type_archive_feed_link( 'hien_course' ) );
	}

	public function test_feeds_of_archives_and_terms_have_vietnamese_titles(): void {
		foreach (
			[
				'/khoa-hoc'       => '&raquo; Khóa học" href="' . home_url( '/khoa-hoc/feed' ) . '"',
				'/series/can-ban' => '&raquo; Loạt bài: Căn bản" href="' . home_url( '/series/can-ban/feed' ) . '"',
			] as $path => $end
		) {
			$this->visit( $path );
			$links = self::printed_by( feed_links_extra( ... ) );
			self::assertStringContainsString( 'title="Dòng thông tin ', $links );
			self::assertStringContainsString( $end, $links );
		}
	}

	public function test_posts_and_pages_can_be_embedded(): void {
		foreach ( [ '/wordpress/bai-cha/embed', '/wordpress/lap-trinh-plugin/bai-con/embed', '/quy-tac/embed' ] as $path ) {
			$this->go_to( home_url( $path ) );
			do_action( 'template_redirect' );
			self::assertTrue( is_embed() && is_singular(), $path );
			self::assertNull( hien_screen(), $path );
		}
		self::assertSame( home_url( '/wordpress/bai-cha/embed' ), get_post_embed_url( $this->id['bai-cha'] ) );
		self::assertSame( $this->id['bai-cha'], url_to_postid( home_url( '/wordpress/bai-cha' ) ) );
		self::assertSame( $this->id['bai-con'], url_to_postid( home_url( '/wordpress/lap-trinh-plugin/bai-con' ) ) );
	}

	public function test_the_embed_that_the_page_of_a_route_names_is_there(): void {
		$page = $this->page( 'gioi-thieu', [ 'post_title' => 'Về trang này' ] );
		foreach ( [ '/gioi-thieu', '/gioi-thieu/', '/gioi-thieu?utm_source=thu#dau' ] as $address ) {
			self::assertSame( $page, url_to_postid( home_url( $address ) ), $address );
		}
		$answer = $this->rest( 'GET', '/oembed/1.0/embed', [ 'url' => get_permalink( $page ) ] );
		self::assertSame( [ 200, 'Về trang này' ], [ $answer->get_status(), $answer->get_data()['title'] ?? null ] );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		self::assertSame( 0, url_to_postid( home_url( '/gioi-thieu' ) ) );
		self::assertSame( 0, url_to_postid( 'https://noi-khac.vn/gioi-thieu' ) );
	}

	public function test_robots_and_sitemaps_are_left_to_wordpress(): void {
		foreach (
			[
				'/robots.txt'                  => 'robots',
				'/wp-sitemap.xml'              => 'sitemap',
				'/wp-sitemap-posts-post-1.xml' => 'sitemap',
			] as $path => $variable
		) {
			$this->go_to( home_url( $path ) );
			self::assertNotEmpty( get_query_var( $variable ), $path );
			self::assertFalse( is_404(), $path );
		}
	}

	public function test_the_sitemap_lists_addresses_as_they_are(): void {
		$locations = static fn( string $provider, string $type ): array => array_column(
			wp_get_sitemap_providers()[ $provider ]->get_url_list( 1, $type ),
			'loc'
		);
		self::assertContains( home_url( '/wordpress/lap-trinh-plugin/bai-con' ), $locations( 'posts', 'post' ) );
		self::assertContains( home_url( '/quy-tac/doi-ngu' ), $locations( 'posts', 'page' ) );
		self::assertContains( home_url( '/wordpress/lap-trinh-plugin' ), $locations( 'taxonomies', 'category' ) );
	}

	public function test_the_sitemap_lists_pages_that_exist_and_are_indexed(): void {
		foreach ( [ 'hien_link', 'hien_project', 'hien_faq', 'hien_download', 'hien_message' ] as $type ) {
			$this->make->post( [ 'post_type' => $type ] ); // Types whose items have no pages.
		}
		$listed = [];
		foreach ( wp_get_sitemap_providers() as $name => $provider ) {
			foreach ( array_keys( $provider->get_object_subtypes() ) ?: [ '' ] as $type ) {
				foreach ( array_column( $provider->get_url_list( 1, $type ), 'loc' ) as $address ) {
					$screen = $this->visit( substr( $address, strlen( home_url() ) ) );
					self::assertSame( 200, $screen->status, $address );
					self::assertStringNotContainsString( 'noindex', $screen->head['robots'], $address );
					$listed[ "$name $type" ] = true;
				}
			}
		}
		$types = [
			'posts post',
			'posts page',
			'posts hien_video',
			'posts hien_image',
			'posts hien_friend',
			'posts hien_course',
			'taxonomies category',
			'taxonomies post_tag',
			'taxonomies hien_series',
			'taxonomies hien_video_cat',
			'taxonomies hien_video_key',
		];
		self::assertEqualsCanonicalizing( $types, array_keys( $listed ) );
	}
}
