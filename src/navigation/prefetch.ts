import { fetchScreen, isScreenHere, isScreenKnown } from '../api/screens';
import { sanitiseAhead } from '../components/ui/html/sanitiser';
import type { Screen } from '../contract/types';
import { isSaving } from '../lib/connection';
import { isPlainClick } from '../lib/plain-click';
import { whenIdle } from '../lib/when-idle';
import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';
import { seed } from '../stores/seed';
import { needsDocument, prefetchStyles } from './post-assets';
import { isTextLate, loadWholeScreen } from '../app/screen-code';
import { ownLink, screenPath } from './site-links';

const MAX_AT_ONCE = 2;
const MAX_PER_PAGE = 30;

/** The screen that a link leads to, where it is worth having ahead. */
function pathAhead( link: HTMLAnchorElement | null ): string | null {
	const path = link && screenPath( new URL( link.href ) );
	return path === null ||
		// A search costs the server work that nobody may want.
		path.includes( '?' ) ||
		path === screenPath( new URL( window.location.href ) )
		? null
		: path;
}

/** Data and code of a screen; a failure is the click's to report. */
async function prefetch( path: string ): Promise< Screen | null > {
	try {
		const screen = await fetchScreen( path );
		prefetchStyles( screen );
		await loadWholeScreen( screen.route );
		return screen;
	} catch {
		return null;
	}
}

function sanitiseTexts( { data }: Screen ): void {
	for ( const response of Object.values( data ) ) {
		const { content } = response as { readonly content?: unknown };
		if ( typeof content === 'string' ) {
			sanitiseAhead( content );
		}
	}
}

/** Renders what a click will show first of an article, out of sight. */
function renderAhead( registry: SiteRegistry, screen: Screen ): void {
	if (
		isTextLate( screen.route ) &&
		screen.redirect === null &&
		! needsDocument( screen )
	) {
		seed( registry, screen.data );
		void registry.dispatch( navigationStore ).prepare( screen );
	}
}

/**
 * Fetches screens before they are asked for: those of links in view when the browser is idle, and at once when a
 * pointer, the keyboard or a finger comes to a link. What a pointer presses is rendered ahead. Returns how to stop.
 */
export function startPrefetch( registry: SiteRegistry ): () => void {
	const queue = new Set< string >();
	let seen = new WeakSet< Element >();
	let page = window.location.pathname;
	let left = MAX_PER_PAGE;
	let running = 0;
	let scanning = false;
	/** A pointer makes several events on its link. */
	let prepared: HTMLAnchorElement | null = null;

	function work(): void {
		const next = queue.values().next();
		if ( next.done || running >= MAX_AT_ONCE || left === 0 || isSaving() ) {
			return;
		}
		queue.delete( next.value );
		running++;
		left--;
		void prefetch( next.value ).then( ( screen ) => {
			running--;
			// A server that cannot keep up has no time for guesses.
			left = screen ? left : 0;
			whenIdle( work );
		} );
		work();
	}

	const inView = new IntersectionObserver( ( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			const path = isIntersecting ? pathAhead( ownLink( target ) ) : null;
			if ( isIntersecting ) {
				inView.unobserve( target );
			}
			if ( path !== null && ! isScreenKnown( path ) ) {
				queue.add( path );
			}
		}
		whenIdle( work );
	} );

	/** Watches the links that are new since the last time. */
	function scan(): void {
		scanning = false;
		if ( page !== window.location.pathname ) {
			page = window.location.pathname;
			inView.disconnect();
			queue.clear();
			seen = new WeakSet();
			left = MAX_PER_PAGE;
		}
		for ( const link of document.querySelectorAll( 'a[href]' ) ) {
			// What is rendered ahead is in view for the observer alone.
			if ( ! seen.has( link ) && ! link.closest( '.is-ahead' ) ) {
				seen.add( link );
				inView.observe( link );
			}
		}
	}

	function scanLater(): void {
		if ( ! scanning ) {
			scanning = true;
			whenIdle( scan );
		}
	}

	/** Between a finger's coming and the click that it makes there is time to render and to sanitise. */
	function onIntent( event: Event ): void {
		const link = ownLink( event.target );
		const path = isSaving() ? null : pathAhead( link );
		const isPressed =
			event instanceof MouseEvent &&
			event.type === 'pointerdown' &&
			isPlainClick( event );
		if ( path === null || ( link === prepared && ! isPressed ) ) {
			return;
		}
		const isHere = isScreenHere( path );
		queue.delete( path );
		void prefetch( path ).then( ( screen ) => {
			prepared = screen && link;
			if ( screen && isPressed && isHere ) {
				renderAhead( registry, screen );
			}
			if ( screen ) {
				sanitiseTexts( screen );
			}
		} );
	}

	const changes = new MutationObserver( scanLater );
	changes.observe( document.body, { childList: true, subtree: true } );
	const listening = new AbortController();
	const options = { signal: listening.signal, passive: true };
	for ( const event of [ 'mouseover', 'focusin', 'pointerdown' ] ) {
		document.addEventListener( event, onIntent, options );
	}
	scanLater();
	return () => {
		changes.disconnect();
		inView.disconnect();
		listening.abort();
		queue.clear();
	};
}
