<?php
/**
 * The one template: prints the screen that the plugin resolved, or a plain loop without it.
 */

declare(strict_types=1);

$screen = hien_current_screen();

get_header();
if ( null === $screen ) {
	get_template_part( is_singular() ? 'fallback/single' : 'fallback/list' );
} else {
	get_template_part( 'parts/' . ( 'default' === $screen->layout ? 'layouts/default-layout' : 'layout' ), null, [ 'screen' => $screen ] );
}
get_footer();
