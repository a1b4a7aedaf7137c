import { flushSync } from 'react-dom';
import type { Screen } from '../contract/types';
import { afterPaint } from '../lib/after-paint';
import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';
import { seed } from '../stores/seed';
import { updateAdminBar } from './admin-bar';
import { updateHead } from './document-head';
import { land } from './landing';
import { openingScreen } from './own-screens';
import {
	enter,
	isLayer,
	leaveEntryToPage,
	pushLayer,
	savedPosition,
} from './positions';
import type { Kind } from './positions';
import { isLoaded } from '../app/screen-code';
import { closeLightbox, look, opensAbove } from '../features/lightbox';

/** Whoever goes back, or to a fragment, lands further down, and needs all of a screen at once. */
export function landsBelow( { hash }: URL, kind: Kind ): boolean {
	return kind === 'pop' || hash !== '';
}

/** The address without its fragment. */
export function pageOf( { pathname, search }: URL | Location ): string {
	return pathname + search;
}

/** Puts screens before the visitor, and their addresses into the browser's history. */
export function createPresenter( registry: SiteRegistry ) {
	const navigation = registry.dispatch( navigationStore );
	const { getCount } = registry.select( navigationStore );
	/** The page on the screen. */
	let shownPage = pageOf( window.location );
	/** Calls off what the last screen still had to do behind its first frame. */
	let cancelRest = () => {};

	function show( screen: Screen, url: URL, kind: Kind ): void {
		seed( registry, screen.data );
		cancelRest();
		const isAbove = kind === 'push' || ( kind === 'pop' && isLayer() );
		if ( isAbove && opensAbove( screen, url.hash ) ) {
			if ( kind === 'push' ) {
				pushLayer( url );
			}
			look( registry, screen, url.hash );
			updateHead( screen );
			return;
		}
		enter( url, kind );
		shownPage = pageOf( url );
		look( registry, screen, url.hash );
		const before = getCount();
		const isAtOnce = landsBelow( url, kind );
		flushSync( () => void navigation.show( screen, isAtOnce ) );
		// Whoever has the heading before their eyes already stays where they are.
		if ( getCount() !== before ) {
			leaveEntryToPage();
			land( url.hash, kind === 'pop' ? savedPosition() : null );
		}
		cancelRest = afterPaint( () => {
			updateHead( screen );
			updateAdminBar( screen );
		} );
	}

	/**
	 * Answers a click with the title of an article that a list has told; show() then brings the rest. Returns whether it
	 * could.
	 */
	function open( path: string, url: URL, kind: Kind ): boolean {
		const screen =
			kind === 'push' && ! landsBelow( url, kind ) && isLoaded( 'post' )
				? openingScreen( registry, path )
				: null;
		if ( screen === null ) {
			return false;
		}
		seed( registry, screen.data );
		cancelRest();
		enter( url, kind );
		shownPage = pageOf( url );
		closeLightbox( registry );
		flushSync( () => void navigation.open( screen ) );
		document.title = screen.title;
		land( '', null );
		return true;
	}

	return {
		show,
		open,
		isShown: ( url: URL ) => pageOf( url ) === shownPage,
		stop: () => cancelRest(),
	};
}
