import type { Connection } from './connection';

/** Milliseconds without an interaction after which a page disconnects: the database limits the number of connections. */
const IDLE = 5 * 60_000;

const HIDDEN = 60_000;

const ACTIVITIES = [
	'pointerdown',
	'pointermove',
	'keydown',
	'scroll',
	'focus',
];

let kept = 0;

/** Keeps an idle page connected, where messages may come or are unsent. Returns what stops this, once. */
export function keepConnected(): () => void {
	let isKept = true;
	kept++;
	return () => {
		kept -= Number( isKept );
		isKept = false;
	};
}

/** Disconnects an idle page, and reconnects it at the next interaction. Returns a function that stops this. */
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
