<?php
/**
 * Small pieces of markup that many templates print.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** @return array<string,list<array{string,array<string,string>}>> What the build made: name => tag and attributes of each shape. */
function hien_icons(): array {
	static $icons = null;
	if ( null === $icons ) {
		$file  = get_theme_file_path( 'build/icons.php' );
		$icons = is_readable( $file ) ? require $file : [];
	}
	return $icons;
}

/**
 * Prints an icon; it repeats what a text beside it or a label says. The build collects the names that templates
 * call this with.
 *
 * @param string $name     Lucide's name, or `brand-<name>` from Simple Icons.
 * @param string $modifier 'is-small'.
 */
function hien_icon( string $name, string $modifier = '' ): void {
	printf( '<svg class="%s" viewBox="0 0 24 24" aria-hidden="true">', esc_attr( trim( "hien-icon $modifier" ) ) );
	foreach ( hien_icons()[ $name ] ?? [] as [ $tag, $attributes ] ) {
		echo '<' . tag_escape( $tag );
		foreach ( $attributes as $attribute => $value ) {
			printf( ' %s="%s"', esc_attr( $attribute ), esc_attr( $value ) );
		}
		echo '/>';
	}
	echo '</svg>';
}

/**
 * Prints an icon that data names, or another one where the build does not know it (DATA_ICONS in webpack.config.js).
 *
 * @param string $name     Name of the icon.
 * @param string $fallback Name of the other one; '' for none.
 */
function hien_icon_or( string $name, string $fallback ): void {
	if ( isset( hien_icons()[ $name ] ) ) {
		hien_icon( $name );
	} elseif ( '' !== $fallback ) {
		hien_icon( $fallback );
	}
}

/** Prints a portrait beside a name that is written out. */
function hien_avatar( string $src, string $modifier = '' ): void {
	printf(
		'<span class="%s"><img class="hien-avatar__image" src="%s" alt="" width="96" height="96" loading="lazy" decoding="async"></span>',
		esc_attr( trim( "hien-avatar $modifier" ) ),
		esc_url( $src )
	);
}

/** Prints a day at the site. */
function hien_time( string $iso ): void {
	printf( '<time datetime="%s">%s</time>', esc_attr( $iso ), esc_html( hien_date( $iso ) ) );
}

/**
 * Prints the day of something that the app says how long ago it was; the minute in its title.
 *
 * @param string $iso       ISO 8601 with the offset of the site.
 * @param string $css_class A further class.
 */
function hien_relative_date( string $iso, string $css_class ): void {
	printf(
		'<time class="hien-relative-date %s" datetime="%s" title="%s">%s</time>',
		esc_attr( $css_class ),
		esc_attr( $iso ),
		esc_attr( hien_date( $iso ) . ' ' . substr( $iso, 11, 5 ) ),
		esc_html( hien_date( $iso ) )
	);
}

/**
 * The class that draws the floor tile of a thing, or of its category, where it has no picture; with a space before it.
 *
 * @param array<string,mixed> $post What has a picture.
 */
function hien_tile_class( array $post ): string {
	return null === $post['image'] ? ' is-tile-' . ( $post['tile'] ?? $post['category']['tile'] ?? 1 ) : '';
}

/** The address of a file that a response names by its path under the uploads folder. */
function hien_upload_url( string $path ): string {
	return str_contains( $path, '://' ) ? $path : hien_shell_responses()['options']['site']['uploads'] . $path;
}

/**
 * Prints a post's picture, if it has one.
 *
 * @param array<string,mixed> $post      A post summary.
 * @param string              $sizes     The `sizes` attribute.
 * @param string              $css_class Class of the picture.
 * @param bool                $eager     Whether it is in the first view.
 * @param bool                $described Whether it tells something that the text beside it does not.
 */
function hien_picture( array $post, string $sizes, string $css_class = 'hien-cover__image', bool $eager = false, bool $described = false ): void {
	if ( null === $post['image'] ) {
		return;
	}
	$attributes = array_filter(
		[
			'class'         => $css_class,
			'src'           => hien_upload_url( $post['image'] ),
			'srcset'        => $post['image_srcset'],
			'sizes'         => '' === $post['image_srcset'] ? '' : $sizes,
			'width'         => (string) $post['image_width'],
			'height'        => (string) $post['image_height'],
			'loading'       => $eager ? '' : 'lazy',
			'fetchpriority' => $eager ? 'high' : '',
			'decoding'      => 'async',
		]
	) + [ 'alt' => $described ? $post['image_alt'] : '' ];
	echo '<img';
	foreach ( $attributes as $name => $value ) {
		printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	echo '>';
}

/** Whether an address leads off the site. */
function hien_leads_out( string $url ): bool {
	return ! str_starts_with( "$url/", home_url( '/' ) );
}
