import type { ScreenData } from '../contract/routes';
import type { ImageDetail, Screen } from '../contract/types';
import { screenResponses } from './screen-responses';
import type { SiteRegistry } from './site-registry';

/** The image of a screen that the lightbox can show: of the list, and no further page of its comments; else null. */
export function imageOf(
	registry: SiteRegistry,
	screen: Screen
): ImageDetail | null {
	if ( screen.route !== 'image' ) {
		return null;
	}
	const { image } = screenResponses( registry, screen ) as Partial<
		ScreenData[ 'image' ]
	>;
	return image && image.position > 0 && image.path === screen.path
		? image
		: null;
}
