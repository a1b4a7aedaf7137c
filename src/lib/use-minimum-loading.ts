import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a loading placeholder is shown at least. */
export const MINIMUM_LOADING = 200;

/** True while loading, and for at least MINIMUM_LOADING once true, so that no placeholder flickers. */
export function useMinimumLoading( loading: boolean ): boolean {
	const [ isHeld, setHeld ] = useState( loading );
	const since = useRef( 0 );
	useEffect( () => {
		if ( loading ) {
			since.current = Date.now();
			setHeld( true );
			return;
		}
		const remaining = since.current + MINIMUM_LOADING - Date.now();
		const timer = setTimeout(
			() => setHeld( false ),
			Math.max( 0, remaining )
		);
		return () => clearTimeout( timer );
	}, [ loading ] );
	return loading || isHeld;
}
