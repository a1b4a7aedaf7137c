import { ROUTES } from '../contract/routes';
import type { ImageDetail, Screen } from '../contract/types';
import { restPath } from './paths';

/**
 * The image that the lightbox can show for a screen: one of the list, and not a further page of its comments. Null for
 * other screens.
 */
export function imageOf( screen: Screen ): ImageDetail | null {
	if ( screen.route !== 'image' ) {
		return null;
	}
	const [ template ] = ROUTES.image.rest;
	// The first REST path of the route is that of the image.
	const image = screen.data[
		restPath( template, screen.params )
	] as ImageDetail;
	return image.position > 0 && image.path === screen.path ? image : null;
}
