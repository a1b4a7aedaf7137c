import type { RouteName, ScreenData } from '../contract/routes';
import type { ResponseState } from '../lib/response-state';
import { responsePath } from '../lib/screen-data';
import type { ScreenOf } from '../lib/screen-data';
import { useResponse } from './use-response';

/** A response of a screen, by its name in routes.php. It comes with the screen. */
export function useScreenData<
	Route extends RouteName,
	Name extends keyof ScreenData[ Route ] & string,
>(
	screen: ScreenOf< Route >,
	name: Name
): ResponseState< ScreenData[ Route ][ Name ] > {
	return useResponse( responsePath( screen, name ) );
}
