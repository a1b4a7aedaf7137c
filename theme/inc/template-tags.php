<?php
/**
 * Prints icons, avatars, dates, pictures and fields of forms, and returns the classes of tile patterns.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** @return array<string,list<array{string,array<string,string>}>> The icons of the build: name => tag and attributes of each shape. */
function hien_icons(): array {
	return hien_build_data( 'icons' );
}

/**
 * Prints a decorative icon, hidden from screen readers. The build finds the names of icons in the calls of templates.
 *
 * @param string $name     Lucide's name, or `brand-<name>` from Simple Icons.
 * @param string $modifier 'is-small', or '' for the usual size.
 */
function hien_icon( string $name, string $modifier = '' ): void {
	printf( '<svg class="%s" viewBox="0 0 24 24" aria-hidden="true">', esc_attr( trim( "hien-icon $modifier" ) ) );
	foreach ( hien_icons()[ $name ] ?? [] as [ $tag, $attributes ] ) {
		echo '<' . tag_escape( $tag );
		foreach ( $attributes as $attribute => $value ) {
			printf( ' %s="%s"', esc_attr( $attribute ), hien_escape( $value ) );
		}
		echo '/>';
	}
	echo '</svg>';
}

/**
 * Prints an icon whose name comes from data, or a fallback when the build does not have it (DATA_ICONS in webpack.config.js).
 *
 * @param string $name     Name of the icon.
 * @param string $fallback Name of the fallback; '' for none.
 */
function hien_icon_or( string $name, string $fallback ): void {
	if ( isset( hien_icons()[ $name ] ) ) {
		hien_icon( $name );
	} elseif ( '' !== $fallback ) {
		hien_icon( $fallback );
	}
}

/** Prints an avatar with an empty `alt`, for use beside a name. */
function hien_avatar( string $src, string $modifier = '' ): void {
	printf(
		'<span class="%s"><img class="hien-avatar__image" src="%s" alt="" width="96" height="96" loading="lazy" decoding="async"></span>',
		esc_attr( trim( "hien-avatar $modifier" ) ),
		esc_url( $src )
	);
}

/** Prints a date as a <time> element. */
function hien_time( string $iso ): void {
	printf( '<time datetime="%s">%s</time>', esc_attr( $iso ), esc_html( hien_date( $iso ) ) );
}

/**
 * Prints a date that the app replaces by "3 phút trước" and the like; its title has the time of day.
 *
 * @param string $iso       ISO 8601 with the offset of the site.
 * @param string $css_class A further class.
 */
function hien_relative_date( string $iso, string $css_class ): void {
	printf(
		'<time class="hien-relative-date %s" datetime="%s" title="%s">%s</time>',
		esc_attr( $css_class ),
		esc_attr( $iso ),
		esc_attr( hien_date_time( $iso ) ),
		esc_html( hien_date( $iso ) )
	);
}

/**
 * The classes of the drawing that is shown instead of a missing picture, with a leading space; '' when there is a picture.
 *
 * @param array<string,mixed> $post A response with `image` and, for the drawing, `tile` and `icon`.
 */
function hien_tile_class( array $post ): string {
	return null === $post['image']
		? ' is-tile-' . ( $post['tile'] ?? 1 ) . ( isset( $post['icon'] ) ? " is-icon-{$post['icon']}" : '' )
		: '';
}

/** The address of a file that a response names by its path under the uploads folder. */
function hien_upload_url( string $path ): string {
	return str_contains( $path, '://' ) ? $path : hien_shell()['options']['site']['uploads'] . $path;
}

/** Widest picture, in CSS pixels, for which WordPress's smallest size (300 pixels) is sharp on all screens. Twin: cover.tsx */
const HIEN_SMALL_PICTURE = 128;

/** The URL of WordPress's smallest size in a `srcset`, if it is enough for this `sizes` attribute; otherwise ''. */
function hien_smallest_size( string $srcset, string $sizes ): string {
	return 1 === preg_match( '/^(\d+)px$/', $sizes, $width )
		&& (int) $width[1] <= HIEN_SMALL_PICTURE
		&& 1 === preg_match( '/\S+(?= 300w)/', $srcset, $found )
		? $found[0]
		: '';
}

/**
 * Adds to a `sizes` attribute that begins with a width for small windows: phones with more than 2.5 device pixels per CSS pixel are told
 * 70 % of it, which is about two device pixels per CSS pixel, since nobody sees more. Most of them have 1,080 pixels, for which
 * WordPress's size of 768 is enough then.
 */
function hien_phone_sizes( string $sizes ): string {
	return (string) preg_replace( '/^(\(.*?\)) (.*?),/', '(min-resolution: 2.5dppx) and $1 calc(.7 * $2), $0', $sizes );
}

/**
 * The `sizes` attribute of a picture that fills a box. A box such as `116x165px` or `50x38vw`, its width and height, becomes the
 * width at which the picture covers it. Twin: cover.tsx
 *
 * @param array<string,mixed> $post  A response with the width and height of its picture.
 * @param string              $sizes The attribute, with boxes.
 */
function hien_cover_sizes( array $post, string $sizes ): string {
	$ratio = $post['image_width'] / max( 1, $post['image_height'] );
	$sizes = (string) preg_replace_callback(
		'/(\d+)x(\d+)/',
		static fn( array $box ): string => (string) ceil( max( (int) $box[1], (int) $box[2] * $ratio ) ),
		$sizes
	);
	return hien_phone_sizes( $sizes );
}

/** The attribute `sizes` of the picture above an article, with its box. */
const HIEN_ARTICLE_COVER = '(max-width: 768px) 100x53vw, 720x378px';

/**
 * Prints the picture of a post, if it has one. Twin: src/components/cards/cover/cover.tsx
 *
 * @param array<string,mixed> $post      A post summary.
 * @param string              $sizes     The `sizes` attribute, with boxes: see hien_cover_sizes().
 * @param string              $css_class Class of the picture.
 * @param bool                $eager     Whether it is visible without scrolling; it then loads at once.
 * @param bool                $described Whether it has an `alt` text; false when the text beside it says the same.
 */
function hien_cover_image(
	array $post,
	string $sizes,
	string $css_class = 'hien-cover__image',
	bool $eager = false,
	bool $described = false
): void {
	if ( null === $post['image'] ) {
		return;
	}
	$small      = hien_smallest_size( $post['image_srcset'], $sizes );
	$srcset     = '' === $small ? $post['image_srcset'] : '';
	$attributes = array_filter(
		[
			'class'         => $css_class,
			'src'           => $small ?: hien_upload_url( $post['image'] ),
			'srcset'        => $srcset,
			'sizes'         => '' === $srcset ? '' : hien_cover_sizes( $post, $sizes ),
			'width'         => (string) $post['image_width'],
			'height'        => (string) $post['image_height'],
			'loading'       => $eager ? '' : 'lazy',
			'fetchpriority' => $eager ? 'high' : '',
			'decoding'      => 'async',
		]
	) + [ 'alt' => $described ? $post['image_alt'] : '' ];
	echo '<img';
	foreach ( $attributes as $name => $value ) {
		printf( ' %s="%s"', esc_attr( $name ), hien_escape( $value ) );
	}
	echo '>';
}

/**
 * Prints a field of a form, with its label, by parts/forms/field.php.
 *
 * @param string $form Name of the form, which makes the id of the field unique on a page.
 * @param string $type Of the <input>, or 'textarea' for several lines.
 */
function hien_field(
	string $form,
	string $name,
	string $label,
	string $type = 'text',
	string $autocomplete = '',
	bool $required = false,
	string $value = '',
	string $hint = ''
): void {
	get_template_part( 'parts/forms/field', null, get_defined_vars() );
}

/** Prints the field `password` of a form, for a new password. */
function hien_new_password_field( string $form, string $label ): void {
	/* translators: %d: number of characters. */
	$hint = sprintf( __( 'Ít nhất %d ký tự. Một câu dài thì dễ nhớ mà khó đoán.', 'hien' ), hien_constant( 'PASSWORD_MIN_LENGTH' ) );
	hien_field( $form, 'password', $label, 'password', 'new-password', true, hint: $hint );
}

/** Whether a URL is on another site. */
function hien_is_external( string $url ): bool {
	return ! str_starts_with( "$url/", home_url( '/' ) );
}
