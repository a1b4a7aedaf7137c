<?php
/**
 * Replaces an address by another of the same length, so that serialised values stay whole, in an SQLite database.
 *
 *     php move.php <file> <from> <to>
 */

declare(strict_types=1);

[ , $hien_file, $hien_from, $hien_to ] = $argv;
if ( strlen( $hien_from ) !== strlen( $hien_to ) ) {
	throw new RuntimeException( "$hien_from is not as long as $hien_to." );
}
$hien_database = new PDO( "sqlite:$hien_file" ); // phpcs:ignore WordPress.DB.RestrictedClasses -- WordPress is not loaded.
foreach ( $hien_database->query( "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'" )->fetchAll( PDO::FETCH_NUM ) as [ $hien_table, $hien_column ] ) { // phpcs:ignore WordPress.DB.RestrictedClasses
	$hien_database->prepare( "UPDATE `$hien_table` SET `$hien_column` = replace( `$hien_column`, :from, :to ) WHERE instr( `$hien_column`, :from )" )->execute( [ 'from' => $hien_from, 'to' => $hien_to ] );
}
