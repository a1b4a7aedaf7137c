<?php
/**
 * The text that the author wrote for a fixed route, if there is any.
 *
 * Twin: src/components/ui/page-content/page-content.tsx
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
