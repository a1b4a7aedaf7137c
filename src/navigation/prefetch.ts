import type { Screen } from '../contract/types';
import { isSaving } from '../lib/connection';
import { isPlainClick, linkOf, pageOf } from '../lib/follow-link';
import { screenPath } from '../lib/screen-path';
import { whenIdle } from '../lib/when-idle';
import { navigationStore } from '../stores/navigation';
import { seed } from '../stores/seed';
import type { SiteRegistry } from '../stores/site-registry';
import type { ScreenCode } from './load-screen';
import { needsDocument } from './post-assets';
import { prefetchStyles } from './prefetch-styles';
import { screenCache } from './screen-cache';

/** How many screens one page view may ask for before they are needed. */
const MAX_REQUESTS = 20;

/** How many of these are kept for links that a pointer or the keyboard comes to. */
const KEPT_FOR_INTENT = 5;

interface Options {
	readonly registry: SiteRegistry;
	readonly code: ScreenCode;
	/** Sanitises HTML that is probably shown next. */
	readonly sanitise: ( html: string ) => void;
}

/** The screen that a link leads to, where it is worth being prefetched. */
function pathToPrefetch( link: HTMLAnchorElement | null ): string | null {
	const path = link && screenPath( new URL( link.href ) );
	return path === null ||
		// A search costs the server work that nobody may want.
		path.includes( '?' ) ||
		path === screenPath( new URL( window.location.href ) )
		? null
		: path;
}

/** Whether a path would cost a request. */
function isUnknown( path: string ): boolean {
	return [ 'absent', 'stale' ].includes( screenCache.lookup( path ).status );
}

/** The texts of a screen that are HTML. */
function htmlOf( { data }: Screen ): string[] {
	return Object.values( data ).flatMap( ( response ) => {
		const { content } = response as { readonly content?: unknown };
		return typeof content === 'string' ? [ content ] : [];
	} );
}

/** Calls back once the page with its pictures is loaded. */
function afterLoad( callback: () => void, signal: AbortSignal ): void {
	if ( document.readyState === 'complete' ) {
		callback();
	} else {
		window.addEventListener( 'load', callback, { once: true, signal } );
	}
}

/**
 * Prefetches screens: those of links that have come into view, one after the other while the browser is idle; and at once
 * that of a link which a pointer, the keyboard or a finger comes to. An article whose link is pressed is also rendered,
 * out of sight. Returns how to stop.
 */
export function startPrefetch( options: Options ): () => void {
	const { registry, code, sanitise } = options;
	const listening = new AbortController();
	const { signal } = listening;
	/** Paths of links in view. */
	const queue = new Set< string >();
	let observed = new WeakSet< Element >();
	let page = pageOf( window.location );
	let requestsLeft = MAX_REQUESTS;
	let isRunning = false;
	let isScanPlanned = false;
	/** The link that a pointer came to last: it makes several events there. */
	let lastLink: HTMLAnchorElement | null = null;

	/** Loads a screen with its code and styles; a failure is shown by the click. */
	async function prefetch( path: string ): Promise< Screen | null > {
		if ( isUnknown( path ) ) {
			requestsLeft--;
		}
		try {
			const screen = await screenCache.load( path );
			prefetchStyles( screen );
			await code.load( screen.route );
			return screen;
		} catch {
			return null;
		}
	}

	async function workOnQueue(): Promise< void > {
		const [ path ] = queue;
		if (
			path === undefined ||
			isRunning ||
			isSaving() ||
			requestsLeft <= KEPT_FOR_INTENT
		) {
			return;
		}
		queue.delete( path );
		if ( isUnknown( path ) ) {
			isRunning = true;
			const screen = await prefetch( path );
			isRunning = false;
			if ( screen === null ) {
				// A server that cannot keep up is spared on this page.
				requestsLeft = Math.min( requestsLeft, KEPT_FOR_INTENT );
			}
		}
		whenIdle( () => void workOnQueue() );
	}

	const inView = new IntersectionObserver( ( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting ) {
				inView.unobserve( target );
				const path = pathToPrefetch( linkOf( target ) );
				if ( path !== null ) {
					queue.add( path );
				}
			}
		}
		whenIdle( () => void workOnQueue() );
	} );

	/** Observes the links that are new since the last time; every page begins with a new budget. */
	function scan(): void {
		isScanPlanned = false;
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
		for ( const link of document.querySelectorAll( 'a[href]' ) ) {
			// What is rendered out of sight is in view for an observer.
			if ( ! observed.has( link ) && ! link.closest( '.is-ahead' ) ) {
				observed.add( link );
				inView.observe( link );
			}
		}
	}

	function planScan(): void {
		if ( ! isScanPlanned ) {
			isScanPlanned = true;
			whenIdle( scan );
		}
	}

	/** Renders what a click will show first, while the finger or the button is still down. */
	function renderOutOfSight( screen: Screen ): void {
		if ( code.isTextLate( screen.route ) && ! needsDocument( screen ) ) {
			seed( registry, screen.data );
			void registry.dispatch( navigationStore ).prefetch( screen );
		}
	}

	async function onIntent( event: Event ): Promise< void > {
		const link = linkOf( event.target );
		const path = isSaving() ? null : pathToPrefetch( link );
		const isPressed =
			event instanceof MouseEvent &&
			event.type === 'pointerdown' &&
			isPlainClick( event );
		if ( path === null || ( link === lastLink && ! isPressed ) ) {
			return;
		}
		const isReady = screenCache.lookup( path ).status === 'ready';
		if ( ! isReady && requestsLeft <= 0 && isUnknown( path ) ) {
			return;
		}
		queue.delete( path );
		const screen = await prefetch( path );
		lastLink = screen && link;
		if ( screen && isPressed && isReady ) {
			renderOutOfSight( screen );
		}
		if ( screen ) {
			htmlOf( screen ).forEach( sanitise );
		}
	}

	const changes = new MutationObserver( planScan );
	afterLoad( () => {
		changes.observe( document.body, { childList: true, subtree: true } );
		planScan();
	}, signal );
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
