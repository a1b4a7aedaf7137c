import type { ResourceName } from '../contract/types';
import type { ResourceStore } from './create-resource-store';
import { RESOURCE_STORES } from './resources';
import type { SiteRegistry } from './site-registry';

function isResource( name: string | undefined ): name is ResourceName {
	return name !== undefined && name in RESOURCE_STORES;
}

/** All responses that have come so far. */
export function allResponses( registry: SiteRegistry ): unknown[] {
	return Object.values( RESOURCE_STORES ).map( ( store ) =>
		registry.select( store as ResourceStore< unknown > ).getResponses()
	);
}

/**
 * Puts responses that came with a page or a screen into their stores.
 *
 * @param registry
 * @param data     REST path => response.
 */
export function seed(
	registry: SiteRegistry,
	data: Readonly< Record< string, unknown > >
): void {
	registry.batch( () => {
		for ( const [ path, response ] of Object.entries( data ) ) {
			const name = path.split( /[/?]/, 1 )[ 0 ];
			if ( isResource( name ) ) {
				// The path names the resource, so the response has its type.
				const store = RESOURCE_STORES[
					name
				] as ResourceStore< unknown >;
				void registry.dispatch( store ).receive( path, response );
			}
		}
	} );
}
