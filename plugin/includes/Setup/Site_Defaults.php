<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Addresses\Paths;
use Hien\Jobs\Jobs;
use Hien\List_Sizes;
use Hien\Members\Author_Slugs;
use Hien\Members\Portraits;
use Hien\Routing\Permalinks;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of WordPress that Hiên recommends: permalinks, paged comments, avatars; and author slugs that do not contain
 * the login (Author_Slugs).
 *
 * They are set once: on activation on a new site, or after the owner accepts (Admin\Setup_Question). Deactivation leaves them, except
 * the default avatar, which only the plugin can draw.
 */
final class Site_Defaults {

	/** Permalink structures that WordPress's installer may set (wp_install_maybe_enable_pretty_permalinks()). */
	private const INSTALLED_STRUCTURES = [ '', '/%year%/%monthnum%/%day%/%postname%/', '/index.php/%year%/%monthnum%/%day%/%postname%/' ];

	/** Option => our value; see also values(). */
	private const VALUES = [
		'page_comments'         => '1',
		'comments_per_page'     => List_Sizes::COMMENT_THREADS,
		'default_comments_page' => 'oldest',
		'avatar_default'        => Portraits::NAME,
	];

	private const COMMENT_PAGING = [ 'page_comments', 'comments_per_page', 'default_comments_page' ];

	/**
	 * @return array<string,string|int> Option => our value, for the options that differ from it. Comment paging and the default avatar are
	 *                                  left out if the owner has set them.
	 */
	public static function changes(): array {
		$chosen = [
			...( '1' === self::current( 'page_comments' ) ? self::COMMENT_PAGING : [] ),
			...( in_array( self::current( 'avatar_default' ), [ '', 'mystery' ], true ) ? [] : [ 'avatar_default' ] ),
		];
		return array_filter(
			array_diff_key( self::values(), array_flip( $chosen ) ),
			static fn( string $option ): bool => ! self::is_ours( $option ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Whether the owner has not answered yet, and anything would change. */
	public static function is_unanswered(): bool {
		return false === get_option( Settings::DEFAULTS_OPTION ) && ( [] !== self::changes() || Author_Slugs::reveal_logins() );
	}

	/** Sets the options. */
	public static function apply(): void {
		$changes = self::changes();
		if ( isset( $changes['permalink_structure'] ) ) {
			self::set_structure( (string) $changes['permalink_structure'] );
		}
		array_map( 'update_option', array_keys( $changes ), $changes );
		Permalinks::request_flush();
		Jobs::begin( Author_Slugs::JOB );
		update_option( Settings::DEFAULTS_OPTION, 'apply', true );
	}

	/** As the page "Permalinks" does: plugins that know the structure hear of it, and Apache's rules are written into .htaccess. */
	private static function set_structure( string $structure ): void {
		global $wp_rewrite;
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		$wp_rewrite->set_permalink_structure( $structure );
		flush_rewrite_rules();
	}

	/** Leaves everything as it is. */
	public static function decline(): void {
		update_option( Settings::DEFAULTS_OPTION, 'decline', true );
	}

	/** Sets the options on a site without content of the owner and without a custom permalink structure. */
	public static function apply_to_new_site(): void {
		if ( self::is_unanswered() && self::is_new_site() ) {
			self::apply();
		}
	}

	/** On deactivation: WordPress's own default avatar in place of ours. Its option is absent until apply_again(). */
	public static function reset_avatar(): void {
		if ( self::is_ours( 'avatar_default' ) ) {
			delete_option( 'avatar_default' );
		}
	}

	/** On activation where the owner has accepted before: our avatar again, and no login in the slugs of accounts made meanwhile. */
	public static function apply_again(): void {
		if ( Settings::are_defaults_accepted() ) {
			add_option( 'avatar_default', self::VALUES['avatar_default'] );
			Jobs::begin( Author_Slugs::JOB );
		}
	}

	private static function is_new_site(): bool {
		global $wpdb;
		return in_array( self::current( 'permalink_structure' ), self::INSTALLED_STRUCTURES, true )
			&& null === $wpdb->get_var(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type IN ('post', 'page') AND post_status = 'publish' AND ID > %d LIMIT 1",
					Sample_Content::LAST_ID
				)
			);
	}

	/**
	 * @return array<string,string|int> Option => our value. Permalinks that begin with `/index.php/` go on doing so: the host cannot
	 *                                  rewrite URLs.
	 */
	private static function values(): array {
		$root = '' === self::current( 'permalink_structure' ) ? '' : Paths::root();
		return [ 'permalink_structure' => $root . Permalinks::STRUCTURE ] + self::VALUES;
	}

	private static function is_ours( string $option ): bool {
		return self::current( $option ) === (string) self::values()[ $option ];
	}

	private static function current( string $option ): string {
		return (string) get_option( $option );
	}
}
