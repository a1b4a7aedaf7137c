<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

use Hien\Accounts\Confirmation;
use Hien\Accounts\Portrait_Files;
use Hien\Module;
use Hien\Settings\Settings;
use Hien\Settings\Site_Option;
use Hien\Views\Top_Views;
use WP_Comment;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Clears the cached responses when data that they show changes, and the page caches of other plugins with settings and updates. */
final class Cache_Invalidation implements Module {

	/** Settings on which responses depend. on_option() adds the theme mods (menus, logo) and the roles, which define the members. */
	private const SETTINGS = [
		...[ 'blogname', 'blogdescription', 'home', 'siteurl', 'WPLANG', 'timezone_string', 'gmt_offset' ],
		...[ 'active_plugins', 'stylesheet', 'permalink_structure', 'category_base', 'tag_base', 'show_on_front', 'page_on_front', 'page_for_posts', 'sticky_posts' ],
		...[ 'show_avatars', 'avatar_default', 'avatar_rating', 'users_can_register', 'wp_page_for_privacy_policy', 'upload_path', 'upload_url_path' ],
		Settings::HANDLE_OPTION,
		Site_Option::NAME,
	];

	/** Post meta of WordPress that responses show. on_post_meta() adds the fields of our content types. */
	private const POST_META = [ '_thumbnail_id', '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' ];

	/** User columns on which responses depend: the e-mail address selects the drawn portrait. */
	private const USER_FIELDS = [ 'display_name', 'user_email' ];

	/** User meta on which responses depend: the author's biography, portraits, and whether an account is in the directory. */
	private const USER_META = [ 'description', Portrait_Files::META, Confirmation::META ];

	/** @var array<int,int> Term-taxonomy id => number of posts before WordPress updates it. */
	private array $counts = [];

	public function register(): void {
		foreach ( [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action( "{$change}_option", [ $this, 'on_option' ] );
			add_action( "{$change}_post_meta", [ $this, 'on_post_meta' ], 10, 3 );
			add_action( "{$change}_user_meta", [ $this, 'on_user_meta' ], 10, 3 );
		}
		add_action( 'transition_post_status', [ $this, 'on_status' ], 100, 3 ); // After core has counted.
		add_action( 'deleted_post', [ $this, 'on_deleted_post' ], 100, 2 );
		add_action( 'set_object_terms', [ $this, 'on_object_terms' ], 10, 6 );
		add_action( 'deleted_term_relationships', [ $this, 'on_removed_terms' ], 10, 3 );
		add_action( 'edited_term', [ $this, 'on_term' ], 10, 3 );
		add_action( 'delete_term', [ $this, 'on_term' ], 10, 3 );
		add_action( 'edit_term_taxonomy', [ $this, 'before_count' ] );
		add_action( 'edited_term_taxonomy', [ $this, 'after_count' ] );
		add_action( 'wp_insert_comment', [ $this, 'on_comment' ] );
		add_action( 'edit_comment', [ $this, 'on_comment' ] );
		add_action( 'transition_comment_status', [ $this, 'on_comment_status' ], 10, 3 );
		add_action( 'wp_update_comment_count', [ $this, 'on_comment_count' ], 10, 3 );
		add_action( 'user_register', [ Response_Cache::class, 'clear' ] );
		add_action( 'deleted_user', [ Response_Cache::class, 'clear' ] );
		add_action( 'profile_update', [ $this, 'on_profile' ], 10, 2 );
		add_action( 'upgrader_process_complete', [ $this, 'on_setting' ], 10, 0 );
		add_action( 'update_site_option_active_sitewide_plugins', [ $this, 'on_setting' ], 10, 0 );
	}

	public function on_option( string $option ): void {
		if ( Top_Views::OPTION === $option ) {
			Response_Cache::clear();
		} elseif ( in_array( $option, [ ...self::SETTINGS, 'theme_mods_' . get_stylesheet(), wp_roles()->role_key ], true ) ) {
			$this->on_setting();
		}
	}

	/** A setting has changed, or plugins, themes or WordPress were installed, updated, activated or deactivated. */
	public function on_setting(): void {
		Response_Cache::clear();
		Page_Caches::clear();
	}

	public function on_status( string $status, string $before, WP_Post $post ): void {
		if ( in_array( 'publish', [ $status, $before ], true ) && self::is_shown_type( $post->post_type ) ) {
			Response_Cache::clear();
		}
	}

	public function on_deleted_post( int $id, WP_Post $post ): void {
		if ( 'attachment' === $post->post_type || 'publish' === $post->post_status && self::is_shown_type( $post->post_type ) ) {
			Response_Cache::clear();
		}
	}

	/**
	 * @param mixed $meta_ids Not read.
	 * @param mixed $id       The post.
	 */
	public function on_post_meta( mixed $meta_ids, mixed $id, string $key ): void {
		$type  = (string) get_post_type( (int) $id );
		$shown = 'attachment' === $type || self::is_published( (int) $id );
		if ( $shown && ( in_array( $key, self::POST_META, true ) || str_starts_with( $key, '_menu_item_' ) || self::is_field( $key, $type ) ) ) {
			Response_Cache::clear();
		}
	}

	/**
	 * @param mixed $meta_ids Not read.
	 * @param mixed $id       Not read.
	 */
	public function on_user_meta( mixed $meta_ids, mixed $id, string $key ): void {
		global $wpdb;
		if ( in_array( $key, self::USER_META, true ) || $wpdb->get_blog_prefix() . 'capabilities' === $key ) {
			Response_Cache::clear();
		}
	}

	/**
	 * @param list<int|string> $terms  Not read.
	 * @param list<int|string> $now    Term-taxonomy ids that were set.
	 * @param list<int|string> $before Term-taxonomy ids that the post had before.
	 */
	public function on_object_terms( int $id, array $terms, array $now, string $taxonomy, bool $append, array $before ): void {
		if ( [] !== array_diff( $now, $before ) ) {
			$this->on_removed_terms( $id, $now, $taxonomy );
		}
	}

	/** @param list<int|string> $terms Not read. */
	public function on_removed_terms( int $id, array $terms, string $taxonomy ): void {
		if ( is_taxonomy_viewable( $taxonomy ) && self::is_published( $id ) ) {
			Response_Cache::clear();
		}
	}

	public function on_term( int $id, int $term_taxonomy_id, string $taxonomy ): void {
		if ( is_taxonomy_viewable( $taxonomy ) ) {
			Response_Cache::clear();
		}
	}

	/** @param int $id Term-taxonomy id. */
	public function before_count( int $id ): void {
		$this->counts[ $id ] = self::count_of( $id );
	}

	/** @param int $id Term-taxonomy id. */
	public function after_count( int $id ): void {
		if ( self::count_of( $id ) !== ( $this->counts[ $id ] ?? null ) ) {
			Response_Cache::clear();
		}
		unset( $this->counts[ $id ] );
	}

	public function on_comment( int $id ): void {
		$comment = get_comment( $id );
		if ( $comment instanceof WP_Comment && '1' === $comment->comment_approved && self::is_published( (int) $comment->comment_post_ID ) ) {
			Response_Cache::clear();
		}
	}

	public function on_comment_status( string $status, string $before, WP_Comment $comment ): void {
		if ( in_array( 'approved', [ $status, $before ], true ) && self::is_published( (int) $comment->comment_post_ID ) ) {
			Response_Cache::clear();
		}
	}

	public function on_comment_count( int $id, int $now, int|string $before ): void {
		if ( (int) $before !== $now && self::is_published( $id ) ) {
			Response_Cache::clear();
		}
	}

	public function on_profile( int $id, WP_User $before ): void {
		$fields = static fn( WP_User|false $user ): array => array_map( static fn( string $field ): string => $user ? (string) $user->get( $field ) : '', self::USER_FIELDS );
		if ( $fields( get_userdata( $id ) ) !== $fields( $before ) ) {
			Response_Cache::clear();
		}
	}

	private static function is_published( int $id ): bool {
		$post = get_post( $id );
		return $post instanceof WP_Post && 'publish' === $post->post_status && self::is_shown_type( $post->post_type );
	}

	/** Whether responses may show posts of this type: viewable content may be in menus or have comments; ours is in side columns. */
	private static function is_shown_type( string $type ): bool {
		return 'nav_menu_item' === $type || str_starts_with( $type, 'hien_' ) || is_post_type_viewable( $type );
	}

	/** Whether a meta key is a field that editors fill in, not a counter. */
	private static function is_field( string $key, string $type ): bool {
		return ! empty( get_registered_meta_keys( 'post', $type )[ $key ]['show_in_rest'] );
	}

	private static function count_of( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT count FROM {$wpdb->term_taxonomy} WHERE term_taxonomy_id = %d", $id ) );
	}
}
