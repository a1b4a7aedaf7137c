import { writeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'hien-theme';

const listeners = new Set< () => void >();

/** Calls back after every choice; the answer ends that. */
export function subscribeToTheme( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/** The visitor's choice, as the page wears it: its head has applied it before the first paint, and storage may be blocked. */
export function readTheme(): Theme {
	const worn = document.documentElement.dataset[ 'theme' ];
	return worn === 'light' || worn === 'dark' ? worn : 'system';
}

/** What a button that goes round leads to: what looks different first. */
export function nextTheme( theme: Theme ): Theme {
	const isDark = window.matchMedia( '(prefers-color-scheme: dark)' ).matches;
	switch ( theme ) {
		case 'system':
			return isDark ? 'light' : 'dark';
		case 'light':
			return isDark ? 'dark' : 'system';
		case 'dark':
			return isDark ? 'system' : 'light';
	}
}

export function applyTheme( theme: Theme ): void {
	if ( theme === 'system' ) {
		delete document.documentElement.dataset[ 'theme' ];
	} else {
		document.documentElement.dataset[ 'theme' ] = theme;
	}
	writeStorage( 'localStorage', KEY, theme === 'system' ? null : theme );
	listeners.forEach( ( listener ) => listener() );
}
