import { createRegistry } from '@wordpress/data';
import { alertStore } from '../stores/alert';
import { loadingStore } from '../stores/loading';
import { navigationStore } from '../stores/navigation';
import { responsesStore } from '../stores/responses';
import { sessionStore } from '../stores/session';
import type { SiteRegistry } from '../stores/site-registry';

export function createSiteRegistry(): SiteRegistry {
	const registry = createRegistry();
	registry.register( alertStore );
	registry.register( loadingStore );
	registry.register( navigationStore );
	registry.register( sessionStore );
	registry.register( responsesStore );
	return registry;
}
