<?php
/**
 * A page: its text and comments.
 *
 * Twin: src/screens/page/page-screen.tsx
 */

declare(strict_types=1);

[ 'post' => $entry, 'comments' => $comment_list ] = $args['screen']->data;

get_template_part( 'parts/post/article', 'open', [ 'entry' => $entry, 'has_byline' => false ] );
hien_suspense_start();
get_template_part( 'parts/post/article', 'text', $entry );
get_template_part( 'parts/comments/comments', null, [ 'entry' => $entry, 'list' => $comment_list ] );
hien_suspense_end();
get_template_part( 'parts/post/article', 'close' );
