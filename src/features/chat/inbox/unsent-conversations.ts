import { storedKeys } from '../../../lib/storage';
import { hasUnsent, outboxName } from '../unsent';

/** Returns the ids of the members for whom this browser has unsent messages. */
export function unsentConversations(): readonly string[] {
	const prefix = outboxName( '' );
	const ids = storedKeys( 'localStorage', prefix ).map(
		( key ) => key.slice( prefix.length ).split( '-' )[ 0 ] ?? ''
	);
	return [ ...new Set( ids ) ].filter( hasUnsent );
}
