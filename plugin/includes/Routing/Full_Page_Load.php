<?php
declare(strict_types=1);

namespace Hien\Routing;

defined( 'ABSPATH' ) || exit;

/** Finds out whether a click on a link to a screen must make the browser load its page as a document. */
final class Full_Page_Load {

	/**
	 * Scripts of plugins that are on every page and run once, when it is loaded: a part of their handle or URL => pattern of the texts that
	 * need them.
	 */
	private const SITE_SCRIPTS = [
		'mathjax'     => '/\$\$|\\\\[(\[]|\$latex\s|\bclass="[^"]*\bmath/',
		'katex'       => '/\$\$|\\\\[(\[]|\$latex\s|\bclass="[^"]*\b(?:math|katex)/',
		'mermaid'     => '/\bclass="[^"]*\b(?:language-)?mermaid\b/',
		'prism'       => '/\bclass="[^"]*\blang(?:uage)?-\w/',
		'tablepress'  => '/\bclass="[^"]*\btablepress\b/',
		'woocommerce' => '/\bclass="[^"]*\bwoocommerce\b/', // The page of the shop; its other pages have scripts of their own.
	];

	/** Whether the browser must load the page of a screen as a document. */
	public static function is_needed( Screen $screen ): bool {
		$needs = false;
		foreach ( $screen->data as $response ) {
			$html  = implode( ' ', [ $response['content'] ?? '', ...array_column( $response['data'] ?? [], 'answer' ) ] );
			$needs = $needs || ( $response['assets']['scripts'] ?? false ) || self::has_site_script( $html );
		}
		/**
		 * Filters whether a click on a link to a page makes the browser load it as a document, instead of only its data.
		 * Return true where a plugin's script changes texts once, when a page loads.
		 *
		 * @param bool   $needs  Whether the text has scripts, or shortcodes, blocks or elements of another plugin.
		 * @param Screen $screen The page: its route, its params and the responses that it shows.
		 */
		return (bool) apply_filters( 'hien_needs_document', $needs, $screen );
	}

	/** Whether a text needs one of SITE_SCRIPTS that is enqueued. For JSON, scripts are enqueued here, only to find that out. */
	private static function has_site_script( string $html ): bool {
		$scripts = array_filter( self::SITE_SCRIPTS, static fn( string $marks ): bool => 1 === preg_match( $marks, $html ) );
		if ( [] !== $scripts && 0 === did_action( 'wp_enqueue_scripts' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's action.
			do_action( 'wp_enqueue_scripts' );
		}
		foreach ( [] === $scripts ? [] : wp_scripts()->registered as $handle => $script ) {
			foreach ( array_keys( $scripts ) as $name ) {
				if ( false !== stripos( $handle . ' ' . $script->src, $name ) && wp_script_is( (string) $handle, 'enqueued' ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
