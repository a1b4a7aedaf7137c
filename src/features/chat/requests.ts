import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest';

/** Event of the document: the visitor opens the chat elsewhere on the page. */
const OPEN_REQUESTED = 'hien-chat-asked';

let isRequested = false;

/** Opens the chat, as soon as it is rendered. */
export function openChat(): void {
	isRequested = true;
	document.dispatchEvent( new Event( OPEN_REQUESTED ) );
}

/** Calls `open` for each call of openChat(), also for an earlier one. */
export function useChatRequests( open: () => void ): void {
	const latest = useLatest( open );
	useEffect( () => {
		function onRequest(): void {
			isRequested = false;
			latest.current();
		}
		if ( isRequested ) {
			onRequest();
		}
		document.addEventListener( OPEN_REQUESTED, onRequest );
		return () => document.removeEventListener( OPEN_REQUESTED, onRequest );
	}, [ latest ] );
}
