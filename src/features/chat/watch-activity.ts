import type { Connection } from './connection';

/** Milliseconds without any action after which a page disconnects: the database allows a limited number of connections. */
const IDLE = 5 * 60_000;

/** The same for a hidden page. */
const HIDDEN = 60_000;

const ACTIVITIES = [
	'pointerdown',
	'pointermove',
	'keydown',
	'scroll',
	'focus',
];

/** How many parts of the page need the connection: see keepConnected(). */
let kept = 0;

/**
 * Keeps the page connected while nobody uses it, as for notifications or unsent messages; the user counts as away. Returns
 * a function that stops this.
 */
export function keepConnected(): () => void {
	kept++;
	return () => {
		kept--;
	};
}

/**
 * Disconnects while nobody uses the page, and connects again as soon as somebody does. Returns a function that stops this.
 */
export function watchActivity(
	connection: Pick< Connection, 'getSnapshot' | 'pause' | 'resume' | 'retry' >
): () => void {
	const listening = new AbortController();
	const options = { signal: listening.signal, capture: true, passive: true };
	let timer: ReturnType< typeof setTimeout >;

	function rest(): void {
		connection.pause( kept > 0 );
		if ( kept > 0 ) {
			wait();
		}
	}

	function wait(): void {
		clearTimeout( timer );
		timer = setTimeout( rest, document.hidden ? HIDDEN : IDLE );
	}

	function onActivity(): void {
		if ( ! document.hidden ) {
			void connection.resume();
		}
		wait();
	}

	function onOnline(): void {
		if ( connection.getSnapshot().state === 'offline' ) {
			connection.retry();
		}
	}

	for ( const type of ACTIVITIES ) {
		window.addEventListener( type, onActivity, options );
	}
	document.addEventListener( 'visibilitychange', onActivity, options );
	window.addEventListener( 'online', onOnline, options );
	wait();
	return () => {
		clearTimeout( timer );
		listening.abort();
	};
}
