import type { DataRegistry } from '@wordpress/data';
import type { ApiError } from '../api/errors';
import { requestColumns } from '../api/screens';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import { SHELL, SHELL_OF_ROUTES } from '../contract/shell';
import type { Shell } from '../contract/shell';
import { OLD_AFTER, responsesStore, byPath } from './responses';

/** The REST paths of the side columns' responses. */
const COLUMNS = Object.values( SHELL ).filter(
	( path ) => path !== SHELL.options
);

export function receiveShell(
	registry: DataRegistry,
	shell: Readonly< Record< string, unknown > >,
	time?: number
): void {
	void registry
		.dispatch( responsesStore )
		.receive( byPath( shell, SHELL ), time );
}

const requests = new WeakMap< DataRegistry, Promise< void > >();

async function request( registry: DataRegistry ): Promise< void > {
	try {
		const { value, time } = await requestColumns();
		receiveShell( registry, value, time );
		requests.delete( registry );
	} catch ( cause ) {
		// The API client logs what is an error. The widgets then fetch their responses one by one. Where a plugin answers
		// something else, it is not asked again.
		if ( ( cause as ApiError ).kind !== 'format' ) {
			requests.delete( registry );
		}
	}
}

/** The REST paths of the side columns that a route shows. Every page has the response of header and footer. */
function pathsOf( route: RouteName ): string[] {
	if ( ROUTES[ route ].layout === 'default' ) {
		return COLUMNS;
	}
	const ofRoutes: Partial< Record< RouteName, readonly ( keyof Shell )[] > > =
		SHELL_OF_ROUTES;
	return ( ofRoutes[ route ] ?? [] ).map( ( name ) => SHELL[ name ] );
}

/**
 * Fetches the side columns' responses in one request, if one that the route shows is missing or old; waits only for missing
 * ones. Never rejects.
 */
export async function loadColumns(
	registry: DataRegistry,
	route: string
): Promise< void > {
	const { getTime } = registry.select( responsesStore );
	const times = pathsOf( route as RouteName ).map(
		( path ) => getTime( path ) ?? 0
	);
	if ( times.some( ( time ) => Date.now() - time > OLD_AFTER ) ) {
		const pending = requests.get( registry ) ?? request( registry );
		requests.set( registry, pending );
		if ( times.includes( 0 ) ) {
			await pending;
		}
	}
}
