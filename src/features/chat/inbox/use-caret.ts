import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

function subscribe( listener: () => void ): () => void {
	document.addEventListener( 'selectionchange', listener );
	return () => document.removeEventListener( 'selectionchange', listener );
}

/** The caret position in a field, updated as it moves; 0 before the field is rendered. */
export function useCaret( field: RefObject< HTMLTextAreaElement > ): number {
	return useSyncExternalStore(
		subscribe,
		() => field.current?.selectionStart ?? 0
	);
}
