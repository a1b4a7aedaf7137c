import { createRegistry } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { alertStore } from '../stores/alert';
import { loadingStore } from '../stores/loading';
import { navigationStore } from '../stores/navigation';
import { responsesStore } from '../stores/responses';
import { sessionStore } from '../stores/session';

export function createSiteRegistry(): DataRegistry {
	const registry = createRegistry();
	registry.register( alertStore );
	registry.register( loadingStore );
	registry.register( navigationStore );
	registry.register( sessionStore );
	registry.register( responsesStore );
	return registry;
}
