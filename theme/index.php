<?php
/**
 * The one template: prints the screen that the plugin resolved, or a plain loop without it.
 */

declare(strict_types=1);

$screen = hien_current_screen();

get_header();
if ( null === $screen ) {
	// What bbPress and BuddyPress make is a post that is not stored, also where WordPress sees an archive.
	$is_list = ( is_archive() || is_home() || is_search() || is_404() ) && 0 !== get_the_ID();
	get_template_part( $is_list ? 'fallback/list' : 'fallback/single' );
} else {
	get_template_part( 'parts/' . ( 'default' === $screen->layout ? 'layouts/default-layout' : 'layout' ), null, [ 'screen' => $screen ] );
}
get_footer();
