import { screenPath } from './screen-path';

/** Whether a click asks for nothing but to follow a link: no new tab, no window, no download. */
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

/** The link around an element, unless it is for the browser alone: another tab, a download, marked as external. */
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

/** An address without its fragment. */
export function pageOf( {
	pathname,
	search,
}: Pick< URL, 'pathname' | 'search' > ): string {
	return pathname + search;
}

/** What changes the screen: React Router's navigator. */
interface Navigator {
	readonly push: ( to: URL ) => void;
	readonly replace: ( to: URL ) => void;
}

type ClickEvent = Parameters< typeof isPlainClick >[ 0 ] & {
	readonly target: EventTarget | null;
	readonly defaultPrevented: boolean;
	readonly preventDefault: () => void;
};

/**
 * Follows a clicked link inside the app, where it leads to a screen; every other click stays the browser's. A link to
 * the current page loads its screen again; one to a fragment of it is the browser's, which scrolls there.
 */
export function followLink( event: ClickEvent, navigator: Navigator ): void {
	const link = linkOf( event.target );
	if ( ! link || event.defaultPrevented || ! isPlainClick( event ) ) {
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
	// Safari does not focus a link on a click; a dialog that closes gives the focus back to it.
	link.focus( { preventScroll: true } );
	if ( isCurrent ) {
		navigator.replace( url );
	} else {
		navigator.push( url );
	}
}
