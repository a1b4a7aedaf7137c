import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/*
 * The page as the server printed it, for the one render in which React takes it over. Article HTML is moved out
 * of it, so that embeds, players and scripts which already ran keep their state.
 */

let serverRoot: Element | null = null;

export function setServerRoot( root: Element | null ): void {
	serverRoot = root;
}

/** Makes the browser build a player's controls again: in Chromium those of a player that was moved do not react. */
function renewControls( root: Element ): void {
	for ( const player of root.querySelectorAll< HTMLMediaElement >(
		'video[controls], audio[controls]'
	) ) {
		player.controls = false;
		player.controls = true;
	}
}

/** Moves all children. Where the browser can (moveBefore), even iframes keep their state, and films play on. */
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
 * Moves what the server printed into one of our elements, while the take-over lasts. Returns whether there was any.
 *
 * @param id    The server's `data-hien-html`.
 * @param place The element.
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
