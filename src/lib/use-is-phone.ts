import { useCallback, useSyncExternalStore } from 'react';

/** The same as `$phone` and `$small` of src/styles. */
const PHONE = '(max-width: 768px)';
const SMALL = `${ PHONE }, (max-height: 500px)`;

/** Whether the window is currently as narrow as a phone. */
export function isPhone(): boolean {
	return window.matchMedia( PHONE ).matches;
}

function useMatches( query: string ): boolean {
	return useSyncExternalStore(
		useCallback(
			( listener ) => {
				const media = window.matchMedia( query );
				media.addEventListener( 'change', listener );
				return () => media.removeEventListener( 'change', listener );
			},
			[ query ]
		),
		() => window.matchMedia( query ).matches
	);
}

/** Whether the window is as narrow as a phone, updated as it changes. */
export function useIsPhone(): boolean {
	return useMatches( PHONE );
}

/** Whether the window is as small as a phone in portrait or landscape, updated as it changes. */
export function useIsSmall(): boolean {
	return useMatches( SMALL );
}
