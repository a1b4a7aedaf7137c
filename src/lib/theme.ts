import { createListeners } from './listeners';
import { writeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';

export const THEME_KEY = 'hien-theme';

/**
 * Called whenever a theme is chosen. Without the mark, webpack would keep them in inline/theme.ts, which is in every page
 * and needs none.
 */
export const themeListeners = /* @__PURE__ */ createListeners();

/** The visitor's choice. It is read from <html>, to which inline/theme.ts has applied it before the first paint. */
export function readTheme(): Theme {
	const applied = document.documentElement.dataset[ 'theme' ];
	return applied === 'light' || applied === 'dark' ? applied : 'system';
}

/** The theme that a button sets next, in a cycle of three. After `system` comes the theme that looks different. */
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

/** Applies a theme, stores it for the next pages and notifies subscribers. Any other value means `system`. */
export function applyTheme( theme: string | null ): void {
	const isChosen = theme === 'light' || theme === 'dark';
	if ( isChosen ) {
		document.documentElement.dataset[ 'theme' ] = theme;
	} else {
		delete document.documentElement.dataset[ 'theme' ];
	}
	writeStorage( 'localStorage', THEME_KEY, isChosen ? theme : null );
	themeListeners.notify();
}
