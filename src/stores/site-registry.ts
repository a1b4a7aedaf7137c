import type { createRegistry } from '@wordpress/data';

/** The registry of @wordpress/data that holds the stores of the site. */
export type SiteRegistry = ReturnType< typeof createRegistry >;
