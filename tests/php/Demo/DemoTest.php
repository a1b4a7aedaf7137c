<?php

declare(strict_types=1);

namespace Hien\Tests\Demo;

use Hien\Demo\Content;
use Hien\Demo\Document;
use Hien\Demo\Posts;
use Hien\Demo\Tools_Page;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use ReflectionProperty;
use RuntimeException;

require_once dirname( __DIR__, 3 ) . '/playground/demo/hien-demo.php';

/** The demo content: it comes once however often it is loaded, and goes without a trace. */
final class DemoTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', PHP_INT_MAX );
	}

	public function test_it_comes_once_and_goes_without_a_trace(): void {
		delete_option( 'hien_pages_made' );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
		$own    = $this->make->post( [ 'post_title' => 'Bài của chủ trang' ] );
		$before = self::everything();

		hien_demo_load();
		$loaded = self::everything();
		foreach ( [ 'post', 'page', 'attachment', 'nav_menu_item', ...self::content_types() ] as $type ) {
			self::assertNotSame( [], preg_grep( "/^$type /", $loaded['posts'] ), $type );
		}
		foreach ( [ 'category', 'post_tag', 'nav_menu', 'hien_series', 'hien_video_cat', 'hien_video_key' ] as $taxonomy ) {
			self::assertNotSame( [], preg_grep( "/^$taxonomy /", $loaded['terms'] ), $taxonomy );
		}
		hien_demo_load();
		self::assertSame( $loaded, self::everything(), 'A second time nothing is added.' );

		hien_demo_remove();
		self::assertEquals( $before, self::everything() );
		self::assertNotNull( get_post( $own ) );
		hien_demo_remove();
		self::assertEquals( $before, self::everything(), 'There is nothing more to remove.' );
	}

	public function test_pages_of_the_owner_are_never_deleted(): void {
		$empty = $this->make->page( [ 'post_title' => 'Giới thiệu', 'post_name' => 'gioi-thieu', 'post_content' => '' ] );
		Posts::load();
		self::assertNotNull( get_post( $empty ), 'The demo has a page of its own at that address.' );
		$demo = get_page_by_path( 'gioi-thieu' );
		self::assertNotSame( '', $demo?->post_content );
		wp_update_post( [ 'ID' => $demo->ID, 'post_name' => 'gioi-thieu-cu' ] );
		$later = $this->make->page( [ 'post_title' => 'Giới thiệu', 'post_name' => 'gioi-thieu', 'post_content' => '' ] );
		Posts::load();
		self::assertSame( [ 'publish', 'gioi-thieu' ], [ get_post_status( $later ), get_post( $later )?->post_name ] );
		wp_delete_post( $later, true );
		hien_demo_remove();
		self::assertSame( [ 'publish', 'gioi-thieu' ], [ get_post_status( $empty ), get_post( $empty )?->post_name ] );
	}

	public function test_wp_admin_lists_what_is_there(): void {
		$video = $this->make->post( [ 'post_type' => 'hien_video', 'meta_input' => [ '_hien_demo' => 'hien_video:mot' ] ] );
		$this->as_user( 'administrator' );
		ob_start();
		Tools_Page::render();
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '#<th scope="row">Video</th>\s*<td>1</td>#', $html );
		self::assertStringContainsString( 'Gỡ nội dung mẫu', $html );
		self::assertNotNull( get_post( $video ) );
	}

	public function test_only_an_administrator_removes_it_and_only_by_the_button(): void {
		$video = $this->make->post( [ 'post_type' => 'hien_video', 'meta_input' => [ '_hien_demo' => 'hien_video:mot' ] ] );
		foreach ( [ [ 'administrator', 'khac' ], [ 'editor', 'hien_demo_remove' ] ] as [ $role, $action ] ) {
			$this->as_user( $role );
			$_REQUEST['_wpnonce'] = wp_create_nonce( $action );
			try {
				Tools_Page::handle_remove();
				self::fail( "$role $action" );
			} catch ( DieException $refusal ) {
				self::assertNotSame( '', $refusal->getMessage() );
			}
			self::assertNotNull( get_post( $video ), $role );
		}
		$this->as_user( 'administrator' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'hien_demo_remove' );
		try {
			Tools_Page::handle_remove();
		} catch ( RedirectException $redirect ) {
			self::assertStringContainsString( 'done=removed', $redirect->getMessage() );
		}
		self::assertNull( get_post( $video ) );
	}

	public function test_content_of_another_shape_is_named(): void {
		$folder = get_temp_dir() . 'hien-' . wp_generate_uuid4();
		wp_mkdir_p( "$folder/content" );
		$folders = new ReflectionProperty( Content::class, 'folders' );
		$own     = $folders->getValue();
		$reads   = [
			'content/users.json must contain' => static fn() => Content::data( 'users' ),
			'content/terms.json must contain' => static fn() => Content::data( 'terms' ),
			'media/khong-co.jpg'              => static fn() => Content::media( 'khong-co.jpg' ),
			'bai-thu.html must begin'         => static fn() => Document::parse( 'bai-thu', '<p>Không có đầu bài.</p>' ),
			'which is no field: hai mươi'     => static fn() => Document::parse( 'bai-thu', "---\ntitle: Bài thử\nhai mươi\n---\n" ),
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
			$folders->setValue( null, $own );
			array_map( unlink( ... ), [ "$folder/content/users.json", "$folder/content/terms.json" ] );
			array_map( rmdir( ... ), [ "$folder/content", $folder ] );
		}
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
			'settings' => [ get_option( 'hien_site' ), get_option( 'sticky_posts' ), get_option( 'blogname' ), array_filter( get_nav_menu_locations() ) ],
			'views'    => $wpdb->get_col( "SELECT object_id FROM {$wpdb->prefix}hien_views ORDER BY 1" ),
			'search'   => $wpdb->get_col( "SELECT word FROM {$wpdb->prefix}hien_search ORDER BY 1" ),
			'files'    => array_map( static fn( \SplFileInfo $file ): string => $file->getPathname(), iterator_to_array( $files, false ) ),
		];
	}
}
