import { hasUnsent, outboxName } from '../unsent';

/** The members into whose conversations something waits to be sent. */
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
