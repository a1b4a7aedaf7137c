import { createPath } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';
import { ApiError } from '../api/errors';
import type { Screen } from '../contract/types';
import { boot } from '../lib/boot';
import { mayReload } from '../lib/chunk-guard';
import { followLink } from '../lib/follow-link';
import { href } from '../lib/paths';
import { screenPath, searchPath } from '../lib/screen-path';
import { whenIdle } from '../lib/when-idle';
import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';
import { startWaiting } from '../stores/start-waiting';
import { createCommits, needsWhole } from './commit';
import type { ImageOverlay } from './commit';
import { findComment } from './find-comment';
import {
	closeOverlay,
	isKnownEntry,
	isShownEntry,
	markShown,
	saveScroll,
	savedScroll,
} from './history';
import type { HistoryChange } from './history';
import { loadScreen } from './load-screen';
import type { ScreenCode } from './load-screen';
import { failureScreen } from './local-screens';
import { needsDocument } from './post-assets';
import { screenCache } from './screen-cache';
import { scrollToFirstTarget, scrollToPlace } from './scroll';

interface Options {
	readonly registry: SiteRegistry;
	/** Leaves the app: the browser loads an address. Returns whether it can. */
	readonly load: ( address: string ) => boolean;
	readonly code: ScreenCode;
	readonly overlay: ImageOverlay;
}

export interface Navigation {
	/** What React Router calls to change the screen. */
	readonly navigator: Navigator;
	/** Begins to listen, with the screen of the page as the first one. Returns how to stop. */
	readonly start: () => () => void;
	/** Asks the server for the current screen again. */
	readonly reload: () => void;
	/** Closes the image overlay: goes back, or to a page of the list where the visitor came from elsewhere. */
	readonly closeImage: ( listPath: string ) => void;
}

/**
 * Changes screens inside the app. A navigation is pending until its screen is loaded; the commit then writes the history
 * and renders the screen with its address. A later navigation aborts a pending one.
 */
export function createNavigation( options: Options ): Navigation {
	const { registry, load, code, overlay } = options;
	const commits = createCommits( options );
	const { getScreen, isPreview } = registry.select( navigationStore );
	let pending = new AbortController();

	function urlOf( to: To ): URL {
		return new URL(
			typeof to === 'string' ? to : createPath( to ),
			window.location.href
		);
	}

	function showFailure( url: URL, change: HistoryChange ): void {
		const path = screenPath( url ) ?? url.pathname;
		commits.commit( failureScreen( path ), url, change );
	}

	/** Lets the browser load an address; where it cannot, an error screen says so at that address. */
	function loadOrFail( url: URL, change: HistoryChange ): void {
		if ( ! load( url.href ) ) {
			showFailure( url, change );
		}
	}

	/** A document load helps where the answer was no screen, and may help where a chunk is missing. */
	function fail( error: unknown, url: URL, change: HistoryChange ): void {
		const isLoad =
			error instanceof ApiError ? error.kind === 'format' : mayReload();
		if ( isLoad ) {
			loadOrFail( url, change );
		} else {
			showFailure( url, change );
		}
	}

	/** Shows a screen at its own address, which is another one than was asked for after a redirect. */
	function show( screen: Screen, asked: URL, change: HistoryChange ): void {
		const url =
			screen.path === screenPath( asked )
				? asked
				: new URL( href( screen.path ) + asked.hash );
		screenCache.put( screenPath( url ) ?? screen.path, screen );
		commits.commit( screen, url, change );
	}

	async function go(
		url: URL,
		asked: HistoryChange,
		isFresh = false
	): Promise< void > {
		pending.abort();
		pending = new AbortController();
		const { signal } = pending;
		const path = screenPath( url );
		if ( path === null ) {
			loadOrFail( url, asked );
			return;
		}
		const wait = startWaiting( registry );
		let change = asked;
		// The request leaves first, and a cached screen needs no preview.
		const timer = setTimeout( () => {
			if (
				! signal.aborted &&
				commits.commitPreview( path, url, asked )
			) {
				change = 'replace';
			}
		} );
		try {
			const screen = await loadScreen( path, {
				code,
				signal,
				isFresh,
				isRestored: asked === 'restore',
				isWhole: needsWhole( url, asked ),
			} );
			const place = await findComment( screen, url.hash, signal );
			signal.throwIfAborted();
			if ( place !== null ) {
				void go(
					new URL( place ),
					change === 'restore' ? 'replace' : change
				);
			} else if ( screen.status === 401 || needsDocument( screen ) ) {
				// WordPress sends the page of a 401 to the login form.
				loadOrFail( url, change );
			} else {
				show( screen, url, change );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				wait.fail();
				fail( error, url, change );
			}
		} finally {
			clearTimeout( timer );
			wait.finish();
		}
	}

	/** The address of a screen as the server writes it, without a trailing slash. */
	function normalised( url: URL ): URL {
		const path = screenPath( url );
		return path === null ? url : new URL( href( path ) + url.hash );
	}

	const navigator: Navigator = {
		createHref: ( to ) => urlOf( to ).href,
		push: ( to ) => void go( normalised( urlOf( to ) ), 'push' ),
		replace: ( to ) => {
			const url = normalised( urlOf( to ) );
			// Whoever goes to the page where they are wants it anew.
			void go( url, 'replace', commits.isCurrent( url ) );
		},
		go: ( delta ) => window.history.go( delta ),
	};

	/** Goes to the page of comments that has the one which the address names. */
	async function goToComment(): Promise< void > {
		const screen = getScreen();
		const { signal } = pending;
		const { hash } = window.location;
		const place = screen && ( await findComment( screen, hash, signal ) );
		if ( place !== null && ! signal.aborted ) {
			void go( new URL( place ), 'replace' );
		}
	}

	/** Links in content; those of components do the same by themselves. */
	function onClick( event: MouseEvent ): void {
		followLink( event, navigator );
		if ( ! event.defaultPrevented ) {
			// The browser may scroll to a fragment now.
			saveScroll();
		}
	}

	/** A search form, which WordPress would answer with the same page. */
	function onSubmit( event: SubmitEvent ): void {
		const path = event.defaultPrevented ? null : searchPath( event.target );
		if ( path !== null ) {
			event.preventDefault();
			navigator.push( new URL( href( path ) ) );
		}
	}

	function onPopState(): void {
		const url = new URL( window.location.href );
		if ( ! isKnownEntry() ) {
			// A link to a fragment has just made this entry.
			markShown();
			void registry.dispatch( navigationStore ).move( url );
			void goToComment();
			return;
		}
		saveScroll();
		if ( ! commits.isCurrent( url ) ) {
			overlay.close();
			void go( url, 'restore' );
			return;
		}
		pending.abort();
		commits.restoreCurrent( url );
		if ( ! isShownEntry() ) {
			markShown();
			scrollToPlace( url.hash, savedScroll() );
		}
		if ( isPreview() ) {
			// The request for its rest has just been aborted.
			void go( url, 'replace' );
		}
	}

	function onPageHide(): void {
		saveScroll();
		// The browser restores the scroll position of a reload.
		window.history.scrollRestoration = 'auto';
	}

	function takeScrollRestoration(): void {
		window.history.scrollRestoration = 'manual';
	}

	function start(): () => void {
		const { screen } = boot();
		const path = screenPath( new URL( window.location.href ) );
		if ( path !== null ) {
			screenCache.put( path, screen );
		}
		markShown();
		scrollToFirstTarget();
		takeScrollRestoration();
		const listening = new AbortController();
		const { signal } = listening;
		document.addEventListener( 'click', onClick, { signal } );
		document.addEventListener( 'submit', onSubmit, { signal } );
		window.addEventListener( 'popstate', onPopState, { signal } );
		window.addEventListener( 'pagehide', onPageHide, { signal } );
		window.addEventListener( 'pageshow', takeScrollRestoration, {
			signal,
		} );
		void goToComment();
		void commits.openFirstOverlay( pending.signal );
		// The first access to the browser's storage waits for its disk; no click shall.
		const cancel = whenIdle( savedScroll );
		return () => {
			cancel();
			commits.stop();
			pending.abort();
			listening.abort();
		};
	}

	function reload(): void {
		void go( new URL( window.location.href ), 'replace', true );
	}

	function closeImage( listPath: string ): void {
		if ( ! closeOverlay() ) {
			overlay.close();
			void go( new URL( href( listPath ) ), 'replace' );
		}
	}

	return { navigator, start, reload, closeImage };
}
