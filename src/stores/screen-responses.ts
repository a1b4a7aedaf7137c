import type { DataRegistry } from '@wordpress/data';
import { ROUTES } from '../contract/routes';
import type { RouteName, ScreenData } from '../contract/routes';
import type { ImageDetail, LoadedScreen, Screen } from '../contract/types';
import { restPath } from '../lib/paths';
import type { RestPath } from '../lib/paths';
import type { ScreenOf } from '../lib/screen-props';
import { responsesStore } from './responses';

type Templates = Readonly< Record< string, string > >;

/** The REST paths of a screen's responses, by their names in routes.php. */
function responsePaths( { route, params }: Screen ): Templates {
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

/** Stores a screen's responses, with the time when it was requested or made, and returns it without them. */
export function receiveScreen(
	registry: DataRegistry,
	loaded: LoadedScreen,
	time?: number
): Screen {
	const { data, ...screen } = loaded;
	void registry
		.dispatch( responsesStore )
		.receive( responsesOf( loaded ), time );
	return screen;
}

/** The responses of a screen by name; without those that the store has dropped. */
export function screenResponses(
	registry: DataRegistry,
	screen: Screen
): Readonly< Record< string, unknown > > {
	const stored = registry.select( responsesStore ).getResponses();
	return Object.fromEntries(
		Object.entries( responsePaths( screen ) ).flatMap(
			( [ name, path ] ) =>
				path in stored ? [ [ name, stored[ path ] ] ] : []
		)
	);
}

/** The image of a screen that the lightbox can show: of the list, and no further page of its comments; else null. */
export function imageOf(
	registry: DataRegistry,
	screen: Screen
): ImageDetail | null {
	if ( screen.route !== 'image' ) {
		return null;
	}
	const { image } = screenResponses( registry, screen ) as Partial<
		ScreenData[ 'image' ]
	>;
	return image && image.position > 0 && image.path === screen.path
		? image
		: null;
}
