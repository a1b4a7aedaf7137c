import type { RouteName } from '../contract/routes';
import type { Screen } from '../contract/types';

declare const routeOf: unique symbol;

/** A screen with the name of its route, from which the names and the types of its responses follow. */
export type ScreenOf< Route extends RouteName > = Screen & {
	readonly [ routeOf ]?: Route;
};

export interface ScreenProps< Route extends RouteName = never > {
	readonly screen: ScreenOf< Route >;
	readonly retry?: ( () => void ) | undefined;
}
