import { useEffect } from 'react';
import type { SignedInUser } from '../../contract/types';
import { useLatest } from '../../lib/use-latest';
import { useListener } from '../../lib/use-listener';

/** Event of the document: the visitor opens the chat elsewhere on the page. */
const OPEN_REQUESTED = 'hien-chat-asked';

let isRequested = false;

/** Opens the chat, as soon as it is rendered. */
export function openChat(): void {
	isRequested = true;
	document.dispatchEvent( new Event( OPEN_REQUESTED ) );
}

/** Calls `open` for each call of openChat(), also for an earlier one. */
export function useOpenChatListener( open: () => void ): void {
	function onRequest(): void {
		isRequested = false;
		open();
	}
	const latest = useLatest( onRequest );
	useEffect( () => {
		if ( isRequested ) {
			latest.current();
		}
	}, [ latest ] );
	useListener( document, OPEN_REQUESTED, onRequest );
}

/** Whether a user may answer the chat, and so has the inbox instead of the chat widget. */
export function answersChat( user: SignedInUser | null ): boolean {
	return user?.scope.includes( 'hien_answer_chat' ) ?? false;
}
