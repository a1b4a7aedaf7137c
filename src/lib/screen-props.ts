import type { Screen } from '../contract/types';

/** Props of every screen. */
export interface ScreenProps {
	readonly screen: Screen;
	/** Requests the screen again. */
	readonly retry?: ( () => void ) | undefined;
}
