import type { Screen } from '../../contract/types';
import { logError } from '../../lib/log-error';
import { lightboxStore } from './store';
import { navigationStore } from '../../stores/navigation';
import type { SiteRegistry } from '../../stores/site-registry';
import { updateHead } from '../../navigation/document-head';
import { imageOf } from './image-of';
import { loadLightbox } from './lightbox-host';

/*
 * What the lightbox shows while the router goes from address to address. An address with a fragment names something of
 * an image's page, such as a comment; there it stays closed.
 */

/** Whether a screen opens over the page that is there. */
export function opensAbove( screen: Screen, hash: string ): boolean {
	return hash === '' && imageOf( screen ) !== null;
}

/** Closes the lightbox at once, while the way elsewhere is still long. */
export function closeLightbox( registry: SiteRegistry ): void {
	void registry.dispatch( lightboxStore ).close();
}

/** Opens or closes the lightbox, as a screen wants it. */
export function look(
	registry: SiteRegistry,
	screen: Screen,
	hash: string
): void {
	const { open, close } = registry.dispatch( lightboxStore );
	void ( opensAbove( screen, hash ) ? open( screen ) : close() );
}

/** Whatever lay over the page is gone. */
export function lookAgain( registry: SiteRegistry, hash: string ): void {
	const { getScreen, isOpening } = registry.select( navigationStore );
	const screen = getScreen();
	if ( screen ) {
		look( registry, screen, hash );
	}
	if ( screen && ! isOpening() ) {
		updateHead( screen );
	}
}

/** Opens an image whose page was loaded by its address; without the lightbox the page tells the same. */
export async function lookOnArrival(
	registry: SiteRegistry,
	signal: AbortSignal
): Promise< void > {
	const screen = registry.select( navigationStore ).getScreen();
	const { hash } = window.location;
	if ( screen && opensAbove( screen, hash ) ) {
		await loadLightbox().catch( logError );
		if ( ! signal.aborted ) {
			look( registry, screen, hash );
		}
	}
}
