<?php
/**
 * Makes the HTML of content accessible by keyboard, to screen readers and without scripts.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * Makes preformatted text focusable, so that the keyboard can scroll it. A verse wraps and needs no scrolling.
 *
 * @param mixed $html HTML of a text; another plugin's filter may have returned null.
 */
function hien_make_pre_focusable( mixed $html ): string {
	$html = (string) $html;
	if ( ! preg_match( '/<pre\b(?![^>]*(?:\stabindex=|\bwp-block-verse\b))/i', $html ) ) {
		return $html;
	}
	$tags = new WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( [ 'tag_name' => 'pre' ] ) ) {
		if ( null === $tags->get_attribute( 'tabindex' ) && ! $tags->has_class( 'wp-block-verse' ) ) {
			$tags->set_attribute( 'tabindex', '0' );
		}
	}
	return $tags->get_updated_html();
}
add_filter( 'the_content', 'hien_make_pre_focusable', 20 );

/**
 * Names for the links of a text that contain only pictures without alternative text.
 *
 * @param string $html HTML of a text.
 * @return array<int,string> Number of the link, from 1 => caption of its picture, otherwise “Xem ảnh N”.
 */
function hien_nameless_picture_links( string $html ): array {
	$tags    = new WP_HTML_Tag_Processor( $html );
	$links   = 0;
	$images  = 0;
	$open    = null; // Number of the current link.
	$picture = null; // Number of the last link with a picture in this figure, whose caption follows.
	$caption = null;
	$names   = [];
	$named   = [];
	while ( $tags->next_token() ) {
		$tag   = $tags->get_token_name();
		$opens = ! $tags->is_tag_closer();
		if ( '#text' === $tag ) {
			$text = $tags->get_modifiable_text();
			if ( null !== $open && '' !== trim( $text ) ) {
				$named[ $open ] = true;
			}
			$caption = null === $caption ? null : $caption . $text;
		} elseif ( 'A' === $tag ) {
			$open = $opens ? ++$links : null;
			if ( $opens && '' !== trim( $tags->get_attribute( 'aria-label' ) . $tags->get_attribute( 'title' ) ) ) {
				$named[ $open ] = true;
			}
		} elseif ( 'IMG' === $tag ) {
			++$images;
			$picture = $open;
			if ( null !== $open && '' !== trim( (string) $tags->get_attribute( 'alt' ) ) ) {
				$named[ $open ] = true;
			} elseif ( null !== $open ) {
				/* translators: %d: number of a picture in a text */
				$names[ $open ] ??= sprintf( __( 'Xem ảnh %d', 'hien' ), $images );
			}
		} elseif ( 'FIGURE' === $tag ) {
			$picture = null;
		} elseif ( 'FIGCAPTION' === $tag ) {
			$text    = trim( (string) preg_replace( '/\s+/u', ' ', (string) $caption ) );
			$caption = $opens ? '' : null;
			if ( null !== $picture && '' !== $text ) {
				$names[ $picture ] = $text;
			}
		}
	}
	return array_diff_key( $names, $named );
}

/**
 * Adds an aria-label to the links that contain only a picture without alternative text.
 *
 * @param mixed $html HTML of a text; another plugin's filter may have returned null.
 */
function hien_name_picture_links( mixed $html ): string {
	$html = (string) $html;
	if ( ! preg_match( '#<a\b[^>]*>\s*(?:<(?!/a\b)[^>]*>\s*)*?<img\b(?![^>]*\salt=["\']\s*[^"\'\s])#i', $html ) ) {
		return $html;
	}
	$names = hien_nameless_picture_links( $html );
	$tags  = new WP_HTML_Tag_Processor( $html );
	$link  = 0;
	while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
		if ( isset( $names[ ++$link ] ) ) {
			$tags->set_attribute( 'aria-label', $names[ $link ] );
		}
	}
	return $tags->get_updated_html();
}
add_filter( 'the_content', 'hien_name_picture_links', 20 );

/**
 * Hides the background picture of a cover block from screen readers unless it has a description.
 *
 * @param mixed $html HTML of a cover block; another plugin's filter may have returned null.
 */
function hien_hide_nameless_background( mixed $html ): string {
	$tags = new WP_HTML_Tag_Processor( (string) $html );
	while ( $tags->next_tag( [ 'tag_name' => 'div' ] ) ) {
		if ( 'img' === $tags->get_attribute( 'role' ) && '' === trim( (string) $tags->get_attribute( 'aria-label' ) ) ) {
			$tags->remove_attribute( 'role' );
		}
	}
	return $tags->get_updated_html();
}
add_filter( 'render_block_core/cover', 'hien_hide_nameless_background' );

/*
 * Lets audio and video shortcodes of old posts use the browser's own player, which works without scripts. Core's player
 * needs jQuery and has other labels.
 */
add_filter( 'wp_audio_shortcode_library', '__return_empty_string' );
add_filter( 'wp_video_shortcode_library', '__return_empty_string' );
