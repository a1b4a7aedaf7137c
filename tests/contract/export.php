<?php
/**
 * Prints, as JSON, what the plugin declares and the app must know: schemas, routes, paths, the shell's paths, the kinds of
 * fields, constants.
 */

declare(strict_types=1);

use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Content\Field;
use Hien\Plugin;
use Hien\Routing\Boot_Data;
use Hien\Routing\Route;
use Hien\Routing\Screen;
use Hien\Shell\Shell;
use Hien\Settings\Settings;

require dirname( __DIR__ ) . '/php/bootstrap.php';

$hien_namespace = Settings::rest_namespace();
$hien_server    = rest_get_server();
$hien_schemas   = [ Boot_Data::schema(), Screen::schema_without_data() ];
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

/** The title of the schema of the response at a REST path. */
$hien_type = static function ( string $path ): string {
	[ $name, $id ] = explode( '/', strtok( $path, '?' ), 2 ) + [ 1 => null ];
	$controller    = Plugin::instance()->resources->controller( $name ) ?? throw new LogicException( "$path is of no resource." );
	return null === $id ? $controller->get_list_schema()['title'] : $controller->get_item_schema()['title'];
};

echo wp_json_encode(
	[
		'schemas'   => $hien_schemas,
		'routes'    => array_map(
			static fn( Route $route ): array => [
				'patterns' => $route->patterns,
				'layout'   => $route->layout,
				'rest'     => (object) $route->rest,
			] + (
				[] === $route->actions
				? []
				: [ 'actions' => array_map( static fn( array $rest ): object => (object) $rest, $route->actions ) ]
			),
			Plugin::instance()->routes->all()
		),
		'data'      => array_map(
			static fn( Route $route ): object => (object) array_map(
				$hien_type,
				array_merge( $route->rest, ...array_values( $route->actions ) )
			),
			Plugin::instance()->routes->all()
		),
		'paths'     => [
			'safe'     => Paths::SAFE,
			'reserved' => Paths::RESERVED,
			'forms'    => Paths::OTHER_FORMS,
			'numbers'  => Route::NUMBERS,
		],
		'shell'     => [
			'paths'  => Shell::paths(),
			'data'   => array_map( $hien_type, Shell::paths() ),
			'routes' => Shell::OF_ROUTES,
		],
		'fields'    => array_values( ( new ReflectionClass( Field::class ) )->getConstants() ),
		'constants' => ( new ReflectionClass( Constants::class ) )->getConstants(),
	],
	JSON_THROW_ON_ERROR
);
