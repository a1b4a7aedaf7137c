import { useSyncExternalStore } from 'react';
import { readTheme, subscribeToTheme } from './theme';
import type { Theme } from './theme';

/** The visitor's choice, updated as it changes; 'system' while the page is hydrated, for the server does not know it. */
export function useTheme(): Theme {
	return useSyncExternalStore( subscribeToTheme, readTheme, () => 'system' );
}
