import { requestScreen } from '../api/screens';
import type { Screen } from '../contract/types';

/** Milliseconds that a screen stays ready; then it is stale. */
const MAX_AGE = 5 * 60_000;
const MAX_SCREENS = 50;

interface Entry {
	readonly screen?: Screen;
	/** When the screen came, in milliseconds. */
	readonly at: number;
	readonly request?: Promise< Screen > | undefined;
	/** Whether the visitor saw the screen: what is only prefetched pushes no such screen out. */
	readonly isSeen: boolean;
}

/** What the cache has of a path. A stale screen is good enough for the way back, which needs no network. */
type Cached =
	| { readonly status: 'absent' | 'pending' }
	| { readonly status: 'ready' | 'stale'; readonly screen: Screen };

interface LoadOptions {
	/** Ends the request, unless an earlier call made it. */
	readonly signal?: AbortSignal | undefined;
	/** Asks the server even where a screen is ready. */
	readonly isFresh?: boolean | undefined;
}

/** By path, the one used longest ago first. */
const entries = new Map< string, Entry >();

/** Makes an entry the one used last; the oldest of its kind goes where there are too many. */
function touch( path: string, entry: Entry ): void {
	entries.delete( path );
	entries.set( path, entry );
	const alike = [ ...entries ].filter(
		( [ , { isSeen } ] ) => isSeen === entry.isSeen
	);
	const [ oldest ] = alike;
	if ( oldest && alike.length > MAX_SCREENS ) {
		entries.delete( oldest[ 0 ] );
	}
}

function lookup( path: string ): Cached {
	const { screen, at = 0, request } = entries.get( path ) ?? {};
	if ( screen ) {
		const isReady = Date.now() - at < MAX_AGE;
		return { status: isReady ? 'ready' : 'stale', screen };
	}
	return { status: request ? 'pending' : 'absent' };
}

/** Puts in a screen that the visitor sees. */
function put( path: string, screen: Screen ): void {
	const at =
		entries.get( path )?.screen === screen
			? entries.get( path )?.at
			: undefined;
	touch( path, { screen, at: at ?? Date.now(), isSeen: true } );
}

/** Asks the server. An answer replaces what is there; a failure leaves it. */
function ask( path: string, signal?: AbortSignal ): Promise< Screen > {
	const promise = requestScreen( path, signal );
	const isCurrent = () => entries.get( path )?.request === promise;
	const giveUp = () => {
		const entry = entries.get( path );
		if ( entry?.screen && isCurrent() ) {
			entries.set( path, { ...entry, request: undefined } );
		} else if ( isCurrent() ) {
			entries.delete( path );
		}
	};
	const receive = ( screen: Screen ) => {
		signal?.removeEventListener( 'abort', giveUp );
		if ( isCurrent() ) {
			const isSeen = entries.get( path )?.isSeen ?? false;
			touch( path, { screen, at: Date.now(), isSeen } );
		}
	};
	touch( path, {
		at: 0,
		isSeen: false,
		...entries.get( path ),
		request: promise,
	} );
	signal?.addEventListener( 'abort', giveUp );
	promise.then( receive, giveUp );
	return promise;
}

/** The screen of a path: the one that is ready, the one that is on its way, or the server's answer. Fails as requestScreen(). */
async function load(
	path: string,
	{ signal, isFresh = false }: LoadOptions = {}
): Promise< Screen > {
	const cached = lookup( path );
	const entry = entries.get( path );
	if ( entry && cached.status === 'ready' && ! isFresh ) {
		touch( path, entry );
		return cached.screen;
	}
	const pending = isFresh ? undefined : entry?.request;
	return pending ?? ask( path, signal );
}

/** The screens that came from the server, by path: the only place that knows what must be asked for. */
export const screenCache = {
	lookup,
	load,
	put,
	clear: () => entries.clear(),
};
