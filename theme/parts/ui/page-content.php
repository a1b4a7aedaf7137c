<?php
/**
 * The author's text for a fixed route, if any.
 *
 * Twin: src/components/ui/page-content/page-content.tsx
 */

declare(strict_types=1);

if ( '' !== ( $args['content'] ?? '' ) ) {
	hien_html( $args['content'] );
}
