import { useSyncExternalStore } from 'react';
import { readTheme, themeListeners } from './theme';
import type { Theme } from './theme';

/** The visitor's choice, updated as it changes; 'system' during hydration, since the server does not know it. */
export function useTheme(): Theme {
	return useSyncExternalStore(
		themeListeners.subscribe,
		readTheme,
		() => 'system'
	);
}
