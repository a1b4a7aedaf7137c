import { useSyncExternalStore } from 'react';
import { onFirstInteraction } from './first-interaction';
import { createListeners } from './listeners';
import { logError } from './log-error';
import type { timeAgo as TimeAgo } from './relative-time';

/** Milliseconds between updates. */
const INTERVAL = 60_000;

let timeAgo: typeof TimeAgo | null = null;
const { notify, subscribe } = createListeners( start );

function update(): void {
	if ( ! document.hidden ) {
		notify();
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

/** Starts the one timer for all dates of the page. Returns a function that stops it. */
function start(): () => void {
	const stopped = new AbortController();
	if ( ! timeAgo ) {
		// Code that is not needed to read loads at the first interaction.
		onFirstInteraction( () => void load(), stopped.signal );
	}
	const timer = setInterval( update, INTERVAL );
	document.addEventListener( 'visibilitychange', update );
	return () => {
		stopped.abort();
		clearInterval( timer );
		document.removeEventListener( 'visibilitychange', update );
	};
}

/**
 * How long ago something was ("3 phút trước"), updated every minute while the page is visible.
 *
 * @param iso ISO 8601 with an offset.
 * @return Null until its code is loaded, or if the date should be shown instead; see timeAgo().
 */
export function useTimeAgo( iso: string ): string | null {
	return useSyncExternalStore(
		subscribe,
		() => timeAgo?.( iso, Date.now() ) ?? null,
		() => null
	);
}
