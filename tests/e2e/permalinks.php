<?php
/**
 * Sets the permalink structure in an SQLite database; WordPress writes the rules at the next request.
 *
 *     php permalinks.php <file> <structure | plain>
 */

declare(strict_types=1);

[ , $hien_file, $hien_structure ] = $argv;

$hien_database = new PDO( "sqlite:$hien_file" );
$hien_database->prepare(
	"UPDATE wp_options SET option_value = :structure WHERE option_name = 'permalink_structure'"
)->execute( [ 'structure' => 'plain' === $hien_structure ? '' : $hien_structure ] );
$hien_database->exec( "UPDATE wp_options SET option_value = '' WHERE option_name = 'rewrite_rules'" );
