import { logError } from '../../lib/log-error';
import type { ImageOverlay } from '../../navigation';
import type { SiteRegistry } from '../../stores/site-registry';
import { imageOf } from './image-of';
import { loadLightbox } from './lightbox-host';
import { lightboxStore } from './store';

/** The interface of the lightbox for navigation. */
export function createImageOverlay( registry: SiteRegistry ): ImageOverlay {
	const { open, close } = registry.dispatch( lightboxStore );
	return {
		accepts: ( screen ) => imageOf( screen ) !== null,
		load: () => loadLightbox().catch( logError ),
		open: ( screen ) => void open( screen ),
		close: () => void close(),
	};
}
