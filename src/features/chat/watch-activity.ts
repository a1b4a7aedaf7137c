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

/** Keeps an idle page connected, for example while messages are unsent. Returns a function that ends this; call it once. */
export function keepConnected(): () => void {
	let isKept = true;
	kept++;
	return () => {
		kept -= Number( isKept );
		isKept = false;
	};
}

export interface Activity {
	/** Call it when a part of the page shows the chat, and the function that it returns when that part is closed. */
	readonly use: () => () => void;
	readonly stop: () => void;
}

/** Disconnects a page that is idle or shows no chat, and reconnects it at the next interaction with one that does. */
export function watchActivity(
	connection: Pick< Connection, 'getSnapshot' | 'pause' | 'resume' | 'retry' >
): Activity {
	const listening = new AbortController();
	const options = { signal: listening.signal, capture: true, passive: true };
	let timer: ReturnType< typeof setTimeout >;
	/** How many parts of the page show the chat. */
	let users = 0;

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
		if ( users === 0 ) {
			return;
		}
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
	return {
		use() {
			users++;
			onActivity();
			return () => {
				users--;
				// In the next task: by then another part may show the chat, and keepConnected() of this part has ended.
				setTimeout( () => {
					if ( users === 0 ) {
						rest();
					}
				} );
			};
		},
		stop() {
			clearTimeout( timer );
			listening.abort();
		},
	};
}
