import type { Session } from './connection-state';

/** Milliseconds in which the database answers. */
const IN_TIME = 15_000;

type DatabaseAccess = Pick< Session, 'sdk' | 'database' >;

/** Makes the SDK connect at once. */
export function reconnect( { sdk, database }: DatabaseAccess ): void {
	sdk.goOffline( database );
	sdk.goOnline( database );
}

/**
 * Returns an answer of the database. If it does not come in time, the connection is dead, as after a change of the network,
 * and is made again; the answer then comes by the new one.
 */
export function reconnectIfLate< Answer >(
	session: DatabaseAccess,
	answer: Promise< Answer >
): Promise< Answer > {
	const { sdk, database } = session;
	const connected = sdk.ref( database, '.info/connected' );
	const late = setTimeout( () => {
		sdk.onValue(
			connected,
			// Not a page that is known to be offline, or is paused.
			( isConnected ) =>
				isConnected.val() === true && reconnect( session ),
			{ onlyOnce: true }
		);
	}, IN_TIME );
	return answer.finally( () => clearTimeout( late ) );
}
