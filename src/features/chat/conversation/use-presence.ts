import { useEffect, useState } from 'react';
import { PRESENCE_SECONDS } from '../../../contract/constants';
import { useValue } from './use-value';

/** Whether a user has a page open whose chat is connected; undefined until that is known. */
export function usePresence( uid: string ): boolean | undefined {
	const value = useValue( `presence/${ uid }` );
	/** Milliseconds by which the server's clock is ahead of this one. */
	const offset = Number( useValue( '.info/serverTimeOffset' ) ?? 0 );
	/** When the presence last expired; a state, so that the component re-renders. */
	const [ , setEnded ] = useState( 0 );
	const last = Object.values( value ?? {} ).reduce< number >(
		( latest, time ) => Math.max( latest, Number( time ) ),
		0
	);
	// An older presence is ignored: the database may not notice that a page has closed.
	const end = last + PRESENCE_SECONDS * 1000 - offset;
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
