<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Atomic_Option;
use Hien\Content\Post_Type;
use Hien\Module;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Clears the cached responses and the page caches of other plugins when content that Hiên shows, or a setting, is saved. All else that
 * responses show, such as comments, members and views, is seen when they expire.
 */
final class Cache_Invalidation implements Module {

	/** Settings on which pages depend, by their screens in wp-admin. on_option() adds the theme mods (menus, logo). */
	private const SETTINGS = [
		...[ 'active_plugins', 'stylesheet', 'sticky_posts', 'upload_path', 'upload_url_path', 'wp_page_for_privacy_policy' ],
		...[ 'blogname', 'blogdescription', 'site_icon', 'home', 'siteurl', 'users_can_register', 'WPLANG' ],
		...[ 'timezone_string', 'gmt_offset', 'date_format', 'time_format', 'start_of_week' ],
		...[ 'show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'blog_public' ],
		...[ 'close_comments_for_old_posts', 'close_comments_days_old', 'thread_comments', 'thread_comments_depth', 'page_comments' ],
		...[ 'comments_per_page', 'default_comments_page', 'comment_order', 'show_avatars', 'avatar_default', 'avatar_rating' ],
		...[ 'permalink_structure', 'category_base', 'tag_base' ],
		Settings::HANDLE_OPTION,
		Sections::NAME,
	];

	/** Option: the versions of plugin and theme whose pages the caches hold. */
	private const VERSIONS = 'hien_versions';

	/** Post types of WordPress that are no pages, but parts of them: patterns and menus in texts, styles. */
	private const PARTS = [ 'nav_menu_item', 'wp_block', 'wp_navigation', 'wp_template_part', 'wp_global_styles', 'custom_css' ];

	/** @var list<string> Post types that pages show. */
	private readonly array $types;

	/** @param list<Post_Type> $types The content types of Hiên. */
	public function __construct( array $types ) {
		$this->types = [
			'post',
			'page',
			...self::PARTS,
			...array_map( static fn( Post_Type $type ): string => $type::NAME, $types ),
		];
	}

	public function register(): void {
		foreach ( [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action( "{$change}_option", [ $this, 'on_option' ] );
		}
		add_action( 'upgrader_process_complete', [ $this, 'on_setting' ], 10, 0 );
		add_action( 'wp_loaded', [ $this, 'on_request' ] );
		add_action( 'update_site_option_active_sitewide_plugins', [ $this, 'on_setting' ], 10, 0 );
		add_action( 'wp_after_insert_post', [ $this, 'on_post' ], 10, 4 );
		add_action( 'deleted_post', fn( int $id, WP_Post $post ) => $this->on_post( $id, $post, true, null ), 10, 2 );
		add_action( 'attachment_updated', self::on_content( ... ), 10, 0 );
		add_action( 'delete_attachment', self::on_content( ... ), 10, 0 );
		add_action( 'edited_term', [ $this, 'on_term' ], 10, 3 );
		add_action( 'delete_term', [ $this, 'on_term' ], 10, 3 );
	}

	/** Notices in wp-admin or WP-Cron that files were replaced without WordPress, as by FTP. */
	public function on_request(): void {
		if ( ! is_admin() && ! wp_doing_cron() ) {
			return;
		}
		$versions = HIEN_CORE_VERSION . ' ' . wp_get_theme( get_template() )->get( 'Version' );
		$before   = get_option( self::VERSIONS );
		if ( $versions !== $before && Atomic_Option::replace( self::VERSIONS, $before, $versions, true ) ) {
			$this->on_setting();
		}
	}

	public function on_option( string $option ): void {
		if ( in_array( $option, [ ...self::SETTINGS, 'theme_mods_' . get_stylesheet() ], true ) ) {
			$this->on_setting();
		}
	}

	/** A setting has changed, or plugins, themes or WordPress were installed, updated, activated or deactivated. */
	public function on_setting(): void {
		Response_Cache::clear();
		Page_Caches::clear();
	}

	/** After a save, with its terms and meta. Drafts change nothing. */
	public function on_post( int $id, WP_Post $post, bool $update, ?WP_Post $before ): void {
		if (
			in_array( 'publish', [ $post->post_status, $before?->post_status ], true ) && in_array( $post->post_type, $this->types, true )
		) {
			self::on_content();
		}
	}

	public function on_term( int $id, int $term_taxonomy_id, string $taxonomy ): void {
		if ( is_taxonomy_viewable( $taxonomy ) && array_intersect( get_taxonomy( $taxonomy )->object_type ?? [], $this->types ) ) {
			self::on_content();
		}
	}

	/** Lists and side columns have changed, which are on every page; the page caches are emptied once, however much a request saves. */
	private static function on_content(): void {
		Response_Cache::clear();
		add_action( 'shutdown', [ Page_Caches::class, 'clear' ] );
	}
}
