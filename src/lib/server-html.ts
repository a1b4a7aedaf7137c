import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/*
 * The page as the server printed it, during the one render in which the app replaces it. The HTML of articles is moved
 * from there into the app, so that embeds, players and scripts which already ran keep their state.
 */

let serverRoot: Element | null = null;

export function setServerRoot( root: Element | null ): void {
	serverRoot = root;
}

/** Makes the browser create the controls of players anew: in Chromium they do not react after a player was moved. */
function renewControls( root: Element ): void {
	for ( const player of root.querySelectorAll< HTMLMediaElement >(
		'video[controls], audio[controls]'
	) ) {
		player.controls = false;
		player.controls = true;
	}
}

/** Moves all children. With moveBefore(), where the browser has it, iframes keep their state and videos play on. */
function moveChildren( from: Element, to: Element ): void {
	for ( const child of [ ...from.childNodes ] ) {
		if ( 'moveBefore' in to && typeof to.moveBefore === 'function' ) {
			to.moveBefore( child, null );
		} else {
			to.append( child );
		}
	}
	renewControls( to );
}

/**
 * Moves HTML that the server printed into an element of the app, in the first render after a page load.
 *
 * @param id    The server's `data-hien-html`.
 * @param place The element.
 * @return Whether the server printed it.
 */
export function useServerNodes(
	id: string,
	place: RefObject< Element >
): boolean {
	const [ source ] = useState(
		() => serverRoot?.querySelector( `[data-hien-html="${ id }"]` ) ?? null
	);
	useLayoutEffect( () => {
		if ( source && place.current ) {
			moveChildren( source, place.current );
		}
	}, [ source, place ] );
	return source !== null;
}
