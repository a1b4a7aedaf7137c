import type { ScreenData } from '../contract/routes';
import type { ImageDetail, Screen } from '../contract/types';
import { screenResponses } from './screen-responses';
import type { SiteRegistry } from './site-registry';

/**
 * The image that the lightbox can show for a screen: one of the list, and not a further page of its comments. Null for
 * other screens.
 */
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
