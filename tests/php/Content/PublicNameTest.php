<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Jobs\Jobs;
use Hien\Tests\Support\TestCase;
use Hien\Theme;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Nobody who may not list users learns from the public site how an account signs in. */
final class PublicNameTest extends TestCase {

	private const LOGIN = 'chuquan77';
	private const EMAIL = 'rieng77@hop-thu.example';

	private int $user;
	private int $post;

	protected function setUp(): void {
		parent::setUp();
		$this->user = $this->make->user(
			'author',
			[
				'user_login'   => self::LOGIN,
				'user_email'   => self::EMAIL,
				'display_name' => self::LOGIN, // WordPress's own default.
			]
		);
		$this->post = $this->make->post(
			[ 'post_title' => 'Bài công khai', 'post_name' => 'bai-cong-khai', 'post_author' => $this->user ]
		);
		$this->make->comment(
			$this->post,
			[ 'comment_author' => self::LOGIN, 'comment_author_email' => self::EMAIL, 'user_id' => $this->user ]
		);
		$this->make->comment(
			$this->post,
			[ 'comment_author' => self::EMAIL, 'comment_author_email' => self::EMAIL, 'comment_content' => 'Khách nói' ]
		);
		update_option( 'hien_site', [ 'author' => [ 'user' => $this->user ] ] );
	}

	/** @return array<string,array{string}> */
	public static function calls(): array {
		return array_map(
			static fn( string $call ): array => [ $call ],
			[
				'posts'              => '/hien/v1/posts',
				'one post'           => '/hien/v1/posts/bai-cong-khai',
				'home'               => '/hien/v1/featured',
				'comments'           => '/hien/v1/comments',
				'members'            => '/hien/v1/users',
				'options'            => '/hien/v1/options',
				'core users'         => '/wp/v2/users',
				'core comments'      => '/wp/v2/comments',
				'core posts'         => '/wp/v2/posts?_embed=1',
				'core search'        => '/wp/v2/search?search=bai',
			]
		);
	}

	#[DataProvider( 'calls' )]
	public function test_no_call_answers_a_login_or_an_address( string $call ): void {
		[ $route, $query ] = explode( '?', $call ) + [ 1 => '' ];
		wp_parse_str( $query, $params );
		$response = $this->rest( 'GET', $route, $params );
		self::assertSame( 200, $response->get_status() );
		self::register_routes( '/wp/v2' ); // WordPress's own answers may be embedded.
		self::assert_tells_nothing(
			(string) wp_json_encode( rest_get_server()->response_to_data( $response, true ), JSON_UNESCAPED_UNICODE )
		);
	}

	public function test_a_thread_of_comments_answers_none(): void {
		$thread = $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->post ] )->get_data();
		self::assertSame( [ 'Thành viên', 'Khách' ], array_column( $thread['data'], 'author' ) );
		self::assert_tells_nothing( (string) wp_json_encode( $thread ) );
	}

	#[TestWith( [ '/' ] )]
	#[TestWith( [ '/tin-moi' ] )]
	#[TestWith( [ '/chuyen-chung/bai-cong-khai' ] )]
	#[TestWith( [ '/ve-hien' ] )]
	#[TestWith( [ '/thanh-vien' ] )]
	public function test_no_page_prints_them( string $path ): void {
		$page = $this->page_at( home_url( $path ) );
		self::assertSame( 200, $page->status );
		self::assert_tells_nothing( $page->html );
	}

	public function test_the_author_archive_has_another_address(): void {
		$link = get_author_posts_url( $this->user );
		self::assert_tells_nothing( $link );
		$page = $this->page_at( $link );
		self::assertSame( 200, $page->status );
		self::assert_tells_nothing( $page->html );
		self::assertSame( 404, $this->page_at( home_url( '/author/' . self::LOGIN ) )->status );
		self::assertSame( 404, $this->page_at( home_url( '/?author_name=' . self::LOGIN ) )->status );
	}

	public function test_another_theme_prints_none(): void {
		remove_theme_support( Theme::FEATURE );
		$this->go_to( get_author_posts_url( $this->user ) );
		self::assert_tells_nothing(
			wp_get_document_title() . get_the_archive_title() . get_the_author() . get_the_author_meta( 'display_name', $this->user )
				. get_the_author_meta( 'nickname', $this->user )
		);
	}

	public function test_feeds_embeds_and_sitemaps_have_none(): void {
		$this->go_to( home_url( '/feed' ) );
		the_post();
		self::assert_tells_nothing( get_the_author() . get_comment_author_rss() );
		self::assert_tells_nothing( (string) wp_json_encode( get_oembed_response_data( $this->post, 600 ) ) );
		add_filter( 'is_multi_author', '__return_true' ); // The archive of an only author is in no sitemap.
		$sitemap = ( new \WP_Sitemaps_Users() )->get_url_list( 1 );
		self::assertNotSame( [], $sitemap );
		self::assert_tells_nothing( (string) wp_json_encode( $sitemap ) );
	}

	public function test_a_search_for_users_by_login_finds_nobody(): void {
		foreach ( [ self::LOGIN, 'rieng77' ] as $secret ) {
			self::assertSame( [], $this->rest( 'GET', '/wp/v2/users', [ 'search' => $secret ] )->get_data() );
			self::assertSame( [], $this->rest( 'GET', '/wp/v2/users', [ 'slug' => $secret ] )->get_data() );
		}
	}

	public function test_who_manages_users_sees_what_is_stored(): void {
		$this->as_user( 'administrator' );
		self::assertSame( self::LOGIN, $this->rest( 'GET', "/wp/v2/users/$this->user" )->get_data()['name'] );
		set_current_screen( 'edit-post' );
		self::assertSame( self::LOGIN, get_the_author_meta( 'display_name', $this->user ) );
		self::assertSame( self::EMAIL, get_comment_author( get_comments( [ 'search' => 'Khách nói', 'fields' => 'ids' ] )[0] ) );
	}

	public function test_names_of_their_own_stay(): void {
		wp_update_user( [ 'ID' => $this->user, 'display_name' => 'Nguyễn & An' ] );
		$this->make->comment( $this->post, [ 'comment_author' => 'Lê Mai' ] );
		self::assertSame( 'Nguyễn & An', $this->rest( 'GET', '/hien/v1/options' )->get_data()['author']['name'] );
		self::assertContains(
			'Lê Mai',
			array_column( $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->post ] )->get_data()['data'], 'author' )
		);
		self::assertContains(
			'Nguyễn & An',
			array_column( $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->post ] )->get_data()['data'], 'author' ),
			'An account is called by its name of today.'
		);
	}

	public function test_a_new_account_has_an_address_made_of_its_name(): void {
		$slugs = [];
		foreach ( range( 1, 2 ) as $n ) {
			$slugs[] = get_userdata(
				$this->make->user( 'author', [ 'user_login' => "dang-nhap-$n", 'display_name' => 'Đặng Quang Khải' ] )
			)->user_nicename;
		}
		self::assertSame( [ 'dang-quang-khai', 'dang-quang-khai-2' ], $slugs );
		$chosen = $this->make->user( 'author', [ 'user_login' => 'dang-nhap-3', 'user_nicename' => 'thay-khai' ] );
		self::assertSame( 'thay-khai', get_userdata( $chosen )->user_nicename );
	}

	public function test_accounts_from_before_the_plugin_get_one_once(): void {
		global $wpdb;
		$other = $this->make->user( 'author', [ 'user_login' => 'khac', 'user_nicename' => 'thay-khac' ] );
		$wpdb->update( $wpdb->users, [ 'user_nicename' => self::LOGIN ], [ 'ID' => $this->user ] );
		clean_user_cache( $this->user );
		Jobs::begin( 'author-slugs' );
		self::run_jobs();
		$slug = get_userdata( $this->user )->user_nicename;
		self::assert_tells_nothing( $slug );
		Jobs::begin( 'author-slugs' );
		self::run_jobs();
		self::assertSame( [ $slug, 'thay-khac' ], [ get_userdata( $this->user )->user_nicename, get_userdata( $other )->user_nicename ] );
		self::assertTrue( wp_check_password( 'password', get_userdata( $this->user )->user_pass, $this->user ) );
	}

	public function test_many_accounts_get_one_in_batches(): void {
		global $wpdb;
		foreach ( range( 1, 201 ) as $n ) {
			$wpdb->insert(
				$wpdb->users,
				[ 'user_login' => "cu-$n", 'user_nicename' => "cu-$n", 'user_email' => "cu$n@example.org", 'display_name' => "Bạn $n" ]
			);
			add_user_meta( $wpdb->insert_id, $wpdb->get_blog_prefix() . 'capabilities', [] );
		}
		$last = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->users" );
		$slug = static fn(): string => (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT user_nicename FROM $wpdb->users WHERE ID = %d", $last )
		);
		Jobs::begin( 'author-slugs' );
		Jobs::step( 'author-slugs' );
		self::assertSame( 'cu-201', $slug() );
		self::run_jobs();
		self::assertSame( 'ban-201', $slug() );
	}

	#[TestWith( [ 'apply', false ] )]
	#[TestWith( [ 'decline', true ] )]
	#[TestWith( [ null, true ] )]
	public function test_saving_an_account_changes_its_address_where_the_owner_agreed( ?string $answer, bool $stays ): void {
		global $wpdb;
		$wpdb->update( $wpdb->users, [ 'user_nicename' => self::LOGIN ], [ 'ID' => $this->user ] );
		clean_user_cache( $this->user );
		if ( null === $answer ) {
			delete_option( 'hien_defaults_answer' );
		} else {
			update_option( 'hien_defaults_answer', $answer );
		}
		wp_update_user( [ 'ID' => $this->user, 'description' => 'Dạy vẽ.' ] );
		self::assertSame( $stays, self::LOGIN === get_userdata( $this->user )->user_nicename );
	}

	private static function assert_tells_nothing( string $text ): void {
		self::assertStringNotContainsStringIgnoringCase( self::LOGIN, $text );
		self::assertStringNotContainsStringIgnoringCase( self::EMAIL, $text );
	}
}
