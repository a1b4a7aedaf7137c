import type { Navigator } from './navigator';
import { screenPath } from './screen-path';

/** Whether a click on a link is a plain one: no modifier key that opens a tab or window, or downloads. */
export function isPlainClick( event: {
	readonly altKey: boolean;
	readonly button: number;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
} ): boolean {
	const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
	return button === 0 && ! ( altKey || ctrlKey || metaKey || shiftKey );
}

/**
 * The link around an element; null if there is none, or if the browser must follow it: it opens another tab, is a
 * download or marked as external.
 */
export function linkOf( target: EventTarget | null ): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest( 'a[href]' ) : null;
	return link instanceof HTMLAnchorElement &&
		( link.target === '' || link.target === '_self' ) &&
		link.protocol.startsWith( 'http' ) &&
		! link.hasAttribute( 'download' ) &&
		! link.relList.contains( 'external' ) &&
		! link.closest( '[data-no-router]' )
		? link
		: null;
}

/** Path and query of a URL, so the URL of a page without its fragment. */
export function pageOf( {
	pathname,
	search,
}: Pick< URL, 'pathname' | 'search' > ): string {
	return pathname + search;
}

type ClickEvent = Parameters< typeof isPlainClick >[ 0 ] & {
	readonly target: EventTarget | null;
	readonly defaultPrevented: boolean;
	readonly preventDefault: () => void;
};

/**
 * Follows a clicked link inside the app if it leads to a screen; the browser handles every other click. A link to the
 * current page loads its screen again; a link to a fragment of it is left to the browser, which scrolls there.
 */
export function followLink( event: ClickEvent, navigator: Navigator ): void {
	const link = linkOf( event.target );
	if (
		! link ||
		event.defaultPrevented ||
		! isPlainClick( event ) ||
		! navigator.isStarted()
	) {
		return;
	}
	const url = new URL( link.href );
	const isCurrent = pageOf( url ) === pageOf( window.location );
	if (
		screenPath( url ) === null ||
		( isCurrent && url.href.includes( '#' ) )
	) {
		return;
	}
	event.preventDefault();
	// Safari does not focus a clicked link; a dialog that closes returns the focus to it.
	link.focus( { preventScroll: true } );
	if ( isCurrent ) {
		navigator.replace( url );
	} else {
		navigator.push( url );
	}
}
