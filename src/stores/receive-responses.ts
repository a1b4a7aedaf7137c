import { SHELL } from '../contract/shell';
import type { Screen } from '../contract/types';
import { byPath, responsesOf } from '../lib/screen-data';
import { responsesStore } from './responses';
import type { SiteRegistry } from './site-registry';

/** Stores responses of the shell. */
export function receiveShell(
	registry: SiteRegistry,
	shell: Readonly< Record< string, unknown > >
): void {
	void registry.dispatch( responsesStore ).receive( byPath( shell, SHELL ) );
}

/** Stores the responses of a screen. */
export function receiveScreen( registry: SiteRegistry, screen: Screen ): void {
	void registry.dispatch( responsesStore ).receive( responsesOf( screen ) );
}
