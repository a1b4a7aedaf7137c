import { useCallback, useEffect, useState } from 'react';
import { useRegistry } from '@wordpress/data';
import type { Screen } from '../../contract/types';
import { imageOf } from '../../stores/responses';
import type { ResponseState } from '../../lib/response-state';
import { screenCache } from '../../navigation';

type Result =
	| { readonly path: string; readonly screen: Screen }
	| { readonly path: string; readonly error: Error };

/**
 * The screen of the image at a path, undefined until known; loaded unless it is the one that was opened. The response
 * for an image that is no longer shown is dropped.
 */
export function useImageScreen(
	opened: Screen,
	path: string | undefined
): ResponseState< Screen > {
	const [ result, setResult ] = useState< Result | null >( {
		path: opened.path,
		screen: opened,
	} );
	const registry = useRegistry();
	const [ tries, setTries ] = useState( 0 );
	const retry = useCallback( () => {
		setResult( null );
		setTries( ( count ) => count + 1 );
	}, [] );

	useEffect( () => {
		if ( path === undefined ) {
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		screenCache.load( path, { signal } ).then(
			( screen ) => {
				if ( ! signal.aborted ) {
					setResult(
						imageOf( registry, screen )
							? { path, screen }
							: { path, error: new Error( screen.title ) }
					);
				}
			},
			( error: unknown ) => {
				if ( ! signal.aborted && error instanceof Error ) {
					// What is shown stays where a newer one cannot be loaded.
					setResult( ( before ) =>
						before?.path === path ? before : { path, error }
					);
				}
			}
		);
		return () => controller.abort();
	}, [ path, tries, registry ] );

	if ( result === null || result.path !== path ) {
		return { status: 'loading' };
	}
	return 'screen' in result
		? { status: 'ready', data: result.screen }
		: { status: 'error', error: result.error, retry };
}
