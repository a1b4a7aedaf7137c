import { get } from '../api/client';
import { toApiError } from '../api/errors';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import { SHELL, SHELL_OF_ROUTES } from '../contract/shell';
import type { Shell } from '../contract/shell';
import type { ShellColumns } from '../contract/types';
import { receiveShell } from './screen-responses';
import { responsesStore } from './responses';
import type { SiteRegistry } from './site-registry';

const requests = new WeakMap< SiteRegistry, Promise< void > >();

async function request( registry: SiteRegistry ): Promise< void > {
	try {
		receiveShell( registry, await get< ShellColumns >( 'shell' ) );
	} catch ( cause ) {
		// The API client has logged the error. The widgets then fetch their responses one by one. What WordPress refuses
		// is not asked for again, as where a plugin has closed REST.
		if ( toApiError( cause ).kind !== 'refused' ) {
			requests.delete( registry );
		}
	}
}

/** The REST paths of the side columns that a route shows. Every page has the responses of header and footer. */
function pathsOf( route: RouteName ): string[] {
	if ( ROUTES[ route ].layout === 'default' ) {
		return Object.values( SHELL );
	}
	const ofRoutes: Partial< Record< RouteName, readonly ( keyof Shell )[] > > =
		SHELL_OF_ROUTES;
	return ( ofRoutes[ route ] ?? [] ).map( ( name ) => SHELL[ name ] );
}

/** Fetches the side columns' responses in one request, if one that the route shows is missing. Never rejects. */
export async function loadColumns(
	registry: SiteRegistry,
	route: string
): Promise< void > {
	const known = registry.select( responsesStore ).getResponses();
	if (
		pathsOf( route as RouteName ).some( ( path ) => ! ( path in known ) )
	) {
		const pending = requests.get( registry ) ?? request( registry );
		requests.set( registry, pending );
		await pending;
	}
}
