import type { Policy, sanitise as Sanitise } from './sanitise';

let sanitise: typeof Sanitise | null = null;

/** The article that was sanitised last before it is shown. */
let prepared = { html: '', clean: '' };

/**
 * Loads the sanitiser. A page that the server printed does without: its HTML is taken over as it stands.
 *
 * @throws {Error} When the chunk cannot be loaded; a later call tries again.
 */
export async function loadSanitiser(): Promise< void > {
	sanitise ??= (
		await import( /* webpackChunkName: "sanitise" */ './sanitise' )
	).sanitise;
}

/** Whether the sanitiser is loaded. */
export function isSanitiserLoaded(): boolean {
	return sanitise !== null;
}

/** Sanitised HTML; empty until the sanitiser is loaded. */
export function clean( html: string, policy: Policy ): string {
	return policy === 'article' && html === prepared.html
		? prepared.clean
		: ( sanitise?.( html, policy ) ?? '' );
}

/** Sanitises an article that is probably shown next, once the sanitiser is loaded. */
export function sanitiseAhead( html: string ): void {
	if ( sanitise && html !== prepared.html ) {
		prepared = { html, clean: sanitise( html, 'article' ) };
	}
}
