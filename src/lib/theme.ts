import { readStorage, writeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'hien-theme';

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
}
