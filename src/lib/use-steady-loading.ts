import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDER_MINIMUM } from '../contract/constants';

/** True while loading and, once that has been shown, for at least PLACEHOLDER_MINIMUM: a placeholder never flickers. */
export function useSteadyLoading( loading: boolean ): boolean {
	const [ held, setHeld ] = useState( loading );
	const since = useRef( 0 );
	useEffect( () => {
		if ( loading ) {
			since.current = Date.now();
			setHeld( true );
			return;
		}
		const rest = since.current + PLACEHOLDER_MINIMUM - Date.now();
		const timer = setTimeout( () => setHeld( false ), Math.max( 0, rest ) );
		return () => clearTimeout( timer );
	}, [ loading ] );
	return loading || held;
}
