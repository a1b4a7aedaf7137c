import type { RouteName } from '../contract/routes';
import type { ScreenOf } from './screen-data';

/** Props of every screen. */
export interface ScreenProps< Route extends RouteName = never > {
	readonly screen: ScreenOf< Route >;
	/** Requests the screen again. */
	readonly retry?: ( () => void ) | undefined;
}
