<?php
/**
 * Copies a site's database to another one: copy.php <database> <address of the copy>
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

[ , $hien_database, $hien_home ] = $argv;

$wpdb->query( "DROP DATABASE IF EXISTS `$hien_database`" );
$wpdb->query( "CREATE DATABASE `$hien_database`" );
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $hien_table ) {
	$wpdb->query( "CREATE TABLE `$hien_database`.`$hien_table` LIKE `$hien_table`" );
	$wpdb->query( "INSERT INTO `$hien_database`.`$hien_table` SELECT * FROM `$hien_table`" );
}
foreach ( [ $wpdb->posts => 'post_content', $wpdb->postmeta => 'meta_value' ] as $hien_table => $hien_column ) {
	$wpdb->query(
		$wpdb->prepare( "UPDATE `$hien_database`.`$hien_table` SET $hien_column = REPLACE( $hien_column, %s, %s )", home_url(), $hien_home )
	);
}
