import type { Screen } from '../contract/types';

/** What every screen gets. */
export interface ScreenProps {
	readonly screen: Screen;
	/** Asks the server for the screen again. */
	readonly retry?: ( () => void ) | undefined;
}
