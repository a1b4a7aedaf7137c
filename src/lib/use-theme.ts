import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';
import { readStorage } from './storage';
import {
	applyTheme,
	nextTheme,
	readTheme,
	THEME_KEY,
	themeListeners,
} from './theme';
import type { Theme } from './theme';

const { notify, subscribe } = createListeners( follow );

/** Follows what is chosen here, in another tab, on a page from which Back returns to this one, and the device's theme. */
function follow(): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const applyStored = () =>
		applyTheme( readStorage( 'localStorage', THEME_KEY ) );
	window.addEventListener(
		'storage',
		( { key } ) => key === THEME_KEY && applyStored(),
		{ signal }
	);
	window.addEventListener(
		'pageshow',
		( { persisted } ) => persisted && applyStored(),
		{ signal }
	);
	window
		.matchMedia( '(prefers-color-scheme: dark)' )
		.addEventListener( 'change', notify, { signal } );
	const unsubscribe = themeListeners.subscribe( notify );
	return () => {
		unsubscribe();
		listening.abort();
	};
}

/** The visitor's choice, updated as it changes; 'system' during hydration, since the server does not know it. */
export function useTheme(): Theme {
	return useSyncExternalStore( subscribe, readTheme, () => 'system' );
}

/** The theme that a button sets next; during hydration that of a device with a light theme, as the server prints it. */
export function useNextTheme(): Theme {
	return useSyncExternalStore(
		subscribe,
		() => nextTheme( readTheme() ),
		() => 'dark'
	);
}
