import { useCallback, useEffect } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { ApiError } from '../api/errors';
import type { RestPath } from '../lib/paths';
import type { ResponseState } from '../lib/response-state';
import { useListener } from '../lib/use-listener';
import { useMinimumLoading } from '../lib/use-minimum-loading';
import { responsesStore } from './responses';

/**
 * A response of the REST API, and its state while it is fetched, or if that fails. One that the store has dropped is fetched
 * again. A request that failed before, such as one of a prefetch, is sent again; so is one that fails, when the browser is
 * online again.
 */
export function useResponse< Data >(
	path: RestPath< Data >
): ResponseState< Data > {
	const { data, error, isDropped } = useSelect(
		( select ) => {
			const { getResponse, getResolutionError, hasFinishedResolution } =
				select( responsesStore );
			// The type of the path names the type of its response.
			const response = getResponse( path ) as Data | undefined;
			const failure = getResolutionError( 'getResponse', [ path ] );
			return {
				data: response,
				error: failure,
				isDropped:
					response === undefined &&
					! failure &&
					hasFinishedResolution( 'getResponse', [ path ] ),
			};
		},
		[ path ]
	);
	const { invalidateResolution } = useDispatch( responsesStore );
	const { getResolutionError } = useRegistry().select( responsesStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getResponse', [ path ] );
	}, [ invalidateResolution, path ] );
	const renew = useCallback( () => {
		if ( getResolutionError( 'getResponse', [ path ] ) ) {
			retry();
		}
	}, [ getResolutionError, retry, path ] );
	useEffect( () => {
		if ( isDropped ) {
			retry();
		}
	}, [ isDropped, retry ] );
	useEffect( renew, [ renew ] );
	useListener( window, 'online', renew );

	const failed = data === undefined && error instanceof ApiError;
	const loading = useMinimumLoading( data === undefined && ! failed );
	if ( loading ) {
		return { status: 'loading' };
	}
	if ( failed ) {
		return { status: 'error', error, retry };
	}
	return { status: 'ready', data: data as Data };
}
