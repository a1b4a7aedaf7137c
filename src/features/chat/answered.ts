import type { Session } from './connection';

/** Milliseconds in which the database answers. */
const IN_TIME = 15_000;

/**
 * Returns an answer of the database, and reconnects if it does not come in time: the connection is then dead, although
 * the browser has not noticed, as after a change from Wi-Fi to a mobile network. The answer comes by the new connection.
 */
export function answered< Answer >(
	{ sdk, database }: Pick< Session, 'sdk' | 'database' >,
	answer: Promise< Answer >
): Promise< Answer > {
	function reconnect(): void {
		sdk.goOffline( database );
		sdk.goOnline( database );
	}

	const connected = sdk.ref( database, '.info/connected' );
	const late = setTimeout( () => {
		sdk.onValue(
			connected,
			// Not a page that is known to be offline, or is paused.
			( isConnected ) => isConnected.val() === true && reconnect(),
			{ onlyOnce: true }
		);
	}, IN_TIME );
	return answer.finally( () => clearTimeout( late ) );
}
