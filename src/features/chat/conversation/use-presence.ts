import { useEffect, useState } from 'react';
import { useValue } from './use-value';

/** Milliseconds for which somebody counts as here after they last said so, should the database not hear of their end. */
const FRESH = 5 * 60_000;

/** Whether somebody has the site open with the chat connected; undefined until it is known. */
export function usePresence( uid: string ): boolean | undefined {
	const value = useValue( `presence/${ uid }` );
	/** Milliseconds by which the server's clock is ahead of this one. */
	const offset = Number( useValue( '.info/serverTimeOffset' ) ?? 0 );
	/** The last such end that has come: a state, so that it is rendered. */
	const [ , setEnded ] = useState( 0 );
	const last = Math.max( 0, ...Object.values( value ?? {} ).map( Number ) );
	const end = last + FRESH - offset;
	const isHere = end > Date.now();
	useEffect( () => {
		if ( ! isHere ) {
			return;
		}
		const timer = setTimeout( () => setEnded( end ), end - Date.now() );
		return () => clearTimeout( timer );
	}, [ isHere, end ] );
	return value === undefined ? undefined : isHere;
}
