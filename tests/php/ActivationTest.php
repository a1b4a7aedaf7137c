<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Activation;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Tests\Support\TestCase;
use Hien\Upgrade;
use PHPUnit\Framework\Attributes\DataProvider;

/** Switching the plugin on and off, and deleting it. */
final class ActivationTest extends TestCase {

	/** @return array<string,array{callable():void}> */
	public static function beginnings(): array {
		return [
			'switched on'      => [ [ Activation::class, 'activate' ] ],
			'site of a network' => [ [ Upgrade::class, 'run' ] ],
		];
	}

	#[DataProvider( 'beginnings' )]
	public function test_a_new_site_gets_its_addresses_and_defaults( callable $begin ): void {
		foreach ( [ 'hien_level', 'permalink_structure', 'page_comments', 'avatar_default', 'hien_handle', 'hien_site' ] as $option ) {
			delete_option( $option );
		}
		$begin();
		( new Permalinks( Plugin::instance()->routes ) )->maybe_flush();
		self::assertSame( Permalinks::STRUCTURE, get_option( 'permalink_structure' ) );
		self::assertSame( [ '1', '50', 'hien' ], [ get_option( 'page_comments' ), (string) get_option( 'comments_per_page' ), get_option( 'avatar_default' ) ] );
		self::assertArrayHasKey( 'tin-moi/page/([1-9][0-9]*)/?$', get_option( 'rewrite_rules' ) );
		foreach ( [ 'hien_handle', 'hien_site' ] as $option ) {
			self::assertArrayHasKey( $option, wp_load_alloptions( true ), 'Stored, so that no request asks the database for it.' );
		}
		update_option( 'hien_handle', 'an' );
		self::assertSame( [ 'hien' ], Plugin::instance()->settings->former_handles(), 'The first change is a change.' );
	}

	public function test_the_tables_are_there_before_what_is_kept_in_them(): void {
		array_map( delete_option( ... ), [ 'hien_level', 'hien_rules' ] );
		$level = null;
		add_action(
			Permalinks::RULES_ACTION, // Pages are made then, and go into the search index.
			static function () use ( &$level ): void {
				$level = get_option( 'hien_level' );
			},
			0
		);
		do_action( 'wp_loaded' );
		self::assertIsString( $level );
	}

	public function test_rules_of_another_structure_are_not_written(): void {
		$permalinks = new Permalinks( Plugin::instance()->routes );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%' );
		Activation::activate();
		delete_option( 'rewrite_rules' );
		$permalinks->maybe_flush();
		self::assertFalse( get_option( 'rewrite_rules' ), 'WordPress read the structure when this request began.' );
		$GLOBALS['wp_rewrite']->init();
		$permalinks->maybe_flush();
		self::assertArrayHasKey( '(.+?)/([^/]+)(?:/([0-9]+))?/?$', get_option( 'rewrite_rules' ) );
	}

	public function test_an_update_leaves_the_owners_addresses(): void {
		update_option( 'permalink_structure', '/%postname%' );
		update_option( 'hien_level', '1' );
		Upgrade::run();
		self::assertSame( '/%postname%', get_option( 'permalink_structure' ) );
	}

	public function test_the_owners_own_choices_stay(): void {
		$chosen = [
			'page_comments'         => '1',
			'comments_per_page'     => '7',
			'default_comments_page' => 'newest',
			'avatar_default'        => 'identicon',
			'hien_handle'           => 'an',
			'show_on_front'         => 'page',
			'posts_per_page'        => '3',
		];
		array_map( 'update_option', array_keys( $chosen ), $chosen );
		Activation::activate();
		Activation::deactivate();
		Activation::activate();
		self::assertSame( $chosen, array_map( 'strval', array_combine( array_keys( $chosen ), array_map( 'get_option', array_keys( $chosen ) ) ) ) );
	}

	public function test_rules_are_written_once_and_not_at_every_request(): void {
		$next_request = new Permalinks( Plugin::instance()->routes );
		Activation::activate();
		foreach ( [ true, false, false ] as $written ) {
			delete_option( 'rewrite_rules' );
			$next_request->maybe_flush();
			self::assertSame( $written, (bool) get_option( 'rewrite_rules' ) );
		}
	}

	public function test_switching_off_keeps_everything_but_the_rules(): void {
		update_option( 'hien_handle', 'an' );
		$post = $this->make->post();
		Activation::deactivate();
		self::assertSame( 'an', get_option( 'hien_handle' ) );
		self::assertNotNull( get_post( $post ) );
		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	public function test_another_theme_and_back_loses_nothing(): void {
		$menu = wp_create_nav_menu( 'Chính' );
		set_theme_mod( 'nav_menu_locations', [ 'primary' => $menu ] );
		update_option( 'hien_site', [ 'footer' => [ 'copyright' => '© Hiên' ] ] );
		$video = $this->make->post( [ 'post_type' => 'hien_video', 'meta_input' => [ 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e' ] ] );
		switch_theme( 'twentytwentyfive' );
		switch_theme( 'hien' );
		do_action( 'after_switch_theme', 'Twenty Twenty-Five', wp_get_theme( 'twentytwentyfive' ) );
		self::assertSame( $menu, get_nav_menu_locations()['primary'] );
		self::assertSame( '© Hiên', Plugin::instance()->settings->site->fields( 'footer' )['copyright'] );
		self::assertSame( 'https://youtu.be/a1B2-c3_D4e', get_post_meta( $video, 'hien_video_url', true ) );
	}

	public function test_switched_off_no_avatar_asks_for_a_portrait(): void {
		Activation::activate();
		self::assertSame( 'hien', get_option( 'avatar_default' ) );
		Activation::deactivate();
		self::assertSame( 'mystery', get_option( 'avatar_default' ) );
	}

	public function test_deleting_the_plugin_keeps_its_data(): void {
		update_option( 'hien_handle', 'an' );
		$this->uninstall();
		self::assertSame( 'an', get_option( 'hien_handle' ) );
	}

	public function test_deleting_the_plugin_with_its_data_leaves_nothing_of_it(): void {
		update_option( 'hien_handle', 'an' );
		update_option( 'hien_delete_data', '1' );
		$kept  = $this->make->post( [ 'meta_input' => [ 'hien_views' => 5 ] ] );
		$video = $this->make->post( [ 'post_type' => 'hien_video' ] );
		wp_set_object_terms( $video, 'Nhập môn', 'hien_series' );
		set_transient( 'hien_top_views_pause', 1, HOUR_IN_SECONDS );
		$dropped = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$dropped ): string {
				$is_drop = preg_match( '/^DROP .*hien_(\w+)/', $query, $table );
				$dropped = [ ...$dropped, ...( $is_drop ? [ $table[1] ] : [] ) ];
				return $is_drop ? 'SELECT 1' : $query; // The other tests need the tables.
			}
		);
		$this->uninstall();
		global $wpdb;
		self::assertSame( [ 'views', 'view_visits', 'search' ], $dropped );
		foreach ( [ [ 'option_name', $wpdb->options ], [ 'post_type', $wpdb->posts ], [ 'meta_key', $wpdb->postmeta ], [ 'meta_key', $wpdb->usermeta ] ] as [ $column, $table ] ) {
			self::assertSame( [], $wpdb->get_col( "SELECT $column FROM $table WHERE $column LIKE 'hien\\_%'" ), $table );
		}
		self::assertSame( [], $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%transient%hien\\_%'" ) );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->term_taxonomy WHERE taxonomy LIKE 'hien\\_%'" ) );
		self::assertNotNull( get_post( $kept ) );
	}

	private function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'hien-core/hien-core.php' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		// The plugin itself no longer runs then.
		remove_all_actions( 'deleted_option' );
		require plugin_dir_path( HIEN_CORE_FILE ) . 'uninstall.php';
	}
}
