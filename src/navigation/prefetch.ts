import type { Screen } from '../contract/types';
import { afterLoad, whenIdle } from '../lib/timing';
import { savesData } from '../lib/connection';
import { onFirstInteraction } from '../lib/first-interaction';
import { screenResponses } from '../stores/responses';
import { sessionStore } from '../stores/session';
import { isKnownPath } from './known-paths';
import { linkOf, pageOf, screenPath } from './destination';
import { addBlockStyles, stylesOf } from './post-assets';
import { loadParts } from './resolve';
import { screenCache } from './screen-cache';
import { getSetup } from './setup';

/** How many screens one page view may prefetch. */
const MAX_REQUESTS = 20;

/** How many of these are reserved for links that are hovered, focused or pressed: links that are only in view get five. */
const RESERVED_FOR_INTENT = 15;

/** If a response takes more milliseconds, the host or the connection is too busy for prefetching. */
const SLOW = 2000;

/** For how many milliseconds nothing is prefetched after such a response, or a failure. */
const PAUSE = 60_000;

/** Sanitises HTML that is likely to be shown next, and caches the result. */
type Sanitise = ( html: string ) => void;

function needsRequest( path: string ): boolean {
	return [ 'absent', 'stale' ].includes( screenCache.lookup( path ).status );
}

/** Prefetches the style sheets that a screen's content needs, each once, unless the page has them. */
export function prefetchStyles( screen: Screen ): void {
	addBlockStyles( screen );
	for ( const { handle, href } of stylesOf( screen ) ) {
		const id = `${ handle }-prefetch`;
		const isPresent =
			document.getElementById( `${ handle }-css` ) ??
			document.getElementById( id );
		if ( href !== null && ! isPresent ) {
			const link = document.createElement( 'link' );
			link.id = id;
			link.rel = 'prefetch';
			link.as = 'style';
			link.href = href;
			document.head.append( link );
		}
	}
}

/** The texts of a screen that are HTML. */
function htmlOf( screen: Screen ): string[] {
	const responses = screenResponses( getSetup().registry, screen );
	return Object.values( responses ).flatMap( ( response ) => {
		const { content } = response as { readonly content?: unknown };
		return typeof content === 'string' ? [ content ] : [];
	} );
}

/** Prefetches as startPrefetch() does, without watching the session. Returns a function that stops it. */
function prefetchScreens( sanitise: Sanitise ): () => void {
	const { registry } = getSetup();
	const listening = new AbortController();
	const { signal } = listening;
	/** Links in the viewport whose turn has not come. */
	const queue = new Set< Element >();
	let observed = new WeakSet< Element >();
	let page = pageOf( window.location );
	let requestsLeft = MAX_REQUESTS;
	let pausedUntil = 0;
	let isRunning = false;
	let isScanScheduled = false;
	/** The link of the last event, because one pointer fires several events on a link. */
	let lastLink: HTMLAnchorElement | null = null;

	/** The path of the screen that a link leads to; null if it should not be prefetched. */
	function pathToPrefetch( link: HTMLAnchorElement | null ): string | null {
		const path = link && screenPath( new URL( link.href ) );
		return path !== null &&
			// Arguments are for searches, which cost the server too much, or for other plugins.
			link?.search === '' &&
			path !== screenPath( new URL( window.location.href ) ) &&
			isKnownPath( registry, path )
			? path
			: null;
	}

	function mayPrefetch(): boolean {
		return ! savesData() && Date.now() >= pausedUntil;
	}

	/** Loads a screen with its code and styles; null on failure, which a click would show. */
	async function prefetch( path: string ): Promise< Screen | null > {
		const sent = Date.now();
		let screen: Screen | null = null;
		if ( needsRequest( path ) ) {
			requestsLeft--;
		}
		try {
			const loaded = await screenCache.load( path, { signal } );
			prefetchStyles( loaded );
			await loadParts( loaded.route );
			screen = loaded;
		} catch {
			// Counts as a sign that the host is too busy.
		}
		const status = screen?.status ?? 503;
		const isBusy = status === 429 || status >= 500;
		if ( isBusy || Date.now() - sent > SLOW ) {
			pausedUntil = Date.now() + PAUSE;
		}
		return screen;
	}

	/** The path of the next link of the queue that has to be requested; null if there is none. */
	function nextPath(): string | null {
		for ( const link of queue ) {
			queue.delete( link );
			const path = pathToPrefetch( linkOf( link ) );
			if ( path !== null && needsRequest( path ) ) {
				return path;
			}
		}
		return null;
	}

	async function workOnQueue(): Promise< void > {
		if (
			isRunning ||
			! mayPrefetch() ||
			requestsLeft <= RESERVED_FOR_INTENT
		) {
			return;
		}
		const path = nextPath();
		if ( path !== null ) {
			isRunning = true;
			await prefetch( path );
			isRunning = false;
			whenIdle( () => void workOnQueue() );
		}
	}

	const inView = new IntersectionObserver( ( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting ) {
				queue.add( target );
			} else {
				queue.delete( target );
			}
		}
		whenIdle( () => void workOnQueue() );
	} );

	/** Observes links that are new since the last scan. Each page has MAX_REQUESTS. */
	function scan(): void {
		isScanScheduled = false;
		if ( signal.aborted ) {
			return;
		}
		if ( page !== pageOf( window.location ) ) {
			page = pageOf( window.location );
			inView.disconnect();
			queue.clear();
			observed = new WeakSet();
			requestsLeft = MAX_REQUESTS;
		}
		// Links in the main part first: menus lead to the same screens on every page.
		for ( const link of [
			...document.querySelectorAll( 'main a[href]' ),
			...document.querySelectorAll( 'a[href]' ),
		] ) {
			if ( ! observed.has( link ) ) {
				observed.add( link );
				inView.observe( link );
			}
		}
	}

	function scheduleScan(): void {
		if ( ! isScanScheduled ) {
			isScanScheduled = true;
			whenIdle( scan );
		}
	}

	async function onIntent( event: Event ): Promise< void > {
		const link = linkOf( event.target );
		if ( ! mayPrefetch() || link === lastLink ) {
			return;
		}
		const path = pathToPrefetch( link );
		if ( path === null || ( requestsLeft <= 0 && needsRequest( path ) ) ) {
			return;
		}
		const screen = await prefetch( path );
		lastLink = screen && link;
		if ( screen ) {
			htmlOf( screen ).forEach( sanitise );
		}
	}

	const changes = new MutationObserver( scheduleScan );
	function start(): void {
		changes.observe( document.body, { childList: true, subtree: true } );
		scheduleScan();
	}
	onFirstInteraction( () => afterLoad( start, signal ), signal );
	for ( const event of [ 'mouseover', 'focusin', 'pointerdown' ] ) {
		document.addEventListener( event, ( at ) => void onIntent( at ), {
			signal,
			passive: true,
		} );
	}
	return () => {
		changes.disconnect();
		inView.disconnect();
		listening.abort();
		queue.clear();
	};
}

/**
 * Prefetches screens: that of a link that is hovered, focused or pressed; after the first interaction also those of
 * links in the viewport, one at a time while the browser is idle. Returns what stops it. It stops for another user and
 * while the session is ending, whose responses would be refused.
 */
export function startPrefetch( sanitise: Sanitise ): () => void {
	const { subscribe, select } = getSetup().registry;
	let stop = prefetchScreens( sanitise );
	let wasEnding = false;
	const stopWatching = subscribe( () => {
		const isEnding = select( sessionStore ).isEnding();
		if ( isEnding && ! wasEnding ) {
			stop();
			screenCache.clear();
		} else if ( wasEnding && ! isEnding ) {
			stop = prefetchScreens( sanitise );
		}
		wasEnding = isEnding;
	}, sessionStore );
	return () => {
		stopWatching();
		stop();
	};
}
