<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Posts\Post_Schema;
use Hien\Routing\Boot_Data;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** The data with which the app starts. */
final class BootDataTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_it_fits_its_schema_for_everybody_everywhere(): void {
		foreach ( [ null, 'subscriber', 'administrator' ] as $role ) {
			$reader = null === $role ? 0 : $this->as_user( $role );
			foreach ( [ '/', '/tin-moi', '/wordpress', '/wordpress/bai-cha', '/quy-tac', '/khong-co' ] as $path ) {
				wp_set_current_user( $reader );
				self::assert_fits_schema( $this->boot( $path ), Boot_Data::schema() );
			}
		}
	}

	public function test_visitors_get_the_same_bytes_and_no_nonce(): void {
		$bytes = fn(): string => (string) wp_json_encode( [ 'generated_at' => 0 ] + $this->boot( '/wordpress/bai-cha' ) );
		$first = $bytes();
		sleep( 1 );
		$_COOKIE['another'] = 'visitor';
		self::assertSame( $first, $bytes() );
		$boot = $this->boot( '/' );
		self::assertSame( [ null, null, null, null ], [ $boot['user'], $boot['nonce'], $boot['nonce_url'], $boot['logout'] ] );
	}

	public function test_a_member_gets_a_nonce_that_works(): void {
		$id   = $this->as_user( 'subscriber' );
		$boot = $this->boot( '/' );
		self::assertSame( 1, wp_verify_nonce( $boot['nonce'], 'wp_rest' ) );
		parse_str( (string) wp_parse_url( $boot['logout'], PHP_URL_QUERY ), $logout );
		self::assertSame( 1, wp_verify_nonce( $logout['_wpnonce'], 'log-out' ) );
		self::assertSame( home_url( '/' ), $logout['redirect_to'] );
		self::assertSame( [ $id, [ 'subscriber' ] ], [ $boot['user']['id'], $boot['user']['scope'] ] );
		self::assertNotEmpty( ( (array) $boot['user']['avatar_urls'] )['96'] );
		self::assertArrayNotHasKey( 'user_email', $boot['user'] );
	}

	public function test_signing_out_leads_where_the_owner_says(): void {
		$this->as_user( 'subscriber' );
		update_option(
			'hien_site',
			[ 'login' => [ 'days' => '14', 'logout_to' => '/tin-moi', 'cookie_prefix' => 'hien_', 'storage_prefix' => 'nha-' ] ]
		);
		$boot = $this->boot( '/' );
		parse_str( (string) wp_parse_url( $boot['logout'], PHP_URL_QUERY ), $logout );
		self::assertSame( [ home_url( '/tin-moi' ), 'nha-' ], [ $logout['redirect_to'], $boot['storage'] ] );
	}

	public function test_it_says_when_the_page_was_made(): void {
		$before = time();
		$made   = $this->boot( '/' )['generated_at'];
		self::assertSame( [ true, true ], [ $before <= $made, $made <= time() ] );
	}

	public function test_a_nonce_is_renewed_where_wordpress_itself_lives(): void {
		$this->as_user( 'subscriber' );
		add_filter(
			'site_url',
			static fn( string $url, string $path ): string => 'wp-login.php' === $path ? home_url( '/cua-vao' ) : $url,
			10,
			2
		);
		self::assertSame( admin_url( 'admin-ajax.php?action=rest-nonce' ), $this->boot( '/' )['nonce_url'] );

		update_option( 'siteurl', home_url( '/wp' ) );
		self::assertSame( home_url( '/wp/wp-admin/admin-ajax.php?action=rest-nonce' ), $this->boot( '/' )['nonce_url'] );
	}

	public function test_a_page_without_side_columns_has_the_shell_without_theirs_and_a_call_gives_the_rest(): void {
		$rest = Plugin::instance()->shell->columns();
		foreach (
			[ '/wordpress/bai-cha' => [ 'courses' ], '/quy-tac' => [], '/videos/hook' => [], '/khong-co' => [] ] as $path => $shown
		) {
			$shell = (array) $this->boot( $path )['shell'];
			self::assertSame( [ 'options', ...$shown ], array_keys( $shell ), $path );
			self::assertEquals( hien_shell(), $shell + $rest, $path );
		}
		self::assertSame( [], array_intersect_key( $shell, $rest ) );
	}

	public function test_a_head_is_there_once_and_without_structured_data(): void {
		foreach ( [ '/wordpress/bai-cha', '/quy-tac', '/videos/hook', '/hinh-anh/1', '/khoa-hoc/viet-plugin', '/ban-be/khai' ] as $path ) {
			$screens = [ $this->screen_json( $path ), json_decode( (string) wp_json_encode( $this->boot( $path )['screen'] ), true ) ];
			$rest    = current( hien_screen()->data ?? [] );
			self::assertNotSame( [], $rest['head']['json_ld'] ?? [], $path );
			foreach ( $screens as $screen ) {
				self::assertArrayNotHasKey( 'head', current( $screen['data'] ), $path );
				self::assertArrayNotHasKey( 'json_ld', $screen['head'], $path );
				self::assertSame( hien_screen()->head['canonical'] ?? '', $screen['head']['canonical'], $path );
			}
		}
	}

	public function test_posts_come_without_the_keys_that_no_screen_shows(): void {
		$rest = $this->rest( 'GET', '/hien/v1/posts/bai-cha' )->get_data();
		foreach (
			[
				'/',
				'/tin-moi',
				'/wordpress',
				'/tag/rest-api',
				'/2024',
				'/?s=bai',
				'/wordpress/bai-cha',
				'/wordpress/lap-trinh-plugin',
			] as $path
		) {
			self::assertSame( [], array_intersect( Post_Schema::HIDDEN_KEYS, self::keys_of_posts( $this->boot( $path ) ) ), $path );
		}
		self::assertSame( [], array_diff( Post_Schema::HIDDEN_KEYS, array_keys( $rest ) ), 'REST has them.' );
	}

	public function test_it_has_the_classes_of_body(): void {
		$boot = $this->boot( '/wordpress/bai-cha' );
		self::assertContains( 'postid-' . $this->id['bai-cha'], $boot['screen']['classes'] );
		self::assertSame( $boot['screen']['classes'], $this->screen_json( '/wordpress/bai-cha' )['classes'] );
		self::assertContains( 'home', $this->screen_json( '/' )['classes'] );
		self::assertContains( 'error404', $this->screen_json( '/khong-co' )['classes'] );
	}

	public function test_rows_come_without_the_texts_that_they_do_not_show(): void {
		$category = $this->make->category( [ 'name' => 'Hàng' ] );
		foreach ( range( 1, 9 ) as $number ) {
			$this->make->post( [ 'post_name' => "bai-$number", 'post_excerpt' => 'Tóm tắt', 'post_category' => [ $category ] ] );
		}
		$home = ( (array) $this->boot( '/' )['screen']['data'] )['featured'];
		self::assertSame( 'Tóm tắt', $home['highlights'][0]['excerpt'] );
		self::assertSame( [ '' ], array_values( array_unique( array_column( $home['sections'][0]['data'], 'excerpt' ) ) ) );

		$post = current( (array) $this->boot( '/hang/bai-1' )['screen']['data'] );
		self::assertNotSame( [], $post['related'] );
		self::assertSame( [ 'Tóm tắt', '' ], [ $post['excerpt'], $post['related'][0]['excerpt'] ] );
	}

	public function test_side_columns_come_without_the_texts_that_they_do_not_show(): void {
		wp_update_term( $this->id['wordpress'], 'category', [ 'description' => 'Bài học' ] );
		foreach ( [ 'anh', 'khai' ] as $slug ) {
			wp_update_post( [ 'ID' => $this->id[ $slug ], 'post_content' => 'Lời kể', 'post_excerpt' => 'Lời kể' ] );
		}
		$shell = (array) $this->boot( '/' )['shell'];
		foreach (
			[
				'categories' => [ 6, 'description', 'name' ],
				'images' => [ 9, 'decs', 'title' ],
				'friends' => [ 9, 'text', 'title' ],
			] as $name => [ $limit, $unseen, $shown ]
		) {
			$rows = $this->rest( 'GET', "/hien/v1/$name", [ 'limit' => $limit, 'page' => 1 ] )->get_data()['data'];
			$boot = $shell[ $name ]['data'];
			self::assertNotSame( '', implode( '', array_column( $rows, $unseen ) ), "REST has $unseen." );
			self::assertSame( '', implode( '', array_column( $boot, $unseen ) ), $name );
			self::assertSame( array_column( $rows, $shown ), array_column( $boot, $shown ), $name );
		}
	}

	public function test_the_styles_that_the_page_has_printed_are_named_only(): void {
		$this->make->post(
			[ 'post_name' => 'hai-cot', 'post_content' => '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">Một</div><!-- /wp:column --></div><!-- /wp:columns -->' ]
		);
		$boot    = current( (array) $this->boot( '/hai-cot' )['screen']['data'] )['assets']['styles'];
		$printed = current( (array) hien_screen()?->to_array()['data'] )['assets']['styles'];
		self::assertNotSame( '', implode( '', array_column( $printed, 'css' ) ) );
		self::assertSame( '', implode( '', array_column( $boot, 'css' ) ) );
		self::assertSame( array_column( $printed, 'handle' ), array_column( $boot, 'handle' ) );
	}

	public function test_the_text_that_the_page_has_printed_is_not_there_again(): void {
		$this->make->post( [ 'post_name' => 'co-chu', 'post_content' => '<p>Chữ</p>' ] );
		$this->make->post( [ 'post_name' => 'khong-chu', 'post_content' => '' ] );
		$this->make->post( [ 'post_name' => 'co-khoa', 'post_content' => '<p>Kín</p>', 'post_password' => 'mật khẩu' ] );
		$texts = array_map(
			fn( string $path ): mixed => current( (array) $this->boot( $path )['screen']['data'] )['content'],
			[ '/co-chu', '/khong-chu', '/co-khoa' ]
		);
		self::assertSame( [ null, '', '' ], $texts );
		$this->visit( '/co-chu' );
		self::assertStringContainsString( 'Chữ', current( (array) hien_screen()?->to_array()['data'] )['content'] );
	}

	public function test_empty_maps_are_objects_in_json(): void {
		$json = (string) wp_json_encode( $this->boot( '/khong-co' ) );
		self::assertStringContainsString( '"params":{}', $json );
		self::assertStringContainsString( '"data":{}', $json );
	}

	public function test_where_there_is_no_screen_there_is_nothing(): void {
		$this->go_to( home_url( '/feed' ) );
		do_action( 'template_redirect' );
		self::assertNull( hien_screen() );
		self::assertSame( [], hien_boot_data() );
	}

	/**
	 * @param array<array-key,mixed> $value A part of boot data.
	 * @return list<string> The keys of all posts in it.
	 */
	private static function keys_of_posts( array $value ): array {
		$keys = isset( $value['minutes'] ) ? array_map( 'strval', array_keys( $value ) ) : [];
		foreach ( $value as $part ) {
			$keys = is_array( $part ) || $part instanceof \stdClass ? [ ...$keys, ...self::keys_of_posts( (array) $part ) ] : $keys;
		}
		return $keys;
	}

	/** @return array<string,mixed> */
	private function boot( string $path ): array {
		$this->visit( $path );
		return hien_boot_data();
	}
}
