import { ApiError } from '../api/errors';
import { rememberScreen } from '../api/screens';
import type { Screen } from '../contract/types';
import { boot } from '../lib/boot';
import { href } from '../lib/paths';
import { isPlainClick } from '../lib/plain-click';
import { whenIdle } from '../lib/when-idle';
import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';
import { mayReload } from './chunk-guard';
import { findComment } from './find-comment';
import { land, landOnArrival } from './landing';
import {
	adoptEntry,
	isEntryKnown,
	leaveLayer,
	savePosition,
	savedPosition,
} from './positions';
import type { Kind } from './positions';
import { failureScreen } from './own-screens';
import { needsDocument } from './post-assets';
import { prepareScreen } from './prepare-screen';
import { createPresenter, landsBelow, pageOf } from './presenter';
import { ownLink, screenPath, searchPath } from './site-links';
import { startWaiting } from './start-waiting';
import { closeLightbox, lookAgain, lookOnArrival } from '../features/lightbox';

interface Options {
	readonly registry: SiteRegistry;
	/** Leaves the app: the browser loads an address. Returns whether it can. */
	readonly load: ( address: string ) => boolean;
}

export interface Router {
	/** Begins to listen, with the screen of the page as the first one. Returns how to stop. */
	readonly start: () => () => void;
	/** Asks the server for the current screen again. */
	readonly reload: () => void;
	/** Closes the lightbox: the way back, or to a page of the list where the visitor came from elsewhere. */
	readonly leave: ( listPath: string ) => void;
}

/** More redirects than this are a circle. */
const MAX_REDIRECTS = 5;

/** Follows links inside the app: History API, one click listener, the screens call. */
export function createRouter( { registry, load }: Options ): Router {
	const presenter = createPresenter( registry );
	const { getScreen, isOpening } = registry.select( navigationStore );
	let controller = new AbortController();
	/** Whether the current entry of the history is the one that is shown. */
	let settled = true;

	function show( screen: Screen, url: URL, kind: Kind ): void {
		settled = true;
		presenter.show( screen, url, kind );
	}

	/** Whether a document load may get the visitor there all the same. */
	function isOutdated( error: unknown ): boolean {
		return error instanceof ApiError
			? error.code === 'rest_cookie_invalid_nonce'
			: // Any other failure is of a chunk.
				mayReload();
	}

	/** Goes to where the page really is. */
	function follow( redirect: string, from: URL, kind: Kind, hops: number ) {
		const to = new URL( redirect, from );
		to.hash ||= from.hash;
		if ( hops >= MAX_REDIRECTS ) {
			load( to.href );
		} else {
			void go( to, kind === 'pop' ? 'replace' : kind, false, hops + 1 );
		}
	}

	async function go( url: URL, as: Kind, fresh = false, hops = 0 ) {
		controller.abort();
		controller = new AbortController();
		const { signal } = controller;
		const back = as === 'pop';
		const path = screenPath( url );
		if ( path === null ) {
			load( url.href );
			return;
		}
		const wait = startWaiting( registry );
		let kind = as;
		// Behind the request, and never before what is there at once.
		const timer = setTimeout( () => {
			if ( ! signal.aborted && presenter.open( path, url, as ) ) {
				settled = true;
				kind = 'replace';
			}
		} );
		try {
			const screen = await prepareScreen( path, {
				signal,
				fresh,
				back,
				atOnce: landsBelow( url, as ),
			} );
			const redirect =
				screen.redirect ??
				( await findComment( screen, url.hash, signal ) );
			signal.throwIfAborted();
			if ( redirect !== null ) {
				follow( redirect, url, kind, hops );
			} else if ( ! needsDocument( screen ) ) {
				show( screen, url, kind );
			} else if ( ! load( url.href ) ) {
				show( failureScreen( path ), url, kind );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				wait.fail();
				if ( ! isOutdated( error ) || ! load( url.href ) ) {
					show( failureScreen( path ), url, kind );
				}
			}
		} finally {
			clearTimeout( timer );
			wait.finish();
		}
	}

	/** Goes on to the comment that the address names, where it is on another page of them. */
	async function seekComment(): Promise< void > {
		const screen = getScreen();
		const { signal } = controller;
		const { hash } = window.location;
		const place = screen && ( await findComment( screen, hash, signal ) );
		if ( place !== null && ! signal.aborted ) {
			void go( new URL( place ), 'replace' );
		}
	}

	function onClick( event: MouseEvent ): void {
		const link = ownLink( event.target );
		if ( ! link || ! isPlainClick( event ) || event.defaultPrevented ) {
			return;
		}
		const url = new URL( link.href );
		const path = screenPath( url );
		if ( path === null ) {
			return;
		}
		const isCurrent = pageOf( url ) === pageOf( window.location );
		if ( isCurrent && url.href.includes( '#' ) ) {
			// The browser scrolls by itself.
			savePosition();
			return;
		}
		event.preventDefault();
		// Safari's click does not; what closes later gives the focus back.
		link.focus( { preventScroll: true } );
		void go(
			new URL( href( path ) + url.hash ),
			isCurrent ? 'replace' : 'push',
			isCurrent
		);
	}

	/** A search is a form that WordPress itself would answer. */
	function onSubmit( event: SubmitEvent ): void {
		const path = event.defaultPrevented ? null : searchPath( event.target );
		if ( path !== null ) {
			event.preventDefault();
			void go( new URL( href( path ) ), 'push' );
		}
	}

	function onPopState(): void {
		const url = new URL( window.location.href );
		if ( ! isEntryKnown() ) {
			// A link to a fragment has just made this entry.
			adoptEntry();
			void seekComment();
			return;
		}
		if ( settled ) {
			savePosition();
		}
		adoptEntry();
		if ( presenter.isShown( url ) ) {
			controller.abort();
			settled = true;
			lookAgain( registry, url.hash );
			land( url.hash, savedPosition() );
			if ( isOpening() ) {
				// Its rest was called off just now.
				void go( url, 'replace' );
			}
		} else {
			settled = false;
			closeLightbox( registry );
			void go( url, 'pop' );
		}
	}

	function onPageHide(): void {
		if ( settled ) {
			savePosition();
		}
		// A reload is the browser's to restore.
		window.history.scrollRestoration = 'auto';
	}

	function takeScroll(): void {
		window.history.scrollRestoration = 'manual';
	}

	function start(): () => void {
		const { screen } = boot();
		const path = screenPath( new URL( window.location.href ) );
		if ( path !== null ) {
			rememberScreen( path, screen );
		}
		adoptEntry();
		landOnArrival();
		takeScroll();
		const listening = new AbortController();
		const { signal } = listening;
		document.addEventListener( 'click', onClick, { signal } );
		document.addEventListener( 'submit', onSubmit, { signal } );
		window.addEventListener( 'popstate', onPopState, { signal } );
		window.addEventListener( 'pagehide', onPageHide, { signal } );
		window.addEventListener( 'pageshow', takeScroll, { signal } );
		void seekComment();
		void lookOnArrival( registry, controller.signal );
		// The first look into the browser's storage waits for its disk; no click shall.
		const cancel = whenIdle( savedPosition );
		return () => {
			cancel();
			presenter.stop();
			controller.abort();
			listening.abort();
		};
	}

	function reload(): void {
		void go( new URL( window.location.href ), 'replace', true );
	}

	function leave( listPath: string ): void {
		if ( ! leaveLayer() ) {
			closeLightbox( registry );
			void go( new URL( href( listPath ) ), 'replace' );
		}
	}

	return { start, reload, leave };
}
