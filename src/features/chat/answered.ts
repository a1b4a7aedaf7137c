import type { Session } from './connection';

/** Milliseconds in which the database answers. */
const IN_TIME = 15_000;

type Place = Pick< Session, 'sdk' | 'database' >;

/** Makes the SDK connect at once. */
export function reconnect( { sdk, database }: Place ): void {
	sdk.goOffline( database );
	sdk.goOnline( database );
}

/**
 * Returns an answer of the database, and reconnects if it does not come in time: the connection is then dead, although
 * the browser has not noticed, as after a change from Wi-Fi to a mobile network. The answer comes by the new connection.
 */
export function answered< Answer >(
	session: Place,
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
