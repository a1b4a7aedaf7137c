import { ApiError } from '../api/errors';
import type { Screen } from '../contract/types';
import { afterPaint } from '../lib/timing';
import { mayReload } from '../lib/reload-guard';
import { loadColumns } from '../stores/shell';
import { navigationStore } from '../stores/navigation';
import type { HistoryChange } from './history';
import { destinationAt, routesOf } from './destination';
import type { Destination } from './destination';
import { addStyles } from './post-assets';
import { screenCache } from './screen-cache';
import { getSetup } from './setup';

/** The result of resolving a destination. */
export type Resolved =
	| {
			readonly kind: 'screen';
			readonly screen: Screen;
			/** Another one than the requested after a redirect of WordPress. */
			readonly destination: Destination;
	  }
	/** The fragment names something on another screen. */
	| { readonly kind: 'redirect'; readonly destination: Destination }
	/** A page that only the browser can load. */
	| { readonly kind: 'document' }
	| {
			readonly kind: 'failure';
			/** HTTP status; 0 if the server was not reached. */
			readonly status: number;
	  };

interface Options {
	readonly signal: AbortSignal;
	/** What the navigation does to the history: Back and Forward show a cached screen of any age, and need no network. */
	readonly change: HistoryChange;
	readonly isFresh: boolean;
}

/** Loads what is at a destination. Never rejects; the result is of no use once the signal is aborted. */
export async function resolve(
	destination: Destination,
	options: Options
): Promise< Resolved > {
	const { url, path } = destination;
	if ( path === null ) {
		return { kind: 'document' };
	}
	try {
		const screen = await loadScreen( url, path, options );
		const comment = await findComment( screen, url.hash, options.signal );
		if ( comment ) {
			return { kind: 'redirect', destination: comment };
		}
		// WordPress redirects a page load with status 401 to the login form.
		if ( screen.status === 401 || screen.document ) {
			return { kind: 'document' };
		}
		const isThere = screen.path === path;
		return {
			kind: 'screen',
			screen,
			destination: isThere
				? destination
				: destinationAt( screen.path, url.hash ),
		};
	} catch ( error ) {
		const { getScreen } = getSetup().registry.select( navigationStore );
		return options.signal.aborted
			? { kind: 'failure', status: 0 }
			: failureOf(
					error,
					options.isFresh && getScreen()?.route === 'error'
				);
	}
}

/**
 * What to do after an error. The browser loads the page itself if the response is no screen, such as a firewall's page; at
 * most once in a while, also if code could not be loaded, which an update of the site may have renamed. After an error of
 * the server, it does so only when the visitor tries again: the page may work though its data fails.
 */
function failureOf( error: unknown, isRetry: boolean ): Resolved {
	const { kind, status } =
		error instanceof ApiError ? error : { kind: 'code', status: 0 };
	const isBroken = kind === 'timeout' || status >= 500;
	const isDocument = kind === 'format' && ( isRetry || ! isBroken );
	if ( kind === 'code' ? mayReload( 'code' ) : isDocument ) {
		return { kind: 'document' };
	}
	return { kind: 'failure', status: isBroken ? 500 : 0 };
}

/** Whether a screen is rendered in one step: Back, Forward and fragments scroll at once, and need its height. */
export function needsWhole( { hash }: URL, change: HistoryChange ): boolean {
	return change === 'restore' || hash !== '';
}

/** Loads a screen, its parts, and the styles of its texts, unless these are rendered after the first paint. */
async function loadScreen(
	url: URL,
	path: string,
	{ signal, isFresh, change }: Options
): Promise< Screen > {
	const { code } = getSetup();
	// Loads the parts of all matching routes in parallel with the screen, but not before the pressed link is painted.
	// Failures are handled below.
	const cancel = afterPaint( () => {
		if ( ! signal.aborted ) {
			for ( const route of routesOf( path ) ) {
				loadParts( route ).catch( () => {} );
			}
		}
	} );
	const screen = await screenCache
		.load( path, { signal, isFresh, isStaleFine: change === 'restore' } )
		.finally( cancel );
	if ( ! screen.document ) {
		const isDeferred =
			code.isTextDeferred( screen.route ) && ! needsWhole( url, change );
		await Promise.all( [
			loadParts( screen.route ),
			! isDeferred && addStyles( screen ),
		] );
	}
	return screen;
}

/** Loads the code of a route's screen, and the responses of the side columns that it shows. */
export async function loadParts( route: string ): Promise< void > {
	const { code, registry } = getSetup();
	await Promise.all( [ code.load( route ), loadColumns( registry, route ) ] );
}

/** The page with the comment that a fragment names; null if the screen shows it, or it is not found. */
export async function findComment(
	screen: Screen,
	hash: string,
	signal: AbortSignal
): Promise< Destination | null > {
	return hash.startsWith( '#comments' )
		? import( /* webpackChunkName: "later" */ './find-comment' ).then(
				( { commentDestination } ) =>
					commentDestination( screen, hash, signal ),
				() => null
			)
		: null;
}
