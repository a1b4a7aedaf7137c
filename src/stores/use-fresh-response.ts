import { useCallback, useEffect } from 'react';
import { useRegistry } from '@wordpress/data';
import type { RestPath } from '../lib/paths';
import type { ResponseState } from '../lib/response-state';
import { useListener } from '../lib/use-listener';
import { OLD_AFTER, responsesStore } from './responses';
import { useResponse } from './use-response';

/** The paths that are being refreshed. */
const refreshing = new Set< string >();

/**
 * useResponse() for a response that comes with no screen, such as that of a panel: an old one is returned, and refreshed in the
 * background.
 */
export function useFreshResponse< Data >(
	path: RestPath< Data >
): ResponseState< Data > {
	const registry = useRegistry();
	const renew = useCallback( async () => {
		const { getTime } = registry.select( responsesStore );
		const age = Date.now() - ( getTime( path ) ?? Infinity );
		if ( age > OLD_AFTER && ! refreshing.has( path ) ) {
			refreshing.add( path );
			await registry.dispatch( responsesStore ).refresh( path );
			refreshing.delete( path );
		}
	}, [ registry, path ] );
	useEffect( () => void renew(), [ renew ] );
	useListener( window, 'online', () => void renew() );
	return useResponse( path );
}
