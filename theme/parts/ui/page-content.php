<?php
/**
 * The author's text on a fixed route, if there is one. $args: content, HTML.
 *
 * Twin: src/components/ui/page-content/page-content.tsx
 */

declare(strict_types=1);

if ( '' !== ( $args['content'] ?? '' ) ) {
	hien_html( $args['content'] );
}
