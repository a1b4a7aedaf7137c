import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '../contract/constants';

const query = () => window.matchMedia( `(max-width: ${ MOBILE_MAX_WIDTH }px)` );

/** Whether the window is as narrow as a phone, at the moment. */
export function isPhone(): boolean {
	return query().matches;
}

function subscribe( listener: () => void ): () => void {
	const media = query();
	media.addEventListener( 'change', listener );
	return () => media.removeEventListener( 'change', listener );
}

/** Whether the window is as narrow as a phone, updated as it changes. */
export function useIsPhone(): boolean {
	return useSyncExternalStore( subscribe, isPhone );
}
