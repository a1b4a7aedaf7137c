import { ROUTES } from '../../contract/routes';
import type { ImageDetail, Screen } from '../../contract/types';
import { restPath } from '../../lib/paths';

/** The image that a screen shows in the lightbox: one of the list, at its plain address. */
export function imageOf( screen: Screen ): ImageDetail | null {
	if ( screen.route !== 'image' ) {
		return null;
	}
	const [ template ] = ROUTES.image.rest;
	// The route says which response this is.
	const image = screen.data[
		restPath( template, screen.params )
	] as ImageDetail;
	return image.position > 0 && image.path === screen.path ? image : null;
}
