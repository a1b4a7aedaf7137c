import { SHELL } from '../contract/shell';
import type { LoadedScreen, Screen } from '../contract/types';
import { byPath, responsePaths, responsesOf } from '../lib/screen-data';
import { responsesStore } from './responses';
import type { SiteRegistry } from './site-registry';

/** Stores responses of the shell. */
export function receiveShell(
	registry: SiteRegistry,
	shell: Readonly< Record< string, unknown > >
): void {
	void registry.dispatch( responsesStore ).receive( byPath( shell, SHELL ) );
}

/**
 * Stores the responses of a screen.
 *
 * @param registry
 * @param loaded   As the server has sent it.
 * @param time     When it was requested or, with the page, made; in milliseconds since 1970.
 * @return The screen without them.
 */
export function receiveScreen(
	registry: SiteRegistry,
	loaded: LoadedScreen,
	time?: number
): Screen {
	const { data, ...screen } = loaded;
	void registry
		.dispatch( responsesStore )
		.receive( responsesOf( loaded ), time );
	return screen;
}

/** The responses of a screen by name; without those that the store has dropped. */
export function screenResponses(
	registry: SiteRegistry,
	screen: Screen
): Readonly< Record< string, unknown > > {
	const stored = registry.select( responsesStore ).getResponses();
	return Object.fromEntries(
		Object.entries( responsePaths( screen ) ).flatMap(
			( [ name, path ] ) =>
				path in stored ? [ [ name, stored[ path ] ] ] : []
		)
	);
}
