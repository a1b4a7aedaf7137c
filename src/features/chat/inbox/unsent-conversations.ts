import { hasUnsent, outboxName } from '../unsent';

/** Returns the ids of the members to whom this browser still has unsent messages. */
export function unsentConversations(): readonly string[] {
	const prefix = outboxName( '' );
	try {
		return Object.keys( window.localStorage )
			.filter( ( key ) => key.startsWith( prefix ) )
			.map( ( key ) => key.slice( prefix.length ) )
			.filter( hasUnsent );
	} catch {
		return []; // The browser forbids storage.
	}
}
