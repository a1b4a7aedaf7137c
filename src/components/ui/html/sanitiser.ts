type Sanitise = ( html: string ) => string;

let sanitise: Sanitise | null = null;

/** What was sanitised last ahead of its being shown, and what came of it. */
let ahead = { html: '', clean: '' };

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
	return (
		sanitise &&
		( ( html ) =>
			html === ahead.html ? ahead.clean : ( sanitise?.( html ) ?? '' ) )
	);
}

/** Sanitises HTML that is probably shown next, once the sanitiser is loaded. */
export function sanitiseAhead( html: string ): void {
	if ( sanitise && html !== ahead.html ) {
		ahead = { html, clean: sanitise( html ) };
	}
}
