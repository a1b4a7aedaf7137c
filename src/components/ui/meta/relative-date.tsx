import { useSyncExternalStore } from 'react';
import { cx } from '../../../lib/class-names';
import { formatDate, formatDateTime } from '../../../lib/formats';
import { onFirstInteraction } from '../../../lib/first-interaction';
import { createListeners } from '../../../lib/listeners';
import { logError } from '../../../lib/log-error';
import type { timeAgo as TimeAgo } from './relative-time';
import './relative-date.scss';

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

/** A date (ISO 8601) by timeAgo(), updated every INTERVAL in a visible page; null until its code is loaded. */
function useTimeAgo( iso: string ): string | null {
	return useSyncExternalStore(
		subscribe,
		() => timeAgo?.( iso, Date.now() ) ?? null,
		() => null
	);
}

interface Props {
	readonly iso: string;
	readonly className?: string;
}

/** How long ago something was, such as “3 phút trước”. The server and the first render show the date; the title has date and time. */
export function RelativeDate( { iso, className }: Props ) {
	const ago = useTimeAgo( iso );
	return (
		<time
			className={ cx( 'hien-relative-date', className ) }
			dateTime={ iso }
			title={ formatDateTime( iso ) }
		>
			{ ago ?? formatDate( iso ) }
		</time>
	);
}
