import type { DataRegistry } from '@wordpress/data';

/** How navigation loads the code of screens, which only the app may import: app/screen-code.ts, given by app/start.tsx. */
export interface ScreenCode {
	/** Loads all code of a route's screen. Rejects if a chunk cannot be loaded; a later call tries again. */
	readonly load: ( route: string ) => Promise< void >;
	readonly isLoaded: ( route: string ) => boolean;
	/** Whether the screen of a route renders its text after the first paint, and waits for its styles itself. */
	readonly isTextDeferred: ( route: string ) => boolean;
}

interface Setup {
	readonly registry: DataRegistry;
	readonly code: ScreenCode;
}

let setup: Setup | null = null;

/** Gives navigation what it uses of the app; before any other function of this folder is called. */
export function setUpNavigation( given: Setup ): void {
	setup = given;
}

/** What setUpNavigation() was given. */
export function getSetup(): Setup {
	if ( setup === null ) {
		throw new Error( 'setUpNavigation() was not called.' );
	}
	return setup;
}
