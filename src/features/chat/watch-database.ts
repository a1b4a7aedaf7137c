import type { Session } from './connection';

interface Listeners {
	/** Told whether the database can be reached, whenever that changes. */
	readonly onConnected: ( isConnected: boolean ) => void;
	/** Told the time before which sign-ins were revoked, milliseconds; 0 for none. */
	readonly onRevoked: ( time: number ) => void;
}

/** How often it is said again that somebody is here, milliseconds; older than FRESH of use-presence.ts counts as gone. */
const REPEAT = 2 * 60_000;

export interface Watch {
	/** Says whether somebody is here; so it is at first. */
	readonly setHere: ( isHere: boolean ) => void;
	readonly stop: () => void;
}

/** Follows the connection and the sign-in, and says in the database that somebody is here. */
export function watchDatabase(
	session: Session,
	{ onConnected, onRevoked }: Listeners
): Watch {
	const { sdk, database, me, follow } = session;
	const place = sdk.push( sdk.ref( database, `presence/${ me.uid }` ) );

	let isConnected = false;
	let isHere = true;

	/** Whether it is written changes nothing but the dot that others see. */
	const ignore = () => {};

	function tell(): void {
		if ( isConnected && isHere ) {
			// First what happens at the end: it must not be lost with the connection.
			sdk.onDisconnect( place ).remove().catch( ignore );
			sdk.set( place, sdk.serverTimestamp() ).catch( ignore );
		}
	}
	const repeat = setInterval( tell, REPEAT );

	const ends = [
		sdk.onValue( sdk.ref( database, '.info/connected' ), ( value ) => {
			isConnected = value.val() === true;
			tell();
			onConnected( isConnected );
		} ),
		follow( sdk.ref( database, `blocked/${ me.uid }` ), ( value ) =>
			onRevoked( Number( value.val() ) )
		),
	];
	return {
		setHere( isNow ) {
			if ( isNow === isHere ) {
				return;
			}
			isHere = isNow;
			if ( isConnected && ! isHere ) {
				sdk.remove( place ).catch( ignore );
			}
			tell();
		},
		stop() {
			clearInterval( repeat );
			ends.forEach( ( end ) => end() );
		},
	};
}
