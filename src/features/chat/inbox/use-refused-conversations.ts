import { useMemo, useSyncExternalStore } from 'react';
import { storedKeys } from '../../../lib/storage';
import { anyOutbox } from '../conversation/use-outbox';
import { hasRefused, outboxName, parseUnsent, storedTexts } from '../unsent';

/** Ids of the members to whom the user has written a message that is not sent yet. */
export function unsentConversations(): readonly string[] {
	const prefix = outboxName( '' );
	const ids = storedKeys( 'localStorage', prefix ).map(
		( key ) => key.slice( prefix.length ).split( '-' )[ 0 ] ?? ''
	);
	return [ ...new Set( ids ) ];
}

function refusedConversations(): string {
	return unsentConversations()
		.filter( ( uid ) =>
			hasRefused( parseUnsent( storedTexts( outboxName( uid ) ) ) )
		)
		.join();
}

/** Ids of the members to whom the user has written a message that the database refused. */
export function useRefusedConversations(): ReadonlySet< string > {
	const ids = useSyncExternalStore(
		anyOutbox.subscribe,
		refusedConversations
	);
	return useMemo( () => new Set( ids.split( ',' ) ), [ ids ] );
}
