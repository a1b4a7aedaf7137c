<?php

declare(strict_types=1);

namespace Hien\Tests\Setup;

use Hien\Chat\Blocked_Members;
use Hien\Constants;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use Hien\Setup\Activation;
use Hien\Setup\Site_Defaults;
use Hien\Tests\Support\RowReads;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;

/** Switching the plugin on and off, and deleting it. */
final class ActivationTest extends TestCase {

	use RowReads;

	private const OPTIONS = [ 'permalink_structure', 'page_comments', 'comments_per_page', 'default_comments_page', 'avatar_default' ];

	public function test_php_without_mbstring_is_told_and_no_page_ends_in_an_error(): void {
		$ini_files = array_map( 'trim', explode( ',', (string) php_ini_scanned_files() ) );
		$others    = array_filter( $ini_files, static fn( string $file ): bool => ! str_contains( $file, 'mbstring' ) );
		if ( count( $others ) === count( $ini_files ) ) {
			self::markTestSkipped( 'mbstring is a part of this PHP.' );
		}
		$folder = get_temp_dir() . 'hien-ini-' . getmypid();
		mkdir( $folder );
		foreach ( $others as $file ) {
			copy( $file, "$folder/" . basename( $file ) );
		}
		$output = self::output_of( 'without-mbstring.php', env: [ 'PHP_INI_SCAN_DIR' => $folder ] );
		array_map( 'unlink', glob( "$folder/*" ) ?: [] );
		rmdir( $folder );
		$said = json_decode( $output, true );
		self::assertIsArray( $said, $output );
		self::assertSame( [ false, false ], [ $said['has_mbstring'], $said['runs'] ] );
		self::assertStringContainsString( 'thiếu phần mở rộng mbstring', $said['notice'] );
		self::assertStringContainsString( 'thiếu phần mở rộng mbstring', $said['refusal'] );
		self::assertFalse( $said['redirects'], 'Browsers would keep it, and the plugin redirects the other way.' );
	}

	public function test_a_new_site_gets_its_addresses_and_defaults(): void {
		$this->begin_anew();
		array_map( delete_option( ... ), [ 'hien_handle', 'hien_site' ] );
		Activation::activate();
		( new Permalinks( Plugin::instance()->routes ) )->maybe_flush();
		self::assertSame( [ Permalinks::STRUCTURE, '1', '50', 'oldest', 'hien' ], self::options() );
		self::assertArrayHasKey( 'tin-moi/page/([1-9][0-9]*)/?$', get_option( 'rewrite_rules' ) );
		foreach ( [ 'hien_handle', 'hien_site' ] as $option ) {
			self::assertArrayHasKey( $option, wp_load_alloptions( true ), 'Stored, so that no request asks the database for it.' );
		}
		update_option( 'hien_handle', 'an' );
		self::assertSame( [ 'hien' ], Settings::former_handles(), 'The first change is a change.' );
	}

	public function test_a_site_with_content_or_permalinks_of_its_owner_is_not_changed(): void {
		$author = $this->old_author();
		$this->begin_anew();
		update_option( 'permalink_structure', '/%postname%/' );
		$before = self::options();
		Activation::activate();
		self::assertSame( [ $before, 'dang-nhap' ], [ self::options(), self::slug( $author ) ] );

		$this->begin_anew();
		$this->make->post();
		$before = self::options();
		Activation::activate();
		self::assertSame( [ $before, 'dang-nhap' ], [ self::options(), self::slug( $author ) ] );
	}

	public function test_author_addresses_with_logins_are_replaced_for_good(): void {
		$author = $this->old_author();
		$this->begin_anew();
		Activation::activate();
		self::run_jobs();
		$ours = self::slug( $author );
		self::assertStringStartsWith( 'thanh-vien-', $ours );
		Activation::deactivate();
		Activation::activate();
		self::assertSame( $ours, self::slug( $author ) );
	}

	public function test_settings_stay_over_deactivation_and_activation_as_the_owner_left_them(): void {
		$this->begin_anew();
		Activation::activate();
		$ours = self::options();
		Activation::deactivate();
		self::assertSame( array_slice( $ours, 0, 4 ), array_slice( self::options(), 0, 4 ) );
		Activation::activate();
		self::assertSame( $ours, self::options() );
		update_option( 'permalink_structure', '/%postname%' );
		Activation::deactivate();
		update_option( 'avatar_default', 'identicon' ); // Changed while the plugin is off.
		Activation::activate();
		self::assertSame( [ '/%postname%', 'identicon' ], [ self::options()[0], self::options()[4] ] );
	}

	public function test_pages_are_made_where_the_theme_shows_them(): void {
		delete_option( 'hien_pages_made' );
		$pages = static fn(): array => array_column( get_pages(), 'post_name' );
		remove_theme_support( 'hien-screens' );
		( new Permalinks( Plugin::instance()->routes ) )->maybe_flush();
		self::assertSame( [], $pages() );
		add_theme_support( 'hien-screens' );
		( new Permalinks( Plugin::instance()->routes ) )->maybe_flush();
		self::assertContains( 'lien-he', $pages() );
	}

	public function test_two_requests_at_once_make_each_page_once(): void {
		delete_option( 'hien_pages_made' );
		Permalinks::request_flush();
		$titles = static fn(): array => array_column( get_pages(), 'post_title' );
		add_filter(
			'query',
			$meanwhile = static function ( string $query ) use ( &$meanwhile ): string {
				if ( 1 === preg_match( '/^\s*INSERT INTO .*posts/s', $query ) ) {
					remove_filter( 'query', $meanwhile );
					$options = [ 'hien_rules' => '' ] + wp_load_alloptions(); // As the other request has read them before.
					wp_cache_set( 'alloptions', $options, 'options' );
					( new Permalinks( Plugin::instance()->routes ) )->maybe_flush();
				}
				return $query;
			}
		);
		( new Permalinks( Plugin::instance()->routes ) )->maybe_flush();
		self::assertContains( 'Liên hệ', $titles() );
		self::assertSame( array_unique( $titles() ), $titles() );
	}

	public function test_where_wordpress_had_plain_addresses_apache_gets_its_rules(): void {
		$folder = sys_get_temp_dir() . '/hien-apache-' . bin2hex( random_bytes( 4 ) );
		mkdir( $folder );
		$script = $_SERVER['SCRIPT_FILENAME'] ?? null;
		// WordPress in a folder of its own: .htaccess is beside that folder.
		$_SERVER['SCRIPT_FILENAME'] = "$folder/wp/wp-admin/admin-post.php";
		update_option( 'siteurl', home_url( '/wp' ) );
		update_option( 'permalink_structure', '' );
		$GLOBALS['wp_rewrite']->init();
		add_filter( 'got_rewrite', '__return_true' );
		Site_Defaults::apply();
		$_SERVER['SCRIPT_FILENAME'] = $script;
		self::assertStringContainsString( 'RewriteRule . /index.php [L]', (string) file_get_contents( "$folder/.htaccess" ) );
		unlink( "$folder/.htaccess" );
		rmdir( $folder );
	}

	public function test_rules_of_another_structure_are_not_written(): void {
		$permalinks = new Permalinks( Plugin::instance()->routes );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%' );
		update_option( 'permalink_structure', Permalinks::STRUCTURE );
		Permalinks::request_flush();
		delete_option( 'rewrite_rules' );
		$permalinks->maybe_flush();
		self::assertFalse( get_option( 'rewrite_rules' ), 'WordPress read the structure when this request began.' );
		$GLOBALS['wp_rewrite']->init();
		$permalinks->maybe_flush();
		self::assertArrayHasKey( '(.+?)/([^/]+)(?:/([0-9]+))?/?$', get_option( 'rewrite_rules' ) );
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
		self::assertSame(
			$chosen,
			array_map( 'strval', array_combine( array_keys( $chosen ), array_map( 'get_option', array_keys( $chosen ) ) ) )
		);
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

	public function test_switching_on_and_off_costs_the_same_at_any_number_of_posts_and_members(): void {
		$cost = [];
		foreach ( [ 'none', 'few', 'many' ] as $size ) {
			self::write_posts( 500 );
			self::insert(
				'users',
				...array_map(
					static fn( int $n ): array => [
						'user_login' => "$size-$n",
						'user_nicename' => "$size-$n",
						'user_email' => "$size-$n@example.com",
						'user_registered' => '2024-01-01',
					],
					range( 1, 500 )
				)
			);
			foreach ( [ Activation::deactivate( ... ), Activation::activate( ... ) ] as $n => $switch ) {
				$cost[ $n ][ $size ] = [ self::count_queries( static fn() => $switch() ), self::reads( static fn() => $switch() ) ];
			}
		}
		foreach ( $cost as [ 'few' => $few, 'many' => $many ] ) {
			self::assertSame( $few[0], $many[0] );
			self::assertLessThanOrEqual( 1.1 * $few[1], $many[1] );
		}
	}

	public function test_another_theme_and_back_loses_nothing(): void {
		$menu = wp_create_nav_menu( 'Chính' );
		set_theme_mod( 'nav_menu_locations', [ 'primary' => $menu ] );
		update_option( 'hien_site', [ 'footer' => [ 'copyright' => '© Hiên' ] ] );
		$video = $this->make->post(
			[ 'post_type' => 'hien_video', 'meta_input' => [ 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e' ] ]
		);
		switch_theme( 'twentytwentyfive' );
		switch_theme( 'hien' );
		do_action( 'after_switch_theme', 'Twenty Twenty-Five', wp_get_theme( 'twentytwentyfive' ) );
		self::assertSame( $menu, get_nav_menu_locations()['primary'] );
		self::assertSame( '© Hiên', Sections::fields( 'footer' )['copyright'] );
		self::assertSame( 'https://youtu.be/a1B2-c3_D4e', get_post_meta( $video, 'hien_video_url', true ) );
	}

	public function test_switched_off_no_avatar_asks_for_a_portrait(): void {
		Activation::activate();
		self::assertSame( 'hien', get_option( 'avatar_default' ) );
		Activation::deactivate();
		self::assertSame( 'mystery', get_option( 'avatar_default', 'mystery' ), 'As WordPress reads it.' );
	}

	public function test_events_are_scheduled_while_the_plugin_is_on(): void {
		$events = static fn(): array => preg_grep(
			'/^hien_/',
			array_merge( ...array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) )
		);
		Activation::deactivate();
		self::assertSame( [], $events() );
		Activation::activate();
		do_action( 'wp_loaded' ); // The next visit, in a large network the first thing that happens on a site.
		self::assertContains( 'hien_daily', $events() );
		self::assertSame( '00:10', wp_date( 'H:i', (int) wp_next_scheduled( 'hien_daily' ) ) );
		Top_Views::schedule_renewal();
		$plan = static fn() => array_map(
			static fn( string $event ) => wp_schedule_single_event( time(), $event, 'hien_chat_announce' === $event ? [ 5, 1000 ] : [] ),
			[ 'hien_chat_mails', 'hien_chat_remove', 'hien_chat_announce' ]
		);
		$plan();
		Activation::deactivate();
		self::assertSame( [], $events() );
		Activation::activate();
		$plan();
		wp_schedule_single_event( time(), 'hien_send_reset', [ 5 ] ); // One of After_Response.
		wp_schedule_single_event( time(), 'other_event' );
		$this->uninstall();
		self::assertSame( [ [], true ], [ $events(), is_int( wp_next_scheduled( 'other_event' ) ) ] );
	}

	public function test_deleting_the_plugin_uses_no_class_that_it_does_not_load(): void {
		$plugin = dirname( __DIR__, 3 ) . '/plugin';
		$script = (string) file_get_contents( "$plugin/uninstall.php" );
		preg_match_all( '~/includes/(\w+)\.php~', $script, $loaded );
		$files = array_map( static fn( string $class ): string => "$plugin/includes/$class.php", $loaded[1] );
		$text  = $script . implode( array_map( 'file_get_contents', $files ) );
		preg_match_all( '/\b([A-Z]\w+)::(?!class)/', $text, $used );
		self::assertSame( [], array_diff( $used[1], $loaded[1] ), 'There is no autoloader.' );
	}

	public function test_deleting_the_plugin_keeps_its_data(): void {
		update_option( 'hien_handle', 'an' );
		$this->uninstall();
		self::assertSame( 'an', get_option( 'hien_handle' ) );
	}

	public function test_deleting_the_plugin_always_deletes_the_key_of_the_chat(): void {
		update_option( 'hien_site', [ 'firebase' => [ 'config' => '', 'account' => Constants::KEPT_SECRET ] ] + get_option( 'hien_site' ) );
		self::assertSame( Constants::KEPT_SECRET, get_option( 'hien_site' )['firebase']['account'] );
		update_option( 'hien_chat_account', [ 'key' ], false );
		set_transient( 'hien_chat_token_a', [ 'token' => 'a' ], HOUR_IN_SECONDS );
		set_transient( 'hien_test', 1, HOUR_IN_SECONDS );
		$this->uninstall();
		self::assertSame(
			[ false, false, '1' ],
			[ get_option( 'hien_chat_account' ), get_transient( 'hien_chat_token_a' ), (string) get_transient( 'hien_test' ) ]
		);
		self::assertSame(
			'',
			get_option( 'hien_site' )['firebase']['account'],
			'So the chat is a form where the plugin is installed again.'
		);
	}

	public function test_deleting_the_plugin_always_deletes_the_secrets_of_sign_in_providers(): void {
		$row = [ 'name' => 'A', 'issuer' => 'https://id.example.org', 'client_id' => 'a', 'secret' => 'khoa-a' ];
		update_option(
			'hien_site',
			[ 'google' => [ 'client_id' => 'a.apps', 'secret' => 'khoa-g' ], 'openid' => [ $row ] ] + get_option( 'hien_site' )
		);
		self::assertCount( 2, get_option( 'hien_openid_secrets' ) );
		$this->uninstall();
		self::assertFalse( get_option( 'hien_openid_secrets' ) );
		$site = get_option( 'hien_site' );
		self::assertSame( [ 'client_id' => 'a.apps', 'secret' => '' ], $site['google'], 'The settings do not say that there is one.' );
		self::assertSame( [ [ ...$row, 'secret' => '' ] ], $site['openid'] );
	}

	public function test_deleting_the_plugin_with_its_data_leaves_nothing_of_it(): void {
		update_option( 'hien_handle', 'an' );
		update_option( 'hien_delete_data', '1' );
		$kept  = $this->make->post( [ 'meta_input' => [ '_hien_views' => 5 ] ] );
		$video = $this->make->post( [ 'post_type' => 'hien_video' ] );
		wp_set_object_terms( $video, 'Nhập môn', 'hien_series' );
		set_transient( 'hien_test', 1, HOUR_IN_SECONDS );
		update_user_option( 1, Blocked_Members::META, [ 'reason' => 'x', 'at' => 1 ] );
		array_map( static fn( string $role ) => get_role( $role )->add_cap( 'hien_answer_chat' ), [ 'editor', 'author' ] );
		$uploads = sys_get_temp_dir() . '/hien-uploads-' . bin2hex( random_bytes( 4 ) );
		wp_mkdir_p( "$uploads/hien-portraits" );
		touch( "$uploads/hien-portraits/a-96.webp" );
		wp_mkdir_p( "$uploads/hien-chat/7" );
		array_map( 'touch', [ "$uploads/hien-chat/index.php", "$uploads/hien-chat/7/index.php", "$uploads/hien-chat/7/a.webp" ] );
		add_filter( 'upload_dir', static fn( array $dir ): array => [ 'basedir' => $uploads ] + $dir );
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
		self::assertSame(
			[
				'views',
				'viewers',
				'throttle',
				'idempotency',
				'search',
				'members',
				'refresh_tokens',
				'favorites',
				'redirects',
				'not_found',
				'imported',
				'chat_images',
			],
			$dropped
		);
		foreach (
			[
				[ 'option_name', $wpdb->options ],
				[ 'post_type', $wpdb->posts ],
				[ 'meta_key', $wpdb->postmeta ],
				[ 'meta_key', $wpdb->usermeta ],
			] as [ $column, $table ]
		) {
			self::assertSame( [], $wpdb->get_col( "SELECT $column FROM $table WHERE $column LIKE '%hien\\_%'" ), $table );
		}
		self::assertSame( [], $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%transient%hien\\_%'" ) );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->term_taxonomy WHERE taxonomy LIKE 'hien\\_%'" ) );
		self::assertNotNull( get_post( $kept ) );
		self::assertSame( [ '.', '..' ], scandir( $uploads ) );
		rmdir( $uploads );
		self::assertSame(
			[],
			preg_grep(
				'/^hien_/',
				array_merge(
					...array_values(
						array_map( static fn( \WP_Role $role ): array => array_keys( $role->capabilities ), wp_roles()->role_objects )
					)
				)
			)
		);
	}

	/** An account from before the plugin, whose address has its login. */
	private function old_author(): int {
		global $wpdb;
		$id = $this->make->user( 'author', [ 'user_login' => 'dang-nhap', 'display_name' => 'dang-nhap' ] );
		$wpdb->update( $wpdb->users, [ 'user_nicename' => 'dang-nhap' ], [ 'ID' => $id ] );
		clean_user_cache( $id );
		return $id;
	}

	private static function slug( int $user ): string {
		return get_userdata( $user )->user_nicename;
	}

	/** A site as WordPress's installer leaves it, where the plugin was never active. */
	private function begin_anew(): void {
		array_map( delete_option( ... ), [ 'hien_schema', 'hien_defaults_answer' ] );
		array_map( 'update_option', self::OPTIONS, [ '', '0', '50', 'newest', 'mystery' ] );
	}

	/** @return list<string> */
	private static function options(): array {
		return array_map( static fn( string $option ): string => (string) get_option( $option ), self::OPTIONS );
	}

	private function uninstall(): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'hien-core/hien-core.php' );
		// The plugin itself no longer runs then.
		remove_all_actions( 'deleted_option' );
		$altered = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$altered ): string {
				$is_alter = str_starts_with( $query, 'ALTER' );
				$altered  = [ ...$altered, ...( $is_alter ? [ $query ] : [] ) ];
				return $is_alter ? 'SELECT 1' : $query; // MariaDB would commit what the test has written.
			}
		);
		require plugin_dir_path( HIEN_CORE_FILE ) . 'uninstall.php';
		self::assertSame( [ "ALTER TABLE {$GLOBALS['wpdb']->comments} DROP INDEX hien_user" ], $altered );
	}
}
