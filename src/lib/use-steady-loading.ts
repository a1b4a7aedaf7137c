import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a loading placeholder stays visible at least. */
export const PLACEHOLDER_MINIMUM = 200;

/** True while loading, and for at least PLACEHOLDER_MINIMUM milliseconds once true, so that no placeholder flickers. */
export function useSteadyLoading( loading: boolean ): boolean {
	const [ isHeld, setHeld ] = useState( loading );
	const since = useRef( 0 );
	useEffect( () => {
		if ( loading ) {
			since.current = Date.now();
			setHeld( true );
			return;
		}
		const remaining = since.current + PLACEHOLDER_MINIMUM - Date.now();
		const timer = setTimeout(
			() => setHeld( false ),
			Math.max( 0, remaining )
		);
		return () => clearTimeout( timer );
	}, [ loading ] );
	return loading || isHeld;
}
