import { ApiError } from '../api/errors';
import type { Screen } from '../contract/types';
import { boot } from '../lib/boot';
import { mayReload } from '../lib/reload-guard';
import { followLink } from '../lib/follow-link';
import type { Navigator } from '../lib/navigator';
import { href } from '../lib/paths';
import { screenPath, searchPath } from '../lib/screen-path';
import { withoutTracking } from '../lib/tracking';
import { whenIdle } from '../lib/when-idle';
import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';
import { startWaiting } from '../stores/start-waiting';
import { commentAddressOf } from './comment-address';
import { createCommits, needsWhole } from './commit';
import type { ImageOverlay } from './commit';
import { ignoreSecondClicks } from './double-click';
import {
	closeOverlay,
	isKnownEntry,
	isShownEntry,
	markShown,
	restoreScroll,
	saveScroll,
	savedScroll,
} from './history';
import type { HistoryChange } from './history';
import { loadScreen } from './load-screen';
import type { ScreenCode } from './load-screen';
import { failureScreen } from './local-screens';
import { screenCache } from './screen-cache';
import { scrollToPlace } from './scroll';
import { waitForNetwork } from './wait-for-network';

interface Options {
	readonly registry: SiteRegistry;
	/** Leaves the app: the browser loads a URL. Returns false if it cannot. */
	readonly loadDocument: ( address: string ) => boolean;
	readonly code: ScreenCode;
	readonly overlay: ImageOverlay;
}

export interface Navigation {
	readonly navigator: Navigator;
	/** Starts to listen, with the screen of the page load; the browser follows links until then. Returns a function that stops it. */
	readonly start: () => () => void;
	/** Requests the current screen again. */
	readonly reload: () => void;
	/** Closes the image overlay: goes back or, if the page load has opened it, to the given page of the list. */
	readonly closeImage: ( listPath: string ) => void;
}

/**
 * Changes screens inside the app. A navigation is pending until its screen is loaded; the commit then writes the
 * history and renders the screen. A new navigation aborts a pending one.
 */
export function createNavigation( options: Options ): Navigation {
	const { registry, loadDocument, code, overlay } = options;
	const commits = createCommits( options );
	const { getScreen, isPreview } = registry.select( navigationStore );
	let pending = new AbortController();
	let listening: AbortController | null = null;

	/**
	 * Shows the error screen. Offline, the visitor keeps what is being read, unless Back has left it.
	 *
	 * @param url
	 * @param change
	 * @param status HTTP status; 0 if the server was not reached.
	 */
	function showFailure( url: URL, change: HistoryChange, status = 0 ): void {
		if ( ! window.navigator.onLine && change !== 'restore' ) {
			waitForNetwork( registry, pending.signal, () => {
				void go( url, change, change === 'replace' );
			} );
			return;
		}
		const path = screenPath( url ) ?? url.pathname;
		commits.commit( failureScreen( path, status ), url, change );
	}

	/** Lets the browser load a URL; if it cannot, shows the error screen at that URL. */
	function loadOrFail( url: URL, change: HistoryChange ): void {
		if ( ! loadDocument( url.href ) ) {
			showFailure( url, change );
		}
	}

	/**
	 * Handles a failed navigation: loads the document if the response was not a screen, a firewall refused it or code could
	 * not be loaded; otherwise shows the error screen.
	 */
	function fail( error: unknown, url: URL, change: HistoryChange ): void {
		const kind = error instanceof ApiError ? error.kind : 'code';
		const isLoad =
			kind === 'code'
				? mayReload( 'code' )
				: kind === 'format' || kind === 'blocked';
		if ( isLoad ) {
			loadOrFail( url, change );
		} else {
			const isReached = kind === 'refused' || kind === 'timeout';
			showFailure( url, change, isReached ? 500 : 0 );
		}
	}

	/** Shows a screen at its own URL, which differs from the requested one after a redirect. */
	function show(
		screen: Screen,
		requested: URL,
		change: HistoryChange
	): void {
		const url =
			screen.path === screenPath( requested )
				? requested
				: new URL( href( screen.path ) + requested.hash );
		screenCache.put( screenPath( url ) ?? screen.path, screen );
		commits.commit( screen, url, change );
	}

	async function go(
		url: URL,
		requestedChange: HistoryChange,
		isFresh = false
	): Promise< void > {
		pending.abort();
		pending = new AbortController();
		const { signal } = pending;
		const path = screenPath( url );
		if ( path === null ) {
			loadOrFail( url, requestedChange );
			return;
		}
		const wait = startWaiting( registry );
		let change = requestedChange;
		// Deferred, so that the request is sent first, and a cached screen is shown without a preview.
		const timer = setTimeout( () => {
			if (
				! signal.aborted &&
				window.navigator.onLine &&
				commits.commitPreview( path, url, requestedChange )
			) {
				change = 'replace';
			}
		} );
		try {
			const screen = await loadScreen( path, {
				registry,
				code,
				signal,
				isFresh,
				isRestored: requestedChange === 'restore',
				isWhole: needsWhole( url, requestedChange ),
			} );
			const commentAddress = await commentAddressOf(
				screen,
				url.hash,
				signal
			);
			signal.throwIfAborted();
			if ( commentAddress !== null ) {
				void go(
					new URL( commentAddress ),
					change === 'restore' ? 'replace' : change
				);
			} else if ( screen.status === 401 || screen.document ) {
				// WordPress redirects a page load with status 401 to the login form.
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

	/** The URL of a screen in its canonical form, without a trailing slash. */
	function normalised( url: URL ): URL {
		const path = screenPath( url );
		return path === null ? url : new URL( href( path ) + url.hash );
	}

	const navigator: Navigator = {
		isStarted: () => listening !== null,
		push: ( url ) => void go( normalised( url ), 'push' ),
		replace( address ) {
			const url = normalised( address );
			void go( url, 'replace', commits.isCurrent( url ) );
		},
	};

	/** Navigates to the page of comments with the comment that the fragment names, if the screen does not show it. */
	async function goToComment(): Promise< void > {
		const screen = getScreen();
		const { signal } = pending;
		const { hash } = window.location;
		const address =
			screen && ( await commentAddressOf( screen, hash, signal ) );
		if ( address !== null && ! signal.aborted ) {
			void go( new URL( address ), 'replace' );
		}
	}

	/** Follows links in content; <Link> does the same for links of components. */
	function onClick( event: MouseEvent ): void {
		followLink( event, navigator );
		if ( ! event.defaultPrevented ) {
			// The browser may scroll to a fragment next.
			saveScroll();
		}
	}

	/** Shows the results of a search form inside the app. */
	function onSubmit( event: SubmitEvent ): void {
		const path = event.defaultPrevented ? null : searchPath( event.target );
		if ( path !== null ) {
			event.preventDefault();
			navigator.push( new URL( href( path ) ) );
		}
	}

	function onPopState(): void {
		const url = withoutTracking( new URL( window.location.href ) );
		if ( ! isKnownEntry() ) {
			// The browser has created this entry for a link to a fragment.
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
			// Requests the screen of the preview again, since pending.abort() has aborted that request.
			void go( url, 'replace' );
		}
	}

	function start(): () => void {
		const path = screenPath( new URL( window.location.href ) );
		if ( path !== null ) {
			screenCache.put( path, boot().screen );
		}
		markShown();
		listening = new AbortController();
		const { signal } = listening;
		document.addEventListener( 'click', onClick, { signal } );
		document.addEventListener( 'submit', onSubmit, { signal } );
		window.addEventListener( 'popstate', onPopState, { signal } );
		restoreScroll( signal );
		ignoreSecondClicks( signal );
		void goToComment();
		void commits.openFirstOverlay( pending.signal );
		// The first access makes the browser read its storage from disk, which would delay a click.
		const cancel = whenIdle( savedScroll );
		return () => {
			cancel();
			commits.stop();
			pending.abort();
			listening?.abort();
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
