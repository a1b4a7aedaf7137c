<?php
/**
 * One column: a post, a page, an error.
 *
 * @package Hien
 */

declare(strict_types=1);

get_template_part( 'screens/' . $args['screen']->route, null, $args );
