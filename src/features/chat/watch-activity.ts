import type { Connection } from './connection';

/** Milliseconds without anything done on the page after which it frees its connection: there is a limited number. */
const IDLE = 5 * 60_000;

/** The same for a page that cannot be seen. */
const HIDDEN = 60_000;

const ACTIVITIES = [
	'pointerdown',
	'pointermove',
	'keydown',
	'scroll',
	'focus',
];

/** Pages that stay connected: see keepConnected(). */
let kept = 0;

/** Keeps the connection also while nobody does anything, as for notifications; others see nobody here. Returns how to stop. */
export function keepConnected(): () => void {
	kept++;
	return () => {
		kept--;
	};
}

/** Disconnects while nobody uses the page, and connects again at once when somebody does. Returns how to stop. */
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
