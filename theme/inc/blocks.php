<?php
/**
 * Changes the HTML of some of core's blocks, registers a block style and the category of the theme's patterns.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * Makes blocks that scroll sideways on narrow screens focusable, so that the keyboard can scroll them.
 *
 * @param mixed $html HTML of a block; another plugin's filter may have returned null.
 */
function hien_make_scrollable( mixed $html ): string {
	$tags = new WP_HTML_Tag_Processor( (string) $html );
	if ( $tags->next_tag() && null === $tags->get_attribute( 'tabindex' ) ) {
		$tags->set_attribute( 'tabindex', '0' );
	}
	return $tags->get_updated_html();
}
add_filter( 'render_block_core/code', 'hien_make_scrollable' );
add_filter( 'render_block_core/preformatted', 'hien_make_scrollable' );
add_filter( 'render_block_core/table', 'hien_make_scrollable' );

/**
 * Adds a header with the name of the code and a copy button to the code blocks of a screen. The button is hidden without
 * scripts. Not in feeds, mails and excerpts, where its text would be part of the content.
 *
 * @param mixed               $html  HTML of a code block; another plugin's filter may have returned null.
 * @param array<string,mixed> $block The block. The header shows its name from the editor, otherwise its language.
 */
function hien_frame_code( mixed $html, array $block ): string {
	$html = (string) $html;
	if ( '' === $html || ! hien_is_for_screen() ) {
		return $html;
	}
	$languages = [
		'php'        => 'PHP',
		'js'         => 'JavaScript',
		'javascript' => 'JavaScript',
		'css'        => 'CSS',
		'html'       => 'HTML',
		'xml'        => 'XML',
		'bash'       => 'Shell',
		'shell'      => 'Shell',
		'sh'         => 'Shell',
		'sql'        => 'SQL',
		'json'       => 'JSON',
	];
	preg_match( '/\blang(?:uage)?-([\w-]+)/', (string) ( $block['attrs']['className'] ?? '' ), $found );
	$name = $block['attrs']['metadata']['name'] ?? $languages[ $found[1] ?? '' ] ?? __( 'Mã', 'hien' );
	return sprintf(
		'<div class="hien-code"><div class="hien-code__head"><span class="hien-code__name">%1$s</span><button class="hien-code__copy" type="button">%2$s</button></div>%3$s</div>',
		esc_html( $name ),
		esc_html__( 'Sao chép', 'hien' ),
		$html
	);
}
add_filter( 'render_block_core/code', 'hien_frame_code', 20, 2 );

/** Registers a style for lists whose items begin with a year and a heading, both in bold and each on a line of its own. */
function hien_register_block_styles(): void {
	register_block_style( 'core/list', [ 'name' => 'hien-timeline', 'label' => __( 'Dòng thời gian', 'hien' ) ] );
}
add_action( 'init', 'hien_register_block_styles' );

/** Registers the category of the patterns in patterns/; core registers the patterns themselves. */
function hien_register_pattern_category(): void {
	register_block_pattern_category( 'hien', [ 'label' => __( 'Hiên', 'hien' ) ] );
}
add_action( 'init', 'hien_register_pattern_category' );

/** Removes the pattern that links to the courses if the plugin, which provides them, is missing. */
function hien_unregister_patterns(): void {
	if ( ! function_exists( 'hien_screen' ) ) {
		unregister_block_pattern( 'hien/course-call' );
	}
}
add_action( 'init', 'hien_unregister_patterns', 11 ); // After core has registered the files of patterns/.

/** The plugin's blocks: name => the template that prints it, and arguments of the template beside the data of the block. */
const HIEN_BLOCKS = [
	'course'   => [ 'parts/cards/course-card', [ 'heading' => 'p' ] ],
	'series'   => [ 'parts/video/series-list', [ 'heading' => 'p' ] ],
	'question' => [ 'parts/faqs/faqs-screen-item', [ 'number' => '?', 'is_open' => false ] ],
];

/**
 * Prints a block of the plugin by the template of such items in lists, with its styles. Its heading is a paragraph, since it is not a
 * heading of the article.
 *
 * @param mixed               $html HTML of the block.
 * @param string              $name Name of the block.
 * @param array<string,mixed> $data What it shows.
 */
function hien_print_block( mixed $html, string $name, array $data ): mixed {
	if ( ! isset( HIEN_BLOCKS[ $name ] ) ) {
		return $html;
	}
	foreach ( hien_manifest()['blocks'] as $file ) {
		$handle = hien_register_style( $file );
		wp_enqueue_style( $handle );
		wp_style_add_data( $handle, 'path', get_theme_file_path( "build/$file" ) ); // WordPress prints it into the page.
	}
	[ $template, $args ] = HIEN_BLOCKS[ $name ];
	ob_start();
	get_template_part( $template, null, $args + $data + [ 'entry' => $data ] );
	$markup = hien_hydratable( (string) ob_get_clean() );
	// Pages print their drawings after #root (drawings.php), the editor prints none.
	return hien_is_for_screen() ? $markup : '<style>' . hien_with_build_url( hien_drawings_in( $markup ) ) . "</style>$markup";
}
add_filter( 'hien_block', 'hien_print_block', 10, 3 );

/**
 * Makes a link of the address that WordPress leaves where an embed has failed, and removes the height that the video would have.
 *
 * @param mixed $html HTML of an embed block; another plugin's filter may have returned null.
 */
function hien_link_failed_embed( mixed $html ): string {
	$linked = (string) preg_replace_callback(
		'#(?<=class="wp-block-embed__wrapper">)\s*(https?://[^\s<]+)\s*(?=</div>)#',
		static fn( array $found ): string => make_clickable( $found[1] ),
		(string) $html
	);
	$tags   = new WP_HTML_Tag_Processor( $linked );
	if ( $linked !== (string) $html && $tags->next_tag( [ 'class_name' => 'wp-has-aspect-ratio' ] ) ) {
		$tags->remove_class( 'wp-has-aspect-ratio' );
	}
	return $tags->get_updated_html();
}
add_filter( 'render_block_core/embed', 'hien_link_failed_embed' );

/** Widths of wide blocks, and of windows up to which columns of blocks stand below each other, in pixels. */
const HIEN_WIDE_WIDTH   = 808;
const HIEN_NARROW_WIDTH = 600;

/**
 * Limits `sizes` of pictures in texts to the width of the text, so that browsers load no larger file. WordPress uses the file's width.
 *
 * @param mixed        $sizes The attribute `sizes` by WordPress; another plugin's filter may have returned anything.
 * @param int[]|string $size  Width and height of the picture, or the name of a size.
 */
function hien_text_picture_sizes( mixed $sizes, array|string $size ): mixed {
	return is_array( $size ) && $size[0] > HIEN_TEXT_WIDTH
		? hien_phone_sizes( sprintf( '(max-width: 768px) 100vw, %dpx', HIEN_TEXT_WIDTH ) )
		: $sizes;
}
add_filter( 'wp_calculate_image_sizes', 'hien_text_picture_sizes', 10, 2 );

/**
 * The same for pictures of blocks that are narrower or wider than the text. WordPress keeps the attribute.
 *
 * @param mixed               $html  HTML of a block; another plugin's filter may have returned null.
 * @param array<string,mixed> $block The block.
 */
function hien_block_picture_sizes( mixed $html, array $block ): string {
	$html  = (string) $html;
	$align = $block['attrs']['align'] ?? '';
	$width = 'wide' === $align ? HIEN_WIDE_WIDTH : HIEN_TEXT_WIDTH;
	$count = (int) ( $block['attrs']['columns'] ?? min( 3, substr_count( $html, '<img' ) ) );
	$sizes = match ( 'full' === $align ? 'core/cover' : $block['blockName'] ) {
		'core/cover'      => '100vw', // Cut from a picture that is wider than the text.
		'core/gallery'    => sprintf( '(max-width: %dpx) 50vw, %dpx', HIEN_NARROW_WIDTH, $width / max( 1, $count ) ),
		'core/media-text' => sprintf( '(max-width: %dpx) 100vw, %dpx', HIEN_NARROW_WIDTH, $width / 2 ),
		default           => 'wide' === $align ? sprintf( '(max-width: %1$dpx) 100vw, %1$dpx', $width ) : '',
	};
	$tags = new WP_HTML_Tag_Processor( $html );
	while ( '' !== $sizes && $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
		$tags->set_attribute( 'sizes', hien_phone_sizes( $sizes ) );
	}
	return $tags->get_updated_html();
}
foreach ( [ 'image', 'gallery', 'media-text', 'cover' ] as $hien_block ) {
	add_filter( "render_block_core/$hien_block", 'hien_block_picture_sizes', 10, 2 );
}
