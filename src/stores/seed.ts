import type { ResourceName } from '../contract/types';
import type { ResourceStore } from './create-resource-store';
import { RESOURCE_STORES } from './resources';
import type { SiteRegistry } from './site-registry';

function isResource( name: string | undefined ): name is ResourceName {
	return name !== undefined && name in RESOURCE_STORES;
}

/** The responses of all stores: one object of path => response for each store. */
export function allResponses( registry: SiteRegistry ): unknown[] {
	return Object.values( RESOURCE_STORES ).map( ( store ) =>
		registry.select( store as ResourceStore< unknown > ).getResponses()
	);
}

/**
 * Puts the responses of a page or a screen into their stores.
 *
 * @param registry
 * @param data     REST path => response. Paths of unknown resources are skipped.
 */
export function seed(
	registry: SiteRegistry,
	data: Readonly< Record< string, unknown > >
): void {
	registry.batch( () => {
		for ( const [ path, response ] of Object.entries( data ) ) {
			const name = path.split( /[/?]/, 1 )[ 0 ];
			if ( isResource( name ) ) {
				// The path begins with the resource's name, so the response has its type.
				const store = RESOURCE_STORES[
					name
				] as ResourceStore< unknown >;
				void registry.dispatch( store ).receive( path, response );
			}
		}
	} );
}
