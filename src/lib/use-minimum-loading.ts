import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a loading placeholder is shown at least. */
export const MINIMUM_LOADING = 200;

/** True while loading, and for at least MINIMUM_LOADING once true, so that no placeholder flickers. */
export function useMinimumLoading( loading: boolean ): boolean {
	const [ isHeld, setHeld ] = useState( loading );
	const since = useRef( 0 );
	// Not in the effect: what has loaded would be shown, and then the placeholder again, where both happen at once.
	if ( loading && ! isHeld ) {
		setHeld( true );
	}
	useEffect( () => {
		if ( loading ) {
			since.current = Date.now();
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
