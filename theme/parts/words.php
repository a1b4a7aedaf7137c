<?php
/**
 * The author's own words on a fixed route, if there are any.
 *
 * @package Hien
 */

declare(strict_types=1);

if ( '' !== $args['content'] ) {
	printf(
		'<div class="hien-prose" data-hien-html="%s">%s</div>',
		esc_attr( "words-{$args['slug']}" ),
		$args['content'] // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the_content() would print.
	);
}
