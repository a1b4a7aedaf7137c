<?php

declare(strict_types=1);

namespace Hien\Tests\Shell;

use Hien\Cache\Response_Cache;
use Hien\Plugin;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Resources;
use Hien\Shell\Shell;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Customize_Manager;
use WP_Error;

/** The responses around every screen come from a cache, for a minute or until content or a setting is saved. */
final class ShellTest extends TestCase {

	use Site;
	use ScreenRequests;

	/** Content types of which the shell shows items or counts. */
	private const SOURCES = [
		'hien_image',
		'hien_friend',
		'hien_course',
		'hien_video',
		'hien_link',
		'hien_project',
		'hien_download',
		'hien_faq',
		'post',
	];

	/**
	 * Queries that a printed page with all its sidebars may cost more than one that prints nothing; each section of a category costs one.
	 */
	private const LIMIT = 13;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_it_holds_what_the_calls_answer(): void {
		$this->fill_shell();
		$shell = $this->shell();
		self::assertSame( array_keys( Shell::paths() ), array_keys( $shell ) );
		foreach ( Shell::paths() as $name => $path ) {
			wp_parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $params );
			self::assertEquals( $this->rest( 'GET', "/hien/v1/$name", $params )->get_data(), $shell[ $name ], $name );
			self::assertNotSame( [], $shell[ $name ]['data'] ?? [ $name ], "$name is empty" );
		}
	}

	public function test_a_change_of_a_source_is_seen_at_the_next_page(): void {
		$this->fill_shell();
		foreach ( $this->changes() as $name => $change ) {
			$before = $this->shell();
			self::assertEquals( $before, $this->shell(), "$name: the cache was not warm" );
			$change();
			$after = $this->shell();
			self::assertEquals( $this->fresh(), $after, "$name: not seen" );
			self::assertNotEquals( $before, $after, "$name: nothing changed" );
		}
	}

	public function test_every_content_type_is_among_the_sources(): void {
		self::assertEqualsCanonicalizing( [ ...self::content_types(), 'post' ], self::SOURCES );
	}

	#[TestWith( [ 'active_plugins', [ 'hien-core/hien-core.php', 'khac/khac.php' ] ] )]
	#[TestWith( [ 'category_base', 'chuyen-muc' ] )]
	#[TestWith( [ 'tag_base', 'the' ] )]
	public function test_a_setting_that_works_from_the_next_request_on_clears_it( string $option, mixed $value ): void {
		$before = self::version();
		update_option( $option, $value );
		self::assertNotSame( $before, self::version() );
	}

	public function test_nothing_else_clears_it(): void {
		$this->fill_shell();
		foreach ( $this->others() as $name => $change ) {
			$this->shell();
			$before = self::version();
			$change();
			self::assertSame( $before, self::version(), $name );
		}
	}

	public function test_comments_members_and_views_are_seen_after_a_minute(): void {
		$this->fill_shell();
		$before = $this->shell();
		$this->make->comment( $this->id['bai-cha'] );
		$this->make->user();
		View_Counter::add( $this->id['bai-con'], (string) wp_date( 'Y-m-d' ), 99 );
		Top_Views::renew();
		self::assertEquals( $before, $this->shell() );
		update_option( '_transient_timeout_' . self::transient(), time() - 1 ); // The minute is over.
		self::assertEquals( $this->fresh(), $this->shell() );
		self::assertNotEquals( $before, $this->shell() );
	}

	public function test_a_warm_shell_costs_one_query_and_the_whole_page_few(): void {
		$this->fill_shell();
		$this->fill( 'WordPress', 30 );
		$this->shell();
		$this->go_to( home_url( '/' ) );
		self::assertSame( 1, $this->cost( fn() => Plugin::instance()->shell->responses() ) );
		$this->page_at( home_url( '/' ) );
		$nothing = $this->cost( fn() => $this->page_at( home_url( '/khong-co' ) ) );
		foreach ( [ '/', '/tin-moi', '/wordpress', '/wordpress/lap-trinh-plugin', '/tag/rest-api', '/videos' ] as $path ) {
			$this->page_at( home_url( $path ) ); // Fills what WordPress caches for the whole process.
			self::assertLessThanOrEqual( $nothing + self::LIMIT, $this->cost( fn() => $this->page_at( home_url( $path ) ) ), $path );
		}
	}

	public function test_what_other_plugins_have_shaped_is_made_again_after_a_minute(): void {
		$this->shell();
		self::assertEqualsWithDelta( time() + MINUTE_IN_SECONDS, self::expiry(), 10 );
	}

	public function test_a_post_that_the_clock_publishes_is_on_every_page_at_once(): void {
		$id    = $this->make->post( [ 'post_title' => 'Bài hẹn giờ', 'post_status' => 'future', 'post_date' => '2050-01-01 00:00:00' ] );
		$pages = fn(): array => array_map(
			fn( string $path ): bool => str_contains( $this->page_at( home_url( $path ) )->html, 'Bài hẹn giờ' ),
			[ '/', '/tin-moi', '/chuyen-chung', '/?s=hen+gio' ]
		);
		self::assertSame( [ false, false, false, false ], $pages() );
		$this->page_at( home_url( '/' ) );
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_date' => '2024-01-01 00:00:00', 'post_date_gmt' => '2023-12-31 17:00:00' ], [ 'ID' => $id ] );
		clean_post_cache( $id );
		check_and_publish_future_post( $id ); // As WP-Cron does.
		self::assertSame( [ true, true, true, true ], $pages() );
	}

	public function test_the_address_of_the_login_page_is_of_the_moment(): void {
		$before = $this->shell()['options']['site']['login'];
		add_filter( 'site_url', static fn( string $url ): string => str_replace( 'wp-login.php', 'cua-sau', $url ) );
		self::assertSame( str_replace( 'wp-login.php', 'cua-sau', $before ), $this->shell()['options']['site']['login'] );
		self::assertTrue( str_contains( $this->page_at( home_url( '/dang-nhap' ) )->html, 'cua-sau' ) );
	}

	/** WPS Hide Login moves wp-login.php, but not this: at the new address it lets the request pass. */
	public function test_a_password_is_sent_to_where_a_plugin_that_moves_the_login_page_expects_it(): void {
		add_filter(
			'site_url',
			static fn( string $url ): string => str_contains( $url, '=postpass' ) ? $url : str_replace( 'wp-login.php', 'cua-sau/', $url )
		);
		$options = $this->shell()['options'];
		self::assertStringEndsWith( '/cua-sau/', $options['site']['login'] );
		self::assertStringEndsWith( '/wp-login.php?action=postpass', $options['site']['password_form'] );
	}

	public function test_who_makes_it_is_not_in_it(): void {
		$this->fill_shell();
		$private = $this->make->post( [ 'post_type' => 'hien_link', 'post_title' => 'Riêng', 'post_status' => 'private' ] );
		$locked  = $this->make->post( [ 'post_title' => 'Khóa', 'post_content' => 'bí mật', 'post_password' => 'mở' ] );
		View_Counter::add( $locked, (string) wp_date( 'Y-m-d' ), 100 );
		Top_Views::renew();
		$admin   = $this->make->user( 'administrator' );
		$visitor = $this->fresh();
		$this->go_to( home_url( '/' ) );
		wp_set_current_user( $admin );
		self::enter_password( 'mở' );
		self::assertEquals( $visitor, Plugin::instance()->shell->responses() );
		self::assertSame( [ $admin, true ], [ get_current_user_id(), isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] ) ] );
		self::assertStringNotContainsString( 'bí mật', (string) wp_json_encode( $visitor, JSON_UNESCAPED_UNICODE ) );
		self::assertNotContains( $private, array_column( $visitor['links']['data'], 'id' ) );
	}

	public function test_the_customizer_sees_its_changes_and_stores_none(): void {
		$this->as_user( 'administrator' );
		$customize = fn(): string => $this->customizing(
			'blogname',
			'Chưa đăng',
			fn(): string => $this->shell()['options']['site']['name']
		);
		self::assertSame( [ 'Chưa đăng', false ], [ $customize(), get_transient( self::transient() ) ] );
		$public = $this->shell();
		self::assertSame( 'Chưa đăng', $customize() );
		self::assertEquals( $public, $this->shell() );
	}

	public function test_the_preview_of_a_post_stores_nothing(): void {
		$course   = $this->course( [] );
		$autosave = (int) _wp_put_post_revision( $course, true );
		update_metadata( 'post', $autosave, 'hien_price', 77000 );
		add_filter( 'the_preview', '_set_preview' );
		$this->as_user( 'editor' );
		$this->go_to( (string) get_preview_post_link( $course ) );
		Plugin::instance()->shell->responses();
		self::assertSame( [ true, 77000 ], [ is_preview(), (int) get_post_meta( $course, 'hien_price', true ) ] );
		self::assertFalse( get_transient( self::transient() ) );
	}

	public function test_the_preview_of_another_theme_stores_nothing(): void {
		add_filter( 'stylesheet', static fn(): string => 'theme-khac' );
		$this->shell();
		self::assertFalse( get_transient( self::transient() ) );
	}

	public function test_another_address_has_its_own(): void {
		$this->shell();
		add_filter( 'home_url', static fn( string $url ): string => str_replace( 'http://', 'https://', $url ) );
		self::assertFalse( get_transient( self::transient() ) );
	}

	public function test_two_languages_that_alternate_write_nothing_more(): void {
		$read = function ( string $locale ): string {
			add_filter( 'locale', $language = static fn(): string => $locale );
			$this->go_to( home_url( '/' ) );
			Plugin::instance()->shell->responses();
			Plugin::instance()->resources->respond( 'featured' );
			Plugin::instance()->resources->respond( 'posts' );
			remove_filter( 'locale', $language );
			return $locale;
		};
		array_map( $read, [ 'vi', 'en_US' ] );
		$again = static fn() => array_map( $read, [ 'vi', 'en_US', 'vi', 'en_US' ] );
		self::assertSame( [], self::queries_of( $again, '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i' ) );
	}

	public function test_a_resource_that_fails_is_empty_and_the_page_goes_on(): void {
		$this->fill_shell();
		$log     = (string) tempnam( sys_get_temp_dir(), 'hien' );
		$old_log = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		foreach ( Shell::paths() as $name => $path ) {
			$resources = self::resources_with_failing( $name );
			Response_Cache::clear();
			$shell = ( new Shell( $resources ) )->responses();
			self::assertSame( array_keys( Shell::paths() ), array_keys( $shell ), $name );
			foreach ( array_keys( Shell::paths() ) as $each ) {
				self::assert_fits_schema( $shell[ $each ], Plugin::instance()->resources->controller( $each )->get_list_schema() );
			}
			self::assertSame( [], $shell[ $name ]['data'] ?? [], $name );
			self::assertSame( 'options' === $name ? '' : 'Hiên', $shell['options']['site']['name'], $name );
			self::assertLessThanOrEqual( time() + MINUTE_IN_SECONDS, self::expiry(), "$name is asked again soon." );
			self::assertStringContainsString( "$path: Không đọc được.", (string) file_get_contents( $log ) );
			$page = $this->page_at( home_url( '/' ) ); // From the cache: with what failed.
			self::assertSame( 200, $page->status, $name );
		}
		ini_set( 'error_log', $old_log ); // phpcs:ignore WordPress.PHP.IniSet
		unlink( $log );
	}

	public function test_the_version_is_that_of_the_plugin(): void {
		self::assertSame( get_file_data( HIEN_CORE_FILE, [ 'Version' => 'Version' ] )['Version'], HIEN_CORE_VERSION );
	}

	/** @return array<string,callable():mixed> Everything that the shell shows, changed. */
	private function changes(): array {
		$nouns = [];
		$file  = $this->make->picture();
		foreach ( self::SOURCES as $type ) {
			$draft  = $this->make->post(
				[
					'post_type'     => $type,
					'post_status'   => 'draft',
					'post_category' => [ $this->id['wordpress'] ],
					'meta_input'    => [ '_thumbnail_id' => $file, 'hien_file' => $file ], // No list shows an image or a download without.
				]
			);
			$nouns += [
				"a $type is published" => fn() => wp_publish_post( $draft ),
				"a $type is trashed"   => fn() => wp_trash_post( $draft ),
				"a $type is restored"  => fn() => wp_untrash_post( $draft ) && wp_publish_post( $draft ),
				"a $type is deleted"   => fn() => wp_delete_post( $draft, true ),
			];
		}
		foreach ( [ 'hien_image', 'hien_friend', 'hien_course', 'hien_video', 'hien_link', 'hien_project' ] as $type ) {
			$nouns[ "a $type gets another title" ] = fn() => wp_update_post(
				[ 'ID' => $this->id[ $type ], 'post_title' => "Tên khác của $type" ]
			);
		}
		$picture = get_post_thumbnail_id( $this->id['hien_friend'] );
		return $nouns + [
			'a picture is put'            => fn() => wp_update_post(
				[ 'ID' => $this->id['hien_course'], 'meta_input' => [ '_thumbnail_id' => $picture ] ]
			),
			'a picture is deleted'        => fn() => wp_delete_attachment( $picture, true ),
			'a price'                     => fn() => wp_update_post(
				[ 'ID' => $this->id['hien_course'], 'meta_input' => [ 'hien_price' => 77000 ] ]
			),
			'a link'                      => fn() => wp_update_post(
				[ 'ID' => $this->id['hien_link'], 'meta_input' => [ 'hien_link' => 'https://khac.example' ] ]
			),
			'a category gets a name'      => fn() => wp_update_term( $this->id['wordpress'], 'category', [ 'name' => 'Tên chuyên mục' ] ),
			'a post changes its category' => fn() => wp_update_post(
				[ 'ID' => $this->id['bai-cha'], 'post_category' => [ $this->id['lap-trinh-plugin'] ] ]
			),
			'a series gets a name'        => fn() => wp_update_term( $this->id['series'], 'hien_series', [ 'name' => 'Loạt bài khác' ] ),
			'a category is deleted'       => fn() => wp_delete_term( $this->id['lap-trinh-plugin'], 'category' ),
			'the name of the site'        => fn() => update_option( 'blogname', 'Hiên nhà' ),
			'the motto'                   => fn() => update_option( 'blogdescription', 'Chỗ ngồi trước nhà' ),
			'the time zone'               => fn() => update_option( 'timezone_string', 'Asia/Tokyo' ),
			'registration'                => fn() => update_option( 'users_can_register', get_option( 'users_can_register' ) ? '0' : '1' ),
			'portraits of another kind'   => fn() => update_option( 'avatar_default', 'identicon' ),
			'addresses'                   => fn() => update_option( 'permalink_structure', '/bai/%postname%' ),
			'the site handle'             => fn() => update_option( 'hien_handle', 'an' ),
			'contact data'                => fn() => update_option( 'hien_site', [ 'contact' => [ 'phone' => '0900 000 000' ] ] ),
			'a sticky post'               => fn() => stick_post( $this->id['bai-con'] ),
			'the logo'                    => fn() => set_theme_mod( 'custom_logo', $this->picture() ),
			'a menu is made'              => fn() => set_theme_mod( 'nav_menu_locations', [ 'primary' => $this->menu() ] ),
			'an entry of the menu'        => fn() => wp_update_nav_menu_item(
				$this->id['menu'],
				$this->id['entry'],
				[ 'menu-item-title' => 'Đổi tên', 'menu-item-url' => home_url( '/khac' ), 'menu-item-status' => 'publish' ]
			),
			'a page in the menu'          => fn() => wp_update_post( [ 'ID' => $this->id['quy-tac'], 'post_title' => 'Nội quy mới' ] ),
			'an entry less'               => fn() => wp_delete_post( $this->id['entry'], true ),
			'the menu is deleted'         => fn() => wp_delete_nav_menu( $this->id['menu'] ),
			'an option is deleted'        => fn() => delete_option( 'hien_site' ),
		];
	}

	/** @return array<string,callable():mixed> What happens on a site every day and the shell does not show. */
	private function others(): array {
		$draft = $this->make->post( [ 'post_status' => 'draft' ] );
		$user  = $this->make->user();
		$tag   = $this->make->tag();
		return [
			'a draft'                      => fn() => $this->make->post(
				[ 'post_status' => 'draft', 'post_category' => [ $this->id['wordpress'] ], 'meta_input' => [ '_thumbnail_id' => 1 ] ]
			),
			'a draft is edited'            => fn() => wp_update_post(
				[ 'ID' => $draft, 'post_title' => 'Khác', 'post_category' => [ $this->id['lap-trinh-plugin'] ] ]
			),
			'a scheduled video'            => fn() => $this->make->post(
				[ 'post_type' => 'hien_video', 'post_status' => 'future', 'post_date' => '2050-01-01 00:00:00' ]
			),
			'a revision'                   => fn() => wp_save_post_revision( $this->id['bai-cha'] ),
			'somebody opens the editor'    => fn() => update_post_meta( $this->id['bai-cha'], '_edit_lock', time() . ':1' ),
			'a waiting comment'            => fn() => $this->make->comment( $this->id['bai-cha'], [ 'comment_approved' => '0' ] ),
			'spam'                         => fn() => $this->make->comment( $this->id['bai-cha'], [ 'comment_approved' => 'spam' ] ),
			'a read'                       => fn() => View_Counter::add( $this->id['bai-cha'], '2024-01-01', 1 ),
			'a list of most read as it is' => fn() => Top_Views::renew(),
			'a download'                   => fn() => update_post_meta( $this->id['hien_course'], '_hien_downloads', 5 ),
			'somebody signs in'            => fn() => wp_set_auth_cookie( $user ),
			'somebody sets a password'     => fn() => wp_set_password( 'khac', $user ),
			'somebody changes a setting'   => fn() => update_user_meta( $user, 'rich_editing', 'false' ),
			'somebody saves the same'      => fn() => wp_update_user( [ 'ID' => $user ] ),
			'a transient'                  => fn() => set_transient( 'hien_x', 1, 60 ),
			'another option'               => fn() => update_option( 'posts_per_rss', 7 ),
			'a setting saved as it is'     => fn() => update_option( 'blogname', get_option( 'blogname' ) ),
			'an image is uploaded'         => fn() => $this->make->post( [ 'post_type' => 'attachment', 'post_status' => 'inherit' ] ),
			'an empty category'            => fn() => $this->make->category(),
			'a tag on a draft'             => fn() => wp_set_object_terms(
				$this->make->post( [ 'post_status' => 'draft' ] ),
				[ $tag ],
				'post_tag'
			),
			'terms as they are'            => fn() => wp_set_object_terms(
				$this->id['bai-con'],
				[ $this->id['lap-trinh-plugin'] ],
				'category'
			),
		];
	}

	/** The resources of the site, one of which answers an error. */
	private static function resources_with_failing( string $name ): Resources {
		$failing = new class( Plugin::instance()->resources->controller( $name ) ) extends Resource_Controller {
			public function __construct( private readonly Resource_Controller $original ) {
			}

			protected function may_read( array $params ): true {
				return true;
			}

			protected function read_list( array $params ): WP_Error {
				return new WP_Error( 'hien_broken', 'Không đọc được.', [ 'status' => 500 ] );
			}

			public function get_list_schema(): array {
				return $this->original->get_list_schema();
			}

			public function get_collection_params(): array {
				return $this->original->get_collection_params();
			}
		};
		$resources = Plugin::instance()->resources;
		$factories = [];
		foreach ( $resources->names() as $each ) {
			$factories[ $each ] = static fn() => $each === $name ? $failing : $resources->controller( $each );
		}
		return new Resources( $factories );
	}

	/** One thing of each kind that the shell shows. */
	private function fill_shell(): void {
		foreach ( [ 'hien_image', 'hien_friend', 'hien_video', 'hien_link', 'hien_project' ] as $type ) {
			$this->id[ $type ] = $this->make->post( [ 'post_type' => $type, 'meta_input' => [ '_thumbnail_id' => $this->picture() ] ] );
		}
		$this->id['hien_course'] = $this->course( [] );
		$this->id['series']      = $this->make->term( 'hien_series', [ 'name' => 'Nhập môn' ] );
		wp_set_object_terms( $this->id['hien_video'], [ $this->id['series'] ], 'hien_series' );
		$this->make->comment( $this->id['bai-con'] );
		View_Counter::add( $this->id['bai-con'], (string) wp_date( 'Y-m-d' ), 3 );
		Top_Views::renew();
	}

	/** @param array<string,mixed> $meta */
	private function course( array $meta ): int {
		return $this->make->post(
			[ 'post_type' => 'hien_course', 'meta_input' => $meta + [ 'hien_price' => 200000, 'hien_price_sale' => 100000 ] ]
		);
	}

	private function picture(): int {
		$id = $this->make->post( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg' ] );
		update_post_meta( $id, '_wp_attached_file', "2024/01/$id.jpg" );
		wp_update_attachment_metadata( $id, [ 'file' => "2024/01/$id.jpg", 'width' => 900, 'height' => 600, 'sizes' => [] ] );
		return $id;
	}

	/** A menu with a page in it. */
	private function menu(): int {
		$this->id['menu']  = (int) wp_create_nav_menu( 'Chính' );
		$this->id['entry'] = (int) wp_update_nav_menu_item(
			$this->id['menu'],
			0,
			[ 'menu-item-title' => 'Ngoài', 'menu-item-url' => home_url( '/ngoai' ), 'menu-item-status' => 'publish' ]
		);
		wp_update_nav_menu_item(
			$this->id['menu'],
			0,
			[
				'menu-item-type'      => 'post_type',
				'menu-item-object'    => 'page',
				'menu-item-object-id' => $this->id['quy-tac'],
				'menu-item-status'    => 'publish',
			]
		);
		return $this->id['menu'];
	}

	/** @return array<string,array<string,mixed>> What the next page shows. */
	private function shell(): array {
		$this->go_to( home_url( '/' ) );
		return Plugin::instance()->shell->responses();
	}

	/**
	 * Works as in the Customizer's preview with a setting that is not yet saved.
	 *
	 * @template T
	 * @param callable():T $work
	 * @return T
	 */
	private function customizing( string $setting, string $value, callable $work ): mixed {
		require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
		$filters = $GLOBALS['wp_filter'];
		$manager = new WP_Customize_Manager();
		$manager->start_previewing_theme();
		$manager->set_post_value( $setting, $value );
		$manager->add_setting( $setting, [ 'type' => 'option' ] )->preview();
		$GLOBALS['wp_customize'] = $manager;
		try {
			return $work();
		} finally {
			unset( $GLOBALS['wp_customize'] );
			$GLOBALS['wp_filter'] = $filters;
		}
	}

	/** @return array<string,array<string,mixed>> What a page without a cache would show. */
	private function fresh(): array {
		$this->go_to( home_url( '/' ) );
		$responses = Plugin::instance()->resources->respond_all( Shell::paths() );
		self::assertIsArray( $responses );
		return $responses;
	}

	private static function version(): string {
		return (string) get_option( 'hien_cache_version' );
	}

	private static function transient(): string {
		return 'hien_shell_' . md5( get_locale() . ' ' . home_url() );
	}

	/** Unix time at which the cached responses expire. */
	private static function expiry(): int {
		return (int) get_option( '_transient_timeout_' . self::transient() );
	}

	private function cost( callable $work ): int {
		return self::count_queries( $work );
	}
}
