type Sanitise = ( html: string ) => string;

let sanitise: Sanitise | null = null;

/**
 * Loads the sanitiser. A page that the server printed does without: its HTML is taken over as it stands.
 *
 * @throws {Error} When the chunk cannot be loaded.
 */
export async function loadSanitiser(): Promise< void > {
	sanitise ??= (
		await import( /* webpackChunkName: "sanitise" */ './sanitise' )
	).sanitise;
}

/** The sanitiser, once it is loaded. */
export function sanitiser(): Sanitise | null {
	return sanitise;
}
