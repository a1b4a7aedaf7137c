<?php
/**
 * Replaces the address of a site, and of WordPress's files, in an SQLite database.
 *
 *     php move.php <file> <from> <home> <siteurl>
 */

declare(strict_types=1);

/** Replaces addresses in a value, also in serialised ones, whose strings have their length before them. */
function hien_move( mixed $value, array $addresses ): mixed {
	if ( is_array( $value ) ) {
		return array_map( static fn( mixed $each ): mixed => hien_move( $each, $addresses ), $value );
	}
	if ( ! is_string( $value ) ) {
		return $value;
	}
	$array = str_starts_with( $value, 'a:' ) ? unserialize( $value, [ 'allowed_classes' => false ] ) : null;
	return is_array( $array ) ? serialize( hien_move( $array, $addresses ) ) : strtr( $value, $addresses );
}

[ , $hien_file, $hien_from, $hien_home, $hien_siteurl ] = $argv;

$hien_addresses = [
	"$hien_from/wp-content" => "$hien_siteurl/wp-content",
	$hien_from              => $hien_home,
];

$hien_database = new PDO( "sqlite:$hien_file" );
$hien_database->sqliteCreateFunction( 'moved', static fn( mixed $value ): mixed => hien_move( $value, $hien_addresses ), 1 );
foreach (
	$hien_database->query(
		"SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
	)->fetchAll( PDO::FETCH_NUM ) as [ $hien_table, $hien_column ]
) {
	$hien_database->prepare(
		"UPDATE `$hien_table` SET `$hien_column` = moved( `$hien_column` ) WHERE instr( `$hien_column`, ? )"
	)->execute( [ $hien_from ] );
}
