import type { ImageDetail, Screen } from '../contract/types';

/**
 * The image that the lightbox can show for a screen: one of the list, and not a further page of its comments. Null for
 * other screens.
 */
export function imageOf( screen: Screen ): ImageDetail | null {
	if ( screen.route !== 'image' ) {
		return null;
	}
	const image = screen.data[ 'image' ] as ImageDetail;
	return image.position > 0 && image.path === screen.path ? image : null;
}
