<?php
/**
 * One column: a post, a page, an error.
 *
 * Twin: none, in the app a screen of this layout has no wrapper.
 */

declare(strict_types=1);

hien_suspense_start();
get_template_part( 'screens/' . $args['screen']->route, null, $args );
hien_suspense_end();
