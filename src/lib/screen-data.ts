import { ROUTES } from '../contract/routes';
import type { RouteName, ScreenData } from '../contract/routes';
import type { LoadedScreen, Screen } from '../contract/types';
import { restPath } from './paths';
import type { RestPath } from './paths';

declare const routeOf: unique symbol;

/** A screen with the name of its route, from which the names and the types of its responses follow. */
export type ScreenOf< Route extends RouteName > = Screen & {
	readonly [ routeOf ]?: Route;
};

type Templates = Readonly< Record< string, string > >;

/** The REST paths of a screen's responses, by their names in routes.php. */
export function responsePaths( { route, params }: Screen ): Templates {
	const {
		rest,
		actions = {},
	}: {
		readonly rest: Templates;
		readonly actions?: Readonly< Record< string, Templates > >;
	} = ROUTES[ route as RouteName ];
	const templates = { ...rest, ...actions[ params[ 'action' ] ?? '' ] };
	return Object.fromEntries(
		Object.entries( templates ).map( ( [ name, template ] ) => [
			name,
			restPath( template, params ),
		] )
	);
}

/** Responses by name, such as those of the shell, by their REST paths; those whose path is unknown are left out. */
export function byPath(
	responses: Readonly< Record< string, unknown > >,
	paths: Templates
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( responses ).flatMap( ( [ name, response ] ) => {
			const path = paths[ name ];
			return path === undefined ? [] : [ [ path, response ] ];
		} )
	);
}

/** The responses that come with a screen, by their REST paths. */
export function responsesOf( screen: LoadedScreen ): Record< string, unknown > {
	return byPath( screen.data, responsePaths( screen ) );
}

/** The REST path of a response of a screen. Throws if the screen has none of this name. */
export function responsePath<
	Route extends RouteName,
	Name extends keyof ScreenData[ Route ] & string,
>(
	screen: ScreenOf< Route >,
	name: Name
): RestPath< ScreenData[ Route ][ Name ] > {
	const path = responsePaths( screen )[ name ];
	if ( path === undefined ) {
		throw new Error( `No response: ${ screen.route } ${ name }` );
	}
	return path;
}
