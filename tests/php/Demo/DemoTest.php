<?php

declare(strict_types=1);

namespace Hien\Tests\Demo;

use Hien\Admin\Demo_Section;
use Hien\Demo\Content;
use Hien\Demo\Demo_File;
use Hien\Demo\Links;
use Hien\Demo\Loader;
use Hien\Demo\Posts;
use Hien\Demo\Registry;
use Hien\Demo\Remover;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Tests\Support\Database_Dump;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\TestCase;
use Hien\Views\View_Counter;
use Hien_Demo\Menus;
use Hien_Demo\Pages;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionProperty;
use RuntimeException;

require_once dirname( __DIR__, 3 ) . '/playground/demo/hien-demo.php';

/** The demo content: it comes once however often it is loaded, and goes without a trace. */
final class DemoTest extends TestCase {

	use Locks;

	/** @var list<string> Where the demo content is. */
	private array $folders;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', PHP_INT_MAX );
		$this->folders = self::folders()->getValue();
	}

	protected function tearDown(): void {
		self::folders()->setValue( null, $this->folders );
		parent::tearDown();
	}

	private static function folders(): ReflectionProperty {
		return new ReflectionProperty( Content::class, 'folders' );
	}

	/** From now on there is only what the plugin has for owners, without what the playground adds. */
	private function leave_only_the_owners_set(): void {
		self::folders()->setValue( null, array_slice( $this->folders, 0, 1 ) );
		array_map( remove_all_actions( ... ), [ 'hien_demo_load', 'hien_demo_loaded', 'hien_demo_remove', 'hien_demo_removed' ] );
	}

	public function test_it_comes_once_and_goes_without_a_trace(): void {
		delete_option( 'hien_pages_made' );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
		$own    = $this->make->post( [ 'post_title' => 'Bài của chủ trang' ] );
		$before = self::everything();
		$rows   = self::rows();

		Loader::load();
		$loaded = self::everything();
		foreach ( [ 'post', 'page', 'attachment', 'nav_menu_item', ...self::content_types() ] as $type ) {
			self::assertNotSame( [], preg_grep( "/^$type /", $loaded['posts'] ), $type );
		}
		foreach ( [ 'category', 'post_tag', 'nav_menu', 'hien_series', 'hien_video_cat', 'hien_video_key' ] as $taxonomy ) {
			self::assertNotSame( [], preg_grep( "/^$taxonomy /", $loaded['terms'] ), $taxonomy );
		}
		self::assertGreaterThan( 15, count( View_Counter::by_day( (string) wp_date( 'Y-m-d', time() - 29 * DAY_IN_SECONDS ) ) ) );
		Loader::load();
		self::assertSame( $loaded, self::everything(), 'A second time nothing is added.' );

		Remover::remove();
		self::assertEquals( $before, self::everything() );
		self::assertEquals( $rows, self::rows() );
		self::assertNotNull( get_post( $own ) );
		Remover::remove();
		self::assertEquals( $before, self::everything(), 'There is nothing more to remove.' );
	}

	public function test_pages_of_the_owner_are_never_deleted(): void {
		$empty = $this->make->page( [ 'post_title' => 'Giới thiệu', 'post_name' => 'gioi-thieu', 'post_content' => '' ] );
		Pages::load();
		Posts::load();
		self::assertNotNull( get_post( $empty ), 'The demo has a page of its own at that address.' );
		$demo = get_page_by_path( 'gioi-thieu' );
		self::assertNotSame( '', $demo?->post_content );
		wp_update_post( [ 'ID' => $demo->ID, 'post_name' => 'gioi-thieu-cu' ] );
		$later = $this->make->page( [ 'post_title' => 'Giới thiệu', 'post_name' => 'gioi-thieu', 'post_content' => '' ] );
		Pages::load();
		Posts::load();
		self::assertSame( [ 'publish', 'gioi-thieu' ], [ get_post_status( $later ), get_post( $later )?->post_name ] );
		wp_delete_post( $later, true );
		Remover::remove();
		self::assertSame( [ 'publish', 'gioi-thieu' ], [ get_post_status( $empty ), get_post( $empty )?->post_name ] );
	}

	public function test_the_owners_set_comes_and_goes_by_buttons_and_what_became_theirs_stays(): void {
		$this->as_user( 'administrator' );
		$this->leave_only_the_owners_set();
		$before = self::everything();
		self::assertStringNotContainsString( 'Gỡ nội dung mẫu', self::section() );
		$this->press( 'load' );
		$loaded = self::everything();
		foreach ( [ 'post', 'attachment', 'hien_video', 'hien_image', 'hien_course', 'hien_faq' ] as $type ) {
			self::assertNotSame( [], preg_grep( "/^$type /", $loaded['posts'] ), $type );
		}
		self::assertSame( $before['users'], $loaded['users'], 'Nobody gets an account.' );
		self::assertSame( $before['settings'], $loaded['settings'] );
		$this->press( 'load' );
		self::assertSame( $loaded, self::everything(), 'A second press changes nothing.' );
		self::assertStringContainsString( 'Gỡ thì chúng bị xóa hẳn', self::section() );

		$this->press( 'remove' );
		self::assertEquals( $before, self::everything() );

		$this->press( 'load' );
		$ids = Registry::all( 'post' );
		wp_update_post( [ 'ID' => $ids['post:anh-dap-ung-srcset-va-sizes'], 'post_title' => 'Bài của tôi' ] );
		wp_insert_comment(
			[ 'comment_post_ID' => $ids['post:dat-ten-cho-bien'], 'comment_content' => 'Hay quá', 'comment_author' => 'Lan' ]
		);
		$own = $this->make->post();
		set_post_thumbnail( $own, $ids['media:scene-rose-sea'] );
		self::assertStringContainsString( 'trong đó 2 mục bạn đã sửa', self::section() );
		$this->press( 'remove' );
		$left = [ 'post:anh-dap-ung-srcset-va-sizes', 'post:dat-ten-cho-bien', 'media:scene-lake', 'media:scene-rose-sea' ];
		foreach ( $ids as $key => $id ) {
			self::assertSame( in_array( $key, $left, true ), null !== get_post( $id ), $key );
		}
		self::assertTrue( has_category( 'hieu-nang', $ids['post:anh-dap-ung-srcset-va-sizes'] ) );
		self::assertSame( [], Registry::all( 'post' ), 'They are the owner\'s now.' );
		self::assertSame( [], Registry::all( 'term' ) );
		$this->press( 'remove' );
		self::assertNotNull( get_post( $ids['media:scene-lake'] ) );
	}

	public function test_a_menu_that_the_owner_has_edited_or_renamed_stays(): void {
		$this->as_user( 'administrator' );
		foreach ( [ 'edited', 'renamed', 'neither' ] as $case ) {
			Menus::load();
			$id = Registry::all( 'term' )['menu:primary'];
			match ( $case ) {
				'edited'  => wp_update_nav_menu_item(
					$id,
					0,
					[ 'menu-item-title' => 'Của tôi', 'menu-item-url' => '/cua-toi', 'menu-item-status' => 'publish' ]
				),
				'renamed' => wp_update_nav_menu_object( $id, [ 'menu-name' => 'Menu của tôi' ] ),
				default   => null,
			};
			$items = count( (array) wp_get_nav_menu_items( $id ) );
			Remover::remove();
			self::assertSame( 'neither' !== $case, is_nav_menu( $id ), $case );
			self::assertSame( [], Registry::all( 'term' ), $case );
			if ( 'neither' !== $case ) {
				self::assertCount( $items, (array) wp_get_nav_menu_items( $id ) );
				wp_delete_nav_menu( $id );
			}
		}
	}

	public function test_the_owners_set_is_small(): void {
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/plugin/demo', \FilesystemIterator::SKIP_DOTS )
		);
		self::assertLessThan(
			300_000,
			array_sum( array_map( static fn( \SplFileInfo $file ): int => $file->getSize(), iterator_to_array( $files, false ) ) )
		);
	}

	public function test_every_link_of_the_owners_set_leads_to_a_page(): void {
		$this->as_user( 'administrator' );
		$this->leave_only_the_owners_set();
		( new Default_Pages( Plugin::instance()->routes ) )->make();
		Loader::load();
		$links = [];
		foreach ( Registry::all( 'post' ) as $id ) {
			preg_match_all( '/href="(' . preg_quote( home_url(), '/' ) . '[^"]*)"/', (string) get_post( $id )?->post_content, $found );
			array_push( $links, ...$found[1] );
		}
		self::assertNotSame( [], $links );
		foreach ( array_unique( $links ) as $link ) {
			$this->go_to( $link );
			self::assertFalse( is_404(), $link );
		}
	}

	public function test_its_links_are_those_of_the_sites_permalinks(): void {
		update_option( 'permalink_structure', '/index.php/%category%/%postname%/' );
		self::assertSame( home_url( '/index.php/lien-he/' ), ( new Links( [] ) )->fill( '{{path:/lien-he}}' ) );
	}

	public function test_only_an_administrator_loads_or_removes_it_and_only_by_a_button(): void {
		$video = $this->make->post( [ 'post_type' => 'hien_video', 'meta_input' => [ '_hien_demo' => 'hien_video:mot' ] ] );
		foreach (
			[
				[ 'administrator', 'khac', 'remove', 403 ],
				[ 'editor', Demo_Section::ACTION, 'remove', 403 ],
				[ 'administrator', Demo_Section::ACTION, 'khac', 400 ],
			] as [ $role, $nonce, $what, $status ]
		) {
			$this->as_user( $role );
			$_POST                = [ 'do' => $what ];
			$_REQUEST['_wpnonce'] = wp_create_nonce( $nonce );
			$refusal = self::death_by( static fn() => ( new Demo_Section() )->save() );
			self::assertSame( $status, $refusal->getCode() );
			self::assertNotNull( get_post( $video ), $role );
		}
	}

	public function test_while_a_click_loads_or_removes_it_a_second_one_waits_and_then_has_nothing_to_do(): void {
		$this->as_user( 'administrator' );
		$this->leave_only_the_owners_set();
		$before = self::everything();
		$done   = [];
		foreach ( [ 'load' => Loader::load( ... ), 'remove' => Remover::remove( ... ) ] as $what => $first_click ) {
			$work   = static function () use ( $first_click, $what, &$done ): void {
				$first_click();
				delete_option( 'hien_demo.lock' );
				$done[ $what ] = self::everything();
			};
			$waited = self::lock_for( 'hien_demo', 3, $work );
			$this->press( $what );
			self::assertSame( 3, $waited(), $what );
			self::assertSame( $done[ $what ], self::everything(), $what );
			self::assertNull( self::lock( 'hien_demo' ), $what );
		}
		self::assertNotSame( $before['posts'], $done['load']['posts'] );
		self::assertEquals( $before, $done['remove'] );
	}

	#[TestWith( [ 'load' ] )]
	#[TestWith( [ 'remove' ] )]
	public function test_a_click_that_waits_in_vain_changes_nothing_and_says_so( string $what ): void {
		$this->as_user( 'administrator' );
		$this->make->post( [ 'post_type' => 'hien_video', 'meta_input' => [ '_hien_demo' => 'hien_video:mot' ] ] );
		$before = self::everything();
		$waited = self::lock_for( 'hien_demo', 1000 );
		$refusal = self::death_by( fn() => $this->press( $what ) );
		self::assertSame( 503, $refusal->getCode() );
		self::assertStringContainsString( 'Nội dung mẫu đang được nạp hoặc gỡ', $refusal->getMessage() );
		self::assertGreaterThan( 60, $waited() );
		self::assertNotNull( self::lock( 'hien_demo' ), 'It is the other one\'s.' );
		delete_option( 'hien_demo.lock' );
		self::assertSame( $before, self::everything() );
	}

	private function press( string $what ): void {
		$_POST                = [ 'do' => $what ];
		$_REQUEST['_wpnonce'] = wp_create_nonce( Demo_Section::ACTION );
		$redirect = self::redirect_by( static fn() => ( new Demo_Section() )->save() );
		self::assertStringContainsString( 'page=hien-start', $redirect->location );
	}

	private static function section(): string {
		return self::printed_by( Demo_Section::print( ... ) );
	}

	public function test_content_of_another_shape_is_named(): void {
		$folder = get_temp_dir() . 'hien-' . wp_generate_uuid4();
		wp_mkdir_p( "$folder/content" );
		$reads = [
			'content/users.json must contain' => static fn() => Content::data( 'users' ),
			'content/terms.json must contain' => static fn() => Content::data( 'terms' ),
			'media/khong-co.jpg'              => static fn() => Content::media( 'khong-co.jpg' ),
			'bai-thu.html must begin'         => static fn() => Demo_File::parse( 'bai-thu', '<p>Không có đầu bài.</p>' ),
			'which is no field: hai mươi'     => static fn() => Demo_File::parse( 'bai-thu', "---\ntitle: Bài thử\nhai mươi\n---\n" ),
		];
		file_put_contents( "$folder/content/users.json", '"Bình"' );
		file_put_contents( "$folder/content/terms.json", '[' );
		Content::add( $folder );
		try {
			foreach ( $reads as $message => $read ) {
				try {
					$read();
					self::fail( $message );
				} catch ( RuntimeException $error ) {
					self::assertStringContainsString( $message, $error->getMessage() );
				}
			}
		} finally {
			array_map( unlink( ... ), [ "$folder/content/users.json", "$folder/content/terms.json" ] );
			array_map( rmdir( ... ), [ "$folder/content", $folder ] );
		}
	}

	/** @return array<string,mixed> Rows by table. Options are in everything(): some are caches, or stored in another form. */
	private static function rows(): array {
		global $wpdb;
		return array_diff_key( Database_Dump::of_all(), [ $wpdb->options => [], $wpdb->prefix . 'hien_not_found' => [] ] );
	}

	/** @return array<string,list<mixed>> What the site holds: each row by what does not depend on its id. */
	private static function everything(): array {
		global $wpdb;
		self::flush_cache();
		$uploads = wp_upload_dir()['basedir'];
		$files   = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $uploads, \FilesystemIterator::SKIP_DOTS ) );
		return [
			'posts'    => $wpdb->get_col( "SELECT CONCAT( post_type, ' ', post_name, ' ', post_title ) FROM $wpdb->posts ORDER BY 1" ),
			'meta'     => $wpdb->get_col( "SELECT CONCAT( meta_key, ' ', meta_value ) FROM $wpdb->postmeta ORDER BY 1" ),
			'terms'    => $wpdb->get_col( "SELECT CONCAT( taxonomy, ' ', slug, ' ', count ) FROM $wpdb->terms t INNER JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id ORDER BY 1" ),
			'termmeta' => $wpdb->get_col( "SELECT meta_key FROM $wpdb->termmeta ORDER BY 1" ),
			'comments' => $wpdb->get_col( "SELECT comment_author FROM $wpdb->comments ORDER BY 1" ),
			'users'    => $wpdb->get_col( "SELECT CONCAT( user_login, ' ', display_name, ' ', user_url ) FROM $wpdb->users ORDER BY 1" ),
			'usermeta' => $wpdb->get_col( "SELECT CONCAT( meta_key, ' ', meta_value ) FROM $wpdb->usermeta ORDER BY 1" ),
			'options'  => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'hien_demo%'" ),
			'settings' => [
				get_option( 'hien_site' ),
				get_option( 'sticky_posts' ),
				get_option( 'blogname' ),
				array_filter( get_nav_menu_locations() ),
			],
			'views'    => $wpdb->get_col( "SELECT object_id FROM {$wpdb->prefix}hien_views ORDER BY 1" ),
			'search'   => $wpdb->get_col( "SELECT word FROM {$wpdb->prefix}hien_search ORDER BY 1" ),
			'files'    => array_map( static fn( \SplFileInfo $file ): string => $file->getPathname(), iterator_to_array( $files, false ) ),
		];
	}
}
