import type { RouteName } from '../contract/routes';
import type { ScreenOf } from './screen-data';

export interface ScreenProps< Route extends RouteName = never > {
	readonly screen: ScreenOf< Route >;
	readonly retry?: ( () => void ) | undefined;
}
