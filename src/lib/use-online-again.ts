import { useEffect, useRef } from 'react';

/** Calls back whenever the browser is online again, such as to retry what has failed. */
export function useOnlineAgain( callback: () => void ): void {
	const latest = useRef( callback );
	useEffect( () => {
		latest.current = callback;
	} );
	useEffect( () => {
		const onOnline = () => latest.current();
		window.addEventListener( 'online', onOnline );
		return () => window.removeEventListener( 'online', onOnline );
	}, [] );
}
