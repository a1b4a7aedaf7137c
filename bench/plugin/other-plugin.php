<?php
/**
 * What SEO plugins and their like do on every page: for `npm run bench`, a must-use plugin of both sites that are compared.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', static fn( string $html ): string => $html );
add_action( 'pre_get_posts', static fn( WP_Query $query ) => $query->set( 'hien_bench', 1 ) );
add_filter( 'document_title_parts', static fn( array $parts ): array => $parts );
