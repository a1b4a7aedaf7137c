<?php
/**
 * Imports the first and the last posts of a file in a process with the memory and the time of a small host, and prints as JSON how many
 * entries it has counted, the phase in the end, and the slugs of the posts.
 */

declare(strict_types=1);

use Hien\Import\Import_Run;
use Hien\Import\Import_State;
use Hien\Import\Xml_Source;

require dirname( __DIR__ ) . '/bootstrap.php';

// WordPress has raised it, as the tests' configuration says.
ini_set( 'memory_limit', '64M' ); // phpcs:ignore WordPress.PHP.IniSet.memory_limit_Blacklisted -- Less than PHP's own.
set_time_limit( 30 );

$GLOBALS['wpdb']->query( 'START TRANSACTION' ); // The end of the process undoes all.
wp_set_current_user( 1 );

$hien_total = Xml_Source::of( $argv[1] )->count();

$hien_state        = new Import_State();
$hien_state->file  = $argv[1];
$hien_state->user  = 1;
$hien_state->total = $hien_total;
$hien_state->enter( Import_State::POSTS );
$hien_state->save();
do { // The head of the file is a step of its own.
	( new Import_Run() )->batch( 0.1 );
} while ( Import_State::load()->entry < 1 );

$hien_state        = Import_State::load(); // All but the last two are done.
$hien_state->entry = $hien_state->total - 2;
$hien_state->place = -1;
$hien_state->save();
while ( ( new Import_Run() )->batch() ) {
	continue;
}
echo wp_json_encode(
	[
		$hien_total,
		Import_State::load()->phase,
		array_column( get_posts( [ 'numberposts' => -1, 'order' => 'ASC', 'orderby' => 'ID' ] ), 'post_name' ),
	]
);
