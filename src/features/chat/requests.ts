import { useEffect, useLayoutEffect, useRef } from 'react';

/** An event of the document: the visitor asks for the chat elsewhere on the page. */
const ASKED = 'hien-chat-asked';

/** Whether it was asked for before it was there. */
let isAsked = false;

/** Opens the chat, or lets it open when its button appears. */
export function openChat(): void {
	isAsked = true;
	document.dispatchEvent( new Event( ASKED ) );
}

/** Calls a function when the visitor asks for the chat; at once if that was before. */
export function useChatRequests( open: () => void ): void {
	const latest = useRef( open );
	useLayoutEffect( () => {
		latest.current = open;
	} );
	useEffect( () => {
		function onAsked(): void {
			isAsked = false;
			latest.current();
		}
		if ( isAsked ) {
			onAsked();
		}
		document.addEventListener( ASKED, onAsked );
		return () => document.removeEventListener( ASKED, onAsked );
	}, [] );
}
