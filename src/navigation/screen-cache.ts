import { ApiError } from '../api/errors';
import { requestScreen } from '../api/screens';
import type { Screen } from '../contract/types';
import { OLD_AFTER, receiveScreen } from '../stores/responses';
import { getSetup } from './setup';

const MAX_SCREENS = 50;

interface Entry {
	readonly screen?: Screen;
	/** The earliest time at which the server can have made it, in milliseconds since 1970. */
	readonly at: number;
	readonly request?: Promise< Screen > | undefined;
	/** Whether the visitor has seen the screen. Screens that were only prefetched never evict seen ones. */
	readonly isSeen: boolean;
}

/** The state of a path. */
type Cached =
	| { readonly status: 'absent' | 'pending' }
	| { readonly status: 'ready' | 'stale'; readonly screen: Screen };

interface LoadOptions {
	/** Aborts the request, if this call has sent it. */
	readonly signal?: AbortSignal | undefined;
	/** Whether it is requested even if it is cached. */
	readonly isFresh?: boolean | undefined;
	/** Whether a stale one is as good; it is renewed in the background. */
	readonly isStaleFine?: boolean | undefined;
}

/** By path, the least recently used first. */
const entries = new Map< string, Entry >();

/**
 * Makes an entry the most recently used. Beyond MAX_SCREENS seen or unseen entries, the least recently used of the same
 * kind is removed.
 */
function touch( path: string, entry: Entry ): void {
	entries.delete( path );
	entries.set( path, entry );
	const sameKind = [ ...entries ].filter(
		( [ , { isSeen } ] ) => isSeen === entry.isSeen
	);
	const [ oldest ] = sameKind;
	if ( oldest && sameKind.length > MAX_SCREENS ) {
		entries.delete( oldest[ 0 ] );
	}
}

function lookup( path: string ): Cached {
	const { screen, at = 0, request: pending } = entries.get( path ) ?? {};
	if ( screen ) {
		const isReady = Date.now() - at < OLD_AFTER;
		return { status: isReady ? 'ready' : 'stale', screen };
	}
	return { status: pending ? 'pending' : 'absent' };
}

/** Stores a screen that the visitor sees, and its time as in Entry. A cached one keeps its age, and what renews it. */
function put( path: string, screen: Screen, time = Date.now() ): void {
	const entry = entries.get( path );
	const at = entry?.screen === screen ? entry.at : time;
	touch( path, { request: entry?.request, screen, at, isSeen: true } );
}

/** Requests a screen, and stores its responses. It replaces a cached one; a failure does not remove one. */
function request( path: string, signal?: AbortSignal ): Promise< Screen > {
	const discard = () => {
		const entry = entries.get( path );
		if ( entry?.request !== promise ) {
			return;
		}
		if ( entry.screen ) {
			entries.set( path, { ...entry, request: undefined } );
		} else {
			entries.delete( path );
		}
	};
	const promise = requestScreen( path, signal ).then(
		( { value: loaded, time: at } ) => {
			const screen = receiveScreen( getSetup().registry, loaded, at );
			signal?.removeEventListener( 'abort', discard );
			const entry = entries.get( path );
			if ( entry?.request === promise ) {
				touch( path, { screen, at, isSeen: entry.isSeen } );
			}
			return screen;
		}
	);
	touch( path, {
		at: 0,
		isSeen: false,
		...entries.get( path ),
		request: promise,
	} );
	signal?.addEventListener( 'abort', discard );
	promise.catch( discard );
	return promise;
}

/** The screen of a path: a cached one, or that of a pending or a new request. Rejects as requestScreen(). */
async function load(
	path: string,
	{ signal, isFresh = false, isStaleFine = false }: LoadOptions = {}
): Promise< Screen > {
	const entry = entries.get( path );
	const isUsable = isStaleFine || lookup( path ).status === 'ready';
	if ( entry?.screen && isUsable && ! isFresh ) {
		touch( path, entry );
		renew( path );
		return entry.screen;
	}
	const pending = isFresh ? undefined : entry?.request;
	return (
		pending?.catch( ( error: unknown ) => {
			const isAborted =
				error instanceof ApiError && error.kind === 'aborted';
			if ( signal?.aborted || ! isAborted ) {
				throw error;
			}
			// Whoever has sent the request has aborted it.
			return load( path, { signal } );
		} ) ?? request( path, signal )
	);
}

/**
 * Requests a stale screen again, in the background, which also renews its responses in the store. It is one request for all
 * of them, which a cache before the server may answer.
 */
function renew( path: string ): void {
	if ( lookup( path ).status === 'stale' && navigator.onLine ) {
		// The API client has logged the error; the next use tries again.
		load( path ).catch( () => {} );
	}
}

/**
 * A cache of screens by path, which decides when a request is needed. It has no responses: those of its screens are in the
 * store of responses, which fetches one again that it has dropped.
 */
export const screenCache = {
	lookup,
	load,
	put,
	renew,
	clear: () => entries.clear(),
};
