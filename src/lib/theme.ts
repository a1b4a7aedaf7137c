import { readStorage, writeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'hien-theme';

const listeners = new Set< () => void >();

/** Calls back after every choice; the answer ends that. */
export function subscribeToTheme( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/** The visitor's choice; the head of the page has applied it before the first paint. */
export function readTheme(): Theme {
	const stored = readStorage( 'localStorage', KEY );
	return stored === 'light' || stored === 'dark' ? stored : 'system';
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
