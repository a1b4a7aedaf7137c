import { useEffect } from 'react';
import { useValue } from '../conversation/use-value';
import { keepConnected } from '../watch-activity';

/** Milliseconds after the last message of a conversation in which an answer is awaited. */
const AWAITED = 30 * 60_000;

/**
 * Keeps an idle page connected while the conversation is open, or an answer to it is awaited. `lastAt`: the time of its
 * last message, in milliseconds by the server's clock; 0 for none.
 */
export function useStayConnected( isOpen: boolean, lastAt: number ): void {
	/** Milliseconds by which the server's clock is ahead of this one. */
	const offset = Number( useValue( '.info/serverTimeOffset' ) ?? 0 );
	useEffect( () => ( isOpen ? keepConnected() : undefined ), [ isOpen ] );
	useEffect( () => {
		const left = lastAt + AWAITED - offset - Date.now();
		if ( left <= 0 ) {
			return;
		}
		const release = keepConnected();
		const timer = setTimeout( release, left );
		return () => {
			clearTimeout( timer );
			release();
		};
	}, [ lastAt, offset ] );
}
