<?php
/**
 * Prints, as JSON, what the plugin declares and the app must know: schemas, routes, paths, the shell's paths, constants.
 *
 * @package Hien
 */

declare(strict_types=1);

use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Plugin;
use Hien\Routing\Boot_Data;
use Hien\Routing\Route;
use Hien\Shell\Shell;

require dirname( __DIR__ ) . '/php/bootstrap.php';

$hien_namespace = Plugin::instance()->settings->rest_namespace();
$hien_server    = rest_get_server();
$hien_schemas   = [ Boot_Data::schema() ];
$hien_resources = [];
foreach ( array_keys( $hien_server->get_routes( $hien_namespace ) ) as $hien_path ) {
	$hien_options = $hien_server->get_route_options( $hien_path );
	if ( "/$hien_namespace" === $hien_path ) {
		continue; // WordPress's own index of the namespace.
	}
	$hien_own = array_intersect_key( $hien_options, array_flip( [ 'schema', 'created_schema', 'updated_schema', 'deleted_schema' ] ) );
	if ( [] === $hien_own ) {
		throw new LogicException( "$hien_path has no schema." );
	}
	foreach ( $hien_own as $hien_schema ) {
		$hien_schemas[] = $hien_schema();
	}
}
foreach ( Plugin::instance()->resources->names() as $hien_name ) {
	$hien_resources[ $hien_name ] = Plugin::instance()->resources->controller( $hien_name )?->get_list_schema()['title'];
}

echo wp_json_encode(
	[
		'schemas'   => $hien_schemas,
		'routes'    => array_map(
			static fn( Route $route ): array => [
				'patterns' => $route->patterns,
				'layout'   => $route->layout,
				'rest'     => $route->rest,
			] + ( [] === $route->actions ? [] : [ 'actions' => $route->actions ] ),
			Plugin::instance()->routes->all()
		),
		'paths'     => [
			'safe'     => Paths::SAFE,
			'reserved' => Paths::RESERVED,
			'forms'    => Paths::OTHER_FORMS,
			'numbers'  => Route::NUMBERS,
		],
		'shell'     => array_map(
			static fn( string $name, string $path ): array => [
				'name' => $name,
				'path' => $path,
				'type' => $hien_resources[ $name ],
			],
			array_keys( Shell::paths() ),
			Shell::paths()
		),
		'constants' => ( new ReflectionClass( Constants::class ) )->getConstants(),
	],
	JSON_THROW_ON_ERROR
);
