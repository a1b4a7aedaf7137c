<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Members\Author_Slugs;
use Hien\Members\Portraits;
use Hien\Routing\Permalinks;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of WordPress that Hiên recommends: permalinks, paged comments, avatars; and author slugs that do not contain
 * the login (Author_Slugs).
 *
 * They are set once: on activation on a new site, or after the owner accepts (Setup_Notice). The replaced values are stored,
 * and restored on deactivation unless the owner has changed the setting since.
 */
final class Site_Defaults {

	/** While the plugin is active: option => value that was replaced. */
	private const REPLACED_OPTION = 'hien_replaced_options';

	/** While it is inactive: option => value that was restored. */
	private const RESTORED_OPTION = 'hien_restored_options';

	/** 'apply' or 'decline'; absent until the owner has answered. */
	private const ANSWER_OPTION = 'hien_defaults_answer';

	/** Permalink structures that WordPress's installer may set (wp_install_maybe_enable_pretty_permalinks()). */
	private const INSTALLED_STRUCTURES = [ '', '/%year%/%monthnum%/%day%/%postname%/', '/index.php/%year%/%monthnum%/%day%/%postname%/' ];

	/** The last id of the content that the installer creates: a post, a page, a draft. */
	private const LAST_INSTALLED_POST = 3;

	/** Option => our value. */
	private const VALUES = [
		'permalink_structure'   => Permalinks::STRUCTURE,
		'page_comments'         => '1',
		'comments_per_page'     => Constants::COMMENT_THREADS_LIMIT,
		'default_comments_page' => 'oldest',
		'avatar_default'        => Portraits::NAME,
	];

	private const COMMENT_PAGING = [ 'page_comments', 'comments_per_page', 'default_comments_page' ];

	/** @return array<string,string|int> Option => our value, for the options that differ from it. Comment paging and the default avatar are left out if the owner has set them. */
	public static function changes(): array {
		$chosen = [
			...( '1' === self::current( 'page_comments' ) ? self::COMMENT_PAGING : [] ),
			...( in_array( self::current( 'avatar_default' ), [ '', 'mystery' ], true ) ? [] : [ 'avatar_default' ] ),
		];
		return array_filter(
			array_diff_key( self::VALUES, array_flip( $chosen ) ),
			static fn( string $option ): bool => ! self::is_ours( $option ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Whether the owner has not answered yet, and anything would change. */
	public static function is_unanswered(): bool {
		return false === get_option( self::ANSWER_OPTION ) && ( [] !== self::changes() || Author_Slugs::reveal_logins() );
	}

	/** Whether the owner has accepted, or the site was new. */
	public static function are_accepted(): bool {
		return 'apply' === get_option( self::ANSWER_OPTION );
	}

	/** Sets the options, and stores the values that they replace. */
	public static function apply(): void {
		self::set( self::changes() );
		Author_Slugs::replace_revealing();
		update_option( self::ANSWER_OPTION, 'apply', true );
	}

	/** Leaves everything as it is. */
	public static function decline(): void {
		update_option( self::ANSWER_OPTION, 'decline', true );
	}

	/** Sets the options on a site without content of the owner and without a custom permalink structure. */
	public static function apply_to_new_site(): void {
		if ( self::is_unanswered() && self::is_new_site() ) {
			self::apply();
		}
	}

	/** On deactivation: restores the replaced values. The default avatar is always reset, since only the plugin can draw it. */
	public static function restore(): void {
		$restored = [];
		foreach ( self::stored( self::REPLACED_OPTION ) + [ 'avatar_default' => 'mystery' ] as $option => $before ) {
			if ( self::is_ours( $option ) ) {
				$restored[ $option ] = $before;
				update_option( $option, $before );
			}
		}
		delete_option( self::REPLACED_OPTION );
		update_option( self::RESTORED_OPTION, $restored, false );
		Author_Slugs::restore();
	}

	/** On activation: sets the options again that deactivation had restored, unless the owner has changed them meanwhile. */
	public static function apply_again(): void {
		$replaced = array_filter( self::stored( self::RESTORED_OPTION ), static fn( string $before, string $option ): bool => self::current( $option ) === $before, ARRAY_FILTER_USE_BOTH );
		delete_option( self::RESTORED_OPTION );
		self::set( array_intersect_key( self::VALUES, $replaced ) );
		if ( self::are_accepted() ) {
			Author_Slugs::replace_revealing();
		}
	}

	/** @param array<string,string|int> $values Option => our value. */
	private static function set( array $values ): void {
		$replaced = self::stored( self::REPLACED_OPTION );
		foreach ( $values as $option => $value ) {
			$replaced[ $option ] = self::current( $option );
			update_option( $option, $value );
		}
		update_option( self::REPLACED_OPTION, $replaced, false );
		Permalinks::request_flush();
	}

	private static function is_new_site(): bool {
		global $wpdb;
		return in_array( self::current( 'permalink_structure' ), self::INSTALLED_STRUCTURES, true )
			&& null === $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ('post', 'page') AND post_status = 'publish' AND ID > %d LIMIT 1", self::LAST_INSTALLED_POST ) );
	}

	private static function is_ours( string $option ): bool {
		return self::current( $option ) === (string) self::VALUES[ $option ];
	}

	private static function current( string $option ): string {
		return (string) get_option( $option );
	}

	/** @return array<string,string> Option => value before ours. */
	private static function stored( string $name ): array {
		return array_map( 'strval', array_intersect_key( (array) get_option( $name, [] ), self::VALUES ) );
	}
}
