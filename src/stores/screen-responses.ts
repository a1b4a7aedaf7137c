import { SHELL } from '../contract/shell';
import type { LoadedScreen, Screen } from '../contract/types';
import { byPath, responsePaths, responsesOf } from '../lib/screen-data';
import { responsesStore } from './responses';
import type { SiteRegistry } from './site-registry';

export function receiveShell(
	registry: SiteRegistry,
	shell: Readonly< Record< string, unknown > >,
	time?: number
): void {
	void registry
		.dispatch( responsesStore )
		.receive( byPath( shell, SHELL ), time );
}

/** Stores a screen's responses, with the time when it was requested or made, and returns it without them. */
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
