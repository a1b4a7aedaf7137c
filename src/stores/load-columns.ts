import { requestColumns } from '../api/shell';
import { SHELL } from '../contract/shell';
import { allResponses, seed } from './seed';
import type { SiteRegistry } from './site-registry';

const requests = new WeakMap< SiteRegistry, Promise< void > >();

async function request( registry: SiteRegistry ): Promise< void > {
	try {
		seed( registry, await requestColumns() );
	} catch {
		// The API client has reported it. Widgets that are shown without their responses fetch them one by one.
		requests.delete( registry );
	}
}

/**
 * Fetches the responses of the side columns in one request, where the app began on a page without columns. Does nothing
 * where they are there. Never rejects.
 */
export async function loadColumns( registry: SiteRegistry ): Promise< void > {
	const known = Object.assign( {}, ...allResponses( registry ) ) as object;
	if ( Object.values( SHELL ).some( ( path ) => ! ( path in known ) ) ) {
		const pending = requests.get( registry ) ?? request( registry );
		requests.set( registry, pending );
		await pending;
	}
}
