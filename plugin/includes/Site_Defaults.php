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
 * The settings of WordPress that Hiên works best with: permalinks, paged comments, avatars; and addresses of authors that do
 * not contain their logins (Author_Slugs).
 *
 * They are set once: on activation of a new site, or where the owner agrees (Setup_Notice). The values that they replaced
 * are stored, and restored on deactivation where the owner has not chosen others since.
 */
final class Site_Defaults {

	/** While the plugin is active: option => value that was replaced. */
	private const REPLACED_OPTION = 'hien_replaced_options';

	/** While it is inactive: option => value that was restored. */
	private const RESTORED_OPTION = 'hien_restored_options';

	/** 'apply' or 'decline'; absent until the owner has answered. */
	private const ANSWER_OPTION = 'hien_defaults_answer';

	/** What WordPress's installer may set as permalink structure (wp_install_maybe_enable_pretty_permalinks). */
	private const INSTALLED_STRUCTURES = [ '', '/%year%/%monthnum%/%day%/%postname%/', '/index.php/%year%/%monthnum%/%day%/%postname%/' ];

	/** The last id that the installer gives: a post, a page, a draft. */
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

	/** @return array<string,string|int> Option => our value, for those that would change now. Comment paging and an avatar that the owner chose stay. */
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

	/** Whether the owner is to be asked. */
	public static function is_unanswered(): bool {
		return false === get_option( self::ANSWER_OPTION ) && ( [] !== self::changes() || Author_Slugs::reveal_logins() );
	}

	/** Whether the owner agreed, or the site was new. */
	public static function are_accepted(): bool {
		return 'apply' === get_option( self::ANSWER_OPTION );
	}

	/** Sets them, and stores what they replace. */
	public static function apply(): void {
		self::set( self::changes() );
		Author_Slugs::replace_revealing();
		update_option( self::ANSWER_OPTION, 'apply', true );
	}

	/** Leaves everything as it is. */
	public static function decline(): void {
		update_option( self::ANSWER_OPTION, 'decline', true );
	}

	/** Sets them where there is neither content of the owner nor a permalink structure of their choice. */
	public static function apply_to_new_site(): void {
		if ( self::is_unanswered() && self::is_new_site() ) {
			self::apply();
		}
	}

	/** On deactivation: restores the values that were replaced. Without the plugin its default avatar cannot be drawn, so it always goes. */
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

	/** On activation: sets again what deactivation restored, unless the owner has changed it meanwhile. */
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
