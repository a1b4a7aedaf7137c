import type { Policy, sanitise as Sanitise } from './sanitise';

let sanitise: typeof Sanitise | null = null;

/** The article that presanitise() sanitised last. */
let presanitised = { html: '', clean: '' };

/** Loads the sanitiser. Rejects if its chunk cannot be loaded; a later call tries again. */
export async function loadSanitiser(): Promise< void > {
	sanitise ??= (
		await import( /* webpackChunkName: "sanitise" */ './sanitise' )
	).sanitise;
}

export function isSanitiserLoaded(): boolean {
	return sanitise !== null;
}

/** Sanitised HTML; empty until the sanitiser is loaded. */
export function clean( html: string, policy: Policy ): string {
	return policy === 'article' && html === presanitised.html
		? presanitised.clean
		: ( sanitise?.( html, policy ) ?? '' );
}

/** Sanitises an article before the click that will probably show it. Does nothing until the sanitiser is loaded. */
export function presanitise( html: string ): void {
	if ( sanitise && html !== presanitised.html ) {
		presanitised = { html, clean: sanitise( html, 'article' ) };
	}
}
