import { useSyncExternalStore } from 'react';
import { logError } from './log-error';
import type { timeAgo as TimeAgo } from './relative-time';
import { whenIdle } from './when-idle';

/** Milliseconds after which the words are looked at again. */
const INTERVAL = 60_000;

let timeAgo: typeof TimeAgo | null = null;
const listeners = new Set< () => void >();
let stop = () => {};

function update(): void {
	if ( ! document.hidden ) {
		listeners.forEach( ( listener ) => listener() );
	}
}

async function load(): Promise< void > {
	try {
		( { timeAgo } = await import(
			/* webpackChunkName: "relative-time" */ './relative-time'
		) );
		update();
	} catch ( error ) {
		logError( error );
	}
}

/** One timer for all dates of the page. Returns how to stop it. */
function start(): () => void {
	const cancel = timeAgo ? () => {} : whenIdle( () => void load() );
	const timer = setInterval( update, INTERVAL );
	document.addEventListener( 'visibilitychange', update );
	return () => {
		cancel();
		clearInterval( timer );
		document.removeEventListener( 'visibilitychange', update );
	};
}

function subscribe( listener: () => void ): () => void {
	if ( listeners.size === 0 ) {
		stop = start();
	}
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
		if ( listeners.size === 0 ) {
			stop();
		}
	};
}

/**
 * How long ago something was, kept right while the page is seen.
 *
 * @param iso ISO 8601 with an offset.
 * @return Null until the code for the words is loaded, and where the date says more.
 */
export function useTimeAgo( iso: string ): string | null {
	return useSyncExternalStore(
		subscribe,
		() => timeAgo?.( iso, Date.now() ) ?? null,
		() => null
	);
}
